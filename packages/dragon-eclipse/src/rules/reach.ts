/** How far it is: legal steps around everything that bars the way. */
import type { FighterId, InCombat, Space } from '../state.ts';
import { arenaSide, geometry, isBarred, isFree, mapSide, summonDef } from './facts.ts';

export const UNREACHED = 99;

/** By space: how many steps away it is, or UNREACHED; one array for all, used up before the next search. */
export const reach = new Int8Array(64);
const fringe = new Int8Array(64);
/** By space: 1 where the fighter may not be. */
const barred = new Int8Array(64);

/** Marks standees, holes, Summons and barring Terrain. */
function markBarred(m: InCombat, fighter: FighterId): void {
  const { holes } = mapSide(m);
  for (let space = 0; space < holes.length; space++) barred[space] = holes[space] ? 1 : 0;
  for (let f = 0; f < m.combat.fighters.length; f++)
    if (m.combat.fighters[f].space >= 0) barred[m.combat.fighters[f].space] = 1;
  if (arenaSide(m).hasBars || summonDef(m))
    for (let space = 0; space < holes.length; space++) if (isBarred(m, fighter, space)) barred[space] = 1;
}

/** Fills `reach` with the legal steps from a space, up to so many; what bars the way is walked around. */
export function search(m: InCombat, fighter: FighterId, from: Space, most = UNREACHED): void {
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
export function reachable(m: InCombat, fighter: FighterId, steps: number): Space[] {
  const from = m.combat.fighters[fighter].space;
  search(m, fighter, from, steps);
  const found: number[] = [];
  for (let space = 0; space < m.combat.terrain.length; space++) if (reach[space] <= steps) found.push(space);
  return found;
}

/** The spaces on the rows from here within this many steps; DE-LINE-05. */
export function reachableInLine(m: InCombat, fighter: FighterId, steps: number): Space[] {
  const g = geometry(m);
  const from = m.combat.fighters[fighter].space;
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
