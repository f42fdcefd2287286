import type { Language } from '@tabard/engine';

/** What helps in a first match, by the kind of decision: one or two sentences each. */
export const hints: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    'draft-advantage':
      'Advantages are one-time helps. Most need a Character with the same sign (Ki, Magic, Trickery), so keep what your Characters can use.',
    'draft-character':
      'Your party begins with one Character and grows to four. High Combat wins fights, high Speed moves first.',
    reset:
      'Straightened and ready. To travel this turn, declare now that you leave your Area; otherwise you stay.',
    'take-character': 'The smallest party may take in somebody another party sent away.',
    'take-advantage': 'The smallest hand may pick up one of the cards just discarded.',
    move: 'Any Area can be reached. A card lying on it is a Preliminary Encounter, to be overcome first; higher levels pay more and bite harder.',
    'remove-area': 'Only an empty Area without a guard can go. Think of the places your Missions need.',
    veto: 'Discard a card to keep an Area that you need, for a Mission perhaps.',
    interact:
      'One action: trade with a party in a market, or attack one in your Area whose size differs by one at most. The winner takes a card.',
    duel: 'Rival Organizations in one Area must fight once a turn.',
    trade: 'Put together what you give and what you ask for, then propose. Characters can be traded too.',
    'answer-trade': 'Nothing changes hands until both agree.',
    explore:
      'Roll a die on the Area’s table: each claw is one Encounter to overcome. Unharmed, you claim one reward.',
    reward:
      'One reward only: cards, a new Character, or one of your Missions if the Area names its place. One completed Mission opens the Final one.',
    'combat-cards':
      'Both sides add a die. Ties beat Creatures; a loss by five or more costs a Character. Play Combat cards before the roll.',
    casualty: 'A spun or incapacitated Character can be the one who falls.',
    interrupt:
      'You may answer what just happened with an Interruption. Passing costs nothing, and the table passes for you when you hold nothing that fits.',
    reveal:
      'Revealing starts the Crisis countdown for everybody. Do it when your party is strong enough to win soon.',
    resist: 'You are holding out. Play what helps before this turn’s trial.',
    trim: 'Nobody holds more cards than the limit, usually five.',
    discard: 'Cards whose sign nobody in your party has are the easiest to part with.',
    'choose-rival': 'The party closest to winning is often the right one.',
    target: 'A spun Character cannot act again this turn; an incapacitated one does not even fight.',
  },
  fr: {
    'draft-advantage':
      'Les Avantages servent une fois. La plupart demandent un Personnage du même signe (Ki, Magie, Ruse) : gardez ce que les vôtres pourront jouer.',
    'draft-character':
      'Votre groupe commence avec un Personnage et peut en compter quatre. Le Combat gagne les batailles, la Vitesse fait jouer d’abord.',
    reset:
      'Tout le monde est prêt. Pour voyager ce tour-ci, annoncez maintenant votre départ ; sinon, vous restez.',
    'take-character': 'Le plus petit groupe peut accueillir un Personnage qu’un autre a renvoyé.',
    'take-advantage': 'La plus petite main peut reprendre une des cartes qui viennent d’être défaussées.',
    move: 'On peut aller partout. Une carte posée sur un Lieu est une Rencontre préliminaire, à vaincre d’abord ; les hauts niveaux rapportent plus et mordent plus fort.',
    'remove-area':
      'Seul un Lieu vide et sans gardien peut partir. Pensez aux endroits dont vos Missions ont besoin.',
    veto: 'Défaussez une carte pour garder un Lieu utile, à une Mission par exemple.',
    interact:
      'Une action : échanger avec un groupe sur un marché, ou en attaquer un dans votre Lieu, d’une taille voisine. Le vainqueur prend une carte.',
    duel: 'Deux Organisations rivales dans un même Lieu doivent se battre une fois par tour.',
    trade:
      'Composez ce que vous donnez et ce que vous demandez, puis proposez. Les Personnages s’échangent aussi.',
    'answer-trade': 'Rien ne change de main avant l’accord des deux.',
    explore:
      'Lancez un dé sur la table du Lieu : chaque griffe est une Rencontre à vaincre. Ensuite, vous prenez une récompense.',
    reward:
      'Une seule récompense : des cartes, un Personnage, ou une de vos Missions si le Lieu nomme son endroit. Une Mission accomplie ouvre la Mission finale.',
    'combat-cards':
      'Chaque camp ajoute un dé. L’égalité bat une Créature ; une défaite de cinq ou plus coûte un Personnage. Les cartes Combat se jouent avant les dés.',
    casualty: 'Un Personnage tourné ou neutralisé peut être celui qui tombe.',
    interrupt:
      'Vous pouvez répondre par une Interruption. Passer ne coûte rien, et la table passe pour vous quand rien ne convient.',
    reveal:
      'La révéler lance le compte à rebours de la Crise pour tous. Faites-le quand votre groupe peut gagner bientôt.',
    resist: 'Vous tenez bon. Jouez ce qui aide avant l’épreuve de ce tour.',
    trim: 'Personne ne tient plus de cartes que la limite, cinq d’ordinaire.',
    discard: 'Les cartes dont personne chez vous n’a le signe sont les plus faciles à laisser.',
    'choose-rival': 'Le groupe le plus proche de la victoire est souvent le bon choix.',
    target: 'Un Personnage tourné n’agit plus ce tour-ci ; neutralisé, il ne se bat même plus.',
  },
};
