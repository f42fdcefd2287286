import type { Decision, Seat, Viewer } from '@tabard/engine';
import {
  type Course,
  followView,
  type KnownView,
  sealedFrom,
  type Tidings,
  tell,
  tidings,
} from '@tabard/table';
import type { ServerMessage, TableState } from '@tabard/table/protocol';
import type { MatchId } from '../store/store.ts';
import { passOf, type Standing } from './progress.ts';

/** What one viewer was told of a table. */
export interface Picture {
  readonly table: TableState;
  /** Of a match that is adjourned nothing is left to see. */
  readonly view: KnownView | undefined;
}

/** What all who see the same know of a table; it is kept up to date in place. */
export interface Known {
  table: TableState;
  view: KnownView | undefined;
  /** How much of the story they have heard. */
  heard: number;
  /** How long the text of the view was once. */
  viewLength: number;
}

type Table = Pick<Standing, 'id' | 'seq' | 'asking' | 'seats'>;

/** What a viewer who has heard so much of the story may know now. Nothing else of a match reaches a line. */
export function pictureOf(course: Course, standing: Table, viewer: Viewer, heard: number): Picture {
  const { view, ...news } = tell(course, viewer, heard);
  return { table: tableOf(course, standing, viewer, view.decisions[0], news), view: { ...view } };
}

function tableOf(
  { state, played }: Course,
  standing: Table,
  viewer: Viewer,
  decision: Decision | undefined,
  { sinceYours, canUndo, eventsFrom, events }: Tidings,
): TableState {
  const sealed = sealedFrom(state, viewer);
  return {
    version: standing.seq - sealed,
    seq: played.length - sealed,
    asking: viewer === 'spectator' ? 'normal' : standing.asking[viewer as Seat].mode,
    passing: decision !== undefined && passOf(decision, standing) !== undefined,
    canUndo: canUndo && state.outcome === undefined,
    sinceYours,
    eventsFrom,
    events,
  };
}

/** The same where there is, or was, nothing to see. */
export function renewedText(match: MatchId, known: Known, { table, view }: Picture): string | undefined {
  if (!view && !known.view && isSameTable(known.table, table)) return undefined;
  Object.assign(known, { table, view, viewLength: lengthOf(view) });
  known.heard = heardAfter(known);
  return wholeText(match, known);
}

export function lengthOf(view: Picture['view']): number {
  return JSON.stringify(view ?? null).length;
}

/** How much of the story there is once this is heard. */
export function heardAfter({ table }: Pick<Picture, 'table'>): number {
  return table.eventsFrom + table.events.length;
}

export function wholeText(match: MatchId, { table, view }: Picture): string {
  return textOf({ type: 'table', match, table, view: (view ?? null) as never });
}

/** Without the view, for a line that knows it already. */
export function unchangedText(match: MatchId, { table }: Picture): string {
  return textOf({ type: 'change', match, base: table.version, table, patch: null });
}

/** A patch is taken unless it is about as long as the view it would make. */
const WORTHWHILE = 0.8;

/** Brings what viewers know up to date and gives what they have to be sent; undefined when nothing changed for them. */
export function changeText(
  course: Course,
  standing: Table,
  known: Known,
  view: KnownView,
): string | undefined {
  const { table: before } = known;
  const patch = followView(course, view);
  const news = tidings(course, view.viewer, known.heard);
  const table = tableOf(course, standing, view.viewer, view.decisions[0], news);
  if (!patch && isSameTable(before, table)) return undefined;
  known.table = table;
  known.heard = heardAfter(known);
  const change = patch ?? 'null';
  if (change.length > known.viewLength * WORTHWHILE) return wholeText(standing.id, known);
  // A ServerMessage as textOf would write it; the patch is text already.
  return `{"type":"change","match":${JSON.stringify(standing.id)},"base":${before.version},"table":${tableText(table)},"patch":${change}}`;
}

/** What JSON.stringify would make of it, in half the time: most of it is numbers. */
export function tableText(table: TableState): string {
  const { version, seq, asking, passing, canUndo, sinceYours, eventsFrom, events } = table;
  const told = events.length === 0 ? '[]' : JSON.stringify(events);
  return `{"version":${version},"seq":${seq},"asking":"${asking}","passing":${passing},"canUndo":${canUndo},"sinceYours":${sinceYours},"eventsFrom":${eventsFrom},"events":${told}}`;
}

function isSameTable(before: TableState, now: TableState): boolean {
  return (
    now.events.length === 0 &&
    now.eventsFrom === before.eventsFrom + before.events.length &&
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
