import {
  allow,
  ask,
  type Card,
  call,
  compute,
  done,
  effect,
  go,
  happen,
  oneOf,
  refuse,
  type Seat,
  yes,
} from '@tabard/engine';
import { UNTIL } from '../defs.ts';
import { fightOf } from '../rules/fight.ts';
import type { Fight } from '../rules/handles.ts';
import * as the from '../rules/handles.ts';
import { rivalsHere } from '../rules/strength.ts';
import { expel, loseTurn } from '../rules/verbs.ts';
import { type About, effects, type Omega, partyOf } from '../state.ts';
import { partyTexts } from '../words/effects.ts';
import { amount, isRival, toldEffect, who } from './grammar.ts';

const { word, perform } = effects;

const NO_RIVAL = refuse('no-rival', 'AN-GEN-07');
const NO_FIGHT = refuse('no-fight', 'AN-TIMING-07');
const NOWHERE = refuse('nowhere', 'AN-MOVE-02');

const RIVALS = ['here', 'anywhere', 'with-cards'] as const;

const EACH = ['others', 'others-here', 'all'] as const;

function rivals(m: Omega, about: About, which: string): Seat[] {
  if (which === 'here') return rivalsHere(m, about.you);
  const seats = m.order.filter((seat) => seat !== about.you);
  return which === 'anywhere' ? seats : seats.filter((seat) => partyOf(m, seat).hand.length > 0);
}

function isNamed(m: Omega, you: Seat, seat: Seat, which: string): boolean {
  if (which === 'all') return true;
  if (seat === you) return false;
  return which === 'others' || rivalsHere(m, you).includes(seat);
}

/** A bonus: how much, of what, until when, and the card that gives it. */
interface Given {
  readonly count: number;
  readonly to: string;
  readonly until: (typeof UNTIL)[number];
  readonly by: Card;
}

function addBonus(m: Omega, seat: Seat, { count, to, until, by }: Given): void {
  const party = partyOf(m, seat);
  const isCombat = to === 'combat';
  happen(m, isCombat ? 'combat-bonus' : 'speed-bonus', seat, count, UNTIL.indexOf(until));
  if (until === 'combat') {
    const fight = fightOf(m, seat);
    if (fight) addToFight(m, fight, seat, count, by);
  } else if (until === 'turn') {
    if (isCombat) party.combatNow += count;
    else party.speedNow += count;
  } else if (until === 'next-turn') {
    if (isCombat) party.combatNext += count;
    else party.speedNext += count;
  } else if (isCombat) party.combat += count;
  else party.speed += count;
}

function addToFight(m: Omega, fight: Fight, seat: Seat, count: number, by: Card): void {
  const side = fight.a === seat ? 0 : 1;
  if (side === 0) fight.bonusA += count;
  else fight.bonusB += count;
  fight.given.push(side, by < 0 ? -1 : m.cards.def[by], count);
}

/** Words about whole parties. */
export const partyWords = {
  bonus: word({
    args: { count: amount, to: oneOf(['combat', 'speed']), until: oneOf(UNTIL), who },
    text: partyTexts.bonus,
    whyNot: (m, about, a) => {
      if (isRival(a) && about.rival < 0) return NO_RIVAL;
      return a.until === 'combat' && !fightOf(m, about.you) ? NO_FIGHT : undefined;
    },
    run: (m, v, a) => {
      const seat = isRival(a) ? v.rival : v.you;
      if (seat >= 0)
        addBonus(m, seat, { count: compute(m, v, a.count), to: a.to, until: a.until, by: v.card });
    },
  }),
  'lose-turn': word({
    args: { who: oneOf(['you', 'rival']) },
    text: partyTexts['lose-turn'],
    whyNot: (_m, about, a) => (isRival(a) && about.rival < 0 ? NO_RIVAL : undefined),
    run: (m, v, a) => {
      const seat = isRival(a) ? v.rival : v.you;
      if (seat >= 0) loseTurn(m, seat);
    },
  }),
  expel: word({
    args: { who: oneOf(['you', 'rival']) },
    text: partyTexts.expel,
    whyNot: (m, about, a) => {
      const seat = isRival(a) ? about.rival : about.you;
      return seat >= 0 && partyOf(m, seat).area >= 0 ? undefined : NO_RIVAL;
    },
    run: (m, v, a) => {
      const seat = isRival(a) ? v.rival : v.you;
      if (seat >= 0) expel(m, seat);
    },
  }),
  'choose-rival': word({
    args: { which: oneOf(RIVALS), then: effect },
    text: partyTexts['choose-rival'],
    whyNot: (m, about, a) => (rivals(m, about, a.which).length ? undefined : NO_RIVAL),
    steps: (args) => ({
      choose: ask({
        kind: 'choose-rival',
        rule: 'AN-GEN-07',
        auto: true,
        who: (_m, v) => v.you,
        about: (_m, v) => toldEffect(v),
        offer: (m, v, offer) => {
          for (const seat of rivals(m, v, args(m, v).which)) allow(offer, 'choose-rival', seat);
        },
        none: () => done(),
        then: (m, v, answer) => perform(args(m, v).then, { ...v, rival: answer.refs[0] }, 'end'),
      }),
      end: () => done(),
    }),
  }),
  each: word({
    args: { which: oneOf(EACH), do: effect },
    text: partyTexts.each,
    steps: (args) => ({
      next: (m, v) => {
        const a = args(m, v);
        if (v.at >= m.order.length) return done();
        const seat = m.order[v.at++];
        if (!isNamed(m, v.you, seat, a.which)) return go('next');
        return perform(a.do, { ...v, you: seat, rival: v.you }, 'next');
      },
    }),
  }),
  travel: word({
    args: { to: oneOf(['any']), 'past-guard': yes },
    text: partyTexts.travel,
    whyNot: (m, about) =>
      m.places.some((place) => place.area[0] !== partyOf(m, about.you).area) ? undefined : NOWHERE,
    steps: (args) => ({
      choose: ask({
        kind: 'travel',
        rule: 'AN-MOVE-02',
        who: (_m, v) => v.you,
        offer: (m, v, offer) => {
          for (const place of m.places)
            if (place.area[0] !== partyOf(m, v.you).area) allow(offer, 'go', place.area[0]);
        },
        none: () => done(),
        then: (m, v, answer) => {
          const step = the.nearestVars(m, the.movementStep);
          if (step) step.moved = true;
          const past = args(m, v)['past-guard'] === true;
          return call(the.journey, { a: v.you, area: answer.refs[0], past, cancelled: false }, 'end');
        },
      }),
      end: () => done(),
    }),
  }),
};
