/** Information-set Monte-Carlo tree search: one tree for all states that look the same to the seat. */
import type { Decision, Game, MatchState, Option, Rng, View } from '@tabard/engine';
import { worthAsking } from '../idle.ts';
import { askedOn, lookAtRoot, namedByKey, pickAnswer, takeAnswer } from './answers.ts';
import type { NameOption } from './compound.ts';
import { type FaceKeys, faceKeysOf } from './face-keys.ts';
import { type Horizon, horizonOf, imagine, isBeyond } from './imagine.ts';
import { type Opinion, opinionOf } from './opinion.ts';
import { isPass } from './outlook.ts';
import type { Budget, ThinkingPlan } from './plan.ts';
import { type Edge, meanOf, newNode, type Range, type TreeNode, widen } from './tree.ts';

export interface Search {
  readonly game: Game;
  readonly view: View;
  readonly decision: Decision;
  readonly plan: ThinkingPlan;
  readonly rng: Rng;
  readonly opinion: Opinion;
  readonly faceKey: FaceKeys;
  /** Names the options of the decision itself. */
  readonly nameAtRoot: NameOption;
  readonly horizon: Horizon;
  readonly root: TreeNode;
  /** By seat. */
  readonly ranges: readonly Range[];
  /** By seat: the sum of the chances at the ends of playouts. */
  readonly chances: number[];
  iterations: number;
}

/** Looks at the decision at first sight, on more than one table while the budget lasts. */
export function startSearch(
  game: Game,
  view: View,
  rng: Rng,
  plan: ThinkingPlan,
  budget: Budget = {},
): Search {
  const asked = view.decisions[0];
  if (!asked) throw new Error('a bot was asked although nothing awaits its seat');
  const decision = worthAsking(game, view.state, asked);
  const search = newSearch(game, view, decision, { rng, plan, nameAtRoot: namedByKey });
  lookAtRoot(search, budget);
  return search;
}

/** A search before its first look. */
export function newSearch(
  game: Game,
  view: View,
  decision: Decision,
  how: Pick<Search, 'rng' | 'plan' | 'nameAtRoot'>,
): Search {
  const { plan } = how;
  const seats = Array.from({ length: view.state.seats });
  return {
    ...how,
    game,
    view,
    decision,
    opinion: opinionOf(game, plan),
    faceKey: faceKeysOf(game),
    horizon: horizonOf(game, view.state, plan),
    root: newNode(),
    ranges: seats.map(() => ({ least: Number.POSITIVE_INFINITY, most: Number.NEGATIVE_INFINITY })),
    chances: seats.map(() => 0),
    iterations: 0,
  };
}

/** Searches until the budget is used up or the answer can no longer change; yields after every iteration. */
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

/** The maximum share of the remaining iterations that a trailing option may get. */
const CATCHING_UP = 0.6;
const FEWEST = 12;

/** Whether no other option can catch up with the leading one. */
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
  iterateOn(search, search.game.resample(search.view, search.rng), first);
}

/** One iteration on an imagined table at which the decision is asked. */
export function iterateOn(search: Search, m: MatchState, first?: Edge): void {
  const { game, rng, plan, horizon, opinion } = search;
  const path = descend(search, m, first);
  const end = imagine(game, m, horizon, { plan, judge: opinion.worth, rng });
  const chances = opinion.results(end, search.decision.seat);
  for (const edge of path) credit(search, edge, chances[edge.seat]);
  for (let seat = 0; seat < chances.length; seat++) search.chances[seat] += chances[seat];
  search.iterations++;
}

function credit(search: Search, edge: Edge, chance: number): void {
  edge.visits++;
  edge.total += chance;
  widen(search.ranges[edge.seat], meanOf(edge));
}

/** Follows the tree up to and including the first option that was never tried. */
function descend(search: Search, m: MatchState, first: Edge | undefined): Edge[] {
  const { game, horizon } = search;
  const path: Edge[] = [];
  let node = search.root;
  let isRoot = true;
  while (!m.outcome && (isRoot || !isBeyond(game, m, horizon))) {
    const decision = nextDecision(search, m, isRoot);
    const forced = isRoot ? undefined : forcedOption(search, decision);
    if (forced) {
      game.take(m, decision, forced);
      continue;
    }
    const asked = askedOn(m, decision, isRoot ? search.nameAtRoot : search.faceKey);
    const edge = (isRoot && first) || pickAnswer(search, node, m, asked);
    takeAnswer(search, m, asked, edge);
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

/** The seat's own decision first: in a poll it does not know the answers of the others. */
function nextDecision(search: Search, m: MatchState, isRoot: boolean): Decision {
  const awaited = search.game.pending(m);
  const { seat } = search.decision;
  const next = (isRoot && awaited.find((one) => one.seat === seat)) || awaited[0];
  return worthAsking(search.game, m, next);
}

function forcedOption({ plan, decision: { seat } }: Search, decision: Decision): Option | undefined {
  if (decision.options.length === 1) return decision.options[0];
  if (!plan.overlooksInterruptions || decision.seat === seat || !decision.poll) return undefined;
  return decision.options.find(isPass);
}
