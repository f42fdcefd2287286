/** Steps of a player's Mystling from space to space. */
import { allow, areWaiting, ask, done, enqueue, go, type Next, react } from '@tabard/engine';
import type { FighterId, InCombat, Space } from '../state.ts';
import { geometry, isEnemy, terrainAt } from './facts.ts';
import { move, type VarsOf } from './handles.ts';
import { discardTerrain } from './objects.ts';
import { areStepsCounted, isActing, type Leg, legsFrom, legsInLine, stepCounts } from './paths.ts';
import { procedure } from './procedure.ts';
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

/** Where the Mystling may go next, without entering anything on the way; DE-LINE-05: in line, on one row. */
function legsOf(m: InCombat, v: MoveVars): Leg[] {
  if (v.line >= 0) return legsInLine(m, v.you, v.left, v.line - 1);
  return legsFrom(m, v.you, v.left);
}

/** In how many steps: asked only where somebody counts them; DE-LINE-05: in line there is one way. */
function countsTo(m: InCombat, v: MoveVars, to: Space): number[] {
  if (v.line < 0 && areStepsCounted(m)) return stepCounts(m, v.you, v.left, to);
  return legsOf(m, v).flatMap((leg) => (leg.to === to ? [leg.steps] : []));
}

/** DE-MOVE-01, DE-MOVE-02: where to, in one answer; whoever enters something on the way chooses again from there. */
const moveMystling = procedure(move, {
  begin: (m, v) => {
    v.left = stepsOf(m, v.you, v.bonus);
    return go('choose');
  },
  choose: ask({
    kind: 'move',
    rule: 'DE-MOVE-01',
    auto: true,
    who: (_m, v) => v.you,
    about: (_m, v) => [v.left],
    offer: (m, v, offer) => {
      const here = m.combat.fighters[v.you].space;
      allow(offer, 'stay');
      for (const { to } of legsOf(m, v)) allow(offer, 'move', to);
      if (v.left > 1 && areStepsCounted(m) && countsTo(m, v, here).length) allow(offer, 'move', here);
    },
    then: (_m, v, answer) => {
      if (answer.verb === 'stay') return go('end');
      [v.to] = answer.refs;
      return go('steps');
    },
  }),
  steps: ask({
    kind: 'steps',
    rule: 'DE-MOVE-01',
    auto: true,
    who: (_m, v) => v.you,
    about: (_m, v) => [{ kind: 'space', id: v.to }],
    offer: (m, v, offer) => {
      for (const steps of countsTo(m, v, v.to)) allow(offer, 'steps', steps);
    },
    then: (m, v, answer) => walk(m, v, answer.refs[0]),
  }),
  entered: (m, v) => go(v.left > 0 && v.mayGoOn && goesOn(m, v.you, v.to) ? 'choose' : 'end'),
  end: (m, v) => {
    moved(m, v.you, v.steps);
    return done(v.steps);
  },
});

function walk(m: InCombat, v: MoveVars, steps: number): Next<'entered'> {
  const g = geometry(m);
  if (v.line >= 0) v.line = g.direction[m.combat.fighters[v.you].space * g.size + v.to] + 1;
  v.left -= steps;
  v.steps += steps;
  // A quiet end is where the player wanted to be.
  v.mayGoOn = isActing(m, v.you, v.to);
  enter(m, v.you, v.to, 'moved');
  settle(m);
  return areWaiting(m.combat.reactions) ? react('entered') : go('entered');
}

export const moving = [moveMystling];
