/** Which way: only where it enters something that acts does it matter. */
import { happeningOf } from '@tabard/engine';
import { type Aura, type EclipseContent, eclipseContent } from '../defs.ts';
import type { FighterId, InCombat, Space } from '../state.ts';
import { passiveOf, sheetAura, upgradeOf } from './auras.ts';
import {
  arenaSide,
  distance,
  geometry,
  isEnemy,
  isFree,
  isPlace,
  markerAt,
  tamingOf,
  terrainAt,
} from './facts.ts';
import { reach, search, UNREACHED } from './reach.ts';
import { HAPPENINGS } from './report.ts';

const ENTERED = HAPPENINGS.indexOf('entered');

/** A way that enters nothing before its end: where to, and in how many steps. */
export interface Leg {
  readonly to: Space;
  readonly steps: number;
}

/** The shortest legs of a Move from here, up to so many steps. What acts ends a leg: from there one chooses again. */
export function legsFrom(m: InCombat, fighter: FighterId, most: number): Leg[] {
  const { neighbours } = geometry(m);
  const here = m.combat.fighters[fighter].space;
  const acts = actingSpaces(m, fighter);
  const known = new Set([here]);
  const legs: Leg[] = [];
  const fringe: Leg[] = [{ to: here, steps: 0 }];
  for (const { to: from, steps } of fringe) {
    if (steps >= most) break;
    for (let i = from * 6; i < from * 6 + 6; i++) {
      const to = neighbours[i];
      if (to < 0 || known.has(to) || !isFree(m, fighter, to)) continue;
      known.add(to);
      legs.push({ to, steps: steps + 1 });
      if (!acts?.(to)) fringe.push({ to, steps: steps + 1 });
    }
  }
  return legs;
}

/** The same along rows: all of them, or the one direction that is given. */
export function legsInLine(m: InCombat, fighter: FighterId, most: number, only = -1): Leg[] {
  const { neighbours } = geometry(m);
  const acts = actingSpaces(m, fighter);
  const legs: Leg[] = [];
  for (let d = 0; d < 6; d++) {
    if (only >= 0 && only !== d) continue;
    let to = m.combat.fighters[fighter].space;
    for (let steps = 1; steps <= most; steps++) {
      to = neighbours[to * 6 + d];
      if (to < 0 || !isFree(m, fighter, to)) break;
      legs.push({ to, steps });
      if (acts?.(to)) break;
    }
  }
  return legs;
}

/** DE-MOVE-01: in how many steps a space may be reached without entering anything before; one may walk in circles. */
export function stepCounts(m: InCombat, fighter: FighterId, most: number, goal: Space): number[] {
  const { neighbours } = geometry(m);
  const here = m.combat.fighters[fighter].space;
  const acts = actingSpaces(m, fighter);
  const counts: number[] = [];
  let layer = new Set([here]);
  for (let steps = 1; steps <= most; steps++) {
    const next = new Set<Space>();
    for (const from of layer)
      for (let i = from * 6; i < from * 6 + 6; i++) {
        const to = neighbours[i];
        if (to >= 0 && (to === here || isFree(m, fighter, to))) next.add(to);
      }
    if (next.has(goal)) counts.push(steps);
    layer = acts ? new Set([...next].filter((space) => !acts(space))) : next;
  }
  return counts;
}

/** Whether a card that one might see this turn, a Mystling or the Arena counts the steps of a Move. */
export function areStepsCounted(m: InCombat): boolean {
  const counters = countersIn(eclipseContent(m));
  if (counters.has(m.combat.arena) || isMoveAwaited(m)) return true;
  return m.combat.fighters.some(
    ({ def, slots, resolving, upgrade, discard, looked }) =>
      [slots, resolving, upgrade, looked, discard.slice(-1)].some((cards) =>
        cards.some((card) => counters.has(m.cards.def[card])),
      ) || counters.has(def),
  );
}

/** Whether the next Taming condition is about moving so far. */
function isMoveAwaited(m: InCombat): boolean {
  const on = tamingOf(m)[m.combat.tamed]?.on;
  return on?.name === 'move' && on.args.least !== undefined;
}

const countersOf = new WeakMap<EclipseContent, ReadonlySet<number>>();

function countersIn(content: EclipseContent): ReadonlySet<number> {
  const known = countersOf.get(content);
  if (known) return known;
  const found = new Set(content.stepCounters.map((id) => content.byId.get(id) ?? -1));
  countersOf.set(content, found);
  return found;
}

/** Whether it matters which spaces are passed: Terrain in reach acts on entering, or some effect or condition watches. */
export function isPathTold(m: InCombat, fighter: FighterId, steps: number): boolean {
  const here = m.combat.fighters[fighter].space;
  if (arenaSide(m).hasTraps)
    for (let space = 0; space < m.combat.terrain.length; space++)
      if (isTrap(m, fighter, space) && distance(m, here, space) <= steps) return true;
  return watchesEntering(m);
}

function isTrap(m: InCombat, fighter: FighterId, space: Space): boolean {
  if (m.combat.terrain[space] === 0) return false;
  const kind = terrainAt(m, space);
  if (!kind) return false;
  return kind.fragile || (isEnemy(m, fighter) ? kind.enemy : kind.player) !== undefined;
}

function watchesEntering(m: InCombat): boolean {
  for (let f = 0; f < m.combat.fighters.length; f++)
    if (watches(passiveOf(m, f)) || watches(upgradeOf(m, f)) || watches(sheetAura(m, f))) return true;
  return watches(arenaSide(m).rules) || tamingOf(m)[m.combat.tamed]?.on?.name === 'enter';
}

function watches(aura: Aura | undefined): boolean {
  return aura?.triggers.some((trigger) => happeningOf(trigger.on).code === ENTERED) ?? false;
}

/** The next spaces of shortest ways; of those whose ways enter the same contents only the first. */
export function pathSteps(m: InCombat, fighter: FighterId, to: Space): number[] {
  const here = m.combat.fighters[fighter].space;
  search(m, fighter, to);
  const steps = reach.slice();
  const nexts = downhill(m, here, steps, stepsLeft(m, here, steps) - 1);
  if (nexts.length < 2 || !nexts.some((next) => meetsContent(m, fighter, next, steps)))
    return nexts.slice(0, 1);
  const found = new Map<string, number>();
  for (const next of nexts) {
    const key = contentsFrom(m, fighter, next, steps);
    if (!found.has(key)) found.set(key, next);
  }
  return [...found.values()];
}

/** Whether some shortest way to a space enters anything that acts. */
export function mayMeet(m: InCombat, fighter: FighterId, to: Space): boolean {
  const here = m.combat.fighters[fighter].space;
  search(m, fighter, to);
  const steps = reach.slice();
  return downhill(m, here, steps, stepsLeft(m, here, steps) - 1).some((next) =>
    meetsContent(m, fighter, next, steps),
  );
}

/** The neighbours that are so many steps from the goal. */
function downhill(m: InCombat, space: Space, steps: Int8Array, left: number): number[] {
  const { neighbours } = geometry(m);
  const found: number[] = [];
  for (let i = space * 6; i < space * 6 + 6; i++)
    if (neighbours[i] >= 0 && steps[neighbours[i]] === left) found.push(neighbours[i]);
  return found;
}

function stepsLeft(m: InCombat, here: number, steps: Int8Array): number {
  const { neighbours } = geometry(m);
  let least = UNREACHED;
  for (let i = here * 6; i < here * 6 + 6; i++)
    if (neighbours[i] >= 0) least = Math.min(least, steps[neighbours[i]] + 1);
  return least;
}

function meetsContent(m: InCombat, fighter: FighterId, space: Space, steps: Int8Array): boolean {
  if (contentOf(m, fighter, space) !== '') return true;
  return downhill(m, space, steps, steps[space] - 1).some((next) => meetsContent(m, fighter, next, steps));
}

/** Which contents the shortest ways from here enter, as a text. */
function contentsFrom(m: InCombat, fighter: FighterId, space: Space, steps: Int8Array): string {
  const further = downhill(m, space, steps, steps[space] - 1).map((next) =>
    contentsFrom(m, fighter, next, steps),
  );
  return `${contentOf(m, fighter, space)}(${[...new Set(further)].sort().join('|')})`;
}

/** Whether a space is one whose entering sets off anything; undefined where none is. */
function actingSpaces(m: InCombat, fighter: FighterId): ((space: Space) => boolean) | undefined {
  if (!arenaSide(m).hasTraps && !watchesEntering(m)) return undefined;
  return (space) => isActing(m, fighter, space);
}

/** Whether entering a space sets off anything. */
export function isActing(m: InCombat, fighter: FighterId, space: Space): boolean {
  return contentOf(m, fighter, space) !== '';
}

/** What entering a space may set off. */
function contentOf(m: InCombat, fighter: FighterId, space: Space): string {
  const terrain = isTrap(m, fighter, space) ? String(m.combat.terrain[space]) : '';
  if (!watchesEntering(m)) return terrain;
  const foe = isPlace(m, fighter, space, 'foe-token') ? 'f' : '';
  const own = isPlace(m, fighter, space, 'token') ? 't' : '';
  return `${terrain}${foe}${own}${markerAt(m, space) || ''}`;
}
