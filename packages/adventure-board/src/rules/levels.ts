/** Changing level: section LEVEL. */
import type { Seat } from '@tabard/engine';
import { LEVELS } from '../defs.ts';
import { type Match, OPENING_HAND } from '../state.ts';
import { report } from './report.ts';
import { drawAbilities, heal, turnTo } from './verbs.ts';

/** WA-LEVEL-04: one step, never above red. WA-LEVEL-05: at once. */
export function gainLevel(m: Match, seat: Seat): void {
  const hero = m.heroes[seat];
  if (hero.level >= LEVELS.length - 1) return;
  // WA-LEVEL-03: the new card lies Start face up.
  turnTo(m, seat, 0);
  hero.level++;
  // WA-LEVEL-01.
  heal(m, seat, hero.damage);
  report(m, 'level-gained', seat, hero.level);
  // WA-LEVEL-02.
  drawAbilities(m, seat, OPENING_HAND);
}
