import { type Seat, seedRng } from '@tabard/engine';
import { type Course, lengthFor, type ReplayViewer, type Walk, walkTo } from '@tabard/table';
import type { MatchRow, PlayerId } from '../store/rows.ts';
import { type Fork, HostingError } from './hosting.ts';
import { mayLook, seatOf } from './seating.ts';

/** A request for a moment of a match. */
export interface ReplayRequest {
  readonly person: PlayerId | undefined;
  readonly code?: string;
}

/** The state at that moment, resampled from this seat's view, with a new seed. */
export function* walkToFork(course: Course, seat: Seat, wished: number, seed: string): Walk<Fork> {
  const { game, beginning } = course;
  const { log } = beginning;
  const state = yield* walkTo(course, Math.min(wished, lengthFor(course, seat)));
  const start = game.resample(game.view(state, seat), seedRng(seed));
  const { options, content, rules, seats } = log;
  return { game: game.id, options: options as Fork['options'], rules, content, seats, start, seed };
}

/** Throws if this person may not see the match as that viewer. */
export function checkReplayViewer(
  row: MatchRow,
  viewer: ReplayViewer,
  { person, code }: ReplayRequest,
): void {
  if (!mayLook(row, person, code))
    throw new HostingError(
      'not-invited',
      'this table is not public: it takes its code or an invitation to look on',
    );
  if (typeof viewer === 'number' && viewer >= row.seats.length)
    throw new HostingError(
      'not-seated',
      `this match has ${row.seats.length} seats; there is no seat ${viewer}`,
    );
  if (row.status === 'over' || viewer === 'spectator' || viewer === seatOf(row.seats, person)) return;
  throw new HostingError(
    'not-over',
    'until the match is over it is seen through one’s own eyes or an onlooker’s',
  );
}
