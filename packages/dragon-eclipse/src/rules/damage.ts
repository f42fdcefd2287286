import { happen } from '@tabard/engine';
import type { FighterId, InCombat } from '../state.ts';
import { isEnemy } from './facts.ts';
import { HURTS, report } from './report.ts';
import { modifierOf } from './stats.ts';

export type Hurt = (typeof HURTS)[number];

/** Puts damage on a sheet; gives how much. A waived effect does the Enemy none. */
export function hurt(m: InCombat, fighter: FighterId, amount: number, by: Hurt): number {
  if (amount <= 0 || (m.combat.isWaived && isEnemy(m, fighter))) return 0;
  m.combat.fighters[fighter].damage += amount;
  report(m, 'hurt', fighter, amount, HURTS.indexOf(by));
  return amount;
}

/** DE-TAG-HEAL: a surplus is lost. */
export function heal(m: InCombat, fighter: FighterId, amount: number): number {
  const whole = Math.max(0, amount + modifierOf(m, fighter, 'heal'));
  if (whole > 0 && m.combat.fighters[fighter].damage === 0) happen(m, 'healed-nothing', fighter);
  const healed = Math.min(whole, m.combat.fighters[fighter].damage);
  if (healed <= 0) return 0;
  m.combat.fighters[fighter].damage -= healed;
  report(m, 'healed', fighter, healed);
  return healed;
}

/** DE-TAG-DRAIN: as much as the damage was. */
export function drain(m: InCombat, fighter: FighterId, amount: number): void {
  const healed = Math.min(amount, m.combat.fighters[fighter].damage);
  if (healed <= 0) return;
  m.combat.fighters[fighter].damage -= healed;
  report(m, 'healed', fighter, healed);
}
