/** The words of positions, one by one: an unknown one is refused with the nearest known. */
import {
  createCard,
  type Def,
  givenSeat,
  givenWithin,
  type Path,
  PositionError,
  type Raw,
  type Seat,
  unknownWord,
} from '@tabard/engine';
import { type EclipseDef, eclipseContent } from './defs.ts';
import { geometry, isPvp } from './rules/facts.ts';
import type { InCombat } from './state.ts';

/** More than any count in play. */
export const MOST = 99;

/** A match that is being laid out, with the names of its seats. */
export interface Setting {
  readonly m: InCombat;
  readonly seats: readonly string[];
  /** By seat: the deck of its Mystling, as definitions. */
  readonly decks: readonly (readonly number[])[];
}

export function made(m: InCombat, def: Def, seen: number): number {
  const card = createCard(m, def);
  m.cards.seen[card] = seen;
  return card;
}

export function takeAction(m: InCombat, rest: number[], written: unknown, path: Path, seen: number): number {
  const def = defNamed(m, written, ['action'], path);
  if (rest.includes(def)) rest.splice(rest.indexOf(def), 1);
  return made(m, def, seen);
}

export function defNamed(
  m: InCombat,
  written: unknown,
  types: readonly EclipseDef['type'][],
  path: Path,
): number {
  const { defs } = eclipseContent(m);
  const wanted = String(written).toLowerCase();
  const fits = (def: EclipseDef) =>
    types.includes(def.type) &&
    (def.id === wanted || (!isSideOf(m, def) && def.names.en.toLowerCase() === wanted));
  const found = defs.findIndex(fits);
  if (found >= 0) return found;
  const known = defs.filter((def) => types.includes(def.type)).map((def) => def.names.en);
  throw new PositionError(path, unknownWord('card', String(written), known));
}

/** Enemy Attack cards of the other number of players share their names. */
function isSideOf(m: InCombat, def: EclipseDef): boolean {
  return def.type === 'attack' && (def.target === undefined) !== (m.seats === 1);
}

export function bonusNamed(m: InCombat, written: unknown, path: Path): number {
  const { bonuses } = eclipseContent(m);
  const wanted = String(written).toLowerCase();
  const found = bonuses.findIndex(({ id, names }) => id === wanted || names.en.toLowerCase() === wanted);
  if (found >= 0) return found;
  throw new PositionError(
    path,
    unknownWord(
      'Bonus Action',
      String(written),
      bonuses.map(({ names }) => names.en),
    ),
  );
}

export function spaceNamed(m: InCombat, written: unknown, path: Path): number {
  const { names } = geometry(m);
  const found = names.indexOf(String(written).toUpperCase());
  if (found < 0) throw new PositionError(path, unknownWord('space', String(written), names));
  return found;
}

export function seatWord(s: Setting, written: unknown, path: Path): Seat {
  if (written === undefined) return 0;
  return givenSeat(s.seats, written, path);
}

/** The Enemy comes after the seats. */
export function fighterWord({ m, seats }: Setting, written: unknown, path: Path): number {
  return givenSeat(isPvp(m) ? seats : [...seats, 'enemy'], written, path);
}

export function count(raw: Raw, word: string, path: Path, most: number): number {
  return givenWithin(0, most, raw[word] ?? 0, [...path, word]);
}
