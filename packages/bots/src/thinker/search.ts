/** Information-set Monte-Carlo tree search: one tree for all tables that look alike to the seat that thinks. */
import {
  type Decision,
  type Game,
  type MatchState,
  type Option,
  optionKey,
  type Rng,
  type Seat,
  type View,
} from '@tabard/engine';
import { type FaceKeys, faceKeysOf } from './face-keys.ts';
import { type Horizon, horizonOf, imagine, isBeyond } from './imagine.ts';
import { type Opinion, opinionOf } from './opinion.ts';
import { isPass, playThrough, take } from './outlook.ts';
import type { Budget, ThinkingPlan } from './plan.ts';
import { type Edge, meanOf, newNode, pickEdge, type Range, type TreeNode, widen } from './tree.ts';

/** How many further decisions a first look goes through. */
const MOST_FOLLOWING = 6;

export interface Search {
  readonly game: Game;
  readonly view: View;
  readonly decision: Decision;
  readonly plan: ThinkingPlan;
  readonly rng: Rng;
  readonly opinion: Opinion;
  readonly faceKey: FaceKeys;
  readonly horizon: Horizon;
  readonly root: TreeNode;
  /** By seat. */
  readonly ranges: readonly Range[];
  /** By seat: the sum of the chances that imagined play ended with. */
  readonly chances: number[];
  iterations: number;
}

export function startSearch(game: Game, view: View, rng: Rng, plan: ThinkingPlan): Search {
  const decision = view.decisions[0];
  if (!decision) throw new Error('a bot was asked although nothing awaits its seat');
  const seats = Array.from({ length: view.state.seats });
  const search: Search = {
    game,
    view,
    decision,
    plan,
    rng,
    opinion: opinionOf(game, plan),
    faceKey: faceKeysOf(game),
    horizon: horizonOf(game, view.state, plan),
    root: newNode(),
    ranges: seats.map(() => ({ least: Number.POSITIVE_INFINITY, most: Number.NEGATIVE_INFINITY })),
    chances: seats.map(() => 0),
    iterations: 0,
  };
  for (let i = 0; i < plan.firstLooks; i++) lookAtRoot(search);
  return search;
}

/** Goes on until the budget is used up or nothing can change the answer any more; yields after every iteration. */
export function* searching(search: Search, budget: Budget): Generator<void, void> {
  const from = search.iterations;
  for (;;) {
    iterate(search);
    const done = search.iterations - from;
    const left = leftOf(budget, done);
    if (left <= 0 || isDecided(search, (done * left) / (1 - left))) return;
    yield;
  }
}

function leftOf({ iterations, left }: Budget, done: number): number {
  const byCount = iterations === undefined ? 1 : 1 - done / iterations;
  return Math.min(byCount, left?.() ?? 1, 0.999);
}

/** Of the iterations that are left, the share that an option which lies behind may get at the very most. */
const CATCHING_UP = 0.6;
const FEWEST = 12;

/** Whether the option that leads cannot well be caught up with: there is nothing more to think about. */
function isDecided({ root, iterations }: Search, remaining: number): boolean {
  if (root.edges.size < 2) return true;
  if (iterations < FEWEST || iterations & 3) return false;
  let first = 0;
  let second = 0;
  for (const { visits } of root.edges.values()) {
    if (visits > first) {
      second = first;
      first = visits;
    } else if (visits > second) second = visits;
  }
  return first - second > CATCHING_UP * remaining;
}

/** One more iteration that begins with this option of the decision. */
export function probe(search: Search, edge: Edge): void {
  iterate(search, edge);
}

function iterate(search: Search, first?: Edge): void {
  const { game, view, rng, plan, horizon, opinion } = search;
  const m = game.resample(view, rng);
  const path = descend(search, m, first);
  imagine(game, m, rng, { plan, judge: opinion.worth, horizon });
  const chances = opinion.results(m);
  for (const edge of path) credit(search, edge, chances[edge.seat]);
  for (let seat = 0; seat < chances.length; seat++) search.chances[seat] += chances[seat];
  search.iterations++;
}

function credit(search: Search, edge: Edge, chance: number): void {
  edge.visits++;
  edge.total += chance;
  widen(search.ranges[edge.seat], meanOf(edge));
}

/** Follows the tree to the first option that was never tried, and takes it too. */
function descend(search: Search, m: MatchState, first: Edge | undefined): Edge[] {
  const { game, horizon } = search;
  const path: Edge[] = [];
  let node = search.root;
  let isRoot = true;
  while (!m.outcome && (isRoot || !isBeyond(game, m, horizon))) {
    const decision = nextDecision(search, m, isRoot);
    const forced = isRoot ? undefined : forcedOption(search, decision);
    if (forced) {
      take(game, m, decision, forced);
      continue;
    }
    const { edge, option } =
      isRoot && first ? { edge: first, option: first.option } : pickOption(search, node, m, decision, isRoot);
    take(game, m, decision, option);
    path.push(edge);
    node.visits++;
    isRoot = false;
    if (!edge.node) {
      edge.node = newNode();
      return path;
    }
    node = edge.node;
  }
  return path;
}

/** The seat's own first: of a poll all are asked at once, and it does not know what the others answer. */
function nextDecision(search: Search, m: MatchState, isRoot: boolean): Decision {
  const awaited = search.game.pending(m);
  const { seat } = search.decision;
  return (isRoot && awaited.find((one) => one.seat === seat)) || awaited[0];
}

function forcedOption({ plan, decision: { seat } }: Search, decision: Decision): Option | undefined {
  if (decision.options.length === 1) return decision.options[0];
  if (!plan.overlooksInterruptions || decision.seat === seat || !decision.poll) return undefined;
  return decision.options.find(isPass);
}

function pickOption(
  search: Search,
  node: TreeNode,
  m: MatchState,
  decision: Decision,
  isRoot: boolean,
): { readonly edge: Edge; readonly option: Option } {
  const keyOf = isRoot
    ? (option: Option) => optionKey(option)
    : (option: Option) => search.faceKey(m, option);
  const options = new Map<Edge, Option>();
  let fresh = 0;
  for (const option of decision.options) {
    const edge = edgeFor(node, keyOf(option), option, decision.seat);
    if (options.has(edge)) continue;
    if (edge.prior < 0) fresh++;
    edge.offered++;
    options.set(edge, option);
  }
  if (fresh) lookAhead(search, m, decision, options);
  const edge = pickEdge([...options.keys()], search.ranges[decision.seat], search.plan.curiosity);
  return { edge, option: options.get(edge) ?? edge.option };
}

function edgeFor(node: TreeNode, key: string, option: Option, seat: Seat): Edge {
  const name = `${seat} ${key}`;
  let edge = node.edges.get(name);
  if (!edge) {
    edge = { key, option, seat, prior: -1, visits: 0, offered: 0, total: 0, node: undefined };
    node.edges.set(name, edge);
  }
  return edge;
}

/** Gives options their priors: how they look at first sight on this table. */
function lookAhead(search: Search, m: MatchState, decision: Decision, options: Map<Edge, Option>): void {
  const { game, opinion } = search;
  const entries = [...options];
  const worths = entries.map(([, option]) => {
    const after = game.clone(m);
    take(game, after, decision, option);
    return opinion.worth(after, decision.seat);
  });
  const priors = likelihoods(search, worths);
  entries.forEach(([edge], i) => {
    if (edge.prior < 0) edge.prior = priors[i];
  });
}

/** The options of the decision itself are looked at more closely, on a few tables. */
function lookAtRoot(search: Search): void {
  const { game, decision, opinion, root, plan } = search;
  const judge = opinion.worth;
  const table = game.resample(search.view, search.rng);
  const worths = decision.options.map((option) => {
    const after = game.clone(table);
    const effort = playThrough(game, after, decision, option, { judge, most: MOST_FOLLOWING });
    return judge(after, decision.seat) - 1e-6 * effort;
  });
  likelihoods(search, worths).forEach((prior, i) => {
    const option = decision.options[i];
    const edge = edgeFor(root, optionKey(option), option, decision.seat);
    edge.prior = Math.max(0, edge.prior) + prior / plan.firstLooks;
  });
}

function likelihoods({ plan, opinion }: Search, worths: readonly number[]): number[] {
  const scale = plan.temperature * opinion.scale;
  const most = Math.max(...worths);
  const weights = worths.map((worth) => Math.exp(Math.max(-30, (worth - most) / scale)));
  const sum = weights.reduce((so, one) => so + one, 0);
  return weights.map((one) => one / sum);
}
