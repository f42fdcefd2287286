import type { MatchEvent, OddsVerdict, Seat } from '@tabard/engine';
import { trialOf } from './rules/meeting.ts';
import type { Omega } from './state.ts';

type Verdicts = Readonly<Record<string, OddsVerdict | undefined>>;

/** AN-COMBAT-01, AN-COMBAT-03, AN-CHECK-01: of fights and Speed Checks, for who began them. */
const CONTESTS: Verdicts = {
  'beat-rival': 'won',
  'beat-creature': 'won',
  'beat-named': 'won',
  'tied-rival': 'drawn',
  'lost-to-rival': 'lost',
  'lost-to-creature': 'lost',
  'lost-to-named': 'lost',
  'check-passed': 'won',
  'check-failed': 'lost',
};
/** The same for the party that was attacked. */
const DEFENCES: Verdicts = { 'beat-rival': 'lost', 'tied-rival': 'drawn', 'lost-to-rival': 'won' };
/** AN-MISS-01: of a Mission as a whole. */
const MISSIONS: Verdicts = { 'finished-mission': 'won', 'holds-out': 'won', 'mission-failed': 'lost' };

/** What an event decides for a seat; the parts of a Mission decide nothing yet. */
export function verdictOf({ type, args }: MatchEvent, seat: Seat, m: Omega): OddsVerdict | undefined {
  if (args[0] === seat) return MISSIONS[type] ?? (trialOf(m, seat) ? undefined : CONTESTS[type]);
  return args[1] === seat ? DEFENCES[type] : undefined;
}
