import type { Keyword } from '@tabard/engine';

/** What the words on cards mean. */
export const KEYWORDS = {
  combat: {
    rule: 'AN-CHAR-10',
    words: {
      en: ['Combat', 'What a party fights with: the sum of its Characters, plus one die.'],
      fr: ['Combat', 'La force du groupe : la somme de ses Personnages, plus un dé.'],
    },
  },
  speed: {
    rule: 'AN-CHAR-11',
    words: {
      en: ['Speed', 'The faster party plays first. A Speed Check adds one die to it.'],
      fr: ['Vitesse', 'Le groupe le plus rapide joue d’abord. Un test de Vitesse y ajoute un dé.'],
    },
  },
  ki: {
    rule: 'AN-ADV-04',
    words: {
      en: ['Ki', 'A ready Character with this sign is spun to play Ki cards.'],
      fr: ['Ki', 'Un Personnage prêt portant ce signe est tourné pour jouer les cartes Ki.'],
    },
  },
  magic: {
    rule: 'AN-ADV-04',
    words: {
      en: ['Magic', 'A ready Character with this sign is spun to play Magic cards.'],
      fr: ['Magie', 'Un Personnage prêt portant ce signe est tourné pour jouer les cartes Magie.'],
    },
  },
  trickery: {
    rule: 'AN-ADV-04',
    words: {
      en: ['Trickery', 'A ready Character with this sign is spun to play Trickery cards.'],
      fr: ['Ruse', 'Un Personnage prêt portant ce signe est tourné pour jouer les cartes Ruse.'],
    },
  },
  plot: {
    rule: 'AN-ADV-05',
    words: {
      en: ['Plot', 'Anybody may play it; no Character has to be spun.'],
      fr: ['Intrigue', 'Tout le monde peut la jouer, sans tourner de Personnage.'],
    },
  },
  interruption: {
    rule: 'AN-TIMING-02',
    words: {
      en: ['Interruption', 'Played in answer to what happens, even in another player’s turn.'],
      fr: ['Interruption', 'Se joue en réponse à un événement, même au tour d’un autre.'],
    },
  },
  organization: {
    rule: 'AN-ORG-01',
    words: {
      en: [
        'Organization',
        'Stays in play. A party belongs to one at most; rivals must fight when they meet.',
      ],
      fr: [
        'Organisation',
        'Reste en jeu. Un groupe n’en a qu’une ; les rivales se battent quand elles se croisent.',
      ],
    },
  },
  object: {
    rule: 'AN-ADV-08',
    words: {
      en: ['Stays in play', 'Once played it lies before you and does not count as a card in hand.'],
      fr: ['Reste en jeu', 'Une fois jouée, elle reste devant vous et ne compte plus dans la main.'],
    },
  },
  spin: {
    rule: 'AN-SPIN-01',
    words: {
      en: ['Spin', 'Turned sideways: it has acted this turn, but still counts for Combat and Speed.'],
      fr: ['Tourner', 'Mis de travers : il a agi ce tour-ci, mais compte encore en Combat et en Vitesse.'],
    },
  },
  incapacitated: {
    rule: 'AN-INCAP-01',
    words: {
      en: ['Incapacitated', 'Facedown until the next Reset: it cannot act, and its Combat does not count.'],
      fr: [
        'Neutralisé',
        'Face cachée jusqu’à la prochaine Préparation : il n’agit pas et son Combat ne compte pas.',
      ],
    },
  },
  level: {
    rule: 'AN-AREA-01',
    words: {
      en: ['Level', 'Encounters of a higher level than the Area do nothing there.'],
      fr: ['Niveau', 'Les Rencontres d’un niveau supérieur à celui du Lieu n’y font rien.'],
    },
  },
  exploration: {
    rule: 'AN-EXPL-04',
    words: {
      en: ['Exploration', 'Roll a die: the table says how many Encounters to overcome before a reward.'],
      fr: ['Exploration', 'Lancez un dé : la table dit combien de Rencontres vaincre avant une récompense.'],
    },
  },
  guard: {
    rule: 'AN-PRELIM-06',
    words: {
      en: ['Preliminary Encounter', 'Lies on an Area when it comes into play; overcome it to enter.'],
      fr: ['Rencontre préliminaire', 'Posée sur un Lieu à son arrivée ; il faut la vaincre pour entrer.'],
    },
  },
  reward: {
    rule: 'AN-REW-01',
    words: {
      en: ['Reward', 'A party that explores an Area and is not stopped claims one of its rewards.'],
      fr: ['Récompense', 'Qui explore un Lieu sans être arrêté prend une de ses récompenses.'],
    },
  },
  recruit: {
    rule: 'AN-REW-06',
    words: {
      en: ['Recruit', 'The top Character joins the party; four is the most.'],
      fr: ['Recrutement', 'Le premier Personnage de la pioche rejoint le groupe ; quatre au plus.'],
    },
  },
  trade: {
    rule: 'AN-INTER-03',
    words: {
      en: ['Trade', 'Parties in Areas with this sign may exchange cards and Characters.'],
      fr: ['Échange', 'Les groupes dans des Lieux à ce signe peuvent échanger cartes et Personnages.'],
    },
  },
  ban: {
    rule: 'AN-AREA-03',
    words: {
      en: ['No fights', 'Parties may not attack each other here.'],
      fr: ['Combats interdits', 'Les groupes ne peuvent pas s’y attaquer.'],
    },
  },
  creature: {
    rule: 'AN-ENC-04',
    words: {
      en: ['Creature', 'Fight it. A tie is won; a defeat costs the turn, and by five or more a Character.'],
      fr: [
        'Créature',
        'Combattez-la. L’égalité suffit ; une défaite coûte le tour, et de cinq ou plus un Personnage.',
      ],
    },
  },
  event: {
    rule: 'AN-ENC-06',
    words: {
      en: ['Event', 'Do what it says; it is discarded afterwards.'],
      fr: ['Événement', 'Faites ce qu’il dit ; il est défaussé ensuite.'],
    },
  },
  nature: {
    rule: 'AN-ENC-05',
    words: {
      en: ['Natural, mystical, Darkness', 'Some cards are stronger against one kind of Creature.'],
      fr: ['Naturelle, mystique, Ténèbres', 'Certaines cartes valent plus contre une sorte de Créature.'],
    },
  },
  mission: {
    rule: 'AN-MISS-01',
    words: {
      en: ['Basic Mission', 'Explore an Area that names its place and try it as your reward.'],
      fr: ['Mission de base', 'Explorez un Lieu qui nomme son endroit et tentez-la comme récompense.'],
    },
  },
  resistance: {
    rule: 'AN-RESIST-01',
    words: {
      en: ['Hold out', 'Tried again each turn in the same Area; leaving or losing starts it anew.'],
      fr: ['Tenir bon', 'Tentée chaque tour dans le même Lieu ; partir ou perdre la fait recommencer.'],
    },
  },
  final: {
    rule: 'AN-WIN-01',
    words: {
      en: [
        'Final Mission',
        'One for all. Whoever has completed a Basic Mission may try it, and wins with it.',
      ],
      fr: [
        'Mission finale',
        'Une seule pour tous. Qui a accompli une Mission de base peut la tenter, et gagne avec elle.',
      ],
    },
  },
  crisis: {
    rule: 'AN-END-11',
    words: {
      en: ['Crisis', 'When its countdown ends, each qualified party has one last try in turn.'],
      fr: ['Crise', 'À la fin du compte à rebours, chaque groupe qualifié a une dernière chance.'],
    },
  },
  arcane: {
    rule: 'AN-ARC-01',
    words: {
      en: ['Arcane Character', 'Joins a party of three normal Characters for an Advantage; one per party.'],
      fr: ['Personnage arcanique', 'Rejoint trois Personnages normaux contre un Avantage ; un par groupe.'],
    },
  },
  artifact: {
    rule: 'AN-ART-01',
    words: {
      en: ['Artifact', 'Stays in play. A party has one at most; whoever beats that party may take it.'],
      fr: ['Artefact', 'Reste en jeu. Un seul par groupe ; qui bat le groupe peut le prendre.'],
    },
  },
  incident: {
    rule: 'AN-INCID-01',
    words: {
      en: ['Incident', 'Holds for the whole table until the turn ends.'],
      fr: ['Incident', 'Vaut pour toute la table jusqu’à la fin du tour.'],
    },
  },
  trap: {
    rule: 'AN-TRAP-01',
    words: {
      en: ['Trap', 'Laid facedown on an Area. It strikes every party there once Movement is over.'],
      fr: [
        'Piège',
        'Posé face cachée sur un Lieu. Il frappe tous les groupes présents après le Déplacement.',
      ],
    },
  },
  escape: {
    rule: 'AN-ESC-01',
    words: {
      en: ['Escape', 'Instead of fighting, a Speed Check against its Combat plus 2; the turn is then over.'],
      fr: [
        'Fuite',
        'Au lieu de combattre, un test de Vitesse contre son Combat plus 2 ; le tour est alors fini.',
      ],
    },
  },
  check: {
    rule: 'AN-CHECK-01',
    words: {
      en: ['Speed Check', 'One die plus the party’s Speed must reach the number.'],
      fr: ['Test de Vitesse', 'Un dé plus la Vitesse du groupe doit atteindre le nombre.'],
    },
  },
} as const satisfies Readonly<Record<string, Keyword>>;
