import { happen } from '@tabard/engine';
import type { InCombat, Space } from '../state.ts';
import { summonDef, terrainAt } from './facts.ts';
import { report } from './report.ts';

/** DE-SUMM-03, DE-TERR-05: damage to a Summon or to attackable Terrain, which goes when it has enough. */
export function hurtObject(m: InCombat, space: Space, damage: number): void {
  const kind = terrainAt(m, space);
  if (kind && kind.health > 0) {
    m.combat.terrainDamage[space] += damage;
    if (m.combat.terrainDamage[space] >= kind.health) discardTerrain(m, space);
    return;
  }
  m.combat.summonDamage[space] += damage;
  happen(m, 'summon-hurt', space, damage);
  if (m.combat.summonDamage[space] >= (summonDef(m)?.stats.health ?? 0)) discardSummon(m, space);
}

function discardSummon(m: InCombat, space: Space): void {
  m.combat.tokens[m.combat.terrain.length + space] = 0;
  m.combat.summonDamage[space] = 0;
  report(m, 'fell', m.seats, space);
}

export function discardTerrain(m: InCombat, space: Space): void {
  m.combat.terrain[space] = 0;
  m.combat.terrainDamage[space] = 0;
  happen(m, 'terrain-gone', space);
}
