/** Learning weights from play: every seat plays by weights of its own, and what those who won had in common is kept. */
import { type Knowledge, nextWord, type Rng, seedRng } from '@tabard/engine';

/** The standard deviation of the logarithm of the factors that weights are varied by. */
const SPREAD = 0.4;
/** The logarithm of the factor that the most telling weight is changed by. */
const STEP = 0.5;

/** By feature: the logarithm of the factor by which its weight differs. */
export type Offsets = Readonly<Record<string, number>>;

/** Which weights are learned. */
export interface Variation {
  readonly knowledge: Knowledge;
  readonly features: readonly string[];
}

/** The offsets of a seat in the match with this seed. */
export function offsetsAt({ features }: Variation, seed: string, seat: number): Offsets {
  const rng = seedRng(`weights of seat ${seat} in ${seed}`);
  return Object.fromEntries(features.map((name) => [name, SPREAD * gaussian(rng)]));
}

/** The sum of twelve even chances, less its mean, is near enough. */
function gaussian(rng: Rng): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += nextWord(rng) / 0x100000000;
  return sum;
}

export function changedBy(knowledge: Knowledge, offsets: Offsets): Knowledge {
  const features = Object.entries(knowledge.features).map(([name, weight]) => {
    const worth = Number((weight.worth * Math.exp(offsets[name] ?? 0)).toPrecision(3));
    return [name, { ...weight, worth }];
  });
  return { ...knowledge, features: Object.fromEntries(features) };
}

/** A match among seats with offsets of their own, and each seat's share of the victory. */
export interface VariedMatch {
  readonly offsets: readonly Offsets[];
  readonly shares: readonly number[];
}

/**
 * The change of weights that wins most, to the first order. Offsets are drawn independently, so the slope of winning
 * along each is its plain regression, and what chance alone would give is taken off it.
 */
export function changeThatWins(features: readonly string[], matches: readonly VariedMatch[]): Offsets {
  const slopes = features.map((name) => clearSlope(matches, name));
  const most = Math.max(...slopes.map(Math.abs));
  const scale = most > 0 ? STEP / most : 0;
  return Object.fromEntries(features.map((name, i) => [name, slopes[i] * scale]));
}

/** How the share of a victory grows with a weight, less what chance may have added; none where chance explains it. */
function clearSlope(matches: readonly VariedMatch[], name: string): number {
  let spread = 0;
  let pull = 0;
  let noise = 0;
  for (const { offsets, shares } of matches) {
    const mean = offsets.reduce((sum, one) => sum + one[name], 0) / offsets.length;
    const above = offsets.map((one) => one[name] - mean);
    const gain = above.reduce((sum, x, seat) => sum + x * shares[seat], 0);
    spread += above.reduce((sum, x) => sum + x * x, 0);
    pull += gain;
    noise += gain * gain;
  }
  return pull * pull > noise ? (pull / spread) * (1 - noise / (pull * pull)) : 0;
}
