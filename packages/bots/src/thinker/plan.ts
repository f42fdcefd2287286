import type { Game, Knowledge } from '@tabard/engine';

/** How a Thinker thinks; what is left out is as in `USUAL`. */
export interface ThinkingPlan {
  /** How many natural ends (turns, rounds) are imagined beyond the position. */
  readonly horizon: number;
  /** And how many decisions at most. */
  readonly mostDecisions: number;
  /** How readily options are tried that do not look best. */
  readonly curiosity: number;
  /** A lead of this part of the knowledge's scale makes an option 2.7 times as likely to be looked at first. */
  readonly temperature: number;
  /** How many tables are imagined before the first look at the options of the decision itself. */
  readonly firstLooks: number;
  /** How many answers to a compound question are compared as wholes; below 2 its steps are searched one by one. */
  readonly wholeAnswers: number;
  /** In imagined play, the share of decisions that are thought about at all; others are answered by chance. */
  readonly care: number;
  /** How many of its options such a thought compares. */
  readonly compared: number;
  /** The share of interruptions that nobody makes use of, in imagined play. */
  readonly passing: number;
  /** Seats other than its own never interrupt, as far as it thinks. */
  readonly overlooksInterruptions: boolean;
  /** Looks at its own affairs only: what rivals have, and are about to win, does not enter. */
  readonly forgetsRivals: boolean;
  /** By what it judges positions; the game's own knowledge by default. */
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
  forgetsRivals: false,
};

/** When to stop thinking. Bots have no clock: the caller checks its own in `left`. */
export interface Budget {
  readonly iterations?: number;
  /** The share of the budget that is left; asked before every iteration but the first. At 0 the thinking ends. */
  left?(): number;
}
