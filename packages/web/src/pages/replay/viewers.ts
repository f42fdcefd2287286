import type { Seat, Viewer } from '@tabard/engine';
import type { MatchSummary } from '../../host/host.ts';

/** Through whose eyes a match may be watched: everybody's once it is over, till then one's own and an onlooker's. */
export function viewersOf({ seats, outcome }: Pick<MatchSummary, 'seats' | 'outcome'>): readonly Viewer[] {
  const open = seats.flatMap(({ kind }, seat) => (outcome || kind === 'person' ? [seat] : []));
  return [...open, 'spectator'];
}

/** The eyes to begin with: the first person's, else an onlooker's. */
export function firstViewer({ seats }: Pick<MatchSummary, 'seats'>): Viewer {
  const person: Seat = seats.findIndex(({ kind }) => kind === 'person');
  return person < 0 ? 'spectator' : person;
}

/** A viewer as the value of a list entry, and back. */
export function formatViewer(viewer: Viewer): string {
  return String(viewer);
}

export function parseViewer(value: string): Viewer {
  return value === 'spectator' ? 'spectator' : Number(value);
}
