/** Defeat: WA-OUT-01 to WA-OUT-04, in combat and outside (WA-TURN-07). */
import { allow, ask, call, done, go, happen, type Seat } from '@tabard/engine';
import { boardContent } from '../defs.ts';
import { heroOf, type Match, type Space } from '../state.ts';
import { hasCharacter } from './facts.ts';
import * as the from './handles.ts';
import { isOut } from './health.ts';
import { nearestOf } from './places.ts';
import { procedure } from './procedure.ts';
import { notice } from './report.ts';
import { detachFromCharacter, heal, putFigure, turnTo } from './verbs.ts';

/** The next Character that has as much damage as health, from the active player on, or undefined. */
function nextFallen(m: Match): Seat | undefined {
  for (let i = 0; i < m.seats; i++) {
    const seat = (m.active + i) % m.seats;
    const hero = heroOf(m, seat);
    if (hero.damage > 0 && hasCharacter(hero) && isOut(m, seat)) return seat;
  }
  return undefined;
}

/** Whether somebody is to be defeated before anything else happens; in a fight that waits for its outcome. */
export function mustFall(m: Match): boolean {
  return !m.fight && nextFallen(m) !== undefined;
}

const fallen = procedure(the.fallen, {
  next: (m) => {
    const seat = nextFallen(m);
    return seat === undefined ? done() : call(the.defeat, { seat }, 'next');
  },
});

/** WA-OUT-01: the nearest by number of spaces, levels and markers ignored. */
function refuges(m: Match, seat: Seat): Space[] {
  return nearestOf(m, heroOf(m, seat).space, boardContent(m).map.cities);
}

const defeat = procedure(the.defeat, {
  begin: (m, v) => {
    heroOf(m, v.seat).defeats++;
    // WA-TURN-07: its remaining phases fall away.
    if (v.seat === m.active) m.isCut = true;
    return go('flee');
  },
  flee: ask({
    kind: 'flee',
    rule: 'WA-OUT-01',
    auto: true,
    who: (_m, v) => v.seat,
    offer: (m, v, offer) => {
      for (const city of refuges(m, v.seat)) allow(offer, 'flee', city);
    },
    then: (m, v, answer) => {
      const [city] = answer.refs;
      happen(m, 'defeated', v.seat, city);
      putFigure(m, v.seat, city);
      recover(m, v.seat);
      notice(m, 'defeated', v.seat, city);
      return done();
    },
  }),
});

/** WA-OUT-02 to WA-OUT-04; level, Items, Quests and hand are kept (WA-OUT-10). */
function recover(m: Match, seat: Seat): void {
  // The face first: what the old one does when it is healed is over.
  turnTo(m, seat, 0);
  heal(m, seat, heroOf(m, seat).damage);
  detachFromCharacter(m, seat);
}

export const defeats = [fallen, defeat];
