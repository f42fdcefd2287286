import { type Game, InputError, unknownWord } from '@tabard/engine';
import { games } from '@tabard/games';
import { cloneRoot } from '../clone-root.ts';
import { lateDecisions } from './long-match.ts';
import { duel, median, rateOf } from './measure.ts';
import { MODE_RATES } from './modes.ts';
import { startPeer } from './peer.ts';
import { PLAYOUTS } from './playouts.ts';
import { benchState, LATE_DECISIONS, loadLamplight, type Rate, ratesOf } from './rates.ts';
import type { BenchRow } from './row.ts';

export type { BenchRow } from './row.ts';

export interface BenchArgs {
  /** Words, one of which must be in a row's name; all rows by default. */
  readonly filter?: readonly string[];
  readonly progress: (line: string) => void;
}

interface Measure {
  readonly name: string;
  run(): Promise<BenchRow>;
}

const ROUNDS = 7;
const ROUND = { ms: 700 };
const SHORT_ROUND = { ms: 175 };
/** Before the first round: on a busy machine one round is too short for everything to be compiled. */
const WARM_UP = { ms: 3000 };

interface PeerEngine {
  readonly title: string;
  /** Its file in `bench/peers`. */
  readonly program: string;
  /** Which of the program's games it plays, where there are several. */
  readonly game?: string;
}

/** By game: the engine whose game is most like it, or the same turn written for that engine. */
const PEERS: Readonly<Record<string, PeerEngine | undefined>> = {
  lamplight: { title: 'boardgame.io 0.50.2', program: 'boardgame-io.mjs' },
  'dragon-eclipse': { title: '@pkmn/sim 0.10.11', program: 'pkmn-sim.mjs' },
  'adventure-board': { title: 'boardgame.io 0.50.2', program: 'boardgame-io.mjs', game: 'wayfarers' },
};

const MCTS: PeerEngine = { title: "boardgame.io 0.50.2's MCTS", program: 'boardgame-io-mcts.mjs' };

/** Measures ours beside its peers, in one run on one core. */
export async function bench(args: BenchArgs): Promise<BenchRow[]> {
  const measures = chosen(allMeasures(), args.filter);
  const rows: BenchRow[] = [];
  for (const [i, { name, run }] of measures.entries()) {
    args.progress(`${i + 1}/${measures.length} ${name}`);
    rows.push(await run());
  }
  return rows;
}

/** Those whose name has one of the words in it; a word that is in none is refused. */
export function chosen<T extends { readonly name: string }>(
  measures: readonly T[],
  filter: readonly string[] | undefined,
): readonly T[] {
  if (!filter) return measures;
  const names = measures.map(({ name }) => name);
  for (const word of filter)
    if (!names.some((name) => name.includes(word))) throw new InputError(unknownWord('measure', word, names));
  return measures.filter(({ name }) => filter.some((word) => name.includes(word)));
}

function allMeasures(): Measure[] {
  return [
    ...measuresOf('lamplight', loadLamplight),
    { name: LATE_DECISIONS, run: async () => lateDecisions(LATE_DECISIONS) },
    { name: PLAYOUTS.name, run: () => decisionsRow(PLAYOUTS, MCTS) },
    ...games.flatMap(({ id, load }) => measuresOf(id, load)),
    ...MODE_RATES.map((pair) => ({ name: pair.rate.name, run: () => modeRow(pair) })),
  ];
}

function measuresOf(id: string, load: () => Promise<Game>): Measure[] {
  const [decisions, clone, ...others] = ratesOf(id, load);
  return [
    { name: decisions.name, run: () => decisionsRow(decisions, PEERS[id]) },
    { name: clone.name, run: async () => cloneRow(clone, await load()) },
    ...others.map((rate) => ({ name: rate.name, run: () => plainRow(rate) })),
  ];
}

async function plainRow({ name, unit, prepare }: Rate): Promise<BenchRow> {
  const sample = await prepare();
  sample(SHORT_ROUND);
  return { name, value: median(Array.from({ length: ROUNDS }, () => sample(SHORT_ROUND))), unit };
}

async function decisionsRow({ name, unit, prepare }: Rate, beside?: PeerEngine): Promise<BenchRow> {
  const sample = await prepare();
  sample(WARM_UP);
  if (!beside) return { name, value: median(Array.from({ length: ROUNDS }, () => sample(ROUND))), unit };
  const peer = startPeer(cloneRoot('the engines to compare with'), beside.program, beside.game);
  try {
    const figures = await duel(
      ROUNDS,
      () => sample(ROUND),
      () => peer.play(ROUND.ms),
    );
    return { name, unit, peer: beside.title, ...figures };
  } finally {
    peer.close();
  }
}

/** A mode beside the plain combats that it is made of. */
async function modeRow(pair: (typeof MODE_RATES)[number]): Promise<BenchRow> {
  const { name, unit } = pair.rate;
  const [mode, combats] = [await pair.rate.prepare(), await pair.combats.prepare()];
  mode(WARM_UP);
  combats(WARM_UP);
  const figures = await duel(
    ROUNDS,
    () => mode(ROUND),
    () => combats(ROUND),
  );
  return { name, unit, peer: 'plain combat', ...figures };
}

async function cloneRow({ name, unit, prepare }: Rate, game: Game): Promise<BenchRow> {
  const sample = await prepare();
  const state = benchState(game);
  const figures = await duel(
    ROUNDS,
    () => sample(SHORT_ROUND),
    () => rateOf(SHORT_ROUND, 50, () => structuredClone(state)),
  );
  return { name, unit, peer: 'structuredClone', ...figures };
}
