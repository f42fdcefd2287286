/** What conditions, amounts and happenings say. */
import type { Phrased, Telling } from '@tabard/engine';
import type { Class, Resource } from '../../defs.ts';
import {
  type AttackKind,
  type Bounded,
  type CountArgs,
  type Kind,
  type Level,
  told,
  type Who,
  withoutIf,
} from '../telling.ts';
import { classNames, kindNames, kindPlurals, levelNames, resourceNames } from './terms.ts';

/** What is counted: after "for each", and as a state: "you have at least 3 …". */
export const things = {
  level: ['level you have', 'levels'],
  damage: ['damage on you', 'damage on you'],
  'foe-damage': ['damage on your opponent', 'damage on your opponent'],
  hand: ['card in your hand', 'cards in your hand'],
  energy: ['Energy you have', 'Energy'],
  die: ['point on your die', 'on your die'],
  'foe-die': ['point on your opponent’s die', 'on your opponent’s die'],
  bag: ['Item in your Bag', 'Items in your Bag'],
  kept: ['Discovery you have kept', 'Discoveries kept'],
  quests: ['Quest you have completed', 'Quests completed'],
  trophies: ['Trophy you have', 'Trophies'],
  attached: ['card attached to you', 'cards attached to you'],
  'rivals-here': ['other Character on your space', 'other Characters on your space'],
  played: ['Ability card you have played this turn', 'Ability cards played this turn'],
  steps: ['step you have left', 'steps left'],
  'foe-level': ['level of your opponent', 'as the level of your opponent'],
  markers: ['undefeated Encounter on the board', 'undefeated Encounters on the board'],
  that: ['of them', 'of them'],
} as const satisfies Readonly<Record<string, readonly [string, string]>>;

function thingOf(value: Phrased<number>, t: Telling): string {
  const { count } = value.args;
  return typeof count === 'string' && count in things
    ? things[count as keyof typeof things][1]
    : told(value, t).head;
}

export const amounts = {
  number: (a: { readonly number: number }) => String(a.number),
  count: (a: CountArgs) => `for each ${things[a.count as keyof typeof things][0]}`,
};

export const conditions = {
  'at-least': (a: Bounded, t: Telling) => `if you have at least ${a.bound} ${thingOf(a.of, t)}`,
  'at-most': (a: Bounded, t: Telling) => `if you have at most ${a.bound} ${thingOf(a.of, t)}`,
  kind: (a: { readonly kind: Kind }) => `against ${kindPlurals[a.kind]}`,
  colour: (a: { readonly colour: Level }) => `against ${levelNames[a.colour]} Encounters`,
  encounter: () => 'against an Encounter',
  'board-encounter': () => 'against an Encounter printed on the board',
  undefeated: () => 'against an undefeated Encounter',
  aggressive: () => 'against an Encounter with Aggro',
  duel: () => 'against a Character',
  class: (a: { readonly class: Class }) => `if you are the ${classNames[a.class]}`,
  face: (a: { readonly face: 'start' | 'second' }): string =>
    a.face === 'start' ? 'if your Start face is up' : 'if your second face is up',
  'foe-has': (a: { readonly attack: AttackKind }) => `against an opponent with a ${a.attack} attack`,
  has: (a: { readonly attack: AttackKind }) => `if you have a ${a.attack} attack`,
  in: (a: { readonly place: string }, t: Telling) => `if you are in ${t.nameOf(a.place)}`,
  armed: () => 'if you have a Weapon equipped',
  armoured: () => 'if you have an Armour equipped',
  wounded: () => 'if you have any damage',
  unhurt: () => 'if you have no damage',
  alone: () => 'if no other Character is on your space',
  moved: () => 'if you have moved this turn',
  'in-combat': () => 'in combat',
  behind: () => 'if another player has more valour than you',
  leading: () => 'if no player has more valour than you',
  'odd-die': () => 'if your die shows an odd number',
  'foe-odd-die': () => 'if your opponent’s die shows an odd number',
  did: () => 'if you did',
  not: (a: { readonly not: Phrased<boolean> }, t: Telling) => `unless ${withoutIf(t.phrase(a.not))}`,
  both: (a: { readonly both: Phrased<boolean>; readonly and: Phrased<boolean> }, t: Telling) =>
    `${t.phrase(a.both)} and ${withoutIf(t.phrase(a.and))}`,
  either: (a: { readonly either: Phrased<boolean>; readonly or: Phrased<boolean> }, t: Telling) =>
    `${t.phrase(a.either)} or ${withoutIf(t.phrase(a.or))}`,
};

export const happenings = {
  'begin-turn': () => 'when your turn begins',
  'end-turn': () => 'when your turn ends',
  roll: () => 'after you roll the movement die',
  enter: (a: { readonly place?: string | undefined }, t: Telling) =>
    a.place === undefined ? 'when you enter a space' : `when you enter ${t.nameOf(a.place)}`,
  draw: () => 'when you draw cards',
  discard: () => 'when you discard a card',
  play: () => 'when you play an Ability card',
  hurt: (a: { readonly least?: number | undefined }) =>
    a.least === undefined ? 'when you take damage' : `when you take ${a.least} or more damage at once`,
  heal: () => 'when damage is removed from you',
  'turn-over': (a: { readonly face?: 'start' | 'second' | undefined }) =>
    a.face === undefined
      ? 'when your card is turned over'
      : `when your ${a.face === 'start' ? 'Start' : 'second'} face is turned up`,
  'level-up': () => 'when you reach a new level',
  take: (a: { readonly resource: Resource }) => `when you take ${resourceNames[a.resource]}`,
  reveal: () => 'when you reveal a Discovery',
  complete: () => 'when you complete a Quest',
  'begin-combat': (a: { readonly who?: 'encounter' | 'rival' | undefined }) =>
    a.who === undefined
      ? 'when you enter combat'
      : `when you enter combat with ${a.who === 'rival' ? 'a Character' : 'an Encounter'}`,
  dice: (a: { readonly who?: Who | undefined; readonly least: number }) =>
    `when ${a.who === 'foe' ? 'your opponent’s' : 'your'} combat die shows ${a.least === 6 ? '6' : `${a.least} or more`}`,
  hit: (a: { readonly attack?: AttackKind | undefined }) =>
    a.attack === undefined ? 'when your attack hits' : `when your ${a.attack} attack hits`,
  beat: (a: { readonly kind?: Kind | undefined; readonly place?: string | undefined }, t: Telling) =>
    `when you beat ${a.kind === undefined ? 'an Encounter' : `a ${kindNames[a.kind]}`}${a.place === undefined ? '' : ` in ${t.nameOf(a.place)}`}`,
  'win-duel': () => 'when you defeat a Character',
  'end-combat': () => 'when your combat ends',
  defeat: () => 'when you are defeated',
  loot: () => 'when you win an Item',
  trophy: () => 'when you take a Trophy',
};
