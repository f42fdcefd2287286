import {
  type Game,
  type KeptParts,
  type MatchEvent,
  type MatchState,
  type View,
  type Viewer,
  viewEvent,
} from '@tabard/engine';
import { type Course, sealedFrom, type Told } from './course.ts';
import { partsShown } from './kept-parts.ts';
import { walkTo } from './snapshots.ts';
import { placeIn } from './viewer-update.ts';
import { arrive, type Walk } from './walk.ts';

/** Who a replay is shown to; `all` shows hidden cards too, once the match is over. */
export type ReplayViewer = Viewer | 'all';

/** The table at one moment of a match. */
export interface Moment {
  readonly view: View;
  /** The events of the last choice. */
  readonly events: readonly MatchEvent[];
  /** The events right before, oldest first. */
  readonly trail: readonly MatchEvent[];
  readonly seq: number;
  /** How many choices the match has. */
  readonly length: number;
  /** The parts of the withheld half that the moment shows. */
  readonly kept?: KeptParts | undefined;
}

/** The maximum number of events before a moment. */
const LONGEST_TRAIL = 60;

/** The table after `wished` answers, as this viewer may see it. */
export function momentOf(course: Course, viewer: ReplayViewer, wished: number): Moment {
  return arrive(walkToMoment(course, viewer, wished));
}

/** The same as a walk; later changes of the match do not affect the result. */
export function* walkToMoment(course: Course, viewer: ReplayViewer, wished: number): Walk<Moment> {
  const { game, story } = course;
  const length = lengthFor(course, viewer);
  const seq = Math.min(Math.max(0, Math.trunc(wished)), length);
  const state = yield* walkTo(course, seq);
  const see = ({ event }: Told) => (viewer === 'all' ? event : viewEvent(state, event, viewer));
  const [last, end] = [placeIn(story, seq - 1), placeIn(story, seq)];
  const view = viewer === 'all' ? openView(game, state) : game.view(state, viewer);
  const events = story.slice(last, end).map(see);
  const trail = story.slice(Math.max(0, last - LONGEST_TRAIL), last).map(see);
  return { view, events, trail, seq, length, kept: partsShown(game, view, [...trail, ...events]) };
}

/** The number of choices that this viewer may replay, without those of an open poll. */
export function lengthFor({ state, played }: Course, viewer: ReplayViewer): number {
  return viewer === 'all' ? played.length : played.length - sealedFrom(state, viewer);
}

function openView(game: Game, state: MatchState): View {
  const { waiting } = game.view(state, 'spectator');
  return { viewer: 'spectator', state, decisions: game.pending(state), waiting };
}
