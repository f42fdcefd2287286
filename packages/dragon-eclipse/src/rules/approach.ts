/** DE-RUSH-01 to DE-RETREAT-03: how the Enemy comes nearer or goes away. */
import { allow, areWaiting, ask, done, go, react } from '@tabard/engine';
import type { FighterId, InCombat, Space } from '../state.ts';
import { distance, geometry } from './facts.ts';
import { approach, type VarsOf } from './handles.ts';
import { enter, goesOn, moved } from './movement.ts';
import { isPathTold, mayMeet, pathSteps } from './paths.ts';
import { procedure } from './procedure.ts';
import { reach, reachable, reachableInLine, search, UNREACHED } from './reach.ts';
import { settle } from './settle.ts';
import { stepsOf } from './stats.ts';
import { deciderFor } from './targets.ts';

type ApproachVars = VarsOf<typeof approach>;

/** DE-RUSH-01, DE-RETREAT-01: the spaces where the Enemy may end; its own alone when it stays. */
export function endsOf(
  m: InCombat,
  v: Pick<ApproachVars, 'you' | 'foe' | 'bonus' | 'aim' | 'isInLine'>,
): number[] {
  const steps = stepsOf(m, v.you, v.bonus);
  const here = m.combat.fighters[v.you].space;
  const foe = m.combat.fighters[v.foe].space;
  // DE-RUSH-02.
  if (steps === 0 || (v.aim === 'rush' && distance(m, here, foe) <= 1)) return [here];
  const spaces = v.isInLine ? reachableInLine(m, v.you, steps) : reachable(m, v.you, steps);
  const walked = spaces.map((space) => (v.isInLine ? distance(m, here, space) : reach[space]));
  const worth =
    v.aim === 'rush' ? nearness(m, v.you, spaces, foe) : spaces.map((space) => -distance(m, space, foe));
  return best(spaces, worth, walked);
}

/** The legal steps still missing to a space at range 1 of the opponent; by mere range where none can be reached. */
function nearness(m: InCombat, fighter: FighterId, spaces: readonly Space[], foe: Space): number[] {
  const missing = new Array<number>(spaces.length);
  fromFoe(m, fighter, foe);
  for (let i = 0; i < spaces.length; i++) {
    const steps = distance(m, spaces[i], foe) <= 1 ? 0 : reach[spaces[i]] - 1;
    missing[i] = steps < UNREACHED - 1 ? steps : UNREACHED + distance(m, spaces[i], foe);
  }
  return missing;
}

/** Steps from the opponent's space outwards, as the Enemy would walk them; where it stands now counts as free. */
function fromFoe(m: InCombat, fighter: FighterId, foe: Space): void {
  const { space } = m.combat.fighters[fighter];
  m.combat.fighters[fighter].space = -1;
  search(m, fighter, foe);
  m.combat.fighters[fighter].space = space;
}

/** Least worth first, then fewest steps. */
function best(spaces: readonly number[], worth: readonly number[], walked: readonly number[]): number[] {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < spaces.length; i++) least = Math.min(least, worth[i] * 100 + walked[i]);
  return spaces.filter((_, i) => worth[i] * 100 + walked[i] === least);
}

const approachFoe = procedure(approach, {
  choose: ask({
    kind: 'enemy-space',
    rule: 'DE-GOLD-03',
    auto: true,
    who: (m, v) => deciderFor(m, v),
    about: (_m, v) => [{ kind: 'fighter', id: v.you }],
    offer: (m, v, offer) => {
      for (const space of endsOf(m, v)) allow(offer, 'move', space);
    },
    then: (m, v, answer) => {
      const [to] = answer.refs;
      v.to = to;
      if (to === m.combat.fighters[v.you].space) return done(0);
      if (isPathTold(m, v.you, UNREACHED) && (v.isInLine || mayMeet(m, v.you, to))) return go('step');
      search(m, v.you, m.combat.fighters[v.you].space);
      v.steps = v.isInLine ? distance(m, m.combat.fighters[v.you].space, to) : reach[to];
      enter(m, v.you, to, 'moved');
      return go('end');
    },
  }),
  /** The path is asked for only where shortest paths enter different contents. */
  step: ask({
    kind: 'enemy-step',
    rule: 'DE-RETREAT-03',
    auto: true,
    batch: true,
    who: (m, v) => deciderFor(m, v),
    about: (_m, v) => [{ kind: 'fighter', id: v.you }],
    offer: (m, v, offer) => {
      for (const space of nextSpaces(m, v)) allow(offer, 'move', space);
    },
    none: () => go('end'),
    then: (m, v, answer) => {
      [v.at] = answer.refs;
      enter(m, v.you, v.at, 'moved');
      v.steps++;
      settle(m);
      return areWaiting(m.combat.reactions) ? react('entered') : go('entered');
    },
  }),
  entered: (m, v) => go(v.at !== v.to && goesOn(m, v.you, v.at) ? 'step' : 'end'),
  end: (m, v) => {
    moved(m, v.you, v.steps);
    return done(v.steps);
  },
});

/** In line there is one next space; otherwise those that begin ways which differ. */
function nextSpaces(m: InCombat, v: ApproachVars): number[] {
  if (!v.isInLine) return pathSteps(m, v.you, v.to);
  const g = geometry(m);
  const here = m.combat.fighters[v.you].space;
  return [g.neighbours[here * 6 + g.direction[here * g.size + v.to]]];
}

export const approaching = [approachFoe];
