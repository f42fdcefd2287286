/** Steps of a player's Mystling from space to space. */
import { allow, areWaiting, ask, done, enqueue, go, type Next, react } from '@tabard/engine';
import type { FighterId, InCombat, Space } from '../state.ts';
import { distance, geometry, isEnemy, isFree, terrainAt } from './facts.ts';
import { move, type VarsOf } from './handles.ts';
import { discardTerrain } from './objects.ts';
import { isPathTold } from './paths.ts';
import { procedure } from './procedure.ts';
import { reach, reachable, reachableInLine, search } from './reach.ts';
import { report } from './report.ts';
import { settle } from './settle.ts';
import { isSlowed, stepsOf } from './stats.ts';

/** DE-MOVE-02, DE-TERR-03: one step into a space, or being placed there, and what it sets off. */
export function enter(m: InCombat, fighter: FighterId, space: Space, how: 'moved' | 'placed'): void {
  m.combat.fighters[fighter].space = space;
  report(m, 'entered', fighter, space);
  const kind = terrainAt(m, space);
  if (!kind || (kind.by === 'moving' && how === 'placed')) return;
  const effect = isEnemy(m, fighter) ? kind.enemy : kind.player;
  if (kind.fragile) discardTerrain(m, space);
  if (effect !== undefined) enqueue(m.combat.reactions, effect, fighter);
}

/** What a space set off may have moved the Mystling elsewhere, or slowed it: DE-COND-05. */
export function goesOn(m: InCombat, fighter: FighterId, entered: number): boolean {
  return m.combat.fighters[fighter].space === entered && !isSlowed(m, fighter);
}

export function moved(m: InCombat, fighter: FighterId, steps: number): void {
  if (steps === 0) return;
  m.combat.fighters[fighter].moved += steps;
  report(m, 'moved', fighter, steps, m.combat.fighters[fighter].space);
}

type MoveVars = VarsOf<typeof move>;

/** Of a Move in line: the direction plus one once it is known. */
function nextSteps(m: InCombat, v: MoveVars): number[] {
  const g = geometry(m);
  const from = m.combat.fighters[v.you].space;
  const found: number[] = [];
  for (let d = 0; d < 6; d++) {
    if (v.line > 0 && v.line !== d + 1) continue;
    const next = g.neighbours[from * 6 + d];
    if (next >= 0 && isFree(m, v.you, next)) found.push(next);
  }
  return found;
}

/** DE-MOVE-01: where to, in one answer; step by step only where the way matters. */
const moveMystling = procedure(move, {
  begin: (m, v) => {
    v.left = stepsOf(m, v.you, v.bonus);
    if (v.left === 0 || nextSteps(m, v).length === 0) return done(0);
    return go(isPathTold(m, v.you, v.left) ? 'step' : 'choose');
  },
  choose: ask({
    kind: 'move',
    rule: 'DE-MOVE-01',
    who: (_m, v) => v.you,
    about: (_m, v) => [v.left],
    offer: (m, v, offer) => {
      const spaces = v.line < 0 ? reachable(m, v.you, v.left) : reachableInLine(m, v.you, v.left);
      const here = m.combat.fighters[v.you].space;
      allow(offer, 'stay');
      for (const space of spaces) if (space !== here) allow(offer, 'move', space);
    },
    then: (m, v, answer) => {
      if (answer.verb === 'stay') return done(0);
      const from = m.combat.fighters[v.you].space;
      const [to] = answer.refs;
      search(m, v.you, from);
      const steps = v.line < 0 ? reach[to] : distance(m, from, to);
      enter(m, v.you, to, 'moved');
      v.steps = steps;
      return go('end');
    },
  }),
  step: ask({
    kind: 'step',
    rule: 'DE-MOVE-02',
    auto: true,
    batch: true,
    who: (_m, v) => v.you,
    about: (_m, v) => [v.left],
    offer: (m, v, offer) => {
      allow(offer, 'stay');
      if (v.left > 0) for (const space of nextSteps(m, v)) allow(offer, 'move', space);
    },
    then: (m, v, answer) => {
      if (answer.verb === 'stay') return go('end');
      return stepTo(m, v, answer.refs[0]);
    },
  }),
  entered: (m, v) => go(v.left > 0 && goesOn(m, v.you, v.to) ? 'step' : 'end'),
  end: (m, v) => {
    moved(m, v.you, v.steps);
    return done(v.steps);
  },
});

function stepTo(m: InCombat, v: MoveVars, space: Space): Next<'entered'> {
  const g = geometry(m);
  if (v.line >= 0) v.line = g.direction[m.combat.fighters[v.you].space * g.size + space] + 1;
  v.left--;
  v.steps++;
  v.to = space;
  enter(m, v.you, space, 'moved');
  settle(m);
  return areWaiting(m.combat.reactions) ? react('entered') : go('entered');
}

export const moving = [moveMystling];
