import type { Game, Seat, View, Viewer } from '@tabard/engine';
import { type Course, type Json, patchText, sealedFrom, tell, viewPatchText } from '@tabard/table';
import type { ServerMessage, TableState } from '@tabard/table/protocol';
import type { MatchId } from '../store/store.ts';
import { passOf, type Standing } from './progress.ts';

/** What one viewer is told of a table at one moment. */
export interface Tidings {
  readonly table: TableState;
  /** Of a match that is adjourned nothing is left to see. */
  readonly sight: { readonly game: Game; readonly view: View } | undefined;
}

type Table = Pick<Standing, 'seq' | 'asking' | 'seats'>;

/** What a viewer who has heard so much of the story may know now. Nothing else of a match reaches a line. */
export function tidingsFor(
  course: Course,
  standing: Table,
  viewer: Viewer,
  heard: number,
  before?: Tidings,
): Tidings {
  const { view, events, eventsFrom, sinceYours, canUndo } = tell(course, viewer, heard, before?.sight?.view);
  const sealed = sealedFrom(course.state, viewer);
  const decision = view.decisions[0];
  const table: TableState = {
    version: standing.seq - sealed,
    seq: course.played.length - sealed,
    asking: viewer === 'spectator' ? 'normal' : standing.asking[viewer as Seat].mode,
    passing: decision !== undefined && passOf(decision, standing) !== undefined,
    canUndo: canUndo && course.state.outcome === undefined,
    sinceYours,
    eventsFrom,
    events,
  };
  return { table, sight: { game: course.game, view } };
}

/** How much of the story there is once these tidings are heard. */
export function heardAfter({ table }: Tidings): number {
  return table.eventsFrom + table.events.length;
}

export function wholeText(match: MatchId, tidings: Tidings): string {
  return textOf({ type: 'table', match, table: tidings.table, view: viewIn(tidings) });
}

/** What there is to see, as it is sent. */
export function viewIn({ sight }: Tidings): Json {
  return (sight?.view ?? null) as unknown as Json;
}

/** Without the view, for a line that knows it already. */
export function unchangedText(match: MatchId, { table }: Tidings): string {
  return textOf({ type: 'change', match, base: table.version, table, patch: null });
}

/** A patch is taken unless it is about as long as the view it would make. */
const WORTHWHILE = 0.8;

/** What a viewer who knows `before` has to be sent; undefined when nothing changed for them. */
export function changeText(
  match: MatchId,
  before: Tidings,
  now: Tidings,
  viewLength: number,
): string | undefined {
  const patch = patchBetween(before, now);
  if (!patch && isSameTable(before, now)) return undefined;
  const change = patch ?? 'null';
  if (change.length > viewLength * WORTHWHILE) return wholeText(match, now);
  const { version: base } = before.table;
  const table = JSON.stringify(now.table);
  // A ServerMessage as textOf would write it, but for the patch, which is text already.
  return `{"type":"change","match":${JSON.stringify(match)},"base":${base},"table":${table},"patch":${change}}`;
}

function patchBetween(before: Tidings, now: Tidings): string | undefined {
  if (before.sight && now.sight) return viewPatchText(now.sight.game, before.sight.view, now.sight.view);
  return patchText(viewIn(before), viewIn(now));
}

const SAME = ['version', 'seq', 'asking', 'passing', 'canUndo', 'sinceYours'] as const;

function isSameTable(before: Tidings, { table }: Tidings): boolean {
  if (table.events.length || table.eventsFrom !== heardAfter(before)) return false;
  return SAME.every((field) => table[field] === before.table[field]);
}

export function textOf(message: ServerMessage): string {
  return JSON.stringify(message);
}
