import {
  bitOf,
  contentOf,
  createCard,
  EVERYONE,
  type Given,
  InputError,
  type Seat,
  type Setup,
  unknownWord,
} from '@tabard/engine';
import type { LampSet, Match } from './state.ts';
import { stock } from './verbs.ts';

const WORDS = ['seats', 'options', 'seed', 'turn', 'night', 'players', 'deck', 'discard'];
const PLAYER_WORDS = ['light', 'hand'];

/**
 * Lays out a position: the player whose turn it is has drawn and is about to act. Without a `deck` it is what
 * the other words leave of the set; with one, those cards are all there are.
 */
export function position(given: Given, fresh: (setup: Setup) => Match): Match {
  onlyKnown('word of a position', given, WORDS);
  const seats = namesOf(given);
  const m = fresh({
    seed: String(given.seed ?? 'position'),
    seats: seats.length,
    options: mapping('options', given.options ?? {}),
  });
  m.night = wholeNumber('night', given.night ?? 1);
  m.active = seatNamed(seats, given.turn ?? seats[0]);
  const players = mapping('players', given.players ?? {});
  for (const [name, player] of Object.entries(players))
    layPlayer(m, seatNamed(seats, name), mapping(name, player));
  m.discard = takeCards(m, 'discard', given.discard, EVERYONE).reverse();
  m.deck = takeCards(m, 'deck', given.deck, 0).reverse();
  if (given.deck === undefined) stock(m);
  m.stack.push({ proc: 'inn', step: 'act', since: 0, vars: {} });
  return m;
}

/** The same words, read off a match: what rulings may expect of it. */
export function describe(m: Match, seats: readonly string[]): Given {
  const ids = (pile: readonly number[]) => pile.map((card) => defsOf(m)[m.cards.def[card]].id);
  return {
    turn: seats[m.active],
    night: m.night,
    players: Object.fromEntries(
      m.players.map((player, seat) => [seats[seat], { light: player.light, hand: ids(player.hand) }]),
    ),
    deck: ids(m.deck).reverse(),
    discard: ids(m.discard).reverse(),
  };
}

function layPlayer(m: Match, seat: Seat, given: Readonly<Record<string, unknown>>): void {
  onlyKnown('word about a player', given, PLAYER_WORDS);
  m.players[seat].light = wholeNumber('light', given.light ?? 0);
  m.players[seat].hand = takeCards(m, 'hand', given.hand, bitOf(seat));
}

/** Brings the named cards into the match, in their order. */
function takeCards(m: Match, where: string, names: unknown, seen: number): number[] {
  if (names === undefined) return [];
  if (!Array.isArray(names)) throw new InputError(`"${where}" should be a list of cards`);
  return names.map((name) => {
    const card = createCard(m, defNamed(m, name));
    m.cards.seen[card] = seen;
    return card;
  });
}

function defNamed(m: Match, name: unknown): number {
  const defs = defsOf(m);
  const def = defs.findIndex((one) => one.id === name);
  if (def < 0)
    throw new InputError(
      unknownWord(
        'card',
        String(name),
        defs.map((one) => one.id),
      ),
    );
  const { copies } = defs[def];
  if (m.pool.filter((one) => one === def).length < copies) return def;
  throw new InputError(`the card "${name}" is named more than ${copies} times; there are no more copies`);
}

function namesOf(given: Given): readonly string[] {
  const { seats } = given;
  if (!Array.isArray(seats)) throw new InputError('"seats" should be a list of names');
  return seats.map(String);
}

function seatNamed(seats: readonly string[], name: unknown): Seat {
  const seat = seats.indexOf(String(name));
  if (seat < 0) throw new InputError(unknownWord('seat', String(name), seats));
  return seat;
}

function wholeNumber(word: string, value: unknown): number {
  if (Number.isInteger(value)) return value as number;
  throw new InputError(`"${word}" is ${JSON.stringify(value)}; expected a whole number`);
}

function mapping(word: string, value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>;
  throw new InputError(`"${word}" should be a mapping`);
}

function onlyKnown(what: string, given: object, known: readonly string[]): void {
  const stray = Object.keys(given).find((word) => !known.includes(word));
  if (stray !== undefined) throw new InputError(unknownWord(what, stray, known));
}

function defsOf(m: Match) {
  return contentOf<LampSet>(m).defs;
}
