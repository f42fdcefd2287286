import { happen } from '@tabard/engine';
import type { FighterId, InCombat } from '../state.ts';
import { isPvp } from './facts.ts';

/** DE-COOP-04: the token changes hands. */
export function takeTaunt(m: InCombat, taker: FighterId): void {
  if (m.combat.taunt === taker) return;
  m.combat.taunt = taker;
  happen(m, 'taunt-taken', taker);
}

/** DE-COOP-04, DE-COOP-05: only damage that really reached the Enemy, in one's own turn. */
export function noteStrike(m: InCombat, striker: FighterId, victim: FighterId): void {
  if (isPvp(m) || m.seats < 2) return;
  if (victim === m.seats && striker < m.seats && m.combat.active === striker) takeTaunt(m, striker);
}
