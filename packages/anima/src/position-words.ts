/** Finds what the words of a position name: an unknown one is refused with the nearest known. */
import { givenList, givenSeat, type Path, PositionError, type Seat, unknownWord } from '@tabard/engine';
import { type OmegaDef, omegaContent } from './defs.ts';
import type { Omega } from './state.ts';

/** A match that is being laid out, with the names of its seats. */
export interface Setting {
  readonly m: Omega;
  readonly seats: readonly string[];
}

export function takeAll(
  s: Setting,
  written: unknown,
  path: Path,
  to: number[],
  seen: number,
  type: OmegaDef['type'],
): void {
  givenList(written, path).forEach((name, i) => {
    const card = findCard(s, name, [...path, i], type);
    const deck = Object.values(s.m.decks).find((pile) => pile.includes(card));
    if (!deck) throw new PositionError([...path, i], `"${name}" is somewhere else in this position already`);
    deck.splice(deck.indexOf(card), 1);
    to.push(card);
    s.m.cards.seen[card] = seen;
  });
}

function findCard(s: Setting, name: unknown, path: Path, type: OmegaDef['type']): number {
  const { defs } = omegaContent(s.m);
  const fitting = defs.filter((def) => def.type === type);
  const index = defs.findIndex(
    (def, at) => def.type === type && isCalled(def, name) && s.m.cards.def.includes(at),
  );
  if (index < 0)
    throw new PositionError(
      path,
      unknownWord(
        type,
        String(name),
        fitting.map((def) => def.names.en),
      ),
    );
  return s.m.cards.def.indexOf(index);
}

function isCalled(def: OmegaDef, name: unknown): boolean {
  return typeof name === 'string' && (def.id === name || def.names.en.toLowerCase() === name.toLowerCase());
}

export function among(s: Setting, cards: readonly number[], name: unknown, path: Path, what: string): number {
  const { defs } = omegaContent(s.m);
  const found = cards.find((card) => isCalled(defs[s.m.cards.def[card]], name));
  if (found === undefined)
    throw new PositionError(
      path,
      unknownWord(
        what,
        String(name),
        cards.map((card) => defs[s.m.cards.def[card]].names.en),
      ),
    );
  return found;
}

export function areaNamed(s: Setting, name: unknown, path: Path): number {
  if (name === 'outside') return -1;
  return among(
    s,
    s.m.places.map((place) => place.area[0]),
    name,
    path,
    'Area in play',
  );
}

export function seatNamed(s: Setting, name: unknown, path: Path): Seat {
  return givenSeat(s.seats, name, path);
}
