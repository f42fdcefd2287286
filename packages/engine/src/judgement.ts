/** What bots know of a game beyond its rules: named features of a position, and their weights. */
import { ContentError, type Path } from './compile.ts';
import type { Option } from './decision.ts';
import type { Seat } from './ids.ts';
import type { MatchState } from './match.ts';
import { unknownWord } from './nearest.ts';
import { isMapping, isOneOf } from './shapes.ts';
import { onlyFields, type Raw, recordAt, wordAt, yesAt } from './written.ts';

/** The amount of each feature in a position, for one seat. */
export type Features<F extends string = string> = Readonly<Record<F, number>>;

/**
 * The kind of a feature, for the tempers of bots: `goods` are held for later, `danger` may cost the seat something,
 * `duty` has to be done and does not affect the chance to win.
 */
export const FEATURE_KINDS = ['goods', 'danger', 'duty'] as const;
export type FeatureKind = (typeof FEATURE_KINDS)[number];

export interface Weight {
  /** The worth of one unit of the feature. */
  readonly worth: number;
  /** Counts for the seat itself only: its rivals cannot see it, or need not fear it. */
  readonly own: boolean;
  readonly kind?: FeatureKind;
}

/** The weights of a game's features: data, which `tabard tune` fits to the outcomes of matches. */
export interface Knowledge<F extends string = string> {
  readonly features: Readonly<Record<F, Weight>>;
  /** The share of the best rival's worth, and of the rivals' average, that is subtracted from a seat's own. */
  readonly rivals: { readonly best: number; readonly mean: number };
  /** The lead that makes winning about 2.7 times as likely as losing. */
  readonly scale: number;
  /** Where all seats are on one side: the worth at which the chance to win is even. */
  readonly par: number;
}

/** How a game's positions are judged. */
export interface Judgement<M extends MatchState = MatchState> {
  /**
   * All features, always in the same order. The state is complete: bots pass a resampled one. For a rival the features
   * marked `own` are ignored and may stay 0.
   */
  features(m: M, seat: Seat, as: 'self' | 'rival'): Features;
  readonly knowledge: Knowledge;
  /** Grows at every natural end (a turn, a round), where bots stop looking ahead; defaults to counting decisions. */
  turnOf?(m: M): number;
  /** Seats on one side win together; each seat is a side of its own by default. */
  sideOf?(m: M, seat: Seat): number;
  /** Whether an answer of this seat gains nothing, by what everybody sees: bots leave it out where others are offered. */
  isIdle?(m: M, seat: Seat, option: Option): boolean;
}

/** Judges positions by the game's knowledge, or by a bot's variant of it. */
export interface Appraiser<M extends MatchState = MatchState> {
  /** The worth of a position to a seat, less that of its rivals. */
  evaluate(m: M, seat: Seat): number;
  /** The chance of each seat to win; with `onlooker`, rivals of this seat are judged by what everybody sees of them. */
  chances(m: M, onlooker?: Seat): number[];
}

/** More than any position is worth. */
const VICTORY = 10_000;

export function appraiserOf<M extends MatchState>(
  { features, sideOf }: Judgement<M>,
  { features: weights, rivals, scale, par }: Knowledge,
): Appraiser<M> {
  const all = weighing(weights);
  const open = weighing(weights, ({ own }) => !own);
  const likely = weighing(weights, ({ kind }) => kind !== 'duty');
  const likelySeen = weighing(weights, ({ own, kind }) => !own && kind !== 'duty');

  function evaluate(m: M, seat: Seat): number {
    if (m.outcome) return m.outcome.winners.includes(seat) ? VICTORY : -VICTORY;
    const worth = all(features(m, seat, 'self'));
    const side = sideOf?.(m, seat);
    let best = 0;
    let sum = 0;
    let count = 0;
    for (let other = 0; other < m.seats; other++) {
      if (other === seat || (side !== undefined && sideOf?.(m, other) === side)) continue;
      const theirs = open(features(m, other, 'rival'));
      best = count++ ? Math.max(best, theirs) : theirs;
      sum += theirs;
    }
    return count ? worth - rivals.best * best - (rivals.mean * sum) / count : worth;
  }

  function chances(m: M, onlooker?: Seat): number[] {
    const seats = Array.from({ length: m.seats }, (_, seat) => seat);
    const sides = seats.map((seat) => sideOf?.(m, seat) ?? seat);
    if (m.outcome) return sharesOf(sides, m.outcome.winners);
    const isKnown = (seat: Seat) => onlooker === undefined || sides[seat] === sides[onlooker];
    const worths = seats.map(
      (seat) =>
        (isKnown(seat) ? likely(features(m, seat, 'self')) : likelySeen(features(m, seat, 'rival'))) / scale,
    );
    const shared = sides.map((side) => meanWhere(worths, (_, seat) => sides[seat] === side));
    if (sides.every((side) => side === sides[0]))
      return shared.map((worth) => 1 / (1 + Math.exp(par / scale - worth)));
    const most = Math.max(...shared);
    const odds = shared.map((worth) => Math.exp(worth - most));
    const sum = odds.reduce((so, one, seat) => (sides.indexOf(sides[seat]) === seat ? so + one : so), 0);
    return odds.map((one) => one / sum);
  }

  return { evaluate, chances };
}

/** Sides that win together share the victory. */
function sharesOf(sides: readonly number[], winners: readonly Seat[]): number[] {
  const count = new Set(winners.map((seat) => sides[seat])).size;
  return sides.map((_, seat) => (winners.includes(seat) ? 1 / count : 0));
}

function meanWhere(values: readonly number[], isMeant: (value: number, at: number) => boolean): number {
  const meant = values.filter(isMeant);
  return meant.reduce((sum, value) => sum + value, 0) / meant.length;
}

/**
 * The weighted sum of features as generated code, since it runs at every position that a bot looks at. It is generated
 * on first use, because a page that only shows a game may not generate code.
 */
function weighing(
  weights: Readonly<Record<string, Weight>>,
  isMeant: (weight: Weight) => boolean = () => true,
): (features: Features) => number {
  const terms = Object.entries(weights)
    .filter(([, weight]) => isMeant(weight) && weight.worth !== 0)
    .map(([name, { worth }]) => `f[${JSON.stringify(name)}] * ${worth}`);
  let sum: ((features: Features) => number) | undefined;
  return (features) => {
    sum ??= new Function('f', `return ${terms.join(' + ') || '0'};`) as (features: Features) => number;
    return sum(features);
  };
}

// --- the data file ---

const FIELDS = ['scale', 'par', 'rivals', 'features'] as const;

/** Reads the knowledge of a game, which names each of its features once. */
export function readKnowledge<F extends string>(written: unknown, names: readonly F[]): Knowledge<F> {
  const raw = recordAt(written, []);
  onlyFields(raw, FIELDS, []);
  const rivals = raw.rivals === undefined ? {} : recordAt(raw.rivals, ['rivals']);
  onlyFields(rivals, ['best', 'mean'], ['rivals']);
  return {
    features: weightsIn(recordAt(raw.features, ['features']), names),
    rivals: {
      best: numberAt(rivals.best, ['rivals', 'best'], 0),
      mean: numberAt(rivals.mean, ['rivals', 'mean'], 0),
    },
    scale: numberAt(raw.scale, ['scale']),
    par: numberAt(raw.par, ['par'], 0),
  };
}

function weightsIn<F extends string>(raw: Raw, names: readonly F[]): Record<F, Weight> {
  const missing = names.find((name) => raw[name] === undefined);
  if (missing !== undefined) throw new ContentError(['features'], `the weight of "${missing}" is missing`);
  const weights = Object.entries(raw).map(([name, written]) => {
    const path = ['features', name];
    if (!isOneOf(names, name)) throw new ContentError(path, unknownWord('feature', name, names));
    return [name, weightAt(written, path)];
  });
  return Object.fromEntries(weights);
}

/** A number, or a mapping: `{ worth: 2.2, kind: goods }`. */
function weightAt(written: unknown, path: Path): Weight {
  if (!isMapping(written)) return { worth: numberAt(written, path), own: false };
  onlyFields(written, ['worth', 'own', 'kind'], path);
  return {
    worth: numberAt(written.worth, [...path, 'worth']),
    own: yesAt(written.own, [...path, 'own']),
    kind: written.kind === undefined ? undefined : wordAt(written.kind, FEATURE_KINDS, [...path, 'kind']),
  };
}

function numberAt(written: unknown, path: Path, usual?: number): number {
  if (written === undefined && usual !== undefined) return usual;
  if (typeof written === 'number' && Number.isFinite(written)) return written;
  throw new ContentError(path, `expected a number, found ${JSON.stringify(written)}`);
}
