import type { Seat, Viewer } from '@tabard/engine';
import type { MatchSummary, ReplayViewer } from '../../host/host.ts';

/**
 * Through whose eyes a match may be watched: everybody's and all of them at once when it is over, till then one's
 * own and an onlooker's.
 */
export function viewersOf({
  seats,
  outcome,
}: Pick<MatchSummary, 'seats' | 'outcome'>): readonly ReplayViewer[] {
  const open = seats.flatMap(({ kind }, seat) => (outcome || kind === 'person' ? [seat] : []));
  return outcome ? [...open, 'spectator', 'all'] : [...open, 'spectator'];
}

/** The eyes to begin with: the first person's, else an onlooker's. */
export function firstViewer({ seats }: Pick<MatchSummary, 'seats'>): Viewer {
  const person: Seat = seats.findIndex(({ kind }) => kind === 'person');
  return person < 0 ? 'spectator' : person;
}

/** A viewer as the value of a list entry, and back. */
export function formatViewer(viewer: ReplayViewer): string {
  return String(viewer);
}

export function parseViewer(value: string): ReplayViewer {
  return value === 'spectator' || value === 'all' ? value : Number(value);
}
