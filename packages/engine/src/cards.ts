import { contentOf } from './content.ts';
import type { Card, Def, Seat } from './ids.ts';
import { bitOf, EVERYONE, type MatchState, newInformation, ScriptError } from './match.ts';
import { below } from './rng.ts';

/** Adds a card with this definition to the match, unknown to all; the caller puts it into a zone. */
export function createCard(m: MatchState, def: Def): Card {
  m.cards.def.push(def);
  m.cards.seen.push(0);
  // The pool is public: keeping it sorted hides the order in which the cards were created.
  let at = m.pool.length;
  while (at > 0 && m.pool[at - 1] > def) at--;
  m.pool = m.pool.toSpliced(at, 0, def);
  return m.cards.def.length - 1;
}

/**
 * Removes every card created since the match had `mark` cards. The caller empties their zones; their instance numbers are
 * used again. A face-down card that stays must have a back that none of them has, because resampling permutes the
 * numbers of unknown cards among those of one back.
 */
export function unmakeCards(m: MatchState, mark: number): void {
  const gone = m.cards.def.slice(mark).sort((a, b) => a - b);
  m.cards.def.length = mark;
  m.cards.seen.length = mark;
  let at = 0;
  // Both lists are in order.
  m.pool = m.pool.filter((def) => {
    if (def !== gone[at]) return true;
    at++;
    return false;
  });
  m.laid = m.laid.filter((card) => card < mark);
}

export function knows(m: MatchState, seat: Seat, card: Card): boolean {
  return (m.cards.seen[card] & bitOf(seat)) !== 0;
}

/** Shows a card's face to the seats of a mask. */
export function show(m: MatchState, card: Card, mask: number): void {
  if ((m.cards.seen[card] & mask) === mask) return;
  m.cards.seen[card] |= mask;
  newInformation(m);
  if (m.laid.length) noteUse(m, card);
}

/** Shows a card to another seat. Always new information: undo must not reveal that the seat knew it already. */
export function showOther(m: MatchState, card: Card, seat: Seat): void {
  show(m, card, bitOf(seat));
  newInformation(m);
}

/** A laid-out card counts as used once it is drawn or seen. */
function noteUse(m: MatchState, card: Card): void {
  m.laid = m.laid.filter((laid) => laid !== card);
}

export function showAll(m: MatchState, card: Card): void {
  show(m, card, EVERYONE);
}

/** Takes a card out of a zone. */
export function remove(zone: Card[], card: Card): void {
  const at = zone.indexOf(card);
  if (at < 0) throw new Error(`card ${card} is not in the zone it should leave`);
  zone.splice(at, 1);
}

/** Moves a card from one zone to the top of another; who knows it does not change. */
export function move(card: Card, from: Card[], to: Card[]): void {
  remove(from, card);
  to.push(card);
}

/**
 * Moves one of several cards while only the seats of the mask see which. The others lose their knowledge of it and of
 * those that stay: one known card would reveal which was moved.
 */
export function moveUnseen(m: MatchState, card: Card, from: Card[], to: Card[], mask: number): void {
  if (from.length > 1) forget(m, from, mask);
  move(card, from, to);
}

/** Clears the knowledge of these cards for every seat outside the mask and permutes their instance numbers. */
export function forget(m: MatchState, cards: readonly Card[], mask: number): void {
  for (const card of cards) m.cards.seen[card] &= mask;
}

/**
 * Shuffles a pile. Nobody knows its cards afterwards, and their instance numbers are permuted, so that seeing a card
 * later does not reveal its place in the pile.
 */
export function shuffle(m: MatchState, pile: Card[]): void {
  newInformation(m);
  const { def, seen } = m.cards;
  const defs = contentOf(m).defs;
  for (let i = pile.length - 1; i > 0; i--) {
    const j = below(m.rng, i + 1);
    const held = pile[i];
    pile[i] = pile[j];
    pile[j] = held;
  }
  for (let i = pile.length - 1; i >= 0; i--) {
    const card = pile[i];
    const { back } = defs[def[card]];
    let other = pile[below(m.rng, i + 1)];
    while (defs[def[other]].back !== back) other = pile[below(m.rng, i + 1)];
    const face = def[card];
    def[card] = def[other];
    def[other] = face;
    seen[card] = 0;
  }
}

/**
 * Takes the top card of a deck, shuffling the discard pile into a new deck when the deck is empty.
 * Returns undefined when both are empty.
 */
export function takeTop(m: MatchState, deck: Card[], discard?: Card[]): Card | undefined {
  if (!deck.length && discard?.length) {
    if (m.scripted) throw new ScriptError('a deck ran out and its discard pile would be shuffled by chance');
    deck.push(...discard);
    discard.length = 0;
    shuffle(m, deck);
  }
  const card = deck.pop();
  if (card === undefined) return undefined;
  newInformation(m);
  if (m.laid.length) noteUse(m, card);
  return card;
}
