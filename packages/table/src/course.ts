import {
  applyEntry,
  type Choice,
  type Decision,
  type Game,
  type LogEntry,
  type MatchEvent,
  type MatchState,
  type Refusal,
  reseedEntry,
  type Seat,
  type Snapshot,
  type Viewer,
} from '@tabard/engine';
import { type Beginning, startState } from './beginning.ts';
import {
  dropSnapshotsAfter,
  type Recorded,
  refusedByTheseRules,
  SNAPSHOT_EVERY,
  stateAt,
  takeSnapshot,
} from './snapshots.ts';
import { arrive, WALK_STEPS, type Walk } from './walk.ts';

/** An event and the log index of the choice that caused it. */
export interface Told {
  readonly event: MatchEvent;
  readonly by: number;
}

/** A choice of the log; `auto` when nobody made it by hand: a bot's, or a pass by the host. */
export interface Played extends LogEntry {
  readonly auto?: boolean;
}

/** A running match: its state, all its choices and all its events. It is changed in place. */
export interface Course extends Recorded {
  state: MatchState;
  played: Played[];
  story: Told[];
  /** The pending decisions after `count` choices, once computed. */
  asked?: Asked & { readonly state: MatchState; readonly count: number };
}

/** What a match waits for. */
export interface Asked {
  readonly decisions: readonly Decision[];
  /** All asked seats: in an open poll also those that have answered. */
  readonly waiting: readonly Seat[];
}

/** What the match waits for now, cached: several parts of a host need it at every move. */
export function askedAt(course: Course): Asked {
  const { game, state, asked } = course;
  const count = course.played.length;
  if (asked?.state === state && asked.count === count) return asked;
  const decisions = game.pending(state);
  const isAsked = (seat: Seat) => state.answers[seat] !== '' || decisions.some((one) => one.seat === seat);
  // When nothing is pending any more, `answers` must not reveal who had answered.
  const waiting = decisions.length === 0 ? [] : [...state.answers.keys()].filter(isAsked);
  course.asked = { state, count, decisions, waiting };
  return course.asked;
}

export function decisionsAt(course: Course): readonly Decision[] {
  return askedAt(course).decisions;
}

/** A match as it begins. */
export function beginCourse(game: Game, beginning: Beginning): Course {
  const state = startState(game, beginning);
  return courseFrom(game, beginning, { seq: 0, state }, [], []);
}

/** What a host has stored of a match. */
export interface StoredMatch {
  readonly played: readonly Played[];
  /** The nearest stored state; without one the match is replayed from its beginning. */
  readonly snapshot?: Snapshot<MatchState>;
  /** The events of the first `storyUntil` choices; those of later ones are produced again by the replay. */
  readonly story: readonly Told[];
  readonly storyUntil: number;
}

/** Reopens a match from its snapshot and the tail of its log; throws an InputError if these rules refuse a choice. */
export function resumeCourse(game: Game, beginning: Beginning, stored: StoredMatch): Course {
  return arrive(walkToResumed(game, beginning, stored));
}

/** The same as a walk. */
export function* walkToResumed(game: Game, beginning: Beginning, stored: StoredMatch): Walk<Course> {
  const { played, snapshot, story, storyUntil } = stored;
  const from = snapshot ?? { seq: 0, state: startState(game, beginning) };
  const course = courseFrom(game, beginning, from, played.slice(0, from.seq), story);
  for (const entry of played.slice(from.seq)) {
    const keepsEvents = course.played.length >= storyUntil;
    followEntry(course, entry, keepsEvents ? course.story : []);
    if (course.played.length % WALK_STEPS === 0) yield;
  }
  return course;
}

function courseFrom(
  game: Game,
  beginning: Beginning,
  from: Snapshot<MatchState>,
  played: readonly Played[],
  story: readonly Told[],
): Course {
  const state = game.clone(from.state);
  return { game, beginning, snapshots: [from], state, played: [...played], story: [...story] };
}

/** Applies further entries of a log; throws an InputError if these rules refuse a choice. */
export function follow(course: Course, entries: readonly Played[]): void {
  for (const entry of entries) followEntry(course, entry, course.story);
}

function followEntry(course: Course, entry: Played, story: Told[]): void {
  const refusal = recordEntry(course, entry, story);
  if (refusal) throw refusedByTheseRules(entry, course.played.length, refusal);
}

/** Applies and records a choice. A refusal changes nothing; if the rules throw, the course is restored. */
export function proceed(course: Course, seat: Seat, choice: Choice, how: { auto?: boolean } = {}) {
  const entry: Played = { seat, n: choice.n, key: choice.key, ...(how.auto ? { auto: true } : {}) };
  try {
    return recordEntry(course, entry, course.story);
  } catch (problem) {
    cutBack(course, course.played.length);
    throw problem;
  }
}

function recordEntry(course: Course, entry: Played, story: Told[]): Refusal | undefined {
  const by = course.played.length;
  const happened: Told[] = [];
  const refusal = applyEntry(course.game, course.state, entry, (event) => happened.push({ event, by }));
  if (refusal) return refusal;
  course.played.push(entry);
  story.push(...happened);
  if (course.played.length % SNAPSHOT_EVERY === 0) takeSnapshot(course);
  return undefined;
}

/** Goes back to the first `count` choices, and reseeds if a seed is given. */
export function takeBack(course: Course, count: number, luck?: string): void {
  cutBack(course, count);
  if (luck !== undefined) recordEntry(course, reseedEntry(course.state, luck), course.story);
}

/** Goes back to the first `count` choices: from the nearest snapshot, and the choices since. */
export function cutBack(course: Course, count: number): void {
  const state = stateAt(course, count);
  course.state = state;
  course.played = course.played.slice(0, count);
  course.story = course.story.filter(({ by }) => by < count);
  dropSnapshotsAfter(course, count);
}

/**
 * The number of answers of an open poll that are hidden from this viewer. Every count shown to the viewer excludes
 * them: who has answered is as secret as the answer.
 */
export function sealedFrom({ answers }: MatchState, viewer: Viewer): number {
  let sealed = 0;
  for (let seat = 0; seat < answers.length; seat++) if (answers[seat] !== '' && seat !== viewer) sealed++;
  return sealed;
}
