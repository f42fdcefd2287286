/** Movement: section MOVE. */
import { allow, allowUnless, ask, call, done, go, type Refusal, refuse, type Seat } from '@tabard/engine';
import { boardContent } from '../defs.ts';
import { heroOf, type Match, type Space } from '../state.ts';
import { mustFall } from './defeat.ts';
import { distance, hasRedMarker } from './facts.ts';
import * as the from './handles.ts';
import { whyNotStandOn } from './places.ts';
import { procedure } from './procedure.ts';
import { whyForbidden } from './sources.ts';
import { enter, putFigure } from './verbs.ts';
import { isUse, mightUse, offerUses, useChosen } from './windows.ts';

const TOO_FAR = refuse('too-far', 'WA-MOVE-01');
const TOO_HIGH = refuse('space-too-high', 'WA-MOVE-02');
const STOPPED = refuse('aggro-stops', 'WA-MOVE-04');
const HELD = refuse('aggro-holds', 'WA-MOVE-05');

/** WA-MOVE-04, WA-MOVE-05: whether a red-face marker binds this Character on this space. */
export function isBound(m: Match, seat: Seat, space: Space): boolean {
  return hasRedMarker(m, space) && !whyForbidden(m, seat, 'aggro');
}

/** Steps to each space that the Character may walk to with what is left, -1 elsewhere: WA-MOVE-02, WA-MOVE-04. */
export function reachOf(m: Match, seat: Seat, steps: number = m.steps): number[] {
  return walkable(m, seat, heroOf(m, seat).space, steps, (space) => isBound(m, seat, space));
}

function walkable(
  m: Match,
  seat: Seat,
  from: Space,
  steps: number,
  binds: (space: Space) => boolean,
): number[] {
  const { spaces } = boardContent(m).map;
  const { level } = heroOf(m, seat);
  const reach: number[] = [];
  for (let i = 0; i < spaces.length; i++) reach.push(-1);
  reach[from] = 0;
  if (binds(from)) return reach;
  const queue = [from];
  for (let i = 0; i < queue.length; i++) {
    const at = queue[i];
    if (reach[at] >= steps || (at !== from && binds(at))) continue;
    const { to } = spaces[at];
    for (let k = 0; k < to.length; k++) {
      // WA-MOVE-02.
      if (reach[to[k]] >= 0 || spaces[to[k]].level > level) continue;
      reach[to[k]] = reach[at] + 1;
      queue.push(to[k]);
    }
  }
  return reach;
}

/** Why a space that is in sight cannot be walked to. */
function whyNotGo(m: Match, seat: Seat, to: Space): Refusal {
  const { space } = heroOf(m, seat);
  if (isBound(m, seat, space)) return m.hasMoved ? STOPPED : HELD;
  if (distance(m, space, to) > m.steps) return TOO_FAR;
  if (whyNotStandOn(m, seat, to)) return TOO_HIGH;
  return walkable(m, seat, space, m.steps, () => false)[to] >= 0 ? STOPPED : TOO_HIGH;
}

/** WA-MOVE-09: one step at a time; a farther space is walked to by the shortest way. */
const movement = procedure(the.movement, {
  begin: (m) => {
    if (mustFall(m)) return call(the.fallen, {}, 'begin');
    if (m.isCut) return done();
    const canWalk = m.steps > 0 && !isBound(m, m.active, heroOf(m, m.active).space);
    return canWalk || mightUse(m, m.active, 'movement') ? go('move') : done();
  },
  move: ask({
    kind: 'move',
    rule: 'WA-MOVE-01',
    who: (m) => m.active,
    about: (m) => [m.steps],
    offer: (m, _v, offer) => {
      reachOf(m, m.active).forEach((steps, to) => {
        if (steps > 0) allow(offer, 'go', to);
        else if (steps < 0 && offer.refused) allowUnless(offer, whyNotGo(m, m.active, to), 'go', to);
      });
      allow(offer, 'stay');
      offerUses(m, m.active, 'movement', offer);
    },
    then: (m, _v, answer) => {
      if (isUse(answer)) return useChosen(m.active, answer, 'begin');
      return answer.verb === 'stay'
        ? done()
        : call(the.walk, { seat: m.active, to: answer.refs[0] }, 'begin');
    },
  }),
});

const walk = procedure(the.walk, {
  step: (m, v) => {
    const { space } = heroOf(m, v.seat);
    if (space === v.to || m.steps === 0 || m.isCut || mustFall(m)) return done();
    const next = stepTowards(m, v.seat, v.to);
    if (next === undefined) return done();
    m.steps--;
    enter(m, v.seat, next);
    return go('entered');
  },
  entered: (m, v) => {
    // WA-MOVE-04: whatever movement is left.
    if (isBound(m, v.seat, heroOf(m, v.seat).space)) m.steps = 0;
    return go('step');
  },
});

/** Of the neighbours that are nearest to the goal the first; roads lead both ways (WA-BOARD-03). */
function stepTowards(m: Match, seat: Seat, to: Space): Space | undefined {
  const { space, level } = heroOf(m, seat);
  const { spaces } = boardContent(m).map;
  if (spaces[to].level > level || isBound(m, seat, space)) return undefined;
  // Whoever stops at a red-face marker gets no farther: only the goal itself may hold one.
  const left = walkable(m, seat, to, m.steps - 1, (at) => at !== to && isBound(m, seat, at));
  let best: Space | undefined;
  for (const next of spaces[space].to) {
    const isOpen = left[next] >= 0 && (next === to || !isBound(m, seat, next));
    if (isOpen && (best === undefined || left[next] < left[best])) best = next;
  }
  return best;
}

/** WA-MOVE-10: the figure is put on one of several spaces, by its player's choice. */
const putOn = procedure(the.putOn, {
  choose: ask({
    kind: 'put-on',
    rule: 'WA-MOVE-10',
    auto: true,
    who: (_m, v) => v.seat,
    offer: (_m, v, offer) => {
      for (const space of v.spaces) allow(offer, 'go', space);
    },
    none: () => done(),
    then: (m, v, answer) => {
      putFigure(m, v.seat, answer.refs[0]);
      if (v.seat === m.active && isBound(m, v.seat, answer.refs[0])) m.steps = 0;
      return done();
    },
  }),
});

export const moving = [movement, walk, putOn];
