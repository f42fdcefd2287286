import type { MatchEvent, OddsVerdict, Seat } from '@tabard/engine';
import { isOut } from './rules/health.ts';
import { type Match, opponentOf } from './state.ts';

/** WA-OUT-01 to WA-OUT-11: who stands when the fight ends; whoever falls with the opponent has lost all the same. */
export function verdictOf({ type }: MatchEvent, seat: Seat, m: Match): OddsVerdict | undefined {
  if (type !== 'fight-ended') return undefined;
  const foe = opponentOf(m, seat);
  if (foe < 0) return undefined;
  if (isOut(m, seat)) return 'lost';
  return isOut(m, foe) ? 'won' : 'drawn';
}
