import type { Options, Outcome, Seat } from '@tabard/engine';

/** Who sits in a seat. */
export interface SeatPlan {
  readonly name: string;
  readonly kind: 'person' | 'bot';
  readonly bot?: string;
}

/** What a list of matches tells of one. */
export interface MatchSummary {
  readonly id: string;
  readonly game: string;
  readonly options: Options;
  readonly seats: readonly SeatPlan[];
  /** The seats whose answer the match waits for; not those that are passed for by themselves. */
  readonly turnOf: readonly Seat[];
  readonly outcome?: Outcome;
  /** Milliseconds since 1970. */
  readonly updated: number;
  /** How many choices were made. */
  readonly length: number;
  readonly label?: string;
}
