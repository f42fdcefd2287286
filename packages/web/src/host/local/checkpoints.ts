import { type Game, hashString, type MatchState } from '@tabard/engine';
import { type Course, type StoredMatch, stateAt, type Told } from '@tabard/table';
import type { MatchRecord } from './record.ts';

/** Choices between two checkpoints. */
export const CHECKPOINT_EVERY = 100;
/** Number of saved states per match: the older one is used after an undo past the latest. */
const SLOTS = 2;

/** Events of the choices from `from` to the next checkpoint. */
export interface SavedEvents {
  readonly match: string;
  readonly from: number;
  /** Identifies all choices up to the end of this part. */
  readonly mark: string;
  readonly story: readonly Told[];
}

/** State at a checkpoint; a match's latest states rotate through its slots. */
export interface SavedState {
  readonly match: string;
  readonly slot: number;
  readonly seq: number;
  readonly mark: string;
  readonly hash: string;
  readonly state: MatchState;
}

/**
 * Cached states and events of a match, so that it opens without replaying its whole log. The record is authoritative:
 * checkpoints may be missing or belong to choices that were undone, and are used only if their marks match.
 */
export interface Checkpoints {
  readonly events: readonly SavedEvents[];
  readonly states: readonly SavedState[];
}

export const NO_CHECKPOINTS: Checkpoints = { events: [], states: [] };

/** The latest usable checkpoint of this record, if any. */
export function latestCheckpoint(
  game: Game,
  record: MatchRecord,
  { events, states }: Checkpoints,
): Required<Omit<StoredMatch, 'played'>> | undefined {
  const marks = marksOf(record);
  const parts = new Map(
    events.filter(({ from, mark }) => marks[from / CHECKPOINT_EVERY + 1] === mark).map(byPlace),
  );
  const fitting = states.filter(({ seq, mark }) => marks[seq / CHECKPOINT_EVERY] === mark);
  for (const saved of [...fitting].sort((a, b) => b.seq - a.seq)) {
    const story = storyUntil(saved.seq, parts);
    const state = loadState(game, saved);
    if (story && state) return { snapshot: { seq: saved.seq, state }, story, storyUntil: saved.seq };
  }
  return undefined;
}

function byPlace(part: SavedEvents): [number, SavedEvents] {
  return [part.from, part];
}

/** All events up to the checkpoint, if complete. */
function storyUntil(seq: number, parts: ReadonlyMap<number, SavedEvents>): readonly Told[] | undefined {
  const story: Told[] = [];
  for (let from = 0; from < seq; from += CHECKPOINT_EVERY) {
    const part = parts.get(from);
    if (!part) return undefined;
    story.push(...part.story);
  }
  return story;
}

function loadState(game: Game, { state, hash }: SavedState): MatchState | undefined {
  try {
    const loaded = game.load(state);
    return game.hash(loaded) === hash ? loaded : undefined;
  } catch {
    // A damaged checkpoint is ignored; the record leads to the same state.
    return undefined;
  }
}

/** Checkpoints still to be saved after the first `savedUntil` choices, if any. */
export function newCheckpoints(
  course: Course,
  record: MatchRecord,
  savedUntil: number,
): Checkpoints | undefined {
  const places: number[] = [];
  const first = savedUntil + CHECKPOINT_EVERY;
  for (let seq = first; seq <= course.played.length; seq += CHECKPOINT_EVERY) places.push(seq);
  if (places.length === 0) return undefined;
  const marks = marksOf(record);
  return {
    events: places.map((seq) => savedEvents(course, record.id, seq, marks)),
    states: places.slice(-SLOTS).map((seq) => savedState(course, record.id, seq, marks)),
  };
}

function savedEvents({ story }: Course, match: string, until: number, marks: readonly string[]): SavedEvents {
  const from = until - CHECKPOINT_EVERY;
  const part = story.filter(({ by }) => by >= from && by < until);
  return { match, from, mark: marks[until / CHECKPOINT_EVERY], story: part };
}

function savedState(course: Course, match: string, seq: number, marks: readonly string[]): SavedState {
  const place = seq / CHECKPOINT_EVERY;
  const state = stateAt(course, seq);
  return { match, slot: place % SLOTS, seq, mark: marks[place], hash: course.game.hash(state), state };
}

/** The last checkpoint at or before this many choices. */
export function checkpointBefore(count: number): number {
  return count - (count % CHECKPOINT_EVERY);
}

/** For each checkpoint a hash of the match and its choices up to there. */
function marksOf({ log, start }: MatchRecord): readonly string[] {
  const { choices, hash: _, ...beginning } = log;
  const marks = [hashString(JSON.stringify([beginning, start]))];
  for (let until = CHECKPOINT_EVERY; until <= choices.length; until += CHECKPOINT_EVERY) {
    const part = choices.slice(until - CHECKPOINT_EVERY, until).map(({ seat, n, key }) => [seat, n, key]);
    marks.push(hashString(JSON.stringify([marks.at(-1), part])));
  }
  return marks;
}
