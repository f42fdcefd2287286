import type { Content } from '@tabard/engine';
import { counted } from '../text-table.ts';
import { type AskedCounts, addAsked, sharesOf } from './asked.ts';
import { type Balance, type BalanceCount, balanceOf, countMatch, countNothing } from './balance.ts';
import { botsAt, type MatchResult, type SimPlan } from './plan.ts';

const MOST_MESSAGES = 10;

/** What is counted while the matches come in, in any order. */
export interface SimCounts {
  done: number;
  finished: number;
  decisions: number;
  readonly wins: number[];
  nobody: number;
  readonly byReason: Map<string, number>;
  readonly byBot: Map<string, { seats: number; wins: number }>;
  readonly turns: number[];
  readonly kinds: Map<string, number>;
  readonly figures: Map<string, { sum: number; count: number }>;
  readonly errors: MatchResult[];
  readonly balance: BalanceCount;
  readonly asked: AskedCounts;
}

export function countsFor(plan: SimPlan): SimCounts {
  return {
    done: 0,
    finished: 0,
    decisions: 0,
    wins: Array.from({ length: plan.seats }, () => 0),
    nobody: 0,
    byReason: new Map(),
    byBot: new Map(),
    turns: [],
    kinds: new Map(),
    figures: new Map(),
    errors: [],
    balance: countNothing(),
    asked: {},
  };
}

export function addResult(counts: SimCounts, plan: SimPlan, result: MatchResult): void {
  counts.done++;
  counts.decisions += result.decisions;
  if (result.error !== undefined) counts.errors.push(result);
  for (const [kind, many] of Object.entries(result.kinds ?? {}))
    counts.kinds.set(kind, (counts.kinds.get(kind) ?? 0) + many);
  if (result.asked) addAsked(counts.asked, result.asked);
  if (!result.winners) return;
  counts.finished++;
  if (!result.winners.length) counts.nobody++;
  for (const seat of result.winners) counts.wins[seat]++;
  const reason = result.reason ?? '';
  counts.byReason.set(reason, (counts.byReason.get(reason) ?? 0) + 1);
  addBots(counts, botsAt(plan, result.index), result.winners);
  addFigures(counts, result.figures ?? {});
  countMatch(counts.balance, result);
}

function addBots(counts: SimCounts, bots: readonly string[], winners: readonly number[]): void {
  bots.forEach((bot, seat) => {
    const before = counts.byBot.get(bot) ?? { seats: 0, wins: 0 };
    const wins = before.wins + (winners.includes(seat) ? 1 : 0);
    counts.byBot.set(bot, { seats: before.seats + 1, wins });
  });
}

function addFigures(counts: SimCounts, { turn, ...others }: Readonly<Record<string, number>>): void {
  if (turn !== undefined) counts.turns.push(turn);
  for (const [name, value] of Object.entries(others)) {
    const before = counts.figures.get(name) ?? { sum: 0, count: 0 };
    counts.figures.set(name, { sum: before.sum + value, count: before.count + 1 });
  }
}

export interface SimReport {
  readonly game: string;
  readonly seats: number;
  readonly options: SimPlan['options'];
  /** The hash of the cards that were played with. */
  readonly content: string;
  readonly bots: readonly string[];
  readonly seed: string;
  readonly games: number;
  readonly finished: number;
  readonly decisions: number;
  readonly seconds: number;
  readonly decisionsPerSecond: number;
  readonly jobs: number;
  readonly outcomes: {
    readonly bySeat: readonly number[];
    readonly shares: readonly number[];
    readonly nobody: number;
    readonly byReason: Readonly<Record<string, number>>;
    readonly byBot: Readonly<Record<string, { seats: number; wins: number; share: number }>>;
  };
  readonly turns: Spread | null;
  /** How many matches had how many turns, in the order of the turns. */
  readonly turnCounts: readonly (readonly [turns: number, matches: number])[];
  /** Decisions by kind. */
  readonly kinds: Readonly<Record<string, number>>;
  readonly figures: Readonly<Record<string, number>>;
  readonly errors: number;
  readonly errorMessages: readonly { readonly seed: string; readonly message: string }[];
  readonly balance?: Balance;
  /** By kind, what a person would be asked; and the shares of it that are no choice. */
  readonly asked?: {
    readonly byKind: AskedCounts;
    readonly singleOption: number;
    readonly sameOutcome: number;
  };
}

/** What was played, for people: the seats and the options. */
export function setupText({ seats, options }: SimReport): string {
  const chosen = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  return [counted(seats, 'seat', 'seats'), ...chosen].join(', ');
}

export interface Spread {
  readonly mean: number;
  readonly median: number;
  readonly p10: number;
  readonly p90: number;
}

export function reportOf(
  plan: SimPlan,
  counts: SimCounts,
  run: { readonly seconds: number; readonly jobs: number; readonly content: Content },
): SimReport {
  const { seconds, jobs, content } = run;
  const { finished, decisions, wins, nobody } = counts;
  const errors = [...counts.errors].sort((a, b) => a.index - b.index);
  return {
    game: plan.game,
    seats: plan.seats,
    options: plan.options,
    content: content.hash,
    bots: plan.bots,
    seed: plan.seed,
    games: plan.games,
    finished,
    decisions,
    seconds: rounded(seconds),
    decisionsPerSecond: Math.round(decisions / Math.max(seconds, 1e-6)),
    jobs,
    outcomes: {
      bySeat: wins,
      shares: wins.map((count) => (finished ? rounded(count / finished) : 0)),
      nobody,
      byReason: Object.fromEntries([...counts.byReason].sort(([a], [b]) => (a < b ? -1 : 1))),
      byBot: Object.fromEntries(
        [...counts.byBot].map(([bot, { seats, wins }]) => [
          bot,
          { seats, wins, share: rounded(wins / seats) },
        ]),
      ),
    },
    turns: spreadOf(counts.turns),
    turnCounts: countsOf(counts.turns),
    kinds: Object.fromEntries([...counts.kinds].sort(([a], [b]) => (a < b ? -1 : 1))),
    figures: Object.fromEntries(
      [...counts.figures].map(([name, { sum, count }]) => [name, rounded(sum / count)]),
    ),
    errors: errors.length,
    errorMessages: errors.slice(0, MOST_MESSAGES).map(({ seed, error }) => ({ seed, message: error ?? '' })),
    asked: plan.isAskedCounted ? askedOf(counts.asked) : undefined,
    balance: counts.balance.groups.size ? balanceOf(counts.balance, content) : undefined,
  };
}

/** How often each value is there, in their order. */
function countsOf(values: readonly number[]): (readonly [number, number])[] {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => a - b);
}

function askedOf(asked: AskedCounts): SimReport['asked'] {
  const { singleOption, sameOutcome } = sharesOf(asked);
  return { byKind: asked, singleOption: rounded(singleOption), sameOutcome: rounded(sameOutcome) };
}

export function spreadOf(values: readonly number[]): Spread | null {
  if (!values.length) return null;
  const sorted = [...values].sort((a, b) => a - b);
  const rank = (share: number): number => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  const mean = rounded(sorted.reduce((sum, value) => sum + value, 0) / sorted.length);
  return { mean, median: rank(0.5), p10: rank(0.1), p90: rank(0.9) };
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
