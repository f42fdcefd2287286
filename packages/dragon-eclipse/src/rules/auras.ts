import { type Aura, eclipseContent } from '../defs.ts';
import type { FighterId, InCombat } from '../state.ts';
import { actionDef, fighterDef, isEnemy } from './facts.ts';

/** DE-CARD-02: the passive effect of the card on top of the discard pile. */
export function passiveOf(m: InCombat, fighter: FighterId): Aura | undefined {
  const { discard } = m.combat.fighters[fighter];
  if (!discard.length || isEnemy(m, fighter)) return undefined;
  return actionDef(m, discard[discard.length - 1]).passive;
}

/** DE-CARD-05: the attached Upgrade. */
export function upgradeOf(m: InCombat, fighter: FighterId): Aura | undefined {
  const { upgrade } = m.combat.fighters[fighter];
  return upgrade.length ? actionDef(m, upgrade[0]).upgrade : undefined;
}

/** DE-ESHEET-03: what stands on the sheet itself. */
export function sheetAura(m: InCombat, fighter: FighterId): Aura | undefined {
  const def = fighterDef(m, fighter);
  if (isEnemy(m, fighter)) return def.enemy.passive;
  return def.type === 'mystling' ? def.passive : undefined;
}

/** The Bonus Actions that the auras of a fighter bring: DE-BONUS-04. */
export function auraBonuses(m: InCombat, fighter: FighterId): readonly number[] {
  const passive = passiveOf(m, fighter)?.bonuses ?? [];
  const upgrade = upgradeOf(m, fighter)?.bonuses ?? [];
  return upgrade.length ? [...passive, ...upgrade] : passive;
}

export function bonusOf(m: InCombat, bonus: number) {
  return eclipseContent(m).bonuses[bonus];
}
