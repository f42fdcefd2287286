import type { Phrased, Telling } from '@tabard/engine';
import type * as en from '../en/phrases-of-cards.ts';
import { type AttackKind, told, withoutIf } from '../telling.ts';
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

function thingOf(value: Phrased<number>, t: Telling): string {
  const { count } = value.args;
  return typeof count === 'string' && count in things
    ? things[count as keyof typeof things][1]
    : told(value, t).head;
}

const attackNames: Readonly<Record<AttackKind, string>> = { ranged: 'à distance', melee: 'au contact' };

export const amounts: typeof en.amounts = {
  number: (a) => String(a.number),
  count: (a) => `par ${things[a.count as keyof typeof things][0]}`,
};

export const conditions: typeof en.conditions = {
  'at-least': (a, t) => `si vous avez au moins ${a.bound} ${thingOf(a.of, t)}`,
  'at-most': (a, t) => `si vous avez au plus ${a.bound} ${thingOf(a.of, t)}`,
  kind: (a) => `contre ${kindPlurals[a.kind]}`,
  colour: (a) => `contre une Rencontre ${levelNames[a.colour]}`,
  encounter: () => 'contre une Rencontre',
  'board-encounter': () => 'contre une Rencontre imprimée sur le plateau',
  undefeated: () => 'contre une Rencontre invaincue',
  aggressive: () => 'contre une Rencontre agressive',
  duel: () => 'contre un Personnage',
  class: (a) => `si vous êtes ${classNames[a.class]}`,
  face: (a) =>
    a.face === 'start' ? 'si votre face Départ est visible' : 'si votre seconde face est visible',
  'foe-has': (a) => `contre un adversaire qui attaque ${attackNames[a.attack]}`,
  has: (a) => `si vous avez une attaque ${attackNames[a.attack]}`,
  in: (a, t) => `si vous êtes ici : ${t.nameOf(a.place)}`,
  armed: () => 'si une Arme est équipée',
  armoured: () => 'si une Armure est équipée',
  wounded: () => 'si vous avez des dégâts',
  unhurt: () => 'si vous n’avez aucun dégât',
  alone: () => 'si aucun autre Personnage n’est sur votre case',
  moved: () => 'si vous avez bougé ce tour',
  'in-combat': () => 'en combat',
  behind: () => 'si un autre joueur a plus de vaillance que vous',
  leading: () => 'si aucun joueur n’a plus de vaillance que vous',
  'odd-die': () => 'si votre dé est impair',
  'foe-odd-die': () => 'si le dé adverse est impair',
  did: () => 'si vous l’avez fait',
  not: (a, t) => `sauf ${t.phrase(a.not)}`,
  both: (a, t) => `${t.phrase(a.both)} et ${withoutIf(t.phrase(a.and))}`,
  either: (a, t) => `${t.phrase(a.either)} ou ${withoutIf(t.phrase(a.or))}`,
};

export const happenings: typeof en.happenings = {
  'begin-turn': () => 'au début de votre tour',
  'end-turn': () => 'à la fin de votre tour',
  roll: () => 'après avoir lancé le dé de mouvement',
  enter: (a, t) =>
    a.place === undefined ? 'quand vous entrez sur une case' : `quand vous entrez ici : ${t.nameOf(a.place)}`,
  draw: () => 'quand vous piochez',
  discard: () => 'quand vous défaussez une carte',
  play: () => 'quand vous jouez une carte de Capacité',
  hurt: (a) =>
    a.least === undefined
      ? 'quand vous subissez des dégâts'
      : `quand vous subissez ${a.least} dégâts ou plus à la fois`,
  heal: () => 'quand des dégâts vous sont retirés',
  'turn-over': (a) =>
    a.face === undefined
      ? 'quand votre carte est retournée'
      : `quand votre ${a.face === 'start' ? 'face Départ' : 'seconde face'} devient visible`,
  'level-up': () => 'quand vous changez de niveau',
  take: (a) => `quand vous prenez la ressource ${resourceNames[a.resource]}`,
  reveal: () => 'quand vous révélez une Découverte',
  complete: () => 'quand vous accomplissez une Quête',
  'begin-combat': (a) =>
    a.who === undefined
      ? 'quand un combat commence pour vous'
      : `quand un combat commence contre ${a.who === 'rival' ? 'un Personnage' : 'une Rencontre'}`,
  dice: (a) =>
    `quand ${a.who === 'foe' ? 'le dé adverse' : 'votre dé de combat'} montre ${a.least === 6 ? '6' : `${a.least} ou plus`}`,
  hit: (a) =>
    a.attack === undefined
      ? 'quand votre attaque touche'
      : `quand votre attaque ${attackNames[a.attack]} touche`,
  beat: (a, t) =>
    `quand vous vainquez ${a.kind === undefined ? 'une Rencontre' : `une Rencontre (${kindNames[a.kind]})`}${a.place === undefined ? '' : ` ici : ${t.nameOf(a.place)}`}`,
  'win-duel': () => 'quand vous terrassez un Personnage',
  'end-combat': () => 'quand votre combat prend fin',
  defeat: () => 'quand vous êtes terrassé',
  loot: () => 'quand vous gagnez un Objet',
  trophy: () => 'quand vous prenez un Trophée',
};
