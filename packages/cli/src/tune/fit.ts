import type { Knowledge, Weight } from '@tabard/engine';

/** A position of a match: by seat, how much of each feature there was; and who won in the end, as shares. */
export interface Sample {
  readonly seats: readonly (readonly number[])[];
  readonly shares: readonly number[];
  /** Samples of one match are either fitted to or held back together. */
  readonly match: number;
}

export interface Fit {
  readonly knowledge: Knowledge;
  /** The mean loss (of the logarithm of the chance of what happened) on matches that were held back. */
  readonly before: number;
  readonly after: number;
}

const ROUNDS = 400;
const RATE = 0.05;
/** How strongly the weights are held to those before: tried in turn, the best on matches held back is taken. */
const HOLDS = [300, 100, 30, 10, 3];
/** One match in this many is held back. */
const HELD_BACK = 5;

/**
 * Fits the weights to outcomes: the chances of the seats, a softmax of their worth, are made as likely as can be, while
 * the weights are held to those before. Plain gradients in a fixed number of rounds, so that it repeats exactly.
 */
export function fitKnowledge(knowledge: Knowledge, samples: readonly Sample[]): Fit {
  const names = Object.keys(knowledge.features);
  const weights = names.map((name) => knowledge.features[name]);
  const spreads = spreadsOf(samples, names.length);
  // In units of how much a feature varies, and of the scale: all directions are alike then.
  const before = weights.map(({ worth }, i) => (worth * spreads[i]) / knowledge.scale);
  const isFree = weights.map(({ kind }, i) => kind !== 'duty' && spreads[i] > 0);
  const scaled = samples.map((sample) => ({
    ...sample,
    seats: sample.seats.map((row) => divided(row, spreads)),
  }));
  const held = scaled.filter(({ match }) => match % HELD_BACK === 0);
  const taught = scaled.filter(({ match }) => match % HELD_BACK !== 0);
  const tries = HOLDS.map((hold) => descend(before, isFree, taught, hold));
  const best = tries.reduce((a, b) => (lossOf(b, isFree, held) < lossOf(a, isFree, held) ? b : a), before);
  return {
    knowledge: withWorths(knowledge, names, (i) =>
      isFree[i] ? (best[i] * knowledge.scale) / spreads[i] : weights[i].worth,
    ),
    before: lossOf(before, isFree, held),
    after: lossOf(best, isFree, held),
  };
}

function withWorths(
  knowledge: Knowledge,
  names: readonly string[],
  worthAt: (i: number) => number,
): Knowledge {
  const features = names.map((name, i): [string, Weight] => [
    name,
    { ...knowledge.features[name], worth: Number(worthAt(i).toPrecision(3)) },
  ]);
  return { ...knowledge, features: Object.fromEntries(features) };
}

/** The standard deviation of each feature. */
function spreadsOf(samples: readonly Sample[], count: number): number[] {
  const rows = samples.flatMap(({ seats }) => seats);
  return Array.from({ length: count }, (_, i) => {
    const mean = rows.reduce((sum, row) => sum + row[i], 0) / rows.length;
    return Math.sqrt(rows.reduce((sum, row) => sum + (row[i] - mean) ** 2, 0) / rows.length);
  });
}

function divided(row: readonly number[], spreads: readonly number[]): number[] {
  return row.map((value, i) => (spreads[i] ? value / spreads[i] : 0));
}

/** Gradient descent with the steps of Adam. */
function descend(
  before: readonly number[],
  isFree: readonly boolean[],
  samples: readonly Sample[],
  hold: number,
): number[] {
  const weights = before.slice();
  const mean = before.map(() => 0);
  const square = before.map(() => 0);
  for (let round = 1; round <= ROUNDS; round++) {
    const slope = slopeOf(weights, isFree, samples);
    for (let i = 0; i < weights.length; i++) {
      if (!isFree[i]) continue;
      const pull = slope[i] + 2 * hold * 0.01 * (weights[i] - before[i]);
      mean[i] = 0.9 * mean[i] + 0.1 * pull;
      square[i] = 0.99 * square[i] + 0.01 * pull * pull;
      const step = mean[i] / (1 - 0.9 ** round) / (Math.sqrt(square[i] / (1 - 0.99 ** round)) + 1e-8);
      weights[i] -= (RATE * step) / Math.sqrt(round);
    }
  }
  return weights;
}

function slopeOf(
  weights: readonly number[],
  isFree: readonly boolean[],
  samples: readonly Sample[],
): number[] {
  const slope = weights.map(() => 0);
  for (const sample of samples) {
    const chances = chancesOf(weights, isFree, sample);
    sample.seats.forEach((row, seat) => {
      const wrong = (chances[seat] - sample.shares[seat]) / samples.length;
      for (let i = 0; i < row.length; i++) slope[i] += wrong * row[i];
    });
  }
  return slope;
}

function lossOf(weights: readonly number[], isFree: readonly boolean[], samples: readonly Sample[]): number {
  if (!samples.length) return 0;
  const losses = samples.map((sample) => {
    const chances = chancesOf(weights, isFree, sample);
    return sample.shares.reduce(
      (sum, share, seat) => sum - share * Math.log(Math.max(1e-9, chances[seat])),
      0,
    );
  });
  return losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
}

/** Of rivals a softmax; one seat alone has the game for its rival, at par. */
function chancesOf(weights: readonly number[], isFree: readonly boolean[], { seats }: Sample): number[] {
  const worths = seats.map((row) =>
    row.reduce((sum, value, i) => (isFree[i] ? sum + value * weights[i] : sum), 0),
  );
  const most = Math.max(...worths);
  const odds = worths.map((worth) => Math.exp(worth - most));
  const sum = odds.reduce((so, one) => so + one, 0);
  return odds.map((one) => one / sum);
}
