import {
  type KeptParts,
  type MatchEvent,
  type Seat,
  type View,
  type Viewer,
  viewEvent,
} from '@tabard/engine';
import type { AskMode } from './asking.ts';
import { type Course, decisionsAt, type Told } from './course.ts';
import { partsShown, shownKeys } from './kept-parts.ts';
import type { MatchSummary } from './seats.ts';
import { undoPlace } from './undo.ts';

/** What is sent to a viewer: their view, and the events since the last message. */
export interface ViewerUpdate extends ViewerNews {
  readonly view: View;
  /** The parts of the withheld half that this shows and that were not sent before. */
  readonly kept?: KeptParts | undefined;
}

/** The events since the last message to a viewer, and what they may undo. */
export interface ViewerNews {
  /**
   * Events as this viewer may know them, from index `eventsFrom` of the whole story on: all or the latest page in the first
   * update, only new ones in later updates, and none after an undo, which shortens the story.
   */
  readonly events: readonly MatchEvent[];
  readonly eventsFrom: number;
  /** The index of the first event caused by this viewer's last own answer. */
  readonly sinceYours: number;
  readonly canUndo: boolean;
}

/** The changes at a table since the previous update. */
export interface TableUpdate extends ViewerUpdate {
  /** How many choices were made. */
  readonly seq: number;
  readonly asking: AskMode;
  /** The viewer can only pass here, and the host will do it for them. */
  readonly passing: boolean;
  readonly summary: MatchSummary;
  /** The rules threw, which is our bug; the match is as in its log. One English sentence. */
  readonly broken?: string;
}

/** The view and the news for a viewer who has the first `heard` events, and perhaps an earlier view. */
export function updateFor(course: Course, viewer: Viewer, heard: number, before?: View): ViewerUpdate {
  const { game, state } = course;
  const known = before && shownKeys(game, before);
  const view = game.view(state, viewer, before, decisionsAt(course));
  const news = newsFor(course, viewer, heard);
  return { view, ...news, kept: partsShown(game, view, news.events, known) };
}

/** The news for a viewer who has the first `heard` events. */
export function newsFor(course: Course, viewer: Viewer, heard: number): ViewerNews {
  const { state, story } = course;
  const eventsFrom = Math.min(heard, story.length);
  const isSeated = viewer !== 'spectator';
  return {
    events: story.slice(eventsFrom).map(({ event }) => viewEvent(state, event, viewer)),
    eventsFrom,
    sinceYours: isSeated ? sinceLastOf(course, viewer) : 0,
    canUndo: isSeated && undoPlace(course, viewer) !== undefined,
  };
}

function sinceLastOf({ played, story }: Course, seat: Seat): number {
  const last = played.findLastIndex((entry) => entry.seat === seat && !entry.auto);
  return placeIn(story, last);
}

/** The index of the first event of this answer, by binary search: events are in the order of their answers. */
export function placeIn(story: readonly Told[], answer: number): number {
  let [low, high] = [0, story.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (story[middle].by < answer) low = middle + 1;
    else high = middle;
  }
  return low;
}
