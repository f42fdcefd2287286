import { below, type Rng, seedRng } from '@tabard/engine';

/** One bot against another in one match: 1 for a win of the first, 0 for a loss, something between for a draw. */
export interface Meeting {
  readonly first: string;
  readonly second: string;
  readonly score: number;
  /** Meetings of one seed depend on each other. */
  readonly seed: string;
}

export interface Rating {
  readonly bot: string;
  readonly elo: number;
  readonly low: number;
  readonly high: number;
}

const MEAN = 1500;
const ROUNDS = 200;
const SAMPLES = 200;
/** A virtual draw against every bot, so that an unbeaten bot has a finite rating too. */
const UNPLAYED = 0.5;

/** Ratings by Bradley and Terry, with intervals that hold 95 of 100 samples of the seeds. */
export function ratingsOf(bots: readonly string[], meetings: readonly Meeting[], seed: string): Rating[] {
  const elos = fit(bots, meetings);
  const samples = resampled(bots, meetings, seedRng(`intervals ${seed}`));
  return bots
    .map((bot, at) => {
      const sorted = samples.map((sample) => sample[at]).sort((a, b) => a - b);
      const rank = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
      return { bot, elo: elos[at], low: rank(0.025), high: rank(0.975) };
    })
    .sort((a, b) => b.elo - a.elo);
}

/** What belongs to each seed. */
export function seedBySeed<T extends { readonly seed: string }>(all: readonly T[]): Map<string, T[]> {
  const bySeed = new Map<string, T[]>();
  for (const one of all) {
    const same = bySeed.get(one.seed);
    if (same) same.push(one);
    else bySeed.set(one.seed, [one]);
  }
  return bySeed;
}

function resampled(bots: readonly string[], meetings: readonly Meeting[], rng: Rng): number[][] {
  const bySeed = [...seedBySeed(meetings).values()];
  const pairs = bots.flatMap((first, at) => bots.slice(at + 1).map((second) => ({ first, second })));
  return Array.from({ length: SAMPLES }, () => {
    const drawn = bySeed.flatMap(() => bySeed[below(rng, bySeed.length)]);
    return fit(bots, [...drawn, ...imagined(pairs, rng), ...imagined(pairs, rng)]);
  });
}

/** A win or a loss for every two: a bot that won all of a few matches has not shown that it always does. */
function imagined(pairs: readonly Pick<Meeting, 'first' | 'second'>[], rng: Rng): Meeting[] {
  return pairs.map((pair) => ({ ...pair, score: below(rng, 2), seed: 'imagined' }));
}

/** By the method of minorizing and maximizing: strengths whose expected scores are the scores. */
function fit(bots: readonly string[], meetings: readonly Meeting[]): number[] {
  const count = bots.length;
  if (count < 2) return bots.map(() => MEAN);
  const at = new Map(bots.map((bot, i) => [bot, i]));
  const games = Array.from({ length: count }, () => Array.from({ length: count }, () => 2 * UNPLAYED));
  const scores = bots.map(() => UNPLAYED * (count - 1));
  for (const { first, second, score } of meetings) {
    const [a, b] = [at.get(first) ?? 0, at.get(second) ?? 0];
    games[a][b]++;
    games[b][a]++;
    scores[a] += score;
    scores[b] += 1 - score;
  }
  let strengths = bots.map(() => 1);
  for (let round = 0; round < ROUNDS; round++) {
    strengths = strengths.map((own, a) => {
      const met = games[a].reduce((sum, many, b) => (a === b ? sum : sum + many / (own + strengths[b])), 0);
      return scores[a] / met;
    });
    const mean = Math.exp(strengths.reduce((sum, one) => sum + Math.log(one), 0) / count);
    strengths = strengths.map((one) => one / mean);
  }
  return strengths.map((one) => MEAN + (400 * Math.log(one)) / Math.LN10);
}
