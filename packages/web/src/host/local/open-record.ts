import { type Game, InputError, type LogEntry } from '@tabard/engine';
import { beginCourse, type Course, type Played, resumeCourse, type Told } from '@tabard/table';
import { HostError } from '../host.ts';
import { type Checkpoints, latestCheckpoint } from './checkpoints.ts';
import type { MatchRecord } from './record.ts';

/** A record brought to its present state. */
export interface OpenedRecord {
  readonly course: Course;
  /** How many choices the checkpoints cover. */
  readonly savedUntil: number;
}

/** Opens a record from its latest checkpoint and the choices since; without one, from its beginning. */
export function openRecord(game: Game, record: MatchRecord, checkpoints: Checkpoints): OpenedRecord {
  const { choices, hash: _, ...log } = record.log;
  const beginning = { log, start: record.start };
  const played = withAuto(choices, record.auto);
  try {
    // Also where a checkpoint is used: a record of other rules or unknown content cannot go on.
    beginCourse(game, beginning);
    const latest = latestCheckpoint(game, record, checkpoints);
    const stored = { played, ...(latest ?? { story: [], storyUntil: 0 }) };
    return { course: resumeCourse(game, beginning, stored), savedUntil: latest?.storyUntil ?? 0 };
  } catch (problem) {
    if (problem instanceof InputError) throw new HostError('cannot-go-on', problem.message);
    throw problem;
  }
}

function withAuto(choices: readonly LogEntry[], auto: readonly number[]): readonly Played[] {
  const places = new Set(auto);
  return choices.map((entry, at) => (places.has(at) ? { ...entry, auto: true } : entry));
}

/** How many events two courses of a match share that made these choices and those. */
export function sharedStory(
  story: readonly Told[],
  choices: readonly LogEntry[],
  others: readonly LogEntry[],
): number {
  const parted = choices.findIndex((entry, at) => !isSameEntry(entry, others[at]));
  const shared = parted < 0 ? choices.length : parted;
  return story.filter(({ by }) => by < shared).length;
}

function isSameEntry(a: LogEntry, b: LogEntry | undefined): boolean {
  return a.seat === b?.seat && a.n === b.n && a.key === b.key;
}
