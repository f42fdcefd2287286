import { type Decision, type Game, type Seat, type Viewer, viewEvent } from '@tabard/engine';
import {
  type Course,
  followView,
  type KnownView,
  newsFor,
  partsShown,
  partsTold,
  passOf,
  sealedFrom,
  shownKeys,
  type Told,
  updateFor,
  type ViewerNews,
} from '@tabard/table';
import type { ServerMessage, StoryPage, TableState } from '@tabard/table/protocol';
import type { MatchId } from '../store/rows.ts';
import type { MatchStanding } from './progress.ts';

/** What is sent to one viewer of a table. */
export interface TablePicture {
  readonly table: TableState;
  /** Undefined for an adjourned match. */
  readonly view: KnownView | undefined;
}

/** The state of a table for a viewer, without the events. */
type TableHead = Omit<TableState, 'eventsFrom' | 'events' | 'kept'>;

/** What a group of viewers knows of a table; updated in place. */
export interface ViewerState {
  table: TableHead;
  view: KnownView | undefined;
  /** The number of events of the current story that they were sent. */
  heard: number;
  /** The length of the story when they were last sent something. */
  story: number;
  /** The length of the view as text when the group was opened. */
  viewLength: number;
  /** The parts of the withheld half that the view shows, by key. */
  shown: readonly string[];
}

type News = Pick<TableState, 'eventsFrom' | 'events' | 'kept'>;
type StandingTable = Pick<MatchStanding, 'id' | 'seq' | 'asking' | 'seats'>;

/** Page size of the story: newcomers are sent the last page, earlier ones on request. */
const STORY_PAGE = 200;

/** The message contents for a viewer who has the first `heard` events. Nothing else of a match is sent. */
export function pictureOf(
  course: Course,
  standing: StandingTable,
  viewer: Viewer,
  heard: number,
): TablePicture {
  const { view, ...news } = updateFor(course, viewer, latestPage(course.story, heard));
  const { eventsFrom, events, kept } = news;
  const stand = tableHeadOf(course, standing, viewer, view.decisions[0], news);
  return { table: { ...stand, eventsFrom, events, kept }, view: { ...view } };
}

/** The index from which events are sent to a viewer who has the first `heard`. */
export function latestPage(story: readonly Told[], heard: number): number {
  return Math.max(heard, story.length - STORY_PAGE);
}

/** The page of events before an index of the story. */
export function pageBefore(
  table: Parameters<typeof viewEvent>[0],
  story: readonly Told[],
  viewer: Viewer,
  before: number,
  game?: Game,
): StoryPage {
  const end = Math.min(before, story.length);
  const eventsFrom = Math.max(0, end - STORY_PAGE);
  const events = story.slice(eventsFrom, end).map(({ event }) => viewEvent(table, event, viewer));
  return { eventsFrom, events, kept: game && partsTold(game, table.content, events) };
}

function tableHeadOf(
  { state, played }: Course,
  standing: StandingTable,
  viewer: Viewer,
  decision: Decision | undefined,
  { sinceYours, canUndo }: ViewerNews,
): TableHead {
  const sealed = sealedFrom(state, viewer);
  return {
    version: standing.seq - sealed,
    seq: played.length - sealed,
    asking: viewer === 'spectator' ? 'normal' : standing.asking[viewer as Seat].mode,
    passing: decision !== undefined && passOf(decision, standing) !== undefined,
    canUndo,
    sinceYours,
  };
}

/** The table state without its events, which are not stored after sending. */
export function withoutEvents({ eventsFrom, events, kept, ...stand }: TableState): TableHead {
  return stand;
}

/** The message for a match without a view, or without one before. */
export function renewedText(
  match: MatchId,
  known: ViewerState,
  { table, view }: TablePicture,
): string | undefined {
  if (!view && !known.view && isSame(known, table, table)) return undefined;
  Object.assign(known, { table: withoutEvents(table), view, viewLength: lengthOf(view), shown: [] });
  markAllSent(known, table);
  return wholeText(match, { table, view });
}

export function lengthOf(view: TablePicture['view']): number {
  return JSON.stringify(view ?? null).length;
}

function markAllSent(known: ViewerState, news: News): void {
  known.story = storyAfter(news);
  known.heard = known.story;
}

/** The length of the story after these events. */
export function storyAfter({ eventsFrom, events }: News): number {
  return eventsFrom + events.length;
}

export function wholeText(match: MatchId, { table, view }: TablePicture): string {
  return textOf({ type: 'table', match, table, view: (view ?? null) as never });
}

/** Without the view, for a client that has it already. */
export function unchangedText(match: MatchId, { table }: TablePicture): string {
  return textOf({ type: 'change', match, base: table.version, table, patch: null });
}

/** A patch is sent unless it is about as long as the view. */
const WORTHWHILE = 0.8;

/** Updates what viewers know and returns the message for them; undefined when nothing changed. */
export function changeText(
  course: Course,
  standing: StandingTable,
  known: ViewerState,
  view: KnownView,
): string | undefined {
  const base = known.table.version;
  const patch = followView(course, view);
  const news = newsWithParts(course, known, view);
  const stand = tableHeadOf(course, standing, view.viewer, view.decisions[0], news);
  if (!patch && isSame(known, stand, news)) return undefined;
  known.table = stand;
  markAllSent(known, news);
  const { eventsFrom, events, kept } = news;
  const change = patch ?? 'null';
  if (change.length > known.viewLength * WORTHWHILE)
    return wholeText(standing.id, { table: { ...stand, eventsFrom, events, kept }, view });
  // A ServerMessage as textOf would write it; the patch is text already.
  return `{"type":"change","match":${JSON.stringify(standing.id)},"base":${base},"table":${tableText(stand, news)},"patch":${change}}`;
}

/** The events since the last message, and the parts of the withheld half that they show. */
function newsWithParts(course: Course, known: ViewerState, view: KnownView): ViewerNews & News {
  const { game } = course;
  const news = newsFor(course, view.viewer, known.heard);
  if (!game.kept) return news;
  const kept = partsShown(game, view, news.events, known.shown);
  known.shown = shownKeys(game, view);
  return { ...news, kept };
}

/** Equals JSON.stringify, in half the time: most of it is numbers. */
export function tableText(stand: TableHead, { eventsFrom, events, kept }: News): string {
  const { version, seq, asking, passing, canUndo, sinceYours } = stand;
  const told = events.length === 0 ? '[]' : JSON.stringify(events);
  const shown = kept ? `,"kept":${JSON.stringify(kept)}` : '';
  return `{"version":${version},"seq":${seq},"asking":"${asking}","passing":${passing},"canUndo":${canUndo},"sinceYours":${sinceYours},"eventsFrom":${eventsFrom},"events":${told}${shown}}`;
}

function isSame(
  { table: before, story }: ViewerState,
  now: TableHead,
  { eventsFrom, events }: News,
): boolean {
  return (
    events.length === 0 &&
    eventsFrom === story &&
    now.version === before.version &&
    now.seq === before.seq &&
    now.asking === before.asking &&
    now.passing === before.passing &&
    now.canUndo === before.canUndo &&
    now.sinceYours === before.sinceYours
  );
}

export function textOf(message: ServerMessage): string {
  return JSON.stringify(message);
}
