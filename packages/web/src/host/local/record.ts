import type { MatchLog, MatchState, Outcome, Seat } from '@tabard/engine';
import type { AskSetting } from '@tabard/table';
import type { MatchSummary, SeatPlan } from '../host.ts';

/** A match as the browser keeps it. */
export interface MatchRecord {
  readonly id: string;
  /** Changes with every save, for optimistic locking. Matches of older pages have none. */
  readonly edition?: string;
  readonly log: MatchLog;
  readonly seats: readonly SeatPlan[];
  /** The state it began with, when that was not made from the seed: a fork, a ruling's position. */
  readonly start?: MatchState;
  /** The places in the log of answers that were given by themselves. */
  readonly auto: readonly number[];
  readonly asking: readonly AskSetting[];
  readonly turnOf: readonly Seat[];
  readonly outcome?: Outcome;
  readonly updated: number;
  readonly label?: string;
}

/** A log in a file, with what the page adds so that a match can be taken up where it was left. */
export interface SavedMatch extends MatchLog {
  readonly plan?: readonly SeatPlan[];
  readonly start?: MatchState;
}

export function summaryOf(record: MatchRecord): MatchSummary {
  const { id, log, seats, turnOf, outcome, updated, label } = record;
  return {
    id,
    game: log.game,
    options: log.options as MatchSummary['options'],
    seats,
    turnOf,
    outcome,
    updated,
    length: log.choices.length,
    label,
  };
}

/** Whether two records say the same of a match, whenever they were made. */
export function isSame(a: MatchRecord, b: MatchRecord): boolean {
  if (a.log !== b.log || a.auto !== b.auto || a.seats !== b.seats) return false;
  const rest = ({ asking, turnOf, outcome }: MatchRecord) => JSON.stringify([asking, turnOf, outcome]);
  return rest(a) === rest(b);
}
