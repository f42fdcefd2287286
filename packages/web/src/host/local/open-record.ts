import { type Game, InputError, type LogEntry } from '@tabard/engine';
import { beginCourse, type Course, type Played, resumeCourse, type Told } from '@tabard/table';
import { HostError } from '../host.ts';
import { type Checkpoints, latestCheckpoint } from './checkpoints.ts';
import type { MatchRecord } from './record.ts';

/** A record with its current state. */
export interface OpenedRecord {
  readonly course: Course;
  /** Number of choices that the checkpoints cover. */
  readonly savedUntil: number;
}

/** Replays a record from its latest checkpoint, or from the start if there is none. */
export function openRecord(game: Game, record: MatchRecord, checkpoints: Checkpoints): OpenedRecord {
  const { choices, hash: _, ...log } = record.log;
  const beginning = { log, start: record.start };
  const played = withAuto(choices, record.auto);
  try {
    // Checked even with a checkpoint: a record of other rules or unknown content cannot be continued.
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

/** Number of leading events that two logs of a match have in common. */
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
