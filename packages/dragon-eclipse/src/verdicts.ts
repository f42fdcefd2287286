import type { MatchEvent, OddsVerdict, Seat } from '@tabard/engine';

/** DE-ATTACK-01, DE-DEAL-01: an Attack or a deal of this seat that does damage is a success; the others are not. */
export function verdictOf({ type, args }: MatchEvent, seat: Seat): OddsVerdict | undefined {
  if (args[0] !== seat) return undefined;
  if (type === 'missed') return 'lost';
  if (type !== 'attacked' && type !== 'dealt') return undefined;
  return Number(args[2]) > 0 ? 'won' : 'lost';
}
