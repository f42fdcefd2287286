import { type Game, InputError, type LogEntry } from '@tabard/engine';
import { beginCourse, type Course, follow, type Told } from '@tabard/table';
import { HostError } from '../host.ts';
import type { MatchRecord } from './record.ts';

/** Plays a record up to so many choices. */
export function courseOf(game: Game, record: MatchRecord, until = record.log.choices.length): Course {
  const { log, start, auto } = record;
  const { choices, hash: _, ...beginning } = log;
  const played = choices
    .slice(0, until)
    .map((entry, at) => (auto.includes(at) ? { ...entry, auto: true } : entry));
  try {
    const course = beginCourse(game, { log: beginning, start });
    follow(course, played);
    return course;
  } catch (problem) {
    if (problem instanceof InputError) throw new HostError('cannot-go-on', problem.message);
    throw problem;
  }
}

/** How much of a story is the same as in another course of the match, which made these other choices. */
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
