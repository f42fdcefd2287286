import type { Keyword } from '@tabard/engine';

/** What the words on cards mean, in the order in which they are explained. */
export const KEYWORDS = {
  ranged: {
    rule: 'WA-COMBAT-04',
    words: {
      en: [
        'Ranged',
        'Strikes before melee: die and value against Defence. Whoever falls here strikes no more.',
      ],
      fr: [
        'À distance',
        'Frappe avant le contact : dé et valeur contre la Défense. Qui tombe ne frappe plus.',
      ],
    },
  },
  melee: {
    rule: 'WA-COMBAT-05',
    words: {
      en: ['Melee', 'Strikes after the ranged attacks: die and value against Defence.'],
      fr: ['Au contact', 'Frappe après les attaques à distance : dé et valeur contre la Défense.'],
    },
  },
  ward: {
    rule: 'WA-COMBAT-12',
    words: {
      en: ['Ward', 'Takes that much off every hit.'],
      fr: ['Protection', 'Retire autant de dégâts à chaque coup.'],
    },
  },
  aggro: {
    rule: 'WA-MOVE-04',
    words: {
      en: [
        'Aggro',
        'Undefeated, it lies red: it stops whoever enters, holds them, and must be fought first.',
      ],
      fr: ['Agression', 'Invaincue, elle reste rouge : elle arrête, retient, et se combat en premier.'],
    },
  },
  energy: {
    rule: 'WA-TURN-02',
    words: {
      en: [
        'Energy',
        'Comes from the movement die, pays for Ability cards, and is lost at the end of the turn.',
      ],
      fr: ['Énergie', 'Vient du dé de mouvement, paie les cartes de Capacité, se perd à la fin du tour.'],
    },
  },
  attach: {
    rule: 'WA-TURN-06',
    words: {
      en: ['Attach', 'Stays where it is put and works until it is discarded; never two of one name.'],
      fr: ['Attacher', 'Reste en place et agit jusqu’à sa défausse ; jamais deux du même nom.'],
    },
  },
  face: {
    rule: 'WA-HERO-04',
    words: {
      en: ['Turn over', 'Every character card has a second face with other values or another power.'],
      fr: ['Retourner', 'Chaque carte de Personnage a une seconde face, autres valeurs ou autre pouvoir.'],
    },
  },
  bag: {
    rule: 'WA-EQUIP-09',
    words: {
      en: ['Bag Item', 'Is never equipped: it is used from the Bag.'],
      fr: ['Objet de Sac', 'Ne s’équipe jamais : il s’utilise depuis le Sac.'],
    },
  },
  discovery: {
    rule: 'WA-EXPL-01',
    words: {
      en: ['Discovery', 'A facedown marker: red ones act at once, green ones may be kept.'],
      fr: ['Découverte', 'Un marqueur face cachée : rouge, elle agit aussitôt ; verte, elle peut se garder.'],
    },
  },
  trophy: {
    rule: 'WA-QUEST-10',
    words: {
      en: ['Trophy', 'Draw two, keep one; its valour counts at once.'],
      fr: ['Trophée', 'Piochez-en deux, gardez-en un ; sa vaillance compte aussitôt.'],
    },
  },
} as const satisfies Readonly<Record<string, Keyword>>;
