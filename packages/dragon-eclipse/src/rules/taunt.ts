import { happen, type Seat } from '@tabard/engine';
import type { InCombat } from '../state.ts';
import { isPvp } from './facts.ts';

/** DE-COOP-04: the token changes hands. */
export function takeTaunt(m: InCombat, seat: Seat): void {
  if (m.combat.taunt === seat) return;
  m.combat.taunt = seat;
  happen(m, 'taunt-taken', seat);
}

/** DE-COOP-04, DE-COOP-05: only damage that really reached the Enemy, in one's own turn. */
export function noteStrike(m: InCombat, striker: number, victim: number): void {
  if (isPvp(m) || m.seats < 2) return;
  if (victim === m.seats && striker < m.seats && m.combat.active === striker) takeTaunt(m, striker);
}
