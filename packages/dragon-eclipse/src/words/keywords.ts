import type { Keyword } from '@tabard/engine';

/** What the words on cards mean, in the order in which they are explained. */
export const KEYWORDS = {
  attack: {
    rule: 'DE-ATTACK-01',
    words: {
      en: ['Attack', 'Strength less Defense, in range 1 unless written otherwise.'],
      fr: ['Attaque', 'Force moins Défense, à portée 1 sauf mention contraire.'],
    },
  },
  deal: {
    rule: 'DE-DEAL-01',
    words: {
      en: ['Deal', 'That much damage, less the target’s Willpower.'],
      fr: ['Infliger', 'Autant de dégâts, moins la Volonté de la cible.'],
    },
  },
  range: {
    rule: 'DE-RANGE-01',
    words: {
      en: ['Range', 'At most that many spaces away; nothing blocks it.'],
      fr: ['Portée', 'À ce nombre de cases au plus ; rien ne l’arrête.'],
    },
  },
  line: {
    rule: 'DE-LINE-01',
    words: {
      en: ['In line', 'Along one of the six straight rows; the closest is hit.'],
      fr: ['En ligne', 'Le long d’une des six rangées ; le plus proche est touché.'],
    },
  },
  move: {
    rule: 'DE-MOVE-01',
    words: {
      en: ['Move', 'At most as many steps as the Swiftness, around what bars the way.'],
      fr: ['Déplacement', 'Au plus autant de pas que la Vivacité, en contournant les obstacles.'],
    },
  },
  rush: {
    rule: 'DE-RUSH-01',
    words: {
      en: ['Rush', 'The Enemy moves as near as it can.'],
      fr: ['Charge', 'L’Ennemi s’approche autant qu’il peut.'],
    },
  },
  retreat: {
    rule: 'DE-RETREAT-01',
    words: {
      en: ['Retreat', 'The Enemy moves as far away as it can.'],
      fr: ['Repli', 'L’Ennemi s’éloigne autant qu’il peut.'],
    },
  },
  blink: {
    rule: 'DE-TAG-BLINK',
    words: {
      en: ['Blink', 'To an empty space in range without moving.'],
      fr: ['Saut', 'Vers une case vide à portée, sans se déplacer.'],
    },
  },
  trigger: {
    rule: 'DE-TRIG-01',
    words: {
      en: ['Trigger', 'Resolve another card from your slots, once a turn.'],
      fr: ['Déclencher', 'Résolvez une autre carte de vos emplacements, une fois par tour.'],
    },
  },
  pierce: {
    rule: 'DE-TAG-PIERCE',
    words: {
      en: ['Pierce', 'Ignores that much Defense or Willpower.'],
      fr: ['Perforation', 'Ignore autant de Défense ou de Volonté.'],
    },
  },
  drain: {
    rule: 'DE-TAG-DRAIN',
    words: {
      en: ['Drain', 'Heals as much as it hurts.'],
      fr: ['Drain', 'Soigne autant que cela blesse.'],
    },
  },
  interrupt: {
    rule: 'DE-TAG-INTERRUPT',
    words: {
      en: ['Interrupt', 'That many cards leave the opponent’s slots.'],
      fr: ['Interruption', 'Autant de cartes quittent les emplacements adverses.'],
    },
  },
  search: {
    rule: 'DE-TAG-SEARCH',
    words: {
      en: ['Search', 'Look at that many cards of your deck; one stays on top.'],
      fr: ['Recherche', 'Regardez autant de cartes de la pioche ; une reste au sommet.'],
    },
  },
  cleanse: {
    rule: 'DE-TAG-CLEANSE',
    words: {
      en: ['Cleanse', 'Removes that many Conditions.'],
      fr: ['Purification', 'Retire autant d’États.'],
    },
  },
  burn: {
    rule: 'DE-COND-04',
    words: {
      en: ['Burn', '1 damage each at the end of the turn.'],
      fr: ['Brûlure', '1 dégât chacune à la fin du tour.'],
    },
  },
  slow: {
    rule: 'DE-COND-05',
    words: {
      en: ['Slow', 'Moves 1 step at most.'],
      fr: ['Ralenti', '1 pas au plus par déplacement.'],
    },
  },
  weak: {
    rule: 'DE-COND-06',
    words: {
      en: ['Weak', 'An Attack is worth 1 at most.'],
      fr: ['Affaibli', 'Une Attaque vaut 1 au plus.'],
    },
  },
  silence: {
    rule: 'DE-COND-07',
    words: {
      en: ['Silence', 'No Special Ability and no Bonus Action of the element.'],
      fr: ['Silence', 'Ni Capacité spéciale ni Action bonus de l’élément.'],
    },
  },
  passive: {
    rule: 'DE-CARD-02',
    words: {
      en: ['Passive', 'In force while the card is the top one of your discard pile.'],
      fr: ['Passif', 'En vigueur tant que la carte est au sommet de votre défausse.'],
    },
  },
  upgrade: {
    rule: 'DE-CARD-05',
    words: {
      en: ['Upgrade', 'Stays attached for the combat; one at a time.'],
      fr: ['Amélioration', 'Reste attachée pour le combat ; une seule à la fois.'],
    },
  },
  slot: {
    rule: 'DE-SLOTX-01',
    words: {
      en: ['Slot', 'Counts only when the card is played from that slot.'],
      fr: ['Emplacement', 'Ne compte que si la carte est jouée de cet emplacement.'],
    },
  },
  power: {
    rule: 'DE-POWER-03',
    words: {
      en: ['Power', 'Pays for Bonus Actions; you keep 10 at most.'],
      fr: ['Pouvoir', 'Paie les Actions bonus ; vous en gardez 10 au plus.'],
    },
  },
  taming: {
    rule: 'DE-TAME-01',
    words: {
      en: ['Taming', 'Fulfil the conditions in order and the combat is won by taming.'],
      fr: ['Apprivoisement', 'Remplissez les conditions dans l’ordre et le combat est gagné.'],
    },
  },
} as const satisfies Readonly<Record<string, Keyword>>;
