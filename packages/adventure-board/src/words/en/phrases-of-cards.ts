/** What conditions, amounts and happenings say. */
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
import type { Class, Resource } from '../../defs.ts';
import {
  type AttackKind,
  type Bounded,
  type CountArgs,
  type Kind,
  type Level,
  told,
  type Who,
} from '../telling.ts';
import { classNames, kindNames, kindPlurals, levelNames, resourceNames, withA } from './terms.ts';

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

/** "you have at least 3 cards in your hand", "your die shows at most 2" */
function bounded(limit: string, { of, bound }: Bounded, t: Telling): string {
  const { count } = of.args;
  if (count === 'die') return `your die shows ${limit} ${bound}`;
  if (count === 'foe-die') return `your opponent’s die shows ${limit} ${bound}`;
  return `you have ${limit} ${bound} ${thingOf(of, bound, t)}`;
}

function thingOf(value: Phrased<number>, bound: number, t: Telling): string {
  const { count } = value.args;
  if (typeof count !== 'string' || !(count in things)) return told(value, t).head;
  const [one, many] = things[count as keyof typeof things];
  return bound === 1 && ALONE.has(count) ? one : many;
}

/** What is told of one as it is counted: "card in your hand". */
export const ALONE: ReadonlySet<string> = new Set(['hand', 'bag', 'attached', 'rivals-here', 'markers']);

export const amounts = {
  number: (a: { readonly number: number }) => String(a.number),
  count: (a: CountArgs) => `for each ${things[a.count as keyof typeof things][0]}`,
};

/** "against Beasts", "you fight Beasts" */
function against(whom: string): Clause {
  return { that: `you fight ${whom}`, beside: `against ${whom}` };
}

export const conditions = {
  'at-least': (a: Bounded, t: Telling) => ifClause('en', bounded('at least', a, t)),
  'at-most': (a: Bounded, t: Telling) => ifClause('en', bounded('at most', a, t)),
  kind: (a: { readonly kind: Kind }) => against(`${kindPlurals[a.kind]}`),
  colour: (a: { readonly colour: Level }) => against(`${levelNames[a.colour]} Encounters`),
  encounter: () => against('an Encounter'),
  'board-encounter': () => against('an Encounter printed on the board'),
  undefeated: () => against('an undefeated Encounter'),
  aggressive: () => against('an Encounter with Aggro'),
  duel: () => against('a Character'),
  class: (a: { readonly class: Class }) => ifClause('en', `you are the ${classNames[a.class]}`),
  face: (a: { readonly face: 'start' | 'second' }): Clause =>
    a.face === 'start' ? ifClause('en', 'your Start face is up') : ifClause('en', 'your second face is up'),
  'foe-has': (a: { readonly attack: AttackKind }) => against(`an opponent with a ${a.attack} attack`),
  has: (a: { readonly attack: AttackKind }) => ifClause('en', `you have a ${a.attack} attack`),
  in: (a: { readonly place: string }, t: Telling) => ifClause('en', `you are in ${t.nameOf(a.place)}`),
  armed: () => ifClause('en', 'you have a Weapon equipped'),
  armoured: () => ifClause('en', 'you have Armour equipped'),
  wounded: () => ifClause('en', 'you have any damage'),
  unhurt: () => ifClause('en', 'you have no damage'),
  alone: () => ifClause('en', 'no other Character is on your space'),
  moved: () => ifClause('en', 'you have moved this turn'),
  'in-combat': () => ({ that: 'you are in combat', beside: 'in combat' }),
  behind: () => ifClause('en', 'another player has more valour than you'),
  leading: () => ifClause('en', 'no player has more valour than you'),
  'odd-die': () => ifClause('en', 'your die shows an odd number'),
  'foe-odd-die': () => ifClause('en', 'your opponent’s die shows an odd number'),
  did: () => ifClause('en', 'you did'),
  not: (a: { readonly not: Phrased<boolean> }, t: Telling) => unlessClause('en', t.clause(a.not)),
  both: (a: { readonly both: Phrased<boolean>; readonly and: Phrased<boolean> }, t: Telling) =>
    bothClauses('en', t.clause(a.both), t.clause(a.and)),
  either: (a: { readonly either: Phrased<boolean>; readonly or: Phrased<boolean> }, t: Telling) =>
    eitherClause('en', t.clause(a.either), t.clause(a.or)),
};

export const happenings = {
  'begin-turn': () => whenClause('en', 'your turn begins'),
  'end-turn': () => whenClause('en', 'your turn ends'),
  roll: (): Clause => ({ that: 'you roll the movement die', beside: 'after you roll the movement die' }),
  enter: (a: { readonly place?: string | undefined }, t: Telling) =>
    a.place === undefined
      ? whenClause('en', 'you enter a space')
      : whenClause('en', `you enter ${t.nameOf(a.place)}`),
  draw: () => whenClause('en', 'you draw cards'),
  discard: () => whenClause('en', 'you discard a card'),
  play: () => whenClause('en', 'you play an Ability card'),
  hurt: (a: { readonly least?: number | undefined }) =>
    a.least === undefined
      ? whenClause('en', 'you take damage')
      : whenClause('en', `you take ${a.least} or more damage at once`),
  heal: () => whenClause('en', 'damage is removed from you'),
  'turn-over': (a: { readonly face?: 'start' | 'second' | undefined }) =>
    a.face === undefined
      ? whenClause('en', 'your card is turned over')
      : whenClause('en', `your ${a.face === 'start' ? 'Start' : 'second'} face is turned up`),
  'level-up': () => whenClause('en', 'you reach a new level'),
  take: (a: { readonly resource: Resource }) =>
    whenClause('en', `you take the resource ${resourceNames[a.resource]}`),
  reveal: () => whenClause('en', 'you reveal a Discovery'),
  complete: () => whenClause('en', 'you complete a Quest'),
  'begin-combat': (a: { readonly who?: 'encounter' | 'rival' | undefined }) =>
    a.who === undefined
      ? whenClause('en', 'you enter combat')
      : whenClause('en', `you enter combat with ${a.who === 'rival' ? 'a Character' : 'an Encounter'}`),
  dice: (a: { readonly who?: Who | undefined; readonly least: number }) =>
    whenClause(
      'en',
      `${a.who === 'foe' ? 'your opponent’s' : 'your'} combat die shows ${a.least === 6 ? '6' : `${a.least} or more`}`,
    ),
  hit: (a: { readonly attack?: AttackKind | undefined }) =>
    a.attack === undefined
      ? whenClause('en', 'your attack hits')
      : whenClause('en', `your ${a.attack} attack hits`),
  beat: (a: { readonly kind?: Kind | undefined; readonly place?: string | undefined }, t: Telling) =>
    whenClause(
      'en',
      `you beat ${a.kind === undefined ? 'an Encounter' : withA(kindNames[a.kind])}${a.place === undefined ? '' : ` in ${t.nameOf(a.place)}`}`,
    ),
  'win-duel': () => whenClause('en', 'you defeat a Character'),
  'end-combat': () => whenClause('en', 'your combat ends'),
  defeat: () => whenClause('en', 'you are defeated'),
  loot: () => whenClause('en', 'you win an Item'),
  trophy: () => whenClause('en', 'you take a Trophy'),
};
