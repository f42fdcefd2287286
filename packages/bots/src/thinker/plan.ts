import type { Game, Knowledge } from '@tabard/engine';

/** The parameters of a Thinker; the defaults are in `USUAL`. */
export interface ThinkingPlan {
  /** The horizon of playouts in natural ends (turns, rounds). */
  readonly horizon: number;
  /** And in decisions, at most. */
  readonly mostDecisions: number;
  /** The exploration factor. */
  readonly curiosity: number;
  /** The lead, as a part of the knowledge's scale, that makes the prior of an option 2.7 times as large. */
  readonly temperature: number;
  /** The number of resampled states for the priors at the root. */
  readonly firstLooks: number;
  /** How many answers to a compound question are compared as wholes; below 2 its steps are searched one by one. */
  readonly wholeAnswers: number;
  /** In playouts, the share of decisions that are compared; others are answered at random. */
  readonly care: number;
  /** The number of options compared then. */
  readonly compared: number;
  /** In playouts, the share of interruptions that are passed. */
  readonly passing: number;
  /** Assumes that other seats never interrupt. */
  readonly overlooksInterruptions: boolean;
  /** Judges rivals by what everybody sees of them, and forgets what they are after. */
  readonly forgetsPlans: boolean;
  /** The knowledge that positions are judged by; the game's own by default. */
  knowledgeOf?(game: Game): Knowledge;
}

export const USUAL: ThinkingPlan = {
  horizon: 2,
  mostDecisions: 60,
  curiosity: 1.2,
  temperature: 0.15,
  firstLooks: 3,
  wholeAnswers: 12,
  care: 1,
  compared: 4,
  passing: 0.85,
  overlooksInterruptions: false,
  forgetsPlans: false,
};

/** When to stop the search. Bots have no clock: the caller checks its own in `left`. */
export interface Budget {
  readonly iterations?: number;
  /** The remaining share of the budget; called before every iteration but the first. At 0 the search ends. */
  left?(): number;
}
