import {
  below,
  type Choice,
  type Decision,
  type EventSink,
  type Game,
  type LogEntry,
  type MatchLog,
  type MatchState,
  optionKey,
  type Rng,
  type Seat,
  type Snapshot,
  type Viewer,
} from '@tabard/engine';
import type { Told } from '@tabard/table';

/** What is played and how thoroughly it is checked. */
export interface CoursePlan {
  /** How many matches for each number of seats, or their seeds. */
  readonly seeds?: number | readonly string[];
  /** One number of seats or several; every number the game allows by default. */
  readonly seats?: number | readonly number[];
  readonly options?: Readonly<Record<string, unknown>>;
  /** The maximum number of decisions in a match. */
  readonly mostDecisions?: number;
  /** Whether a match may be abandoned there, for variants that random play hardly ever ends. An error by default. */
  readonly unfinished?: 'refused' | 'allowed';
  /** The longest list of options that a decision may have. */
  readonly mostOptions?: number;
  /** The share of the decisions, from 0 to 1, at which the costly checks are made too. */
  readonly sample?: number;
  /** The ids of the ledgers; when given, every rule that is cited must be among them. */
  readonly rules?: ReadonlySet<string>;
  /**
   * Whether a choice may reveal something about hidden faces without showing a card, such as a rule that compares two
   * hidden hands. An error by default.
   */
  readonly hints?: 'refused' | 'allowed';
}

/** Counts of what a conformance run covered. */
export interface Report {
  readonly game: string;
  matches: number;
  decisions: number;
  /** Decisions at which the costly checks were made. */
  examined: number;
  longestMatch: number;
  mostOptions: number;
  /** Choices after which a twin was compared. */
  twinsFollowed: number;
  undone: number;
  /** Passes that a host made for people who need not be asked. */
  passes: number;
  readonly kinds: Record<string, number>;
  readonly verbs: Record<string, number>;
  readonly events: Record<string, number>;
  readonly refusals: Record<string, number>;
  readonly outcomes: Record<string, number>;
}

/** One match under test. */
export interface PlayedCourse {
  readonly game: Game;
  readonly plan: CoursePlan;
  readonly report: Report;
  /** The sentences already checked, so that each is checked once. */
  readonly said: Set<string>;
  readonly seed: string;
  readonly seats: number;
  /** The random generator of the answers, independent of the match's. */
  readonly chance: Rng;
  readonly state: MatchState;
  readonly log: MatchLog;
  /** The choices of the log, which grows in place. */
  readonly choices: LogEntry[];
  /** All events. */
  readonly story: Told[];
  /** The state of the last costly checks, from which a host reopens the match; undefined at first. */
  snapshot?: Snapshot<MatchState>;
}

/** A violation of the contract by a game. */
export class Broken extends Error {}

/** The place in the match, for messages. */
type CoursePlace = Pick<PlayedCourse, 'game' | 'seed' | 'seats' | 'log'>;

export function broken(course: CoursePlace, what: string): never {
  const { game, seed, seats, log } = course;
  throw new Broken(`${game.id}, seed "${seed}", ${seats} seats, decision ${log.choices.length + 1}: ${what}`);
}

/** Runs a check; errors are reported with the place in the match. */
export function within<T>(course: CoursePlace, doing: string, check: () => T): T {
  try {
    return check();
  } catch (problem) {
    if (problem instanceof Broken) throw problem;
    return broken(course, `${doing} threw "${problem instanceof Error ? problem.message : problem}"`);
  }
}

export function viewersOf(course: PlayedCourse): Viewer[] {
  return [...Array.from({ length: course.seats }, (_, seat) => seat), 'spectator'];
}

export function nameOfViewer(viewer: Viewer): string {
  return viewer === 'spectator' ? 'a spectator' : `seat ${viewer}`;
}

export function seatNames(count: number): string[] {
  return Array.from({ length: count }, (_, seat) => `Seat ${seat}`);
}

export function count(tally: Record<string, number>, key: string): void {
  tally[key] = (tally[key] ?? 0) + 1;
}

/** One of the legal answers, each decision and then each option equally likely. */
export function pickAnswer(decisions: readonly Decision[], chance: Rng): LogEntry {
  const decision = decisions[below(chance, decisions.length)];
  const option = decision.options[below(chance, decision.options.length)];
  return { seat: decision.seat, n: decision.n, key: optionKey(option) };
}

/** Gives an offered answer; a refusal violates the contract. */
export function give(course: PlayedCourse, state: MatchState, entry: LogEntry, sink?: EventSink): void {
  const { seat, n, key } = entry;
  const refusal = course.game.choose(state, seat, { n, key }, sink);
  if (refusal)
    broken(
      course,
      `"${key}" was offered to seat ${seat} and is refused: ${refusal.code}, rule ${refusal.rule}`,
    );
}

/** Plays some more decisions at random, on a copy or a twin. */
export function playOn(course: PlayedCourse, state: MatchState, most: number, whose: string): void {
  for (let i = 0; i < most && !course.game.outcome(state); i++) {
    const decisions = within(course, `listing the options of ${whose}`, () => course.game.pending(state));
    if (!decisions.length || decisions.some((decision) => !decision.options.length))
      broken(course, `${whose} waits for nobody or offers nothing after ${i} more choices`);
    const entry = pickAnswer(decisions, course.chance);
    within(course, `answering "${entry.key}" in ${whose}`, () => give(course, state, entry));
  }
}

/** The refusal of an answer that must be refused and must leave the state with this hash. */
export function refusedAnswer(course: PlayedCourse, seat: Seat, choice: Choice, hash: string, what: string) {
  const { game, state, report } = course;
  const refusal = within(course, `choosing ${what}`, () => game.choose(state, seat, choice));
  if (!refusal) broken(course, `${what} is accepted`);
  if (!isWord(refusal.code) || !isWord(refusal.rule))
    broken(course, `${what} is refused without a code and a rule`);
  if (game.hash(state) !== hash) broken(course, `${what} is refused but changes the state`);
  count(report.refusals, refusal.code);
  return refusal;
}

function isWord(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}

/** Where two values of plain data first differ, as a sentence, or undefined. */
export function difference(a: unknown, b: unknown, at = ''): string | undefined {
  if (Object.is(a, b)) return undefined;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
    return `${at || 'it'} is ${JSON.stringify(a)} and ${JSON.stringify(b)}`;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  for (const key of keys) {
    const found = difference(
      (a as Record<string, unknown>)[key],
      (b as Record<string, unknown>)[key],
      at ? `${at}.${key}` : key,
    );
    if (found) return found;
  }
  return undefined;
}
