import {
  bitOf,
  contentOf,
  createCard,
  EVERYONE,
  type Given,
  PositionError,
  type Seat,
  type Setup,
  unknownWord,
} from '@tabard/engine';
import type { LampSet, Match } from './state.ts';
import { stock } from './verbs.ts';

type Path = readonly (string | number)[];
type Mapping = Readonly<Record<string, unknown>>;

const WORDS = ['turn', 'night', 'deck', 'discard'];
const PLAYER_WORDS = ['light', 'hand'];
/** What a host adds to the words of a position. */
const HOST_WORDS = ['seats', 'options', 'dice'];

/**
 * Lays out a position: the player whose turn it is has drawn and is about to act. Without a `deck` it is what
 * the other words leave of the set; with one, the cards that are named are all there are.
 */
export function position(given: Given, fresh: (setup: Setup) => Match): Match {
  const seats = seatsIn(given);
  onlyKnown('word of a position', given, [...WORDS, ...seats, ...HOST_WORDS], []);
  const m = fresh({ seed: 'position', seats: seats.length, options: mapping(given.options, ['options']) });
  m.active = seatNamed(seats, given.turn ?? seats[0], ['turn']);
  m.night = wholeNumber(given.night ?? 1, ['night']);
  seats.forEach((name, seat) => {
    layPlayer(m, seat, mapping(given[name], [name]), [name]);
  });
  m.discard = takeCards(m, given.discard, EVERYONE, ['discard']).reverse();
  m.deck = takeCards(m, given.deck, 0, ['deck']).reverse();
  if (given.deck === undefined) stock(m);
  m.stack.push({ proc: 'inn', step: 'act', since: 0, vars: {} });
  return m;
}

/** The same words, read off a match: what rulings may expect of it. Piles are told from the top. */
export function describe(m: Match, seats: readonly string[]): Given {
  const names = (pile: readonly number[]) => pile.map((card) => defsOf(m)[m.cards.def[card]].names.en);
  const players = m.players.map(({ light, hand }, seat) => [seats[seat], { light, hand: names(hand) }]);
  return {
    turn: seats[m.active],
    night: m.night,
    deck: names(m.deck).reverse(),
    discard: names(m.discard).reverse(),
    ...Object.fromEntries(players),
  };
}

function layPlayer(m: Match, seat: Seat, given: Mapping, path: Path): void {
  onlyKnown('word about a player', given, PLAYER_WORDS, path);
  m.players[seat].light = wholeNumber(given.light ?? 0, [...path, 'light']);
  m.players[seat].hand = takeCards(m, given.hand, bitOf(seat), [...path, 'hand']);
}

/** Brings the named cards into the match, in their order. */
function takeCards(m: Match, names: unknown, seen: number, path: Path): number[] {
  if (names === undefined) return [];
  if (!Array.isArray(names)) throw new PositionError(path, 'expected a list of cards');
  return names.map((name, i) => {
    const card = createCard(m, defNamed(m, name, [...path, i]));
    m.cards.seen[card] = seen;
    return card;
  });
}

function defNamed(m: Match, name: unknown, path: Path): number {
  const names = defsOf(m).map((lamp) => lamp.names.en);
  const def = names.findIndex((one) => one.toLowerCase() === String(name).toLowerCase());
  if (def < 0) throw new PositionError(path, unknownWord('card', String(name), names));
  const { copies } = defsOf(m)[def];
  if (m.pool.filter((one) => one === def).length < copies) return def;
  throw new PositionError(path, `there are only ${copies} copies of ${names[def]}`);
}

function seatsIn({ seats }: Given): readonly string[] {
  if (Array.isArray(seats)) return seats.map(String);
  throw new PositionError(['seats'], 'expected a list of names');
}

function seatNamed(seats: readonly string[], name: unknown, path: Path): Seat {
  const seat = seats.indexOf(String(name));
  if (seat < 0) throw new PositionError(path, unknownWord('seat', String(name), seats));
  return seat;
}

function wholeNumber(value: unknown, path: Path): number {
  if (Number.isInteger(value)) return value as number;
  throw new PositionError(path, `expected a whole number, found ${JSON.stringify(value)}`);
}

function mapping(value: unknown, path: Path): Mapping {
  if (value === undefined) return {};
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Mapping;
  throw new PositionError(path, `expected words with values, found ${JSON.stringify(value)}`);
}

function onlyKnown(what: string, given: Mapping, known: readonly string[], path: Path): void {
  const stray = Object.keys(given).find((word) => !known.includes(word));
  if (stray !== undefined) throw new PositionError([...path, stray], unknownWord(what, stray, known));
}

function defsOf(m: Match) {
  return contentOf<LampSet>(m).defs;
}
