/** Reads the words of a position; errors name their place. */

import type { Path } from './compile.ts';
import { type Given, PositionError } from './game.ts';
import type { Seat } from './ids.ts';
import { unknownWord } from './nearest.ts';
import { isMapping, isOneOf, isWhole } from './shapes.ts';

/** The names of the seats, which are keys of the position: unique, and different from its other words. */
export function givenSeats({ seats }: Given, others: readonly string[] = []): readonly string[] {
  if (!Array.isArray(seats) || !seats.every((name) => typeof name === 'string'))
    throw new PositionError(['seats'], 'seats should be a list of names');
  seats.forEach((name, i) => {
    if (others.includes(name))
      throw new PositionError(['seats', i], `"${name}" is a word of positions; name the seat otherwise`);
    if (seats.indexOf(name) < i)
      throw new PositionError(['seats', i], `there are two seats called "${name}"`);
  });
  return seats;
}

export function givenSeat(seats: readonly string[], given: unknown, path: Path): Seat {
  const seat = seats.indexOf(String(given));
  if (seat < 0) throw new PositionError(path, unknownWord('seat', String(given), seats));
  return seat;
}

export function givenInteger(given: unknown, path: Path): number {
  if (isWhole(given)) return given;
  throw new PositionError(path, `expected a whole number, found ${JSON.stringify(given)}`);
}

export function givenWithin(from: number, to: number, given: unknown, path: Path): number {
  const number = givenInteger(given, path);
  if (number >= from && number <= to) return number;
  throw new PositionError(path, `expected a number from ${from} to ${to}, found ${number}`);
}

export function givenYes(given: unknown, path: Path): boolean {
  if (given === undefined || typeof given === 'boolean') return given === true;
  throw new PositionError(path, `expected true or false, found ${JSON.stringify(given)}`);
}

export function givenList(given: unknown, path: Path): readonly unknown[] {
  if (Array.isArray(given)) return given;
  throw new PositionError(path, `expected a list, found ${JSON.stringify(given)}`);
}

export function givenRecord(given: unknown, path: Path): Given {
  if (isMapping(given)) return given;
  throw new PositionError(path, `expected words with values, found ${JSON.stringify(given)}`);
}

export function givenWord<W extends string>(given: unknown, known: readonly W[], path: Path): W {
  if (isOneOf(known, given)) return given;
  throw new PositionError(path, unknownWord('word', String(given), known));
}

/** Refuses an unknown word, with the nearest known one. */
export function onlyGiven(what: string, given: Given, known: readonly string[], path: Path): void {
  const stray = Object.keys(given).find((word) => !known.includes(word));
  if (stray !== undefined) throw new PositionError([...path, stray], unknownWord(what, stray, known));
}
