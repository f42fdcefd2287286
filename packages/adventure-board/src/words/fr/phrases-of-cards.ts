import {
  bothClauses,
  type Clause,
  eitherClause,
  ifClause,
  type Phrased,
  type Telling,
  unlessClause,
  whenClause,
} from '@tabard/engine';
import * as en from '../en/phrases-of-cards.ts';
import { type AttackKind, type Bounded, told } from '../telling.ts';
import { classNames, kindNames, kindPlurals, levelNames, resourceNames } from './terms.ts';

const things: Readonly<Record<keyof typeof en.things, readonly [string, string]>> = {
  level: ['niveau que vous avez', 'niveaux'],
  damage: ['dégât sur vous', 'dégâts sur vous'],
  'foe-damage': ['dégât sur votre adversaire', 'dégâts sur votre adversaire'],
  hand: ['carte en main', 'cartes en main'],
  energy: ['Énergie que vous avez', 'Énergies'],
  die: ['point de votre dé', 'à votre dé'],
  'foe-die': ['point du dé adverse', 'au dé adverse'],
  bag: ['Objet dans votre Sac', 'Objets dans votre Sac'],
  kept: ['Découverte gardée', 'Découvertes gardées'],
  quests: ['Quête accomplie', 'Quêtes accomplies'],
  trophies: ['Trophée que vous avez', 'Trophées'],
  attached: ['carte attachée à vous', 'cartes attachées à vous'],
  'rivals-here': ['autre Personnage sur votre case', 'autres Personnages sur votre case'],
  played: ['carte de Capacité jouée ce tour', 'cartes de Capacité jouées ce tour'],
  steps: ['pas qui vous reste', 'pas restants'],
  'foe-level': ['niveau de votre adversaire', 'de niveau adverse'],
  markers: ['Rencontre invaincue sur le plateau', 'Rencontres invaincues sur le plateau'],
  that: ['d’entre elles', 'd’entre elles'],
};

/** "vous avez au moins 3 cartes en main", "votre dé montre au plus 2" */
function bounded(limit: string, { of, bound }: Bounded, t: Telling): string {
  const { count } = of.args;
  if (count === 'die') return `votre dé montre ${limit} ${bound}`;
  if (count === 'foe-die') return `le dé adverse montre ${limit} ${bound}`;
  return `vous avez ${limit} ${bound} ${thingOf(of, bound, t)}`;
}

function thingOf(value: Phrased<number>, bound: number, t: Telling): string {
  const { count } = value.args;
  if (typeof count !== 'string' || !(count in things)) return told(value, t).head;
  const [one, many] = things[count as keyof typeof things];
  return bound === 1 && en.ALONE.has(count) ? one : many;
}

const attackNames: Readonly<Record<AttackKind, string>> = { ranged: 'à distance', melee: 'au contact' };

export const amounts: typeof en.amounts = {
  number: (a) => String(a.number),
  count: (a) => `par ${things[a.count as keyof typeof things][0]}`,
};

/** "contre les Bêtes", "vous affrontez les Bêtes" */
function against(whom: string): Clause {
  return { that: `vous affrontez ${whom}`, beside: `contre ${whom}` };
}

export const conditions: typeof en.conditions = {
  'at-least': (a, t) => ifClause('fr', bounded('au moins', a, t)),
  'at-most': (a, t) => ifClause('fr', bounded('au plus', a, t)),
  kind: (a) => against(`${kindPlurals[a.kind]}`),
  colour: (a) => against(`une Rencontre ${levelNames[a.colour]}`),
  encounter: () => against('une Rencontre'),
  'board-encounter': () => against('une Rencontre imprimée sur le plateau'),
  undefeated: () => against('une Rencontre invaincue'),
  aggressive: () => against('une Rencontre agressive'),
  duel: () => against('un Personnage'),
  class: (a) => ifClause('fr', `vous êtes ${classNames[a.class]}`),
  face: (a) =>
    a.face === 'start'
      ? ifClause('fr', 'votre face Départ est visible')
      : ifClause('fr', 'votre seconde face est visible'),
  'foe-has': (a) => against(`un adversaire qui attaque ${attackNames[a.attack]}`),
  has: (a) => ifClause('fr', `vous avez une attaque ${attackNames[a.attack]}`),
  in: (a, t) => ifClause('fr', `vous êtes ${t.nameOf(a.place)}`),
  armed: () => ifClause('fr', 'une Arme est équipée'),
  armoured: () => ifClause('fr', 'une Armure est équipée'),
  wounded: () => ifClause('fr', 'vous avez des dégâts'),
  unhurt: () => ifClause('fr', 'vous n’avez aucun dégât'),
  alone: () => ifClause('fr', 'aucun autre Personnage n’est sur votre case'),
  moved: () => ifClause('fr', 'vous avez bougé ce tour'),
  'in-combat': () => ({ that: 'vous êtes en combat', beside: 'en combat' }),
  behind: () => ifClause('fr', 'un autre joueur a plus de vaillance que vous'),
  leading: () => ifClause('fr', 'aucun joueur n’a plus de vaillance que vous'),
  'odd-die': () => ifClause('fr', 'votre dé est impair'),
  'foe-odd-die': () => ifClause('fr', 'le dé adverse est impair'),
  did: () => ifClause('fr', 'vous l’avez fait'),
  not: (a, t) => unlessClause('fr', t.clause(a.not)),
  both: (a, t) => bothClauses('fr', t.clause(a.both), t.clause(a.and)),
  either: (a, t) => eitherClause('fr', t.clause(a.either), t.clause(a.or)),
};

export const happenings: typeof en.happenings = {
  'begin-turn': () => whenClause('fr', 'votre tour commence'),
  'end-turn': () => whenClause('fr', 'votre tour finit'),
  roll: () => ({ that: 'vous lancez le dé de mouvement', beside: 'après avoir lancé le dé de mouvement' }),
  enter: (a, t) =>
    a.place === undefined
      ? whenClause('fr', 'vous entrez sur une case')
      : whenClause('fr', `vous entrez ${t.nameOf(a.place)}`),
  draw: () => whenClause('fr', 'vous piochez'),
  discard: () => whenClause('fr', 'vous défaussez une carte'),
  play: () => whenClause('fr', 'vous jouez une carte de Capacité'),
  hurt: (a) =>
    a.least === undefined
      ? whenClause('fr', 'vous subissez des dégâts')
      : whenClause('fr', `vous subissez au moins ${a.least} dégât${a.least > 1 ? 's' : ''} à la fois`),
  heal: () => whenClause('fr', 'des dégâts vous sont retirés'),
  'turn-over': (a) =>
    a.face === undefined
      ? whenClause('fr', 'votre carte est retournée')
      : whenClause('fr', `votre ${a.face === 'start' ? 'face Départ' : 'seconde face'} devient visible`),
  'level-up': () => whenClause('fr', 'vous changez de niveau'),
  take: (a) => whenClause('fr', `vous prenez la ressource ${resourceNames[a.resource]}`),
  reveal: () => whenClause('fr', 'vous révélez une Découverte'),
  complete: () => whenClause('fr', 'vous accomplissez une Quête'),
  'begin-combat': (a) =>
    a.who === undefined
      ? whenClause('fr', 'un combat commence pour vous')
      : whenClause(
          'fr',
          `un combat commence contre ${a.who === 'rival' ? 'un Personnage' : 'une Rencontre'}`,
        ),
  dice: (a) =>
    whenClause(
      'fr',
      `${a.who === 'foe' ? 'le dé adverse' : 'votre dé de combat'} montre ${a.least === 6 ? '6' : `${a.least} ou plus`}`,
    ),
  hit: (a) =>
    a.attack === undefined
      ? whenClause('fr', 'votre attaque touche')
      : whenClause('fr', `votre attaque ${attackNames[a.attack]} touche`),
  beat: (a, t) =>
    whenClause(
      'fr',
      `vous vainquez ${a.kind === undefined ? 'une Rencontre' : `une Rencontre (${kindNames[a.kind]})`}${a.place === undefined ? '' : ` ${t.nameOf(a.place)}`}`,
    ),
  'win-duel': () => whenClause('fr', 'vous terrassez un Personnage'),
  'end-combat': () => whenClause('fr', 'votre combat prend fin'),
  defeat: () => whenClause('fr', 'vous êtes terrassé'),
  loot: () => whenClause('fr', 'vous gagnez un Objet'),
  trophy: () => whenClause('fr', 'vous prenez un Trophée'),
};
