/** Words about Ability cards and dice. */
import {
  allow,
  ask,
  call,
  done,
  go,
  happen,
  move,
  number,
  oneOf,
  pickAtRandom,
  positive,
  refuse,
  roll,
  yes,
} from '@tabard/engine';
import * as the from '../rules/handles.ts';
import { tell } from '../rules/report.ts';
import { whyForbidden } from '../rules/sources.ts';
import { discardAbility } from '../rules/verbs.ts';
import { type About, effects, HAND_LIMIT, heroOf, type Match } from '../state.ts';
import { targetOf } from './body.ts';
import { who } from './phrases.ts';
import { says } from './says.ts';

const { word } = effects;

const NO_CARDS = refuse('no-cards', 'WA-TURN-03');
const NO_DICE = refuse('no-dice', 'WA-COMBAT-12');

/** The seat whose cards a word is about, or -1. */
function seatOf(m: Match, about: About, side: 'you' | 'foe' | undefined): number {
  const target = targetOf(about, side);
  return target >= 0 && target < m.seats ? target : -1;
}

function whyNoHand(m: Match, about: About, side: 'you' | 'foe' | undefined) {
  const seat = seatOf(m, about, side);
  return seat >= 0 && heroOf(m, seat).hand.length ? undefined : NO_CARDS;
}

/** Whether this side's die is the red one. */
function isRed({ fight }: Match, about: About, side: 'you' | 'foe' | undefined): boolean {
  return (about.you === fight?.seat) === (side !== 'foe');
}

/** WA-COMBAT-12: the final figure is used. */
function setDie(
  m: Match,
  about: About,
  side: 'you' | 'foe' | undefined,
  change: (die: number) => number,
): void {
  const { fight } = m;
  if (!fight) return;
  const key = isRed(m, about, side) ? 'red' : 'black';
  const before = fight[key];
  fight[key] = Math.max(0, change(before));
  if (fight[key] !== before) tell(m, 'die-changed', targetOf(about, side), fight[key]);
}

function whyNoDice(m: Match) {
  return m.fight && m.fight.red > 0 ? undefined : NO_DICE;
}

export const cardWords = {
  discard: word({
    args: { count: positive, random: yes, who },
    text: says('discard'),
    whyNot: (m, about, a) => whyNoHand(m, about, a.who),
    steps: (args) => ({
      begin: (m, v) => {
        const { count, random, who: side } = args(m, v);
        const seat = seatOf(m, v, side);
        if (seat < 0) return done();
        if (!random) return call(the.discardCards, { seat, left: count, count: 0 }, 'end');
        return done(discardAtRandom(m, seat, count));
      },
      end: (m) => done(m.result),
    }),
  }),
  'discard-hand': word({
    args: {},
    text: says('discard-hand'),
    whyNot: (m, about) => whyNoHand(m, about, 'you'),
    run: (m, v) => {
      const { hand } = heroOf(m, v.you);
      v.amount = hand.length;
      for (const card of hand.slice()) discardAbility(m, v.you, card);
    },
  }),
  retrieve: word({
    args: { count: positive },
    text: says('retrieve'),
    whyNot: (m, { you }) => (heroOf(m, you).discard.length ? undefined : NO_CARDS),
    steps: (args) => ({
      begin: (_m, v) => {
        v.amount = 0;
        return go('choose');
      },
      choose: ask({
        kind: 'retrieve',
        rule: 'WA-TURN-03',
        who: (_m, v) => v.you,
        offer: (m, v, offer) => {
          const { hand, discard } = heroOf(m, v.you);
          if (v.amount < args(m, v).count && hand.length < HAND_LIMIT)
            for (const card of discard) allow(offer, 'retrieve', card);
        },
        none: (_m, v) => done(v.amount),
        then: (m, v, answer) => {
          const { hand, discard } = heroOf(m, v.you);
          move(answer.refs[0], discard, hand);
          happen(m, 'retrieved', v.you, answer.refs[0]);
          v.amount++;
          return go('choose');
        },
      }),
    }),
  }),
  reroll: word({
    args: { who: oneOf(['you', 'foe']) },
    text: says('reroll'),
    whyNot: (m, { you }) => whyNoDice(m) ?? whyForbidden(m, you, 'reroll'),
    run: (m, v, a) => setDie(m, v, a.who, () => roll(m, 6)),
  }),
  die: word({
    args: { by: number, who },
    text: says('die'),
    whyNot: (m) => whyNoDice(m),
    run: (m, v, a) => setDie(m, v, a.who, (die) => die + a.by),
  }),
  'set-die': word({
    args: { to: positive, who },
    text: says('set-die'),
    whyNot: (m) => whyNoDice(m),
    run: (m, v, a) => setDie(m, v, a.who, () => a.to),
  }),
  'swap-dice': word({
    args: {},
    text: says('swap-dice'),
    whyNot: (m) => whyNoDice(m),
    run: (m) => {
      if (!m.fight) return;
      const { seat, red, black } = m.fight;
      m.fight.red = black;
      m.fight.black = red;
      happen(m, 'dice', seat, black, red);
    },
  }),
};

function discardAtRandom(m: Match, seat: number, count: number): number {
  const { hand } = heroOf(m, seat);
  const most = Math.min(count, hand.length);
  for (let i = 0; i < most; i++) discardAbility(m, seat, hand[pickAtRandom(m, hand.length)]);
  return most;
}
