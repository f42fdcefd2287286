import { isSingular, type Node, type Phrased, type Telling } from '@tabard/engine';
import {
  type Amounted,
  type BoostArgs,
  type Found,
  type GoArgs,
  type PayArgs,
  type RollArgs,
  told,
  toldSigned,
  type Who,
  type Whom,
} from '../telling.ts';
import { levelNames, spans, valueNames } from './terms.ts';

const isFoe = (who: Who | undefined) => who === 'foe';

function cards(count: number | string): string {
  return isSingular('en', Number(count)) ? 'a card' : `${count} cards`;
}

/** What each word of the vocabulary says, as a clause without capital and full stop. */
export const effects = {
  hurt: (a: Amounted, t: Telling) => {
    const { head, tail } = told(a.count, t);
    return isFoe(a.who) ? `deal ${head} damage to your opponent${tail}` : `take ${head} damage${tail}`;
  },
  heal: (a: { readonly count: Phrased<number> }, t: Telling) => {
    const { head, tail } = told(a.count, t);
    return `remove ${head} damage${tail}`;
  },
  'heal-all': () => 'remove all your damage',
  energy: (a: Amounted, t: Telling) => {
    const { head, tail } = told(a.count, t);
    return `gain ${head} Energy${tail}`;
  },
  'lose-energy': (a: Amounted, t: Telling) => {
    const { head, tail } = told(a.count, t);
    return isFoe(a.who) ? `your opponent loses ${head} Energy${tail}` : `lose ${head} Energy${tail}`;
  },
  steps: (a: Amounted, t: Telling) => {
    const { head, tail } = told(a.count, t);
    return `gain ${head} ${isSingular('en', Number(head)) ? 'step' : 'steps'}${tail}`;
  },
  draw: (a: Amounted, t: Telling) => {
    const { head, tail } = told(a.count, t);
    return `draw ${cards(head)}${tail}`;
  },
  discard: (a: {
    readonly count: number;
    readonly random?: true | undefined;
    readonly who?: Who | undefined;
  }) =>
    `${isFoe(a.who) ? 'your opponent discards' : 'discard'} ${cards(a.count)}${a.random ? ' at random' : ' of your choice'}`.replace(
      'opponent discards a card of your choice',
      'opponent discards a card of their choice',
    ),
  'discard-hand': () => 'discard your hand',
  retrieve: (a: { readonly count: number }) =>
    `take ${cards(a.count)} of your choice from your discard pile into your hand`,
  boost: (a: BoostArgs, t: Telling) => {
    const { head, tail } = toldSigned(a.by, t);
    return `${isFoe(a.who) ? 'your opponent has' : 'you have'} ${head} ${valueNames[a.value]}${tail} ${spans[a.until ?? 'combat']}`;
  },
  reroll: (a: { readonly who: Who }): string =>
    isFoe(a.who) ? 'roll your opponent’s die again' : 'roll your die again',
  die: (a: { readonly by: number; readonly who?: Who | undefined }) =>
    `${a.by < 0 ? 'lower' : 'raise'} ${isFoe(a.who) ? 'your opponent’s die' : 'your die'} by ${Math.abs(a.by)}`,
  'set-die': (a: { readonly to: number; readonly who?: Who | undefined }) =>
    `turn ${isFoe(a.who) ? 'your opponent’s die' : 'your die'} to ${a.to}`,
  'swap-dice': () => 'exchange the two dice',
  'end-combat': () => 'the combat is broken off at once',
  'turn-over': () => 'turn your character card over',
  go: (a: GoArgs, t: Telling) =>
    a.nearest
      ? `put your figure on the nearest space of ${t.nameOf(a.place)}`
      : `put your figure on ${t.nameOf(a.place)}, on a space of your choice`,
  'go-city': () => 'put your figure on the nearest City',
  wander: (a: { readonly steps: number }) =>
    `put your figure on a space of your choice at most ${a.steps} ${isSingular('en', a.steps) ? 'step' : 'steps'} away`,
  'skip-challenge': () => 'play no Challenge phase this turn',
  scout: () => 'Scout once',
  discover: () => 'draw a Discovery and reveal it',
  loot: (a: { readonly from: Found }) => `take the Item of the next Encounter in ${packs[a.from]}`,
  quest: () => 'draw an Elite Quest, if you have fewer than two',
  'level-up': () => 'rise to the next level',
  trophy: () => 'take a Trophy',
  steal: () => 'take an Item of your choice from the Bag of another Character on your space',
  'lose-item': () => 'discard an Item of your choice from your Bag',
  'discard-this': () => 'discard this card',
  calm: (a: { readonly within: number }) => `turn a red marker ${nearby(a.within)} to its calm face`,
  clear: (a: { readonly within: number }) => `discard an undefeated Encounter ${nearby(a.within)}`,
  provoke: (a: { readonly within: number }) => `turn a calm marker ${nearby(a.within)} to its red face`,
  each: (a: { readonly whom: Whom; readonly do: Node }, t: Telling) => `${whoms[a.whom]}: ${t.inOne(a.do)}`,
  roll: (a: RollArgs, t: Telling) => {
    const pass = a.pass === undefined ? '' : ` on ${a.least} or more, ${t.inOne(a.pass)}`;
    const fail =
      a.fail === undefined ? '' : `${pass ? ';' : ''} on ${a.least - 1} or less, ${t.inOne(a.fail)}`;
    return `roll a die:${pass}${fail}`;
  },
  pay: (a: PayArgs, t: Telling) => `${prices[a.pay](a.count)}; if you do, ${t.inOne(a.do)}`,
  foresee: (a: { readonly cards: number }) =>
    `look at the next ${cards(a.cards).replace('a card', 'card')} of the pack of your space’s colour; you may put each back on top of it`,
  ready: () => 'you may use your power once more this turn',
};

const packs: Readonly<Record<Found, string>> = {
  own: 'the pack of your level',
  space: 'the pack of your space’s colour',
  grey: `the ${levelNames.grey} pack`,
  green: `the ${levelNames.green} pack`,
  yellow: `the ${levelNames.yellow} pack`,
  red: `the ${levelNames.red} pack`,
};

const whoms: Readonly<Record<Whom, string>> = {
  rivals: 'each other player',
  everybody: 'each player',
  'rivals-here': 'each other player on your space',
  here: 'each player on your space',
};

function nearby(within: number): string {
  return within === 0
    ? 'on your space'
    : `at most ${within} ${isSingular('en', within) ? 'step' : 'steps'} away`;
}

const prices = {
  energy: (count: number) => `spend ${count} Energy`,
  damage: (count: number) => `take ${count} damage`,
  cards: (count: number) => `discard ${cards(count)}`,
};
