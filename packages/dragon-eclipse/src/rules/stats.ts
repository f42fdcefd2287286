/** Values with everything that changes them: DE-MOD-01 to DE-MOD-03. */
import type { Statistic, Value } from '../defs.ts';
import type { FighterId, InCombat } from '../state.ts';
import { plainStatistic } from './facts.ts';
import { totalOf } from './sources.ts';

/** What effects add to a value that is printed nowhere: a range, damage dealt, Pierce. */
export function modifierOf(m: InCombat, fighter: FighterId, value: Exclude<Value, Statistic>): number {
  return totalOf(m, fighter, value);
}

/** DE-TERM-02: a statistic as it is now, never under 0. */
export function statisticOf(m: InCombat, fighter: FighterId, statistic: Statistic): number {
  return Math.max(0, totalOf(m, fighter, statistic));
}

/** How many steps a Move, a Rush or a Retreat has. RULING DE-COND-05: with Slow one, less what modifiers take away. */
export function stepsOf(m: InCombat, fighter: FighterId, bonus: number): number {
  const total = totalOf(m, fighter, 'swiftness') + bonus;
  if (!isSlowed(m, fighter)) return Math.max(0, total);
  const swiftness = plainStatistic(m, fighter, 'swiftness');
  return Math.max(0, Math.min(1, swiftness) + Math.min(0, total - swiftness));
}

export function isSlowed(m: InCombat, fighter: FighterId): boolean {
  return m.combat.fighters[fighter].conditions[1] > 0;
}

/** DE-COND-06: what an Attack is worth before Defense. */
export function attackValue(m: InCombat, fighter: FighterId, bonus: number): number {
  const value = Math.max(0, totalOf(m, fighter, 'strength') + bonus);
  return m.combat.fighters[fighter].conditions[2] > 0 ? Math.min(1, value) : value;
}
