import type { Knowledge } from '@tabard/engine';

/** Plays fresh weights against old ones on this many seeds, both ways round; gives the matches that the fresh ones won. */
export type TrialPlayer = (fresh: Knowledge, old: Knowledge, seeds: Seeds) => number;

/** Which seeds a trial is played on; no two trials share any. */
interface Seeds {
  readonly from: number;
  readonly count: number;
}

export interface WeightSearch {
  readonly play: TrialPlayer;
  /** Seeds for each weight that is tried. */
  readonly seeds: number;
  /** The features to try; all by default. */
  readonly features?: readonly string[] | undefined;
  readonly onTrial?: (line: string) => void;
}

/** What a weight is tried at, as a multiple of what it was. */
const FACTORS = [0.6, 1.6];
/** After this part of the seeds, weights that won less than half are given up. */
const FIRST_LOOK = 0.25;
/** Better by this many standard deviations of chance is kept. */
const CLEARLY = 1;

/**
 * A coordinate search by play: changes one weight at a time and keeps what clearly wins. Unlike weights fitted to
 * outcomes, what is kept was better to play by, not only a sign of who was ahead.
 */
export function searchWeights(knowledge: Knowledge, search: WeightSearch): Knowledge {
  let best = knowledge;
  let from = 0;
  for (const name of search.features ?? Object.keys(knowledge.features)) {
    if (knowledge.features[name].kind === 'duty') continue;
    for (const factor of FACTORS) {
      const fresh = withFactor(best, name, factor);
      const isBetter = isClearlyBetter(fresh, best, from, search);
      from += search.seeds;
      search.onTrial?.(`${name} at ${fresh.features[name].worth}: ${isBetter ? 'kept' : 'no better'}`);
      if (!isBetter) continue;
      best = fresh;
      break;
    }
  }
  return best;
}

function withFactor(knowledge: Knowledge, name: string, factor: number): Knowledge {
  const weight = knowledge.features[name];
  const worth = Number((weight.worth * factor).toPrecision(3));
  return { ...knowledge, features: { ...knowledge.features, [name]: { ...weight, worth } } };
}

function isClearlyBetter(
  fresh: Knowledge,
  old: Knowledge,
  from: number,
  { play, seeds }: WeightSearch,
): boolean {
  const few = Math.max(1, Math.round(FIRST_LOOK * seeds));
  const first = play(fresh, old, { from, count: few });
  if (first < few) return false;
  const wins = first + play(fresh, old, { from: from + few, count: seeds - few });
  return wins > seeds + (CLEARLY * Math.sqrt(2 * seeds)) / 2;
}
