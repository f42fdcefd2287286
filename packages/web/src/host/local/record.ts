import type { MatchLog, MatchState, Options, Outcome, Seat } from '@tabard/engine';
import type { AskSetting } from '@tabard/table';
import type { MatchSummary, SeatPlan } from '../host.ts';

/** A match as stored in the browser. */
export interface MatchRecord {
  readonly id: string;
  /** Changes with every save, for optimistic locking. Records of older versions have none. */
  readonly edition?: string;
  readonly log: MatchLog;
  readonly seats: readonly SeatPlan[];
  /** Initial state, if not created from the seed: a fork, a ruling's position. */
  readonly start?: MatchState;
  /** Log indices of automatic answers. */
  readonly auto: readonly number[];
  readonly asking: readonly AskSetting[];
  readonly turnOf: readonly Seat[];
  readonly outcome?: Outcome;
  readonly updated: number;
  readonly label?: string;
  /** The Save Sheet written last: it outlives the rules and the content of the match. */
  readonly sheet?: string;
}

/** A log file with the page's additions, from which a match can be continued. */
export interface SavedMatch extends MatchLog {
  readonly plan?: readonly SeatPlan[];
  readonly start?: MatchState;
  readonly sheet?: string;
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

/** A Save Sheet as a match wrote it. */
export interface WrittenSheet {
  readonly game: string;
  /** The options of the match, with the sheet that it began with. */
  readonly options: Options;
  readonly text: string;
}

/** The sheet of a match that ended between these records and wrote its first one with its end, as a Run does. */
export function lastSheet(before: MatchRecord, after: MatchRecord): WrittenSheet | undefined {
  if (before.outcome || !after.outcome) return undefined;
  if (before.sheet !== undefined || after.sheet === undefined) return undefined;
  const { game, options } = summaryOf(after);
  return { game, options, text: after.sheet };
}

/** Whether two records are equal apart from timestamps and editions. */
export function isSame(a: MatchRecord, b: MatchRecord): boolean {
  if (a.log !== b.log || a.auto !== b.auto || a.seats !== b.seats) return false;
  const rest = ({ asking, turnOf, outcome, sheet }: MatchRecord) =>
    JSON.stringify([asking, turnOf, outcome, sheet]);
  return rest(a) === rest(b);
}
