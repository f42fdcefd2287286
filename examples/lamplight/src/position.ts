import {
  bitOf,
  contentOf,
  createCard,
  EVERYONE,
  type Given,
  givenInteger,
  givenList,
  givenRecord,
  givenSeat,
  givenSeats,
  onlyGiven,
  type Path,
  PositionError,
  type Seat,
  type Setup,
  unknownWord,
} from '@tabard/engine';
import type { LampSet, Match } from './state.ts';
import { stock } from './verbs.ts';

const WORDS = ['turn', 'night', 'deck', 'discard', 'house'];
const PLAYER_WORDS = ['light', 'hand'];
/** What a host adds to the words of a position. */
const HOST_WORDS = ['seats', 'options', 'dice'];

/**
 * Lays out a position: the player whose turn it is has drawn and is about to act. Without a `deck` it is what
 * the other words leave of the set; with one, the cards that are named are all there are.
 */
export function position(given: Given, fresh: (setup: Setup) => Match): Match {
  const seats = givenSeats(given);
  onlyGiven('word of a position', given, [...WORDS, ...seats, ...HOST_WORDS], []);
  const m = fresh({
    seed: 'position',
    seats: seats.length,
    options: givenRecord(given.options ?? {}, ['options']),
  });
  m.active = givenSeat(seats, given.turn ?? seats[0], ['turn']);
  m.night = givenInteger(given.night ?? 1, ['night']);
  seats.forEach((name, seat) => {
    layPlayer(m, seat, givenRecord(given[name] ?? {}, [name]), [name]);
  });
  m.house = takeCards(m, given.house, EVERYONE, ['house']);
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
    house: names(m.house),
    ...Object.fromEntries(players),
  };
}

function layPlayer(m: Match, seat: Seat, given: Given, path: Path): void {
  onlyGiven('word about a player', given, PLAYER_WORDS, path);
  m.players[seat].light = givenInteger(given.light ?? 0, [...path, 'light']);
  m.players[seat].hand = takeCards(m, given.hand, bitOf(seat), [...path, 'hand']);
}

/** Brings the named cards into the match, in their order. */
function takeCards(m: Match, names: unknown, seen: number, path: Path): number[] {
  return givenList(names ?? [], path).map((name, i) => {
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

function defsOf(m: Match) {
  return contentOf<LampSet>(m).defs;
}
