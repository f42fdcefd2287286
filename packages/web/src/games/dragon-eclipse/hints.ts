import { frenchSpaces, type Language } from '@tabard/engine';

const en = {
  mulligan:
    'Good opening cards move you close and strike soon. You may exchange all four once, not single ones.',
  act: 'One card a turn: its slot gives Power first, the right ones more. Bonus Actions cost Power and may be used before and after the card. Rest the pointer on anything, or press it long, to see how far it reaches.',
  after: 'The card is played. Spend Power on Bonus Actions now, or save it: up to 10 stay with you.',
  move: 'The glowing spaces are in reach. Look at the Enemy’s coming card first: distance is your best shield.',
  steps: 'Somebody counts your steps: you may also walk in a circle.',
  target: 'Whatever stands in range can be hit: the Enemy, its Summons, and Terrain that breaks.',
  trigger: 'Trigger resolves a second card from your slots, once a turn.',
  keep: 'The card you keep stays on top: you draw it next.',
  'enemy-space': 'The Enemy could end in several equal spaces: you decide which.',
  waive: 'To tame it, it must live. Waive the damage if the blow would beat it.',
  spend: 'Optional: what it costs is said first.',
  'place-token':
    'Tokens do nothing alone: their owner’s effects count them and start from them. You place the Enemy’s too.',
  discard: 'The card on top of the discard pile may bring a passive into force: mind the order.',
  'who-taunts':
    'The holder of the Taunt token is whom the Enemy usually turns on. Agree, or the Decision token decides.',
  'who-takes-second': 'Both say who starts in space II; when you differ, the Decision token decides.',
  'pick-mystling':
    'Rest the pointer on a Mystling to read how it plays. Two of the same element cannot be yours.',
  'build-deck':
    'The suggested deck is sound. To build your own: 16 cards, 3 to 6 of the Mystling’s own, one Legendary at most.',
  'pick-card': 'These cards are wanted by both: you pick in turn. Be done when your deck has what it needs.',
  'choose-fighter': 'A Mystling that wins a round retires: keep an answer for the last one.',
  'starting-mystling':
    'It goes with you from the first page on. Another one may join you later; what glows can be chosen.',
  explore:
    'Look wherever you like. Some things take time: the token on the Time track moves on, and at the “!” its event comes. A sparkle in the picture is a place, too.',
  'choose-option':
    'Beside an option stand its cost and its gain; one that is closed says what it needs. What you choose is remembered.',
  test: 'Items are turned up for the number on them; you do not gain them. Stop when the row of the sum is good: the table says how likely one more card leads where.',
  'pick-fighter':
    'Power and Fatigue stay with each Mystling, and damage that was not healed. The others wait.',
  'world-map': 'Places that you know can be visited before you set out: shops, Mystlings to tame.',
  'take-mystling':
    'From the second Scenario on two Mystlings go along, of different elements: one fights, the other waits.',
  advancement: 'The cards you take can be built into the decks of all your Mystlings from now on.',
  'run-mystling':
    'It leads the whole Run: its damage stays from Combat to Combat, until a Campsite heals it.',
  'take-goal': 'Fulfil the Achievement at any time in this Run, and the Artifact is yours in all later ones.',
  'next-space':
    'A numeral is the Tier of an Enemy, a letter or ? a Mystery. The arrows lead on only: look ahead to the Boss.',
  'spend-gains':
    'Silver buys Starting Perks and Essence other Mystlings, for all Runs to come. What you do not spend is gone.',
  learn: 'A small deck brings its best cards sooner: below each card you see the deck before and after.',
};

const fr: Record<keyof typeof en, string> = {
  mulligan:
    'De bonnes cartes de départ approchent et frappent tôt. On peut échanger les quatre une fois, jamais une seule.',
  act: 'Une carte par tour : son emplacement donne d’abord du Pouvoir, davantage à droite. Les Actions bonus en coûtent, avant comme après la carte. Posez le pointeur sur une chose, ou appuyez longuement, pour voir sa portée.',
  after: 'La carte est jouée. Dépensez du Pouvoir en Actions bonus, ou gardez-le : jusqu’à 10 vous restent.',
  move: 'Les cases lumineuses sont à portée. Regardez d’abord la prochaine carte de l’Ennemi : la distance est le meilleur bouclier.',
  steps: 'Quelqu’un compte vos pas : on peut aussi tourner en rond.',
  target: 'Tout ce qui est à portée peut être touché : l’Ennemi, ses Invocations, le Terrain fragile.',
  trigger: 'Déclencher résout une deuxième carte de vos emplacements, une fois par tour.',
  keep: 'La carte gardée reste au sommet : vous la piocherez ensuite.',
  'enemy-space': 'L’Ennemi pourrait finir sur plusieurs cases équivalentes : à vous de choisir.',
  waive: 'Pour l’apprivoiser, il doit vivre. Renoncez aux dégâts si le coup devait l’abattre.',
  spend: 'Facultatif : le prix est dit d’abord.',
  'place-token':
    'Seuls, les jetons ne font rien : les effets de leur maître les comptent et partent d’eux. Vous placez aussi ceux de l’Ennemi.',
  discard: 'La carte au sommet de la défausse peut mettre un passif en vigueur : l’ordre compte.',
  'who-taunts':
    'L’Ennemi se tourne d’ordinaire vers qui tient le jeton Provocation. Accordez-vous, sinon le jeton Décision tranche.',
  'who-takes-second': 'Chacun dit qui commence sur la case II ; en désaccord, le jeton Décision tranche.',
  'pick-mystling':
    'Posez le pointeur sur un Mystling pour lire comment il se joue. Jamais deux du même élément.',
  'build-deck':
    'Le paquet suggéré est solide. Pour le vôtre : 16 cartes, de 3 à 6 du Mystling, une Légendaire au plus.',
  'pick-card': 'Ces cartes sont convoitées par les deux : on choisit tour à tour. Terminez quand il suffit.',
  'choose-fighter': 'Un Mystling qui gagne une manche se retire : gardez une réponse pour la dernière.',
  'starting-mystling':
    'Il vous suit dès la première page. D’autres pourront vous rejoindre ; ce qui luit peut être choisi.',
  explore:
    'Regardez où vous voulez. Certaines choses prennent du temps : le jeton avance, et au « ! » l’événement arrive. Une étincelle dans l’image est aussi un lieu.',
  'choose-option':
    'À côté d’une option figurent son coût et son gain ; une option fermée dit ce qu’il lui faut. On se souviendra de votre choix.',
  test: 'Les Objets sont révélés pour leur nombre ; vous ne les gagnez pas. Arrêtez-vous quand la ligne de la somme est bonne : la table dit où une carte de plus peut mener.',
  'pick-fighter':
    'Pouvoir et Fatigue restent à chaque Mystling, et les dégâts non soignés. Les autres attendent.',
  'world-map':
    'Les lieux connus se visitent avant le départ : on y trouve des boutiques, des Mystlings à apprivoiser.',
  'take-mystling':
    'Dès le deuxième Scénario, deux Mystlings vous suivent, d’éléments différents : l’un combat, l’autre attend.',
  advancement: 'Les cartes choisies peuvent entrer dans les paquets de tous vos Mystlings.',
  'run-mystling':
    'Il mène tout le Périple : ses dégâts restent de Combat en Combat, jusqu’à ce qu’un Campement le soigne.',
  'take-goal':
    'Accomplissez l’Exploit à tout moment de ce Périple, et l’Artefact est à vous dans tous les suivants.',
  'next-space':
    'Un chiffre est le Rang d’un Ennemi, une lettre ou ? un Mystère. Les flèches ne reviennent pas : visez déjà le Boss.',
  'spend-gains':
    'L’Argent achète des Avantages de départ, l’Essence d’autres Mystlings, pour tous les Périples à venir. Ce qui n’est pas dépensé est perdu.',
  learn: 'Un petit paquet rend plus vite ses meilleures cartes : sous chacune, le paquet avant et après.',
};

/** What helps in a first match, by the kind of decision: one or two sentences each. */
export const hints: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en,
  fr: Object.fromEntries(Object.entries(fr).map(([kind, hint]) => [kind, frenchSpaces(hint)])),
};
