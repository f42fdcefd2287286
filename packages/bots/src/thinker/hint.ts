/** What a search thinks of the options of a decision, for people. */
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

/** A choice that the search expects to come next. */
export interface ExpectedStep {
  readonly seat: Seat;
  /** What is chosen; cards by their faces, since those of others are only imagined. */
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
/** Steps that were tried less often are chance. */
const FEWEST_VISITS = 3;

/** Thinks about a decision of this view's seat; yields after every iteration. */
export function* hinting(game: Game, view: View, rng: Rng, budget: Budget): Generator<void, Hint> {
  const search = startSearch(game, view, rng, USUAL);
  yield* searching(search, budget);
  const { seat, n } = search.decision;
  return {
    seat,
    n,
    options: bestEdges(search)
      .slice(0, SHOWN)
      .map((edge) => hinted(search, edge)),
  };
}

function hinted(search: Search, edge: Edge): HintedOption {
  const { option } = edge;
  return { option, key: optionKey(option), chance: chanceAfter(search, edge), line: lineFrom(search, edge) };
}

/** Of an option that was never tried nothing is known but the chances now. */
export function chanceAfter(search: Search, edge: Edge): number {
  return edge.visits ? meanOf(edge) : search.chances[edge.seat] / search.iterations;
}

/** What is tried most often after an option. Interruptions that nobody makes are left out. */
function lineFrom({ game }: Search, from: Edge): ExpectedStep[] {
  const line: ExpectedStep[] = [];
  let node = from.node;
  while (node && line.length < LONGEST_LINE) {
    let best: Edge | undefined;
    for (const edge of node.edges.values()) if (edge.visits > (best?.visits ?? 0)) best = edge;
    if (!best || best.visits < FEWEST_VISITS) break;
    if (best.option.verb !== 'pass') line.push({ seat: best.seat, text: textOf(game, best.key) });
    node = best.node;
  }
  return line;
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
