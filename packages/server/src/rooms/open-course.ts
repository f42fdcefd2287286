import { findContent, type Game, InputError, type MatchState, type Snapshot } from '@tabard/engine';
import { type Beginning, beginCourse, type Course, walkToResumed } from '@tabard/table';
import type { EntryRow, MatchRow, SnapshotRow as SavedSnapshot } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { runInSteps, yieldToEventLoop } from './event-loop.ts';
import { type Cut, isStanding, type RecordedLog, Recorder } from './record.ts';

/** A match replayed to the end of its log; or, when these rules cannot replay it, its recorded events. */
export type Opened =
  | { readonly kind: 'playing'; readonly course: Course; readonly seq: number; readonly cuts: readonly Cut[] }
  | { readonly kind: 'adjourned'; readonly record: RecordedLog; readonly seq: number; readonly why: string };

export interface OpenTools {
  readonly store: Pick<Store, 'log' | 'contents'>;
  loadGame(id: string): Promise<Game>;
}

/** Opens a match that has begun, from its latest snapshot and what came after, else from its beginning. */
export async function openCourse(row: MatchRow, tools: OpenTools): Promise<Opened> {
  const { store } = tools;
  const { entries, record } = await readLog(row, store);
  // An unreadable snapshot is ignored: the entries are complete.
  const saved = await store.log.latestSnapshot(row.id).catch(() => undefined);
  const seq = entries.length;
  try {
    const game = await gameWithContent(row, tools);
    const course = await courseAt(game, row, { entries, record, saved });
    return { kind: 'playing', course, seq, cuts: record.cuts };
  } catch (problem) {
    if (problem instanceof StoreTrouble) throw problem.cause;
    return { kind: 'adjourned', record, seq, why: problem instanceof Error ? problem.message : `${problem}` };
  }
}

/** Page size: other tasks run between two pages. */
const PAGE = 500;

/** Reads a log of any length in pages, without blocking other matches. */
async function readLog({ id }: MatchRow, { log }: OpenTools['store']) {
  const entries: EntryRow[] = [];
  const record = new Recorder();
  for (;;) {
    const page = await log.entries(id, entries.length, PAGE);
    for (const entry of page) {
      entries.push(entry);
      record.add(entry);
    }
    if (page.length < PAGE) return { entries, record };
    await yieldToEventLoop();
  }
}

/** A match at its beginning, without entries. */
export async function freshCourse(row: MatchRow, tools: OpenTools): Promise<Course> {
  const game = await gameWithContent(row, tools);
  return beginCourse(game, beginningOf(game, row));
}

/** A failure of the store, as opposed to one of the rules. */
class StoreTrouble extends Error {}

/** A match runs on the content it began with, even if the game's has changed. */
async function gameWithContent(row: MatchRow, { store, loadGame }: OpenTools): Promise<Game> {
  const game = await loadGame(row.game);
  if (findContent(row.content)) return game;
  const content = await store.contents.get(row.content).catch((cause) => {
    throw new StoreTrouble('the store does not answer', { cause });
  });
  if (!content) throw new InputError(`there is no content with the hash ${row.content}`);
  game.readContent(content);
  return game;
}

interface StoredLog {
  readonly entries: readonly EntryRow[];
  readonly record: RecordedLog;
  readonly saved: SavedSnapshot | undefined;
}

async function courseAt(game: Game, row: MatchRow, kept: StoredLog): Promise<Course> {
  const beginning = beginningOf(game, row);
  try {
    const snapshot = usableSnapshot(game, kept);
    if (snapshot) return await courseFrom(game, beginning, snapshot, kept);
  } catch {
    // A snapshot that is damaged or leads elsewhere is ignored; the entries decide.
  }
  return courseFrom(game, beginning, undefined, kept);
}

async function courseFrom(
  game: Game,
  beginning: Beginning,
  snapshot: Snapshot<MatchState> | undefined,
  { record, entries }: StoredLog,
): Promise<Course> {
  const { played, story } = record;
  const stored = { played, story, storyUntil: played.length, snapshot };
  const course = await runInSteps(walkToResumed(game, beginning, stored));
  const last = entries.at(-1);
  if (last && hashUnder(game, course.state, last.rules) !== last.hash)
    throw new InputError(`these rules lead elsewhere than rules version ${last.rules} did`);
  return course;
}

function beginningOf(game: Game, row: MatchRow): Beginning {
  const { options, content, seed, seats, start } = row;
  const log = {
    tabard: 1 as const,
    game: game.id,
    // A match of older rules goes on under these if they lead to the same hashes.
    rules: game.rulesVersion,
    content,
    seats: seats.length,
    options,
    seed,
  };
  return start ? { log, start: { ...start, rules: game.rulesVersion } } : { log };
}

/** The stored snapshot, unless it was undone, belongs to other rules, or does not match the log. */
function usableSnapshot(game: Game, { saved, entries }: StoredLog): Snapshot<MatchState> | undefined {
  if (!saved || saved.rules !== game.rulesVersion || saved.seq > entries.length) return undefined;
  if (!isStanding(saved, entries)) return undefined;
  const state = game.load(saved.state);
  const recorded = saved.seq === 0 ? undefined : entries[saved.seq - 1];
  if (recorded && hashUnder(game, state, recorded.rules) !== recorded.hash) return undefined;
  return { seq: saved.count, state };
}

/** The hash under that version of the rules: the state contains its version. */
function hashUnder(game: Game, state: MatchState, rules: number): string {
  if (state.rules === rules) return game.hash(state);
  const asThen = game.clone(state);
  asThen.rules = rules;
  return game.hash(asThen);
}
