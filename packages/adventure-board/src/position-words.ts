/** How the words of a position find cards, spaces and levels. */
import { type Card, type Path, PositionError, type Seat, titlesOf, unknownWord } from '@tabard/engine';
import { type BoardDef, boardContent, LEVELS, type Level } from './defs.ts';
import type { Match, Space } from './state.ts';

/** A position while it is laid out. */
export interface Setting {
  readonly m: Match;
  readonly seats: readonly string[];
}

function isSame(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}

export function spaceNamed({ m }: Setting, given: unknown, path: Path): Space {
  const { spaces } = boardContent(m).map;
  const at = spaces.findIndex(({ id, names }) =>
    [id, ...titlesOf(names)].some((name) => isSame(name, String(given))),
  );
  if (at >= 0) return at;
  throw new PositionError(
    path,
    unknownWord(
      'space',
      String(given),
      spaces.map(({ names }) => names.en),
    ),
  );
}

export function levelNamed(given: unknown, path: Path): number {
  const level = LEVELS.indexOf(given as Level);
  if (level >= 0) return level;
  throw new PositionError(path, unknownWord('level', String(given), LEVELS));
}

/** How a card is called: a Challenge card by its Encounter, by its Item, or by both with a slash between them. */
export type Side = 'front' | 'item';

export function namesOf(m: Match, def: BoardDef, side: Side): string[] {
  const { encounters, items } = boardContent(m);
  if (def.type !== 'challenge' || def.event) return [def.names.en];
  const front = encounters[def.encounter].names.en;
  const item = items[def.item].names.en;
  return side === 'item' ? [item] : [front, `${front} / ${item}`];
}

/** Takes the named cards out of where they lie, in the order in which they are named. */
export function takeCards(
  s: Setting,
  given: unknown,
  path: Path,
  from: readonly Card[][],
  side: Side,
): Card[] {
  if (!Array.isArray(given)) throw new PositionError(path, `expected a list, found ${JSON.stringify(given)}`);
  return given.map((name, i) => takeCard(s, name, [...path, i], from, side));
}

export function takeCard(
  { m }: Setting,
  given: unknown,
  path: Path,
  from: readonly Card[][],
  side: Side,
): Card {
  const { defs } = boardContent(m);
  const named = (card: Card) => namesOf(m, defs[m.cards.def[card]], side);
  for (const zone of from) {
    const at = zone.findIndex((card) => named(card).some((name) => isSame(name, String(given))));
    if (at >= 0) return zone.splice(at, 1)[0];
  }
  const known = [...new Set(from.flatMap((zone) => zone.flatMap(named)))];
  throw new PositionError(path, unknownWord('card', String(given), known));
}

export function characterNamed({ m }: Setting, given: unknown, path: Path): number {
  const { defs } = boardContent(m);
  const at = defs.findIndex(
    (def) =>
      def.type === 'character' &&
      [def.id, def.class, def.names.en].some((name) => isSame(name, String(given))),
  );
  if (at >= 0) return at;
  const known = defs.flatMap((def) => (def.type === 'character' ? [def.class, def.names.en] : []));
  throw new PositionError(path, unknownWord('Character', String(given), known));
}

/** The Character a seat has where none is given: that of the same place in the set. */
export function usualCharacter({ m }: Setting, seat: Seat): number {
  const free = boardContent(m).defs.flatMap(({ type }, def) =>
    type === 'character' && !m.heroes.some((hero) => hero.def === def) ? [def] : [],
  );
  const wanted = boardContent(m).defs.flatMap(({ type }, def) => (type === 'character' ? [def] : []))[seat];
  return free.includes(wanted) ? wanted : free[0];
}
