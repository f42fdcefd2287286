import {
  bitOf,
  type Card,
  call,
  done,
  go,
  happen,
  move,
  moveUnseen,
  type Seat,
  showAll,
} from '@tabard/engine';
import { advantageDef } from '../defs.ts';
import { about, effects, type Omega, type Place, partyOf, placeOf, procedure } from '../state.ts';
import * as the from './handles.ts';
import { leavePlay, openWindow } from './play.ts';
import { markUsed } from './verbs.ts';

/** AN-TRAP-01: facedown over an Area in play; everybody sees who laid it and where, and nobody else which it is. */
export function layTrap(m: Omega, seat: Seat, trap: Card, area: Card): void {
  const place = placeOf(m, area);
  if (!place) return;
  moveUnseen(m, trap, partyOf(m, seat).hand, place.traps, bitOf(seat));
  place.trappers.push(seat);
  happen(m, 'trap-laid', seat, area);
}

/** AN-TRAP-02: Traps wait until a party is in their Area when the Movement phase ends. */
export function dueAreas(m: Omega): Card[] {
  return m.places.filter((place) => isDue(m, place)).map((place) => place.area[0]);
}

function isDue(m: Omega, { traps, area }: Place): boolean {
  return traps.length > 0 && m.parties.some((party) => party.area === area[0]);
}

/** AN-TRAP-05: Area by Area in the order they entered play, and in an Area in the order they were laid. */
const traps = procedure(the.traps, {
  next: (m, v) => {
    const [area] = v.areas;
    if (area === undefined) return done();
    const place = placeOf(m, area);
    if (!place || !isDue(m, place)) {
      v.areas.shift();
      return go('next');
    }
    // AN-TRAP-06: the parties that are there when it is turned up.
    const parties = m.order.filter((seat) => partyOf(m, seat).area === area);
    const [seat] = place.trappers;
    const trap = turnUp(m, place);
    return call(the.spring, { seat, card: trap, area, parties, cancelled: false, taker: -1 }, 'next');
  },
});

function turnUp(m: Omega, place: Place): Card {
  const [trap] = place.traps;
  const [seat] = place.trappers.splice(0, 1);
  move(trap, place.traps, m.played);
  showAll(m, trap);
  markUsed(m, trap);
  happen(m, 'trap-sprung', seat, trap, place.area[0]);
  return trap;
}

/** AN-TRAP-03, AN-TRAP-06: it strikes every party there in turn order, its owner's too, and is discarded. */
const spring = procedure(
  the.spring,
  {
    // AN-TRAP-07: it counts as an Advantage that is used by whoever laid it.
    answers: (_m, v) => openWindow('card', v.seat, 'strike'),
    strike: (m, v) => {
      const party = v.cancelled ? undefined : v.parties.shift();
      const { effect } = advantageDef(m, v.card);
      if (party === undefined || effect === undefined) return go('leave');
      const rival = party === v.seat ? -1 : v.seat;
      return effects.perform(effect, about(party, v.card, rival), 'strike');
    },
    leave: (m, v) => {
      if (m.played.includes(v.card)) leavePlay(m, v);
      return done();
    },
  },
  {
    shows: (_m, v) => ({ kind: 'trap', seat: v.seat, trap: v.card, area: v.area, parties: v.parties }),
  },
);

/** AN-TRAP-08: a Trap whose Area goes, or that somebody disarms, is shown and discarded without effect. */
export function discardTrap(m: Omega, area: Card, trap: Card): void {
  const place = placeOf(m, area);
  if (!place) return;
  const at = place.traps.indexOf(trap);
  const [seat] = place.trappers.splice(at, 1);
  showAll(m, trap);
  move(trap, place.traps, m.discards.advantage);
  happen(m, 'trap-gone', seat, trap, area);
}

export const trapping = [traps, spring];
