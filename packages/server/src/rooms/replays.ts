import {
  applyEntry,
  type Game,
  type MatchLog,
  type MatchState,
  type Seat,
  seedRng,
  type Viewer,
  viewEvent,
} from '@tabard/engine';
import { beginCourse, type Course, sealedFrom } from '@tabard/table';
import type { MatchRow, PlayerId } from '../store/store.ts';
import { type Fork, HostingError, type ReplayEyes, type ReplayMoment } from './hosting.ts';
import { mayLook, seatOf } from './seating.ts';

/** Who asks for a moment of a match. */
export interface ReplayWish {
  readonly person: PlayerId | undefined;
  readonly code?: string;
}

/** The table after so many answers, through these eyes. */
export function momentOf(course: Course, eyes: ReplayEyes, wished: number): ReplayMoment {
  const { game, story } = course;
  const length = lengthFor(course, eyes);
  const seq = Math.min(wished, length);
  const state = stateAt(course, seq);
  const viewer = eyes === 'all' ? 'spectator' : eyes;
  const last = story.filter(({ by }) => by === seq - 1);
  const events = last.map(({ event }) => (eyes === 'all' ? event : viewEvent(state, event, viewer)));
  const view = eyes === 'all' ? openView(game, state) : game.view(state, viewer);
  return { view, events, seq, length };
}

/** The whole log, which names the seed: of a finished match only. */
export function logOf({ game, beginning, played, state }: Course): MatchLog {
  const choices = played.map(({ seat, n, key }) => ({ seat, n, key }));
  const log = { ...beginning.log, choices, hash: game.hash(state) };
  return beginning.start ? ({ ...log, start: beginning.start } as MatchLog) : log;
}

/** What this seat knew then, with everything else dealt anew and new luck. */
export function forkOf(course: Course, seat: Seat, wished: number, seed: string): Fork {
  const { game, beginning } = course;
  const { log } = beginning;
  const state = stateAt(course, Math.min(wished, lengthFor(course, seat)));
  const start = game.resample(game.view(state, seat), seedRng(seed));
  const { options, content, rules, seats } = log;
  return { game: game.id, options: options as Fork['options'], rules, content, seats, start, seed };
}

/** Refuses what this person may not see of the match. */
export function checkEyes(row: MatchRow, eyes: ReplayEyes, { person, code }: ReplayWish): void {
  if (!mayLook(row, person, code))
    throw new HostingError(
      'not-invited',
      'this table is not public: it takes its code or an invitation to look on',
    );
  if (typeof eyes === 'number' && eyes >= row.seats.length)
    throw new HostingError(
      'not-seated',
      `this match has ${row.seats.length} seats; there is no seat ${eyes}`,
    );
  if (row.status === 'over' || eyes === 'spectator' || eyes === seatOf(row.seats, person)) return;
  throw new HostingError(
    'not-over',
    'until the match is over it is seen through one’s own eyes or an onlooker’s',
  );
}

/** Answers of an open question are no moment that others may see. */
function lengthFor({ state, played }: Course, eyes: Viewer | 'all'): number {
  return eyes === 'all' ? played.length : played.length - sealedFrom(state, eyes);
}

function stateAt(course: Course, count: number): MatchState {
  const { game, played, beginning } = course;
  const base = count < course.base.count ? beginCourse(game, beginning).base : course.base;
  const state = game.clone(base.state);
  for (const entry of played.slice(base.count, count)) applyEntry(game, state, entry);
  return state;
}

function openView(game: Game, state: MatchState): ReplayMoment['view'] {
  const { waiting } = game.view(state, 'spectator');
  return { viewer: 'spectator', state, decisions: game.pending(state), waiting };
}
