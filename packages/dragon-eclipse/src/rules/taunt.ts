import { happen, type Seat } from '@tabard/engine';
import type { Combat } from '../state.ts';

/** DE-COOP-04: the token changes hands. */
export function takeTaunt(m: Combat, seat: Seat): void {
  if (m.taunt === seat) return;
  m.taunt = seat;
  happen(m, 'taunt-taken', seat);
}

/** DE-COOP-04, DE-COOP-05: only damage that really reached the Enemy, in one's own turn. */
export function noteStrike(m: Combat, striker: number, victim: number): void {
  if (m.mode !== 'combat' || m.seats < 2) return;
  if (victim === m.seats && striker < m.seats && m.active === striker) takeTaunt(m, striker);
}
