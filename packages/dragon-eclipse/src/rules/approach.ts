/** DE-RUSH-01 to DE-RETREAT-03: how the Enemy comes nearer or goes away. */
import { allow, ask, bool, done, type Infer, int, type Next, str, struct } from '@tabard/engine';
import type { Combat } from '../state.ts';
import { distance, geometry, opponentOf } from './facts.ts';
import { react } from './interpreter.ts';
import { enter, goesOn, moved } from './movement.ts';
import { isPathTold, mayMeet, pathSteps } from './paths.ts';
import { procedure } from './procedure.ts';
import { reach, reachable, reachableInLine, search, UNREACHED } from './reach.ts';
import { settle } from './settle.ts';
import { stepsOf } from './stats.ts';
import { deciderFor } from './targets.ts';

const approachVars = struct({ you: int, bonus: int, aim: str, isInLine: bool, to: int, at: int, steps: int });
type ApproachVars = Infer<typeof approachVars>;

/** DE-RUSH-01, DE-RETREAT-01: the spaces where the Enemy may end; its own alone when it stays. */
export function endsOf(m: Combat, v: Pick<ApproachVars, 'you' | 'bonus' | 'aim' | 'isInLine'>): number[] {
  const steps = stepsOf(m, v.you, v.bonus);
  const here = m.fighters[v.you].space;
  const foe = m.fighters[opponentOf(m, v.you)].space;
  // DE-RUSH-02.
  if (steps === 0 || (v.aim === 'rush' && distance(m, here, foe) <= 1)) return [here];
  const spaces = v.isInLine ? reachableInLine(m, v.you, steps) : reachable(m, v.you, steps);
  const walked = spaces.map((space) => (v.isInLine ? distance(m, here, space) : reach[space]));
  const worth =
    v.aim === 'rush' ? nearness(m, v.you, spaces, foe) : spaces.map((space) => -distance(m, space, foe));
  return best(spaces, worth, walked);
}

/** The legal steps still missing to a space at range 1 of the opponent; by mere range where none can be reached. */
function nearness(m: Combat, fighter: number, spaces: readonly number[], foe: number): number[] {
  const missing = new Array<number>(spaces.length);
  fromFoe(m, fighter, foe);
  for (let i = 0; i < spaces.length; i++) {
    const steps = distance(m, spaces[i], foe) <= 1 ? 0 : reach[spaces[i]] - 1;
    missing[i] = steps < UNREACHED - 1 ? steps : UNREACHED + distance(m, spaces[i], foe);
  }
  return missing;
}

/** Steps from the opponent's space outwards, as the Enemy would walk them; where it stands now counts as free. */
function fromFoe(m: Combat, fighter: number, foe: number): void {
  const { space } = m.fighters[fighter];
  m.fighters[fighter].space = -1;
  search(m, fighter, foe);
  m.fighters[fighter].space = space;
}

/** Least worth first, then fewest steps. */
function best(spaces: readonly number[], worth: readonly number[], walked: readonly number[]): number[] {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < spaces.length; i++) least = Math.min(least, worth[i] * 100 + walked[i]);
  return spaces.filter((_, i) => worth[i] * 100 + walked[i] === least);
}

const approach = procedure('approach', approachVars, {
  choose: ask({
    kind: 'enemy-space',
    rule: 'DE-GOLD-03',
    auto: true,
    who: (m, v) => deciderFor(m, v.you),
    about: (_m, v) => [{ kind: 'fighter', id: v.you }],
    offer: (m, v, offer) => {
      for (const space of endsOf(m, v)) allow(offer, 'move', space);
    },
    then: (m, v, answer) => {
      const [to] = answer.refs;
      v.to = to;
      if (to === m.fighters[v.you].space) return done(0);
      if (isPathTold(m, v.you, UNREACHED) && (v.isInLine || mayMeet(m, v.you, to)))
        return { to: 'go', step: 'step' };
      search(m, v.you, m.fighters[v.you].space);
      v.steps = v.isInLine ? distance(m, m.fighters[v.you].space, to) : reach[to];
      enter(m, v.you, to);
      return { to: 'go', step: 'end' };
    },
  }),
  /** The path is asked for only where shortest paths enter different contents. */
  step: ask({
    kind: 'enemy-step',
    rule: 'DE-RETREAT-03',
    auto: true,
    batch: true,
    who: (m, v) => deciderFor(m, v.you),
    about: (_m, v) => [{ kind: 'fighter', id: v.you }],
    offer: (m, v, offer) => {
      for (const space of nextSpaces(m, v)) allow(offer, 'move', space);
    },
    none: () => ({ to: 'go', step: 'end' }),
    then: (m, v, answer) => {
      [v.at] = answer.refs;
      enter(m, v.you, v.at);
      v.steps++;
      settle(m);
      return m.queue.length ? react('entered') : { to: 'go', step: 'entered' };
    },
  }),
  entered: (m, v): Next => ({
    to: 'go',
    step: v.at !== v.to && goesOn(m, v.you, v.at) ? 'step' : 'end',
  }),
  end: (m, v) => {
    moved(m, v.you, v.steps);
    return done(v.steps);
  },
});

/** In line there is one next space; otherwise those that begin ways which differ. */
function nextSpaces(m: Combat, v: ApproachVars): number[] {
  if (!v.isInLine) return pathSteps(m, v.you, v.to);
  const g = geometry(m);
  const here = m.fighters[v.you].space;
  return [g.neighbours[here * 6 + g.direction[here * g.size + v.to]]];
}

export const approaching = [approach];
