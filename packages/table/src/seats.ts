import type { Options, Outcome, Seat } from '@tabard/engine';

/** Who sits in a seat. */
export interface SeatPlan {
  readonly name: string;
  readonly kind: 'person' | 'bot';
  readonly bot?: string;
}

/** A match as shown in lists. */
export interface MatchSummary {
  readonly id: string;
  readonly game: string;
  readonly options: Options;
  readonly seats: readonly SeatPlan[];
  /** The seats that the match waits for, without those that the host passes for. */
  readonly turnOf: readonly Seat[];
  readonly outcome?: Outcome;
  /** Milliseconds since 1970. */
  readonly updated: number;
  /** How many choices were made. */
  readonly length: number;
  readonly label?: string;
}
