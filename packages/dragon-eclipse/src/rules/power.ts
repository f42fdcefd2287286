import { type PartInEvent, type Sum, totalOfSum } from '@tabard/engine';
import { type FighterId, type InCombat, MOST_POWER } from '../state.ts';
import { isEnemy, mapDef } from './facts.ts';
import { report } from './report.ts';
import { partsOf } from './sources.ts';

/** DE-TURN-04: what a card gives when it is played from this slot. */
export function slotPower(m: InCombat, fighter: FighterId, slot: number): number {
  return totalOfSum(partsOfSlot(m, fighter, slot));
}

/** DE-RL-DARK-10: with Darkness one symbol of slot 2 is covered. */
const DIMMED_SLOT = 2;

/** The same part by part, for whoever shows it. */
export function partsOfSlot(m: InCombat, fighter: FighterId, slot: number): Sum {
  const printed = mapDef(m).slotPower[slot - 1];
  const covered = slot === DIMMED_SLOT ? Math.min(printed, m.combat.slotFee) : 0;
  const own: PartInEvent[] = [{ origin: 'slot', def: -1, by: printed }];
  if (covered > 0) own.push({ origin: 'darkness', def: -1, by: -covered });
  return [...own, ...partsOf(m, fighter, 'power').filter(({ by }) => by !== 0)];
}

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
