import { type Game, seedRng, type View } from '@tabard/engine';

/** The placeholder for what a viewer cannot know. */
export const UNKNOWN = '(unknown)';

/** Enough samples that a hidden face is hardly ever the same in all. */
const TWINS = 32;

/**
 * The table in the game's own words, as one viewer knows it. A game describes whole states only, so it
 * describes many that this viewer could not tell apart; what they agree on is what the viewer knows.
 */
export function knownTable(game: Game, view: View, seats: readonly string[]): unknown {
  const rng = seedRng('table');
  const tables = Array.from({ length: TWINS }, () => game.describe(game.resample(view, rng), seats));
  return tables.reduce<unknown>(agreement, tables[0]);
}

export function agreement(a: unknown, b: unknown): unknown {
  if (Object.is(a, b)) return a;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length ? a.map((part, i) => agreement(part, b[i])) : UNKNOWN;
  if (isMapping(a) && isMapping(b)) return agreementOfParts(a, b);
  return UNKNOWN;
}

function agreementOfParts(a: KnownMapping, b: KnownMapping): KnownMapping {
  const shared = Object.keys(a).filter((key) => Object.hasOwn(b, key));
  const parts = shared.map((key) => [key, agreement(a[key], b[key])]);
  const isWhole = shared.length === Object.keys(a).length && shared.length === Object.keys(b).length;
  return Object.fromEntries(isWhole ? parts : [...parts, ['others', UNKNOWN]]);
}

type KnownMapping = Readonly<Record<string, unknown>>;

function isMapping(value: unknown): value is KnownMapping {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
