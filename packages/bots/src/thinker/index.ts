import type { Game, Rng, View } from '@tabard/engine';
import { type BotAnswer, choiceOf, type SeeingBot } from '../bot.ts';
import { type Budget, type ThinkingPlan, USUAL } from './plan.ts';
import { type Pondered, pondering, recall } from './ponder.ts';
import { type Search, searching, startSearch } from './search.ts';
import { type Edge, meanOf } from './tree.ts';

/** A budget for each decision. */
export type BudgetSource = () => Budget;

/** A bot that searches a tree over resampled states; see docs/bots.md. */
export function makeThinker(
  budget: BudgetSource,
  plan: Partial<ThinkingPlan> = {},
  id = 'thinker',
): SeeingBot {
  const full = { ...USUAL, ...plan };
  function* thinking(game: Game, view: View, rng: Rng, pondered?: Pondered): Generator<void, BotAnswer> {
    const spent = budget();
    const search = startSearch(game, view, rng, full, spent);
    if (pondered) recall(search, pondered);
    yield* searching(search, spent);
    return answerIn(search);
  }
  return {
    id,
    sees: 'view',
    thinking,
    pondering: (game, view, rng, spent) => pondering(game, view, { rng, plan: full, budget: spent }),
    choose: (...asked) => finish(thinking(...asked)),
  };
}

function answerIn(search: Search): BotAnswer {
  const { decision } = search;
  const [{ option, steps }] = bestEdges(search);
  const choice = choiceOf(decision, option);
  if (decision.batch === undefined || steps.length < 2) return choice;
  return { ...choice, rest: { batch: decision.batch, n: decision.n + 1, keys: steps.slice(1) } };
}

/** Runs the generator to its end. */
export function finish<T>(thinking: Generator<void, T>): T {
  for (;;) {
    const { done, value } = thinking.next();
    if (done) return value;
  }
}

/** The options of the decision, the one tried most often first. */
export function bestEdges(search: Search): Edge[] {
  return [...search.root.edges.values()].sort(
    (a, b) => b.visits - a.visits || meanOf(b) - meanOf(a) || b.prior - a.prior,
  );
}
