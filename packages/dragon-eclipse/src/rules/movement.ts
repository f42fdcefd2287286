/** Steps from space to space: Move, Rush and Retreat. */
import { allow, ask, bool, done, type Infer, int, type Next, str, struct } from '@tabard/engine';
import type { Combat } from '../state.ts';
import { isPlace } from '../vocabulary/conditions.ts';
import { HAPPENINGS } from '../vocabulary/happenings.ts';
import { passiveOf, sheetAura, upgradeOf } from './auras.ts';
import {
  arenaSide,
  distance,
  geometry,
  isBarred,
  isEnemy,
  isFree,
  mapSide,
  markerAt,
  opponentOf,
  summonDef,
  tamingOf,
  terrainAt,
} from './facts.ts';
import { react } from './interpreter.ts';
import { discardTerrain } from './objects.ts';
import { procedure } from './procedure.ts';
import { report } from './report.ts';
import { settle } from './settle.ts';
import { stepsOf } from './stats.ts';
import { deciderFor } from './targets.ts';

const UNREACHED = 99;

/** By space: how many steps away it is, or UNREACHED; one array for all, used up before the next search. */
const reach = new Int8Array(64);
const fringe = new Int8Array(64);
/** By space: 1 where the fighter may not be. */
const barred = new Int8Array(64);

/** Marks standees, holes, Summons and barring Terrain. */
function markBarred(m: Combat, fighter: number): void {
  const { holes } = mapSide(m);
  for (let space = 0; space < holes.length; space++) barred[space] = holes[space] ? 1 : 0;
  for (let f = 0; f < m.fighters.length; f++) if (m.fighters[f].space >= 0) barred[m.fighters[f].space] = 1;
  if (arenaSide(m).hasBars || summonDef(m))
    for (let space = 0; space < holes.length; space++) if (isBarred(m, fighter, space)) barred[space] = 1;
}

/** Fills `reach` with the legal steps from a space, up to so many; what bars the way is walked around. */
function search(m: Combat, fighter: number, from: number, most = UNREACHED): void {
  const { neighbours } = geometry(m);
  markBarred(m, fighter);
  reach.fill(UNREACHED);
  reach[from] = 0;
  fringe[0] = from;
  for (let at = 0, end = 1; at < end; at++) {
    const space = fringe[at];
    if (reach[space] >= most) return;
    for (let i = space * 6; i < space * 6 + 6; i++) {
      const next = neighbours[i];
      if (next < 0 || reach[next] !== UNREACHED || barred[next]) continue;
      reach[next] = reach[space] + 1;
      fringe[end++] = next;
    }
  }
}

/** The spaces within this many steps, with none among them. */
export function reachable(m: Combat, fighter: number, steps: number): number[] {
  const from = m.fighters[fighter].space;
  search(m, fighter, from, steps);
  const found: number[] = [];
  for (let space = 0; space < m.terrain.length; space++) if (reach[space] <= steps) found.push(space);
  return found;
}

/** The spaces on the rows from here within this many steps; DE-LINE-05. */
function reachableInLine(m: Combat, fighter: number, steps: number): number[] {
  const g = geometry(m);
  const from = m.fighters[fighter].space;
  const found = [from];
  for (let d = 0; d < 6; d++) {
    let at = from;
    for (let step = 0; step < steps; step++) {
      at = g.neighbours[at * 6 + d];
      if (at < 0 || !isFree(m, fighter, at)) break;
      found.push(at);
    }
  }
  return found;
}

const ENTERED = 1 << HAPPENINGS.indexOf('entered');

/** Whether it matters which spaces are passed: some Terrain acts on entering, or some effect or condition watches. */
function isPathTold(m: Combat, fighter: number): boolean {
  if (arenaSide(m).hasTraps)
    for (let space = 0; space < m.terrain.length; space++) if (isActing(m, fighter, space)) return true;
  return watchesEntering(m);
}

function isActing(m: Combat, fighter: number, space: number): boolean {
  if (m.terrain[space] === 0) return false;
  const kind = terrainAt(m, space);
  if (!kind) return false;
  return kind.fragile || (isEnemy(m, fighter) ? kind.enemy : kind.player) !== undefined;
}

function watchesEntering(m: Combat): boolean {
  for (let f = 0; f < m.fighters.length; f++)
    if (
      ((passiveOf(m, f)?.watchMask ?? 0) |
        (upgradeOf(m, f)?.watchMask ?? 0) |
        (sheetAura(m, f)?.watchMask ?? 0)) &
      ENTERED
    )
      return true;
  if ((arenaSide(m).rules?.watchMask ?? 0) & ENTERED) return true;
  return tamingOf(m)[m.tamed]?.on?.name === 'enter';
}

/** DE-MOVE-02, DE-TERR-03: one step into a space, and what it sets off. */
export function enter(m: Combat, fighter: number, space: number): void {
  m.fighters[fighter].space = space;
  report(m, 'entered', fighter, space);
  const kind = terrainAt(m, space);
  if (!kind) return;
  const effect = isEnemy(m, fighter) ? kind.enemy : kind.player;
  if (kind.fragile) discardTerrain(m, space);
  if (effect !== undefined) m.queue.push(effect, fighter);
}

function moved(m: Combat, fighter: number, steps: number): void {
  if (steps === 0) return;
  m.fighters[fighter].moved += steps;
  report(m, 'moved', fighter, steps);
}

const moveVars = struct({ you: int, bonus: int, line: int, left: int, steps: int, to: int });
type MoveVars = Infer<typeof moveVars>;

/** Of a Move in line: the direction plus one once it is known. */
function nextSteps(m: Combat, v: MoveVars): number[] {
  const g = geometry(m);
  const from = m.fighters[v.you].space;
  const found: number[] = [];
  for (let d = 0; d < 6; d++) {
    if (v.line > 0 && v.line !== d + 1) continue;
    const next = g.neighbours[from * 6 + d];
    if (next >= 0 && isFree(m, v.you, next)) found.push(next);
  }
  return found;
}

/** DE-MOVE-01: where to, in one answer; step by step only where the way matters. */
const move = procedure('move', moveVars, {
  begin: (m, v) => {
    v.left = stepsOf(m, v.you, v.bonus);
    if (v.left === 0 || nextSteps(m, v).length === 0) return done(0);
    return { to: 'go', step: isPathTold(m, v.you) ? 'step' : 'choose' };
  },
  choose: ask({
    kind: 'move',
    rule: 'DE-MOVE-01',
    who: (_m, v) => v.you,
    about: (_m, v) => [v.left],
    offer: (m, v, offer) => {
      const spaces = v.line < 0 ? reachable(m, v.you, v.left) : reachableInLine(m, v.you, v.left);
      const here = m.fighters[v.you].space;
      allow(offer, 'stay');
      for (const space of spaces) if (space !== here) allow(offer, 'move', space);
    },
    then: (m, v, answer) => {
      if (answer.verb === 'stay') return done(0);
      const from = m.fighters[v.you].space;
      const [to] = answer.refs;
      search(m, v.you, from);
      const steps = v.line < 0 ? reach[to] : distance(m, from, to);
      enter(m, v.you, to);
      v.steps = steps;
      return { to: 'go', step: 'end' };
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
      if (answer.verb === 'stay') return { to: 'go', step: 'end' };
      return stepTo(m, v, answer.refs[0]);
    },
  }),
  /** What a space set off may have moved the Mystling elsewhere or slowed it. */
  entered: (m, v): Next => ({
    to: 'go',
    step: m.fighters[v.you].space === v.to && v.left > 0 ? 'step' : 'end',
  }),
  end: (m, v) => {
    moved(m, v.you, v.steps);
    return done(v.steps);
  },
});

function stepTo(m: Combat, v: MoveVars, space: number): Next {
  const g = geometry(m);
  if (v.line >= 0) v.line = g.direction[m.fighters[v.you].space * g.size + space] + 1;
  v.left--;
  v.steps++;
  v.to = space;
  enter(m, v.you, space);
  settle(m);
  return m.queue.length ? react('entered') : { to: 'go', step: 'entered' };
}

// --- the Enemy ---

const approachVars = struct({ you: int, bonus: int, aim: str, isInLine: bool, to: int, steps: int });
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
      if (isPathTold(m, v.you) && (v.isInLine || mayMeet(m, v.you, to))) return { to: 'go', step: 'step' };
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
      for (const space of pathSteps(m, v)) allow(offer, 'move', space);
    },
    none: () => ({ to: 'go', step: 'end' }),
    then: (m, v, answer) => {
      enter(m, v.you, answer.refs[0]);
      v.steps++;
      settle(m);
      return m.queue.length ? react('entered') : { to: 'go', step: 'entered' };
    },
  }),
  entered: (m, v): Next => ({ to: 'go', step: m.fighters[v.you].space === v.to ? 'end' : 'step' }),
  end: (m, v) => {
    moved(m, v.you, v.steps);
    return done(v.steps);
  },
});

/** The next spaces of shortest ways; of those whose ways enter the same contents only the first. */
function pathSteps(m: Combat, v: ApproachVars): number[] {
  const g = geometry(m);
  const here = m.fighters[v.you].space;
  if (v.isInLine) return [g.neighbours[here * 6 + g.direction[here * g.size + v.to]]];
  search(m, v.you, v.to);
  const steps = reach.slice();
  const nexts = downhill(m, here, steps, stepsLeft(m, here, steps) - 1);
  if (nexts.length < 2 || !nexts.some((next) => meetsContent(m, v.you, next, steps)))
    return nexts.slice(0, 1);
  const found = new Map<string, number>();
  for (const next of nexts) {
    const key = contentsFrom(m, v.you, next, steps);
    if (!found.has(key)) found.set(key, next);
  }
  return [...found.values()];
}

/** Whether some shortest way to a space enters anything that acts. */
function mayMeet(m: Combat, fighter: number, to: number): boolean {
  const here = m.fighters[fighter].space;
  search(m, fighter, to);
  const steps = reach.slice();
  return downhill(m, here, steps, stepsLeft(m, here, steps) - 1).some((next) =>
    meetsContent(m, fighter, next, steps),
  );
}

/** The neighbours that are so many steps from the goal. */
function downhill(m: Combat, space: number, steps: Int8Array, left: number): number[] {
  const { neighbours } = geometry(m);
  const found: number[] = [];
  for (let i = space * 6; i < space * 6 + 6; i++)
    if (neighbours[i] >= 0 && steps[neighbours[i]] === left) found.push(neighbours[i]);
  return found;
}

function stepsLeft(m: Combat, here: number, steps: Int8Array): number {
  const { neighbours } = geometry(m);
  let least = UNREACHED;
  for (let i = here * 6; i < here * 6 + 6; i++)
    if (neighbours[i] >= 0) least = Math.min(least, steps[neighbours[i]] + 1);
  return least;
}

function meetsContent(m: Combat, fighter: number, space: number, steps: Int8Array): boolean {
  if (contentOf(m, fighter, space) !== '') return true;
  return downhill(m, space, steps, steps[space] - 1).some((next) => meetsContent(m, fighter, next, steps));
}

/** Which contents the shortest ways from here enter, as a text. */
function contentsFrom(m: Combat, fighter: number, space: number, steps: Int8Array): string {
  const further = downhill(m, space, steps, steps[space] - 1).map((next) =>
    contentsFrom(m, fighter, next, steps),
  );
  return `${contentOf(m, fighter, space)}(${[...new Set(further)].sort().join('|')})`;
}

/** What entering a space may set off. */
function contentOf(m: Combat, fighter: number, space: number): string {
  const terrain = isActing(m, fighter, space) ? String(m.terrain[space]) : '';
  if (!watchesEntering(m)) return terrain;
  const foe = isPlace(m, fighter, space, 'foe-token') ? 'f' : '';
  const own = isPlace(m, fighter, space, 'token') ? 't' : '';
  return `${terrain}${foe}${own}${markerAt(m, space) || ''}`;
}

export const moving = [move, approach];
