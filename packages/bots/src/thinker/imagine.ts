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
import { isPass, type Judge, take } from './outlook.ts';
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

/** Plays on until the horizon. */
export function imagine(
  game: Game,
  m: MatchState,
  rng: Rng,
  { plan, judge, horizon }: { readonly plan: ThinkingPlan; readonly judge: Judge; readonly horizon: Horizon },
): void {
  while (!m.outcome && !isBeyond(game, m, horizon))
    for (const decision of game.pending(m))
      take(game, m, decision, cheapAnswer(game, m, decision, rng, plan, judge));
}

/** The best of a few options at first sight. */
export function cheapAnswer(
  game: Game,
  m: MatchState,
  decision: Decision,
  rng: Rng,
  plan: ThinkingPlan,
  judge: Judge,
): Option {
  const { options } = decision;
  if (options.length === 1) return options[0];
  const pass = decision.poll ? options.find(isPass) : undefined;
  if (pass && happens(rng, plan.passing)) return pass;
  if (!happens(rng, plan.care)) return options[below(rng, options.length)];
  return bestOfSome(game, m, decision, rng, plan, judge);
}

/** Compares some of the options, as many as the plan says, by one step of lookahead. */
function bestOfSome(
  game: Game,
  m: MatchState,
  decision: Decision,
  rng: Rng,
  { compared }: ThinkingPlan,
  judge: Judge,
): Option {
  const { options, seat } = decision;
  const count = Math.min(compared, options.length);
  const first = below(rng, options.length);
  let best = options[first];
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const option = options[(first + i) % options.length];
    const after = game.clone(m);
    take(game, after, decision, option);
    const worth = judge(after, seat);
    if (worth <= most) continue;
    most = worth;
    best = option;
  }
  return best;
}

function happens(rng: Rng, share: number): boolean {
  return share >= 1 || (share > 0 && nextWord(rng) < share * 0x100000000);
}
