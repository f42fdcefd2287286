/** The answers to a decision on an imagined table: how they look at first sight, which to try, and taking one. */
import { type Decision, type MatchState, type Option, optionKey } from '@tabard/engine';
import { type NameOption, questionOf, wholeAnswers } from './compound.ts';
import { askingFrame, bestAtSight, settle } from './outlook.ts';
import type { Budget } from './plan.ts';
import type { Search } from './search.ts';
import { type Edge, edgeFor, pickEdge, type TreeNode } from './tree.ts';

/** How many further decisions a first look goes through. */
const MOST_FOLLOWING = 6;

/** A decision on one table, its options by seat and name. */
export interface AskedOnTable {
  readonly decision: Decision;
  readonly nameOf: NameOption;
  readonly offered: ReadonlyMap<string, Option>;
}

/** Options of the decision itself have the names that the host knows; what follows depends on the table. */
export const namedByKey: NameOption = (_m, option) => optionKey(option);

export function askedOn(m: MatchState, decision: Decision, nameOf: NameOption): AskedOnTable {
  const offered = new Map<string, Option>();
  for (const option of decision.options) {
    const first = `${decision.seat} ${nameOf(m, option)}`;
    if (!offered.has(first)) offered.set(first, option);
  }
  return { decision, nameOf, offered };
}

/** The answer to try next. */
export function pickAnswer(search: Search, node: TreeNode, m: MatchState, asked: AskedOnTable): Edge {
  if (!isLookedAt(node, asked)) lookAhead(search, node, m, asked);
  const edges: Edge[] = [];
  for (const edge of node.edges.values()) {
    if (!asked.offered.has(edge.first)) continue;
    edge.offered++;
    edges.push(edge);
  }
  return pickEdge(edges, search.ranges[asked.decision.seat], search.plan.curiosity);
}

/** Whether nothing on offer is new, and something on offer has an edge. */
function isLookedAt({ looked, edges }: TreeNode, { offered }: AskedOnTable): boolean {
  for (const first of offered.keys()) if (!looked.has(first)) return false;
  for (const { first } of edges.values()) if (offered.has(first)) return true;
  return false;
}

/** Gives answers their priors: how they look at first sight on this table, those of the root more closely. */
function lookAhead(search: Search, node: TreeNode, m: MatchState, asked: AskedOnTable): void {
  const { game, opinion, plan, root } = search;
  const { decision, nameOf, offered } = asked;
  const enumeration = { nameOf, judge: opinion.worth, most: plan.wholeAnswers };
  const answers = wholeAnswers(game, m, decision, enumeration).map(({ steps, options, after }) => ({
    after,
    edge: edgeFor(node, steps, options[0], decision.seat),
  }));
  const worths = answers.map(({ edge, after }) =>
    node === root ? closerLook(search, game.clone(m), asked, edge) : opinion.worth(after, decision.seat),
  );
  likelihoods(search, worths).forEach((prior, i) => {
    const { edge } = answers[i];
    if (edge.prior < 0) edge.prior = prior;
  });
  for (const first of offered.keys()) node.looked.add(first);
}

/** Answers as this table allows: a step that is not on offer here gives way to what looks best. */
export function takeAnswer(
  search: Search,
  m: MatchState,
  asked: AskedOnTable,
  { first, steps, option }: Edge,
): void {
  const { game, opinion } = search;
  const { decision, nameOf, offered } = asked;
  game.take(m, decision, offered.get(first) ?? option);
  for (const step of steps.slice(1)) {
    const next = questionOf(game, m, decision);
    if (!next) return;
    const named = next.options.find((one) => nameOf(m, one) === step);
    game.take(m, next, named ?? bestAtSight(game, m, next, opinion.worth));
  }
}

/** The answers to the decision itself are looked at on a few tables. */
export function lookAtRoot(search: Search, { left }: Budget): void {
  const { game, view, rng, decision, root, plan } = search;
  for (let looks = 0; looks < plan.firstLooks; looks++) {
    if (looks > 0 && left && left() <= 0) return;
    const table = game.resample(view, rng);
    const asked = askedOn(table, decision, search.nameAtRoot);
    if (looks === 0) {
      lookAhead(search, root, table, asked);
      continue;
    }
    const edges = [...root.edges.values()];
    const worths = edges.map((edge) => closerLook(search, game.clone(table), asked, edge));
    likelihoods(search, worths).forEach((prior, at) => {
      edges[at].prior = (looks * edges[at].prior + prior) / (looks + 1);
    });
  }
}

/** What the table is worth once the answer and what follows from it at once are through. */
function closerLook(search: Search, m: MatchState, asked: AskedOnTable, edge: Edge): number {
  const { game, opinion } = search;
  const { decision } = asked;
  const asking = askingFrame(m, decision);
  takeAnswer(search, m, asked, edge);
  const effort = settle(game, m, asking, { judge: opinion.worth, most: MOST_FOLLOWING });
  return opinion.worth(m, decision.seat) - 1e-6 * (edge.steps.length + effort);
}

function likelihoods({ plan, opinion }: Search, worths: readonly number[]): number[] {
  const scale = plan.temperature * opinion.scale;
  const most = Math.max(...worths);
  const weights = worths.map((worth) => Math.exp(Math.max(-30, (worth - most) / scale)));
  const sum = weights.reduce((so, one) => so + one, 0);
  return weights.map((one) => one / sum);
}
