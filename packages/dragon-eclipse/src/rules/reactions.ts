import type { Seat } from '@tabard/engine';
import type { InCombat } from '../state.ts';
import { isEnemy, isPvp } from './facts.ts';

/** DE-GOLD-02: the player whose turn it is; during the Enemy turn the holder of the Taunt token. */
export function orderer(m: InCombat): Seat {
  if (isPvp(m) || !isEnemy(m, m.combat.active)) return m.combat.active;
  return m.seats === 1 ? 0 : m.combat.taunt;
}
