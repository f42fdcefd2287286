/** The words of positions, one by one: an unknown one is refused with the nearest known. */
import { createCard, PositionError, type Seat, unknownWord } from '@tabard/engine';
import { type AttackDef, type EclipseDef, eclipseContent } from './defs.ts';
import { geometry, isPvp } from './rules/facts.ts';
import type { Combat } from './state.ts';

/** Where in the given words. */
export type Path = readonly (string | number)[];
export type Raw = Readonly<Record<string, unknown>>;

/** A match that is being laid out, with the names of its seats. */
export interface Setting {
  readonly m: Combat;
  readonly seats: readonly string[];
}

export function made(m: Combat, def: number, seen: number): number {
  const card = createCard(m, def);
  m.cards.seen[card] = seen;
  return card;
}

export function takeAction(m: Combat, rest: number[], written: unknown, path: Path, seen: number): number {
  const def = defNamed(m, written, ['action'], path);
  if (rest.includes(def)) rest.splice(rest.indexOf(def), 1);
  return made(m, def, seen);
}

export function defNamed(
  m: Combat,
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
function isSideOf(m: Combat, def: EclipseDef): boolean {
  return def.type === 'attack' && ((def as AttackDef).target === undefined) !== (m.seats === 1);
}

export function bonusNamed(m: Combat, written: unknown, path: Path): number {
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

export function spaceNamed(m: Combat, written: unknown, path: Path): number {
  const { names } = geometry(m);
  const found = names.indexOf(String(written).toUpperCase());
  if (found < 0) throw new PositionError(path, unknownWord('space', String(written), names));
  return found;
}

export function seatWord(s: Setting, written: unknown, path: Path): Seat {
  if (written === undefined) return 0;
  const seat = s.seats.indexOf(String(written));
  if (seat < 0) throw new PositionError(path, unknownWord('seat', String(written), s.seats));
  return seat;
}

export function fighterWord(s: Setting, written: unknown, path: Path): number {
  return written === 'enemy' && !isPvp(s.m) ? s.m.seats : seatWord(s, written, path);
}

export function seatNames(written: unknown): string[] {
  if (Array.isArray(written) && written.every((name) => typeof name === 'string')) return written as string[];
  throw new PositionError(['seats'], 'seats should be a list of names');
}

export function count(raw: Raw, word: string, path: Path): number {
  return raw[word] === undefined ? 0 : integer(raw[word], [...path, word]);
}

export function integer(value: unknown, path: Path): number {
  if (Number.isInteger(value)) return value as number;
  throw new PositionError(path, `expected a whole number, found ${JSON.stringify(value)}`);
}

export function word(value: unknown, known: readonly string[], path: Path): string {
  if (known.includes(value as string)) return value as string;
  throw new PositionError(path, unknownWord('word', String(value), known));
}

export function record(value: unknown, path: Path): Raw {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Raw;
  throw new PositionError(path, `expected words with values, found ${JSON.stringify(value)}`);
}

export function list(value: unknown, path: Path): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw new PositionError(path, `expected a list, found ${JSON.stringify(value)}`);
}

export function onlyKnown(what: string, given: Raw, known: readonly string[], path: Path): void {
  const stray = Object.keys(given).find((one) => !known.includes(one));
  if (stray !== undefined) throw new PositionError([...path, stray], unknownWord(what, stray, known));
}
