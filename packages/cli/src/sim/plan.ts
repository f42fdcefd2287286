import type { Knowledge, Options, Tally } from '@tabard/engine';
import type { LoadedPack } from '../pack.ts';
import type { Variation } from '../tune/varied.ts';
import type { AskedCounts } from './asked.ts';

/** Everything that decides how the matches of a simulation go. */
export interface SimPlan {
  readonly game: string;
  readonly seats: number;
  readonly options: Options;
  readonly pack?: LoadedPack;
  /** By seat in the first match; where they differ, they move on by one seat a match. */
  readonly bots: readonly string[];
  /** An arena's: who sits where. Every seed is played once with each of these instead. */
  readonly tables?: readonly (readonly string[])[];
  /** By name: bots that are greedy by weights of their own. */
  readonly weights?: Readonly<Record<string, Knowledge>>;
  /** Every seat is greedy by weights that differ from these by chance. */
  readonly variation?: Variation;
  readonly seed: string;
  readonly games: number;
  readonly mostDecisions: number;
  readonly save?: string;
  /** Keep the features of positions on the way: what weights are fitted to. */
  readonly sampled?: boolean;
  /** Whether what a person would be asked is counted. */
  readonly isAskedCounted?: boolean;
}

/** What is kept of one match. */
export interface MatchResult {
  readonly index: number;
  readonly seed: string;
  readonly decisions: number;
  /** Absent when the match was not over. */
  readonly winners?: readonly number[];
  readonly reason?: string;
  readonly figures?: Readonly<Record<string, number>>;
  readonly tally?: readonly Tally[];
  /** How many decisions there were of each kind. */
  readonly kinds?: Readonly<Record<string, number>>;
  readonly error?: string;
  /** By position, by seat: how much of each feature there was, in the order of the game's knowledge. */
  readonly samples?: readonly (readonly (readonly number[])[])[];
  readonly asked?: AskedCounts;
}

/** The bots by seat in the match with this number: every bot sits everywhere equally often. */
export function botsAt(plan: SimPlan, index: number): readonly string[] {
  if (plan.tables) return plan.tables[index % plan.tables.length];
  return plan.bots.map((_, seat) => plan.bots[(seat + index) % plan.bots.length]);
}

export function seedAt(plan: SimPlan, index: number): string {
  return `${plan.seed}/${Math.floor(index / (plan.tables?.length ?? 1))}`;
}
