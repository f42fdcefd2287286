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

/** What is sent to a viewer: their view, and what happened since the last message. */
export interface ViewerUpdate extends ViewerNews {
  readonly view: View;
  /** What of the kept half of the content the viewer needs to read this, and was not sent before. */
  readonly kept?: KeptParts | undefined;
}

/** What happened since the last message to a viewer, and what they may take back. */
export interface ViewerNews {
  /**
   * What happened, as this viewer may know it, from place `eventsFrom` of the whole story on: all of it or its latest
   * page in the first telling, only what is new in later ones, and nothing after an undo, which shortens the story.
   */
  readonly events: readonly MatchEvent[];
  readonly eventsFrom: number;
  /** The place in the story where what this viewer's last own answer brought about begins. */
  readonly sinceYours: number;
  readonly canUndo: boolean;
}

/** What changed at a table since the update before. */
export interface TableUpdate extends ViewerUpdate {
  /** How many choices were made. */
  readonly seq: number;
  readonly asking: AskMode;
  /** The viewer can only pass here, and it will be done for them. */
  readonly passing: boolean;
  readonly summary: MatchSummary;
  /** The rules broke, which is our bug; the match stands where its log says. One English sentence. */
  readonly broken?: string;
}

/** The view and the news for a viewer who knows the first `heard` events, and perhaps an earlier view. */
export function updateFor(course: Course, viewer: Viewer, heard: number, before?: View): ViewerUpdate {
  const { game, state } = course;
  const known = before && shownKeys(game, before);
  const view = game.view(state, viewer, before, decisionsAt(course));
  const news = newsFor(course, viewer, heard);
  return { view, ...news, kept: partsShown(game, view, news.events, known) };
}

/** The news for a viewer who knows the first `heard` events. */
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

/** Where what this answer brought about begins; the story tells of one answer after the other. */
export function placeIn(story: readonly Told[], answer: number): number {
  let [low, high] = [0, story.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (story[middle].by < answer) low = middle + 1;
    else high = middle;
  }
  return low;
}
