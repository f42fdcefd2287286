/** Thinking about one's next question while others are asked. */
import type { Decision, Game, MatchState, Rng, View } from '@tabard/engine';
import { faceKeysOf } from './face-keys.ts';
import { answerCheaply, horizonOf, isBeyond } from './imagine.ts';
import { opinionOf } from './opinion.ts';
import type { Budget, ThinkingPlan } from './plan.ts';
import { iterateOn, newSearch, type Search } from './search.ts';
import type { TreeNode } from './tree.ts';

/** By the kind of the question, then by the option, named by the faces of its cards: how often it was tried. */
export type Pondered = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Of what is thought at first sight, the share that pondering may overrule. */
const MOST_TRUST = 0.5;
/** As many iterations have half of that say. */
const FULL_TRUST = 60;

export interface PonderingPlan {
  readonly rng: Rng;
  readonly plan: ThinkingPlan;
  readonly budget: Budget;
}

/** Imagines how others answer, and searches the seat's own next question; yields after every iteration. */
export function* pondering(
  game: Game,
  view: View,
  { rng, plan, budget }: PonderingPlan,
): Generator<void, Pondered> {
  const searches = new Map<string, Search>();
  for (let done = 1; ; done++) {
    ponderOnce(game, view, { rng, plan }, searches);
    if (done >= (budget.iterations ?? Number.POSITIVE_INFINITY) || (budget.left?.() ?? 1) <= 0) break;
    yield;
  }
  return Object.fromEntries([...searches].map(([kind, { root }]) => [kind, visitsIn(root)]));
}

function ponderOnce(
  game: Game,
  view: View,
  how: Pick<PonderingPlan, 'rng' | 'plan'>,
  searches: Map<string, Search>,
): void {
  const asked = untilAsked(game, view, how);
  if (!asked) return;
  const { m, decision } = asked;
  const { kind } = decision;
  const search =
    searches.get(kind) ?? newSearch(game, view, decision, { ...how, nameAtRoot: faceKeysOf(game) });
  searches.set(kind, search);
  iterateOn({ ...search, decision, horizon: horizonOf(game, m, how.plan) }, m);
}

/** Lets everybody answer as in imagined play, until the seat has something to decide. */
function untilAsked(
  game: Game,
  view: View,
  { rng, plan }: Pick<PonderingPlan, 'rng' | 'plan'>,
): { readonly m: MatchState; readonly decision: Decision } | undefined {
  let m = game.resample(view, rng);
  const horizon = horizonOf(game, m, plan);
  const how = { rng, plan, judge: opinionOf(game, plan).worth };
  while (!m.outcome && !isBeyond(game, m, horizon)) {
    const awaited = game.pending(m);
    const decision = awaited.find(({ seat, options }) => seat === view.viewer && options.length > 1);
    if (decision) return { m, decision };
    for (const one of awaited) m = answerCheaply(game, m, one, how);
  }
  return undefined;
}

function visitsIn({ edges }: TreeNode): Record<string, number> {
  const visits: Record<string, number> = {};
  for (const { steps, visits: more } of edges.values()) visits[steps[0]] = (visits[steps[0]] ?? 0) + more;
  return visits;
}

/** What was tried often while pondering is looked at first. */
export function recall({ root, decision, view, faceKey }: Search, pondered: Pondered): void {
  const visits = pondered[decision.kind];
  if (!visits) return;
  const edges = [...root.edges.values()];
  const likely = edges.map(({ option }) => visits[faceKey(view.state, option)] ?? 0);
  const sum = likely.reduce((so, one) => so + one, 0);
  if (!sum) return;
  const trust = (MOST_TRUST * sum) / (sum + FULL_TRUST);
  edges.forEach((edge, i) => {
    edge.prior = (1 - trust) * edge.prior + (trust * likely[i]) / sum;
  });
}

/** What was learnt in two rounds. */
export function togetherPondered(one: Pondered, other: Pondered): Pondered {
  const kinds = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return Object.fromEntries(kinds.map((kind) => [kind, sumOf(one[kind] ?? {}, other[kind] ?? {})]));
}

function sumOf(one: Readonly<Record<string, number>>, other: Readonly<Record<string, number>>) {
  const sum: Record<string, number> = { ...one };
  for (const [name, visits] of Object.entries(other)) sum[name] = (sum[name] ?? 0) + visits;
  return sum;
}
