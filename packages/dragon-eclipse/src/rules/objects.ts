import { happen } from '@tabard/engine';
import type { Combat } from '../state.ts';
import { summonDef, terrainAt } from './facts.ts';
import { report } from './report.ts';

/** DE-SUMM-03, DE-TERR-05: damage to a Summon or to attackable Terrain, which goes when it has enough. */
export function hurtObject(m: Combat, space: number, damage: number): void {
  const kind = terrainAt(m, space);
  if (kind && kind.health > 0) {
    m.terrainDamage[space] += damage;
    if (m.terrainDamage[space] >= kind.health) discardTerrain(m, space);
    return;
  }
  m.summonDamage[space] += damage;
  happen(m, 'summon-hurt', space, damage);
  if (m.summonDamage[space] >= (summonDef(m)?.stats.health ?? 0)) discardSummon(m, space);
}

function discardSummon(m: Combat, space: number): void {
  m.tokens[m.terrain.length + space] = 0;
  m.summonDamage[space] = 0;
  report(m, 'fell', m.seats, space);
}

export function discardTerrain(m: Combat, space: number): void {
  m.terrain[space] = 0;
  m.terrainDamage[space] = 0;
  happen(m, 'terrain-gone', space);
}
