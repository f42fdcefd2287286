import {
  type Game,
  InputError,
  type LogEntry,
  type MatchEvent,
  type MatchState,
  replay,
} from '@tabard/engine';
import { HostError } from '../host.ts';
import type { MatchRecord } from './record.ts';

/** An event and the place in the log of the choice that brought it about. */
export interface Told {
  readonly event: MatchEvent;
  readonly by: number;
}

/** A match brought to some point: the table, and all that happened until then. */
export interface Course {
  readonly state: MatchState;
  readonly story: Told[];
}

/** Plays a record up to so many choices. */
export function courseOf(game: Game, record: MatchRecord, until = record.log.choices.length): Course {
  const { log } = record;
  const story: Told[] = [];
  try {
    const from = record.start && { seq: 0, state: game.load(record.start) };
    const state = replay(game, log, { from, until: 0 });
    for (let seq = 0; seq < until; seq++) {
      const { seat, n, key } = log.choices[seq];
      const refusal = game.choose(state, seat, { n, key }, (event) => story.push({ event, by: seq }));
      if (refusal) throw new InputError(`choices[${seq}] ("${key}") is refused by these rules`);
    }
    return { state, story };
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
