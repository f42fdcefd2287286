import type { Game } from '@tabard/engine';
import { lamplight } from '@tabard/example-lamplight';
import { games } from '@tabard/games';
import { longMatch } from './long-match.ts';
import { type BenchClock, type BenchRound, median, perSecond, rateOf } from './measure.ts';
import { MODE_RATES } from './modes.ts';
import { midGame, playOut } from './random-play.ts';

/** Something whose speed is measured in rounds: more is better. */
export interface Rate {
  readonly name: string;
  readonly unit: string;
  /** How many times longer than others it has to be measured: a match is played to its end. */
  readonly length: number;
  /** Loads and sets up what is measured; every sampler starts from the same point. */
  prepare(): Promise<Sampler>;
}

/** Measures one round and gives how much was done in a second. */
export type Sampler = (round: BenchRound) => number;

const SEATS = 3;
/** Far enough into a match that hands, piles and frames are filled. */
const MIDDLE = 30;

const KINDS: readonly { kind: string; unit: string; length?: number; sampler(game: Game): Sampler }[] = [
  { kind: 'decisions', unit: 'decisions/s', length: 4, sampler: decisionSampler },
  { kind: 'clone', unit: 'clones/s', sampler: cloneSampler },
  { kind: 'view', unit: 'views/s', sampler: viewSampler },
  { kind: 'hash', unit: 'hashes/s', sampler: hashSampler },
];

/** What is measured of every game. */
export function ratesOf(id: string, load: () => Promise<Game>): Rate[] {
  return KINDS.map(({ kind, unit, length = 1, sampler }) => ({
    name: `${id} ${kind}`,
    unit,
    length,
    prepare: async () => sampler(await load()),
  }));
}

export const LATE_DECISIONS = 'lamplight late decisions';

export const rates: readonly Rate[] = [
  ...ratesOf('lamplight', loadLamplight),
  { name: LATE_DECISIONS, unit: 'decisions/s', length: 1, prepare: async () => lateSampler() },
  ...games.flatMap(({ id, load }) => ratesOf(id, load)),
  ...MODE_RATES.map(({ rate }) => rate),
];

export async function loadLamplight(): Promise<Game> {
  return lamplight as unknown as Game;
}

function seatsFor({ seats }: Pick<Game, 'seats'>): number {
  return Math.min(SEATS, seats.max);
}

/** A match that clones, views and hashes are made of. */
export function benchState(game: Game) {
  return midGame(game, { seed: 'clone', seats: seatsFor(game) }, MIDDLE);
}

/** Plays whole matches at random, a new seed each. */
function decisionSampler(game: Game): Sampler {
  const luck = { word: 1 };
  let match = 0;
  const seats = seatsFor(game);
  return (round) => perSecond(round, () => playOut(game, { seed: `bench ${match++}`, seats }, luck));
}

function cloneSampler(game: Game): Sampler {
  const state = benchState(game);
  return (round) => rateOf(round, 1000, () => game.clone(state));
}

/** Every seat's view of one state, each made from nothing. */
function viewSampler(game: Game): Sampler {
  const state = benchState(game);
  const seats = seatsFor(game);
  let viewer = 0;
  return (round) => rateOf(round, 100, () => game.view(state, viewer++ % seats));
}

function hashSampler(game: Game): Sampler {
  const state = benchState(game);
  return (round) => rateOf(round, 100, () => game.hash(state));
}

/** The median over as many long matches as the round has time for. */
function lateSampler(): Sampler {
  let seed = 0;
  return ({ ms, clock }) => {
    const late: number[] = [];
    perSecond({ ms, clock }, () => late.push(lateRate(seed++, clock)));
    return median(late);
  };
}

function lateRate(seed: number, clock: BenchClock | undefined): number {
  return 1_000_000 / longMatch(seed, clock).late;
}
