/** Which way: only where it enters something that acts does it matter. */
import { happeningOf } from '@tabard/engine';
import type { Aura } from '../defs.ts';
import type { FighterId, InCombat, Space } from '../state.ts';
import { passiveOf, sheetAura, upgradeOf } from './auras.ts';
import { arenaSide, distance, geometry, isEnemy, isPlace, markerAt, tamingOf, terrainAt } from './facts.ts';
import { reach, search, UNREACHED } from './reach.ts';
import { HAPPENINGS } from './report.ts';

const ENTERED = HAPPENINGS.indexOf('entered');

/** Whether it matters which spaces are passed: Terrain in reach acts on entering, or some effect or condition watches. */
export function isPathTold(m: InCombat, fighter: FighterId, steps: number): boolean {
  const here = m.combat.fighters[fighter].space;
  if (arenaSide(m).hasTraps)
    for (let space = 0; space < m.combat.terrain.length; space++)
      if (isActing(m, fighter, space) && distance(m, here, space) <= steps) return true;
  return watchesEntering(m);
}

function isActing(m: InCombat, fighter: FighterId, space: Space): boolean {
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

/** What entering a space may set off. */
function contentOf(m: InCombat, fighter: FighterId, space: Space): string {
  const terrain = isActing(m, fighter, space) ? String(m.combat.terrain[space]) : '';
  if (!watchesEntering(m)) return terrain;
  const foe = isPlace(m, fighter, space, 'foe-token') ? 'f' : '';
  const own = isPlace(m, fighter, space, 'token') ? 't' : '';
  return `${terrain}${foe}${own}${markerAt(m, space) || ''}`;
}
