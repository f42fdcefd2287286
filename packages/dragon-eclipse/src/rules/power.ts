import { type FighterId, type InCombat, MOST_POWER } from '../state.ts';
import { isEnemy } from './facts.ts';
import { report } from './report.ts';

/** DE-POWER-01, DE-POWER-03, DE-ENEMY-14. */
export function gainPower(m: InCombat, fighter: FighterId, count: number): void {
  if (isEnemy(m, fighter)) return;
  const sheet = m.combat.fighters[fighter];
  const gained = Math.min(count, MOST_POWER - sheet.power);
  if (gained <= 0) return;
  sheet.power += gained;
  report(m, 'power-gained', fighter, gained);
}

/** DE-TAG-SPEND: the caller has seen that there is enough. */
export function spendPower(m: InCombat, fighter: FighterId, count: number): void {
  if (count <= 0) return;
  m.combat.fighters[fighter].power -= count;
  report(m, 'power-spent', fighter, count);
}

/** DE-TAG-DISCARD: as much as there is. */
export function losePower(m: InCombat, fighter: FighterId, count: number): number {
  const lost = Math.min(count, m.combat.fighters[fighter].power);
  m.combat.fighters[fighter].power -= lost;
  return lost;
}
