/** Every procedure of a Run with its variables. */
import { bool, declare, int, ints, maybe, struct, wordIn } from '@tabard/engine';
import { aftermathSchema } from '../aftermath.ts';

export const run = declare('run', struct({}));
export const runSetup = declare('run-setup', struct({ seat: int, at: int, left: int }));
/** DE-RL-OVER-03. */
export const runStep = declare('run-step', struct({ drawn: ints }));
/** A Combat of a Run; `isBoss` where its space is one. */
export const runFight = declare('run-combat', struct({ isBoss: bool, aftermath: maybe(aftermathSchema) }));
/** DE-RL-MYST-01: a Mystery card; with a shortcut its top section alone. */
export const mystery = declare('mystery', struct({ card: int, seat: int, isTopOnly: bool }));
/** What cards are drawn to be added from. */
export const LEARNT = ['advancement', 'elemental', 'both'] as const;
/** DE-RL-MYST-02: draws cards, of which one is added to the deck, or, where it says so, a card is removed. */
export const learning = declare(
  'learning',
  struct({ seat: int, from: wordIn(LEARNT), of: int, orRemove: bool, drawn: ints }),
);
/** DE-RL-MYST-06: up to so many cards leave the deck; all of them where it is no choice. */
export const forgetting = declare('forgetting', struct({ seat: int, left: int, isOptional: bool }));
export const camp = declare('camp', struct({}));
/** DE-RL-RUN-03, DE-RL-CAMP-04. */
export const arming = declare('arming', struct({}));
/** DE-RL-RUN-08, DE-RL-CAMP-05. */
export const goalsTaken = declare('goals-taken', struct({ seat: int, isOptional: bool }));
/** DE-RL-RES-01; `uncounted` are the Tier cards still to be scored. */
export const resolution = declare('resolution', struct({ uncounted: ints, stage: int }));
/** The Run is resolved, and nothing is left but to leave. */
export const farewell = declare('farewell', struct({}));
