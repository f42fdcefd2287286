/** Playouts beyond the tree: cheap answers up to a natural end. */
import {
  below,
  type Decision,
  type Game,
  type MatchState,
  nextWord,
  type Option,
  type Rng,
} from '@tabard/engine';
import { isPass, type Judge } from './outlook.ts';
import type { ThinkingPlan } from './plan.ts';

/** How far a playout goes. */
export interface Horizon {
  readonly turn: number;
  readonly n: number;
}

export function horizonOf(game: Game, m: MatchState, plan: ThinkingPlan): Horizon {
  const turn = game.judgement.turnOf ? game.judgement.turnOf(m) + plan.horizon : Number.POSITIVE_INFINITY;
  return { turn, n: m.n + plan.mostDecisions };
}

export function isBeyond(game: Game, m: MatchState, { turn, n }: Horizon): boolean {
  return m.n >= n || (game.judgement.turnOf?.(m) ?? 0) >= turn;
}

/** How those at an imagined table answer. */
export interface Imagination {
  readonly plan: ThinkingPlan;
  readonly judge: Judge;
  readonly rng: Rng;
}

/** Plays on until the horizon; gives the table there. The one it begins with is used up. */
export function imagine(game: Game, from: MatchState, horizon: Horizon, how: Imagination): MatchState {
  let m = from;
  while (!m.outcome && !isBeyond(game, m, horizon))
    for (const decision of game.pending(m)) m = answerCheaply(game, m, decision, how);
  return m;
}

/** Takes the best of a few options at first sight; gives the table after it, which may be another one. */
export function answerCheaply(game: Game, m: MatchState, decision: Decision, how: Imagination): MatchState {
  const option = optionWithoutLooking(decision, how);
  if (!option) return bestOfSome(game, m, decision, how);
  game.take(m, decision, option);
  return m;
}

function optionWithoutLooking({ options, poll }: Decision, { rng, plan }: Imagination): Option | undefined {
  if (options.length === 1) return options[0];
  const pass = poll ? options.find(isPass) : undefined;
  if (pass && happens(rng, plan.passing)) return pass;
  return happens(rng, plan.care) ? undefined : options[below(rng, options.length)];
}

/** Compares some of the options, as many as the plan says, by one step of lookahead. */
function bestOfSome(game: Game, m: MatchState, decision: Decision, { rng, plan, judge }: Imagination) {
  const { options, seat } = decision;
  const count = Math.min(plan.compared, options.length);
  const first = below(rng, options.length);
  let best = m;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const after = game.clone(m);
    game.take(after, decision, options[(first + i) % options.length]);
    const worth = judge(after, seat);
    if (worth <= most) continue;
    most = worth;
    best = after;
  }
  return best;
}

function happens(rng: Rng, share: number): boolean {
  return share >= 1 || (share > 0 && nextWord(rng) < share * 0x100000000);
}
