import { type Game, InputError, type MatchState, unknownWord } from '@tabard/engine';
import { lamplight } from '@tabard/example-lamplight';
import { games } from '@tabard/games';
import { cloneRoot } from '../clone-root.ts';
import { lateDecisions } from './long-match.ts';
import { duel, median, rateOf } from './measure.ts';
import { startPeer } from './peer.ts';
import { midGame, playOut } from './random-play.ts';
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

const SEATS = 3;
const ROUNDS = 7;
const ROUND_MS = 700;
/** Matches before the first round: on a busy machine one round is too short for that. */
const WARM_UP = 100;
/** Far enough into a match that hands, piles and frames are filled. */
const MIDDLE = 30;

interface PeerEngine {
  readonly title: string;
  /** Its file in `bench/peers`. */
  readonly program: string;
}

const BOARDGAME_IO: PeerEngine = { title: 'boardgame.io 0.50.2', program: 'boardgame-io.mjs' };
/** By game: the engine whose game is most like it. */
const PEERS: Readonly<Record<string, PeerEngine | undefined>> = {
  'dragon-eclipse': { title: '@pkmn/sim 0.10.11', program: 'pkmn-sim.mjs' },
};

/** Measures ours beside its peers, in one run on one core. */
export async function bench(args: BenchArgs): Promise<BenchRow[]> {
  const measures = chosen([...lamplightMeasures(), ...registeredMeasures()], args.filter);
  const rows: BenchRow[] = [];
  for (const [i, { name, run }] of measures.entries()) {
    args.progress(`${i + 1}/${measures.length} ${name}`);
    rows.push(await run());
  }
  return rows;
}

function chosen(measures: readonly Measure[], filter: readonly string[] | undefined): readonly Measure[] {
  if (!filter) return measures;
  const names = measures.map(({ name }) => name);
  for (const word of filter)
    if (!names.some((name) => name.includes(word))) throw new InputError(unknownWord('measure', word, names));
  return measures.filter(({ name }) => filter.some((word) => name.includes(word)));
}

function lamplightMeasures(): Measure[] {
  return [
    { name: 'lamplight decisions', run: () => decisionsRow('lamplight decisions', lamplight, BOARDGAME_IO) },
    { name: 'lamplight clone', run: async () => cloneRow('lamplight clone', lamplight) },
    { name: 'lamplight late decisions', run: async () => lateDecisions('lamplight late decisions') },
  ];
}

function registeredMeasures(): Measure[] {
  return games.flatMap(({ id, load }) => [
    { name: `${id} decisions`, run: async () => decisionsRow(`${id} decisions`, await load(), PEERS[id]) },
    { name: `${id} clone`, run: async () => cloneRow(`${id} clone`, await load()) },
  ]);
}

async function decisionsRow<S extends MatchState>(
  name: string,
  game: Game<S>,
  beside?: PeerEngine,
): Promise<BenchRow> {
  const rate = decisionRate(game);
  if (beside) return decisionsBeside(name, rate, beside);
  rate();
  return { name, value: median(Array.from({ length: ROUNDS }, rate)), unit: 'decisions/s' };
}

async function decisionsBeside(
  name: string,
  rate: () => number,
  { title, program }: PeerEngine,
): Promise<BenchRow> {
  const peer = startPeer(cloneRoot('the engines to compare with'), program);
  try {
    const rates = await duel(ROUNDS, rate, () => peer.play(ROUND_MS));
    return { name, unit: 'decisions/s', peer: title, ...rates };
  } finally {
    peer.close();
  }
}

/** Plays whole matches at random, a new seed each, for one round; some before, so that everything is compiled. */
function decisionRate<S extends MatchState>(game: Game<S>): () => number {
  const luck = { word: 1 };
  let match = 0;
  for (; match < WARM_UP; match++) playOut(game, { seed: `bench ${match}`, seats: seatsFor(game) }, luck);
  return () => {
    const start = performance.now();
    let decisions = 0;
    let ms = 0;
    for (; ms < ROUND_MS; ms = performance.now() - start)
      decisions += playOut(game, { seed: `bench ${match++}`, seats: seatsFor(game) }, luck);
    return (decisions / ms) * 1000;
  };
}

function seatsFor({ seats }: Pick<Game, 'seats'>): number {
  return Math.min(SEATS, seats.max);
}

async function cloneRow<S extends MatchState>(name: string, game: Game<S>): Promise<BenchRow> {
  const state = midGame(game, { seed: 'clone', seats: seatsFor(game) }, MIDDLE);
  const rates = await duel(
    ROUNDS,
    () => rateOf(ROUND_MS / 4, 1000, () => game.clone(state)),
    () => rateOf(ROUND_MS / 4, 50, () => structuredClone(state)),
  );
  return { name, unit: 'clones/s', peer: 'structuredClone', ...rates };
}
