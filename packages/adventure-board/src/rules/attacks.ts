/** Which attacks a combatant has: WA-GEN-05. */
import type { AttackKind } from '../defs.ts';
import { type Combatant, FOE, type Match } from '../state.ts';
import { whyNotUsable } from './equipment-limits.ts';
import { faceOf, itemOn } from './facts.ts';
import { encounterFought } from './sources.ts';

export function hasAttack(m: Match, of: Combatant, kind: AttackKind): boolean {
  if (of === FOE) return encounterFought(m)?.[kind] !== undefined;
  if (faceOf(m, of)[kind]) return true;
  const [weapon] = m.heroes[of].weapon;
  if (weapon === undefined) return false;
  const item = itemOn(m, weapon);
  return item.gives?.kind === kind && !whyNotUsable(m, of, item);
}
