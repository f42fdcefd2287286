/** The tree of a search, from the view of one seat. */
import type { Option, Seat } from '@tabard/engine';

export interface Edge {
  /** Seat and name of its first option: what must be on offer. */
  readonly first: string;
  /** The names of its options, alike on all imagined tables; several in a compound answer. */
  readonly steps: readonly string[];
  /** The first of them, as it was on one table: to tell what the search expects. */
  readonly option: Option;
  readonly seat: Seat;
  /** Its prior probability. */
  prior: number;
  visits: number;
  /** How often it was available. */
  offered: number;
  /** The sum of the chances to win of the seat that chooses. */
  total: number;
  node: TreeNode | undefined;
}

export interface TreeNode {
  readonly edges: Map<string, Edge>;
  /** The first options that were looked at; those that looked bad may have no edge. */
  readonly looked: Set<string>;
  visits: number;
}

export function newNode(): TreeNode {
  return { edges: new Map(), looked: new Set(), visits: 0 };
}

/** The edge for an answer of a seat, new if there was none. */
export function edgeFor(node: TreeNode, steps: readonly string[], option: Option, seat: Seat): Edge {
  const name = `${seat} ${steps.join('; ')}`;
  let edge = node.edges.get(name);
  if (!edge) {
    const first = `${seat} ${steps[0]}`;
    edge = { first, steps, option, seat, prior: -1, visits: 0, offered: 0, total: 0, node: undefined };
    node.edges.set(name, edge);
  }
  return edge;
}

export function meanOf({ total, visits }: Edge): number {
  return visits ? total / visits : 0;
}

/** The smallest and largest mean of a seat's options so far, to normalize differences. */
export interface Range {
  least: number;
  most: number;
}

export function widen(range: Range, value: number): void {
  if (value < range.least) range.least = value;
  if (value > range.most) range.most = value;
}

/** Smaller differences are noise. */
const FINEST = 0.02;

/** The edge to try next by its mean, its prior and its number of visits (PUCT). */
export function pickEdge(edges: readonly Edge[], range: Range, curiosity: number): Edge {
  const span = Math.max(FINEST, range.most - range.least);
  const least = range.least <= range.most ? range.least : 0;
  const unknown = usualMean(edges, least);
  let best = edges[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const edge of edges) {
    const mean = edge.visits ? edge.total / edge.visits : unknown;
    const drive = (curiosity * edge.prior * Math.sqrt(edge.offered + 1)) / (1 + edge.visits);
    const score = (mean - least) / span + drive;
    if (score <= most) continue;
    most = score;
    best = edge;
  }
  return best;
}

/** The assumed mean of an option that was never tried. */
function usualMean(edges: readonly Edge[], otherwise: number): number {
  let total = 0;
  let visits = 0;
  for (const edge of edges) {
    total += edge.total;
    visits += edge.visits;
  }
  return visits ? total / visits : otherwise;
}
