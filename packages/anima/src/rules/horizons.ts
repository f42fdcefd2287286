import {
  allow,
  allowUnless,
  ask,
  type Card,
  call,
  done,
  go,
  happen,
  type Next,
  refuse,
  remove,
  type Seat,
  takeTop,
} from '@tabard/engine';
import { areaDef } from '../defs.ts';
import { type Omega, partyOf, procedure, rulesOf } from '../state.ts';
import { mostAreas, putAreaIntoPlay, removeArea, whyNotRemove } from './areas.ts';
import * as the from './handles.ts';
import { inOrderAfter } from './play.ts';
import { discardAdvantage } from './verbs.ts';

const savingRule = (m: Omega) => rulesOf(m).cited.areaSaved;

/** Brings an Area into play, from the discard pile or (-1) from the deck; the result is that Area. */
export function bringArea<S extends string>(seat: Seat, area: Card, back: S): Next<S, never> {
  return call(the.newArea, { seat, area, count: 1, drawn: [], removals: 0 }, back);
}

/** AN-COMB-04: brings so many from the deck; the result is the one that the seeker has to go to. */
export function bringAreas<S extends string>(seat: Seat, count: number, back: S): Next<S, never> {
  return call(the.newArea, { seat, area: -1, count, drawn: [], removals: 0 }, back);
}

/** AN-SEEK-02 to AN-SEEK-12: Areas enter play, and others may have to go. The result is where the seeker goes. */
const newArea = procedure(the.newArea, {
  // AN-COMB-05, AN-COMB-06: all of them are laid out first, each with its Preliminary Encounter.
  begin: (m, v) => {
    if (v.area >= 0) {
      remove(m.discards.area, v.area);
      v.drawn.push(v.area);
    } else drawAreas(m, v.count, v.drawn);
    for (const area of v.drawn) putAreaIntoPlay(m, area, 'sought');
    return go('surplus');
  },
  // AN-SEEK-12, AN-COMB-05: at most one for each that came, even when the table is over the maximum by more.
  surplus: (m, v) => {
    if (v.removals >= v.drawn.length || m.places.length <= mostAreas(m)) return go('choose');
    v.removals++;
    return call(the.removal, { seat: v.seat, drawn: v.drawn, chosen: -1, saved: [], asked: 0 }, 'surplus');
  },
  // AN-COMB-07: to the highest level, freely among equals.
  choose: ask({
    kind: 'horizon',
    rule: 'AN-COMB-07',
    auto: true,
    who: (_m, v) => v.seat,
    offer: (m, v, offer) => {
      for (const area of highest(m, v.drawn)) allow(offer, 'go', area);
    },
    none: () => done(-1),
    then: (_m, _v, answer) => done(answer.refs[0]),
  }),
});

/** AN-COMB-04: a deck that runs short yields what it has. */
function drawAreas(m: Omega, count: number, to: Card[]): void {
  for (let i = 0; i < count; i++) {
    const area = takeTop(m, m.decks.area);
    if (area !== undefined) to.push(area);
  }
}

function highest(m: Omega, areas: readonly Card[]): Card[] {
  const level = Math.max(...areas.map((area) => areaDef(m, area).level));
  return areas.filter((area) => areaDef(m, area).level === level);
}

const removal = procedure(the.removal, {
  choose: ask({
    kind: 'remove-area',
    rule: 'AN-SEEK-05',
    auto: true,
    who: (_m, v) => v.seat,
    offer: (m, v, offer) => {
      for (const place of m.places) {
        const [area] = place.area;
        if (v.drawn.includes(area)) continue;
        const why = v.saved.includes(area) ? refuse('area-saved', savingRule(m)) : whyNotRemove(m, area);
        allowUnless(offer, why, 'remove-area', area);
      }
    },
    // AN-SEEK-10, AN-SEEK-11: with nothing to remove the new Area is simply added.
    none: () => done(),
    then: (_m, v, answer) => {
      v.chosen = answer.refs[0];
      v.asked = 0;
      return go('next');
    },
  }),
  // AN-SEEK-08, AN-SEEK-09: the others are asked in turn order, by the public number of their cards.
  next: (m, v) => {
    const order = inOrderAfter(m, v.seat).slice(0, -1);
    while (v.asked < order.length && !partyOf(m, order[v.asked]).hand.length) v.asked++;
    if (v.asked < order.length) return go('veto');
    removeArea(m, v.chosen);
    return done();
  },
  veto: ask({
    kind: 'veto',
    rule: savingRule,
    who: (m, v) => inOrderAfter(m, v.seat)[v.asked],
    about: (_m, v) => [{ kind: 'card', id: v.chosen }],
    offer: (m, v, offer) => {
      allow(offer, 'pass');
      for (const held of partyOf(m, inOrderAfter(m, v.seat)[v.asked]).hand) allow(offer, 'save-area', held);
    },
    then: (m, v, answer) => {
      const seat = inOrderAfter(m, v.seat)[v.asked];
      if (answer.verb === 'pass') {
        v.asked++;
        return go('next');
      }
      discardAdvantage(m, seat, answer.refs[0], 'area');
      happen(m, 'area-saved', seat, v.chosen);
      v.saved.push(v.chosen);
      return go('choose');
    },
  }),
});

export const seeking = [newArea, removal];
