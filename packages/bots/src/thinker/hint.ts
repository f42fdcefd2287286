/** The result of a search as a hint for people. */
import {
  type Game,
  type Option,
  optionKey,
  type Rng,
  type Seat,
  type Text,
  type TextArg,
  text,
  type View,
} from '@tabard/engine';
import { bestEdges } from './index.ts';
import { type Budget, USUAL } from './plan.ts';
import { type Search, searching, startSearch } from './search.ts';
import { type Edge, meanOf } from './tree.ts';

/** A choice that the search expects next. */
export interface ExpectedStep {
  readonly seat: Seat;
  /** The option; cards by their faces, since those of others are resampled. */
  readonly text: Text;
}

export interface HintedOption {
  readonly option: Option;
  readonly key: string;
  /** The seat's chance to win after it. */
  readonly chance: number;
  readonly line: readonly ExpectedStep[];
}

/** The best options of a decision, the best first. */
export interface Hint {
  readonly seat: Seat;
  readonly n: number;
  readonly options: readonly HintedOption[];
}

const SHOWN = 3;
const LONGEST_LINE = 4;
/** Steps with fewer tries are noise. */
const FEWEST_VISITS = 3;

/** Thinks about a decision of this view's seat; yields after every iteration. */
export function* hinting(game: Game, view: View, rng: Rng, budget: Budget): Generator<void, Hint> {
  const search = startSearch(game, view, rng, USUAL, budget);
  yield* searching(search, budget);
  const { seat, n } = search.decision;
  return {
    seat,
    n,
    options: bestOptions(search)
      .slice(0, SHOWN)
      .map((edge) => hinted(search, edge)),
  };
}

function hinted(search: Search, edge: Edge): HintedOption {
  const { option } = edge;
  return { option, key: optionKey(option), chance: chanceAfter(search, edge), line: lineFrom(search, edge) };
}

/** Of compound answers that begin with the same option, the best. */
function bestOptions(search: Search): Edge[] {
  const byFirst = new Map<string, Edge>();
  for (const edge of bestEdges(search)) if (!byFirst.has(edge.first)) byFirst.set(edge.first, edge);
  return [...byFirst.values()];
}

/** An option that was never tried has the current chances. */
export function chanceAfter(search: Search, edge: Edge): number {
  return edge.visits ? meanOf(edge) : search.chances[edge.seat] / search.iterations;
}

/** The rest of a compound answer, and what is tried most often after it. Interruptions that nobody makes are left out. */
function lineFrom({ game }: Search, from: Edge): ExpectedStep[] {
  const line = from.steps.slice(1).map((step) => ({ seat: from.seat, text: textOf(game, step) }));
  let node = from.node;
  while (node && line.length < LONGEST_LINE) {
    let best: Edge | undefined;
    for (const edge of node.edges.values()) if (edge.visits > (best?.visits ?? 0)) best = edge;
    if (!best || best.visits < FEWEST_VISITS) break;
    const { seat, steps, option } = best;
    if (option.verb !== 'pass') line.push(...steps.map((step) => ({ seat, text: textOf(game, step) })));
    node = best.node;
  }
  return line.slice(0, LONGEST_LINE);
}

/** The text of an option that is named by the faces of its cards. */
function textOf(game: Game, key: string): Text {
  const [verb, ...refs] = key.split(' ');
  const kinds = game.choices[verb] ?? [];
  const name = refs.length < kinds.length ? `do.${verb}.${refs.length}` : `do.${verb}`;
  return text(name, ...refs.map((ref, i) => argOf(ref, kinds[i])));
}

function argOf(ref: string, kind: string | undefined): TextArg {
  if (ref.startsWith('d')) return { kind: 'def', id: Number(ref.slice(1)) };
  return kind === undefined || kind.startsWith('#') ? Number(ref) : { kind, id: Number(ref) };
}
