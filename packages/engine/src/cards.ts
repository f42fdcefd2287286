import { contentOf } from './content.ts';
import type { Card, Def, Seat } from './ids.ts';
import { bitOf, EVERYONE, type MatchState, newInformation, ScriptError } from './match.ts';
import { below } from './rng.ts';

/** Brings a card with this definition into the match, unknown to all; the caller puts it into a zone. */
export function createCard(m: MatchState, def: Def): Card {
  m.cards.def.push(def);
  m.cards.seen.push(0);
  // Everybody sees the pool: sorted, it does not tell in which order the cards came.
  let at = m.pool.length;
  while (at > 0 && m.pool[at - 1] > def) at--;
  if (at === m.pool.length) m.pool.push(def);
  else m.pool.splice(at, 0, def);
  return m.cards.def.length - 1;
}

/**
 * Takes every card out of the match that was made since there were `mark` cards, with its face and with who knew it. The
 * caller empties the zones they lay in; the next cards have their numbers again. A face-down card that stays needs a back
 * that none of them has: resampling deals the numbers of unknown cards anew among those of one back.
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

/** Lets the seats of a mask see a card's face. */
export function show(m: MatchState, card: Card, mask: number): void {
  if ((m.cards.seen[card] & mask) === mask) return;
  m.cards.seen[card] |= mask;
  newInformation(m);
  if (m.laid.length) noteUse(m, card);
}

/** Shows a card to another seat. Always new information: whoever may take back must not learn that it was known there. */
export function showOther(m: MatchState, card: Card, seat: Seat): void {
  show(m, card, bitOf(seat));
  newInformation(m);
}

/** A card laid out beforehand has served once it is drawn or seen. */
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

/** Moves a card from one zone onto another; who knows it stays as it was. */
export function move(card: Card, from: Card[], to: Card[]): void {
  remove(from, card);
  to.push(card);
}

/**
 * Moves a card out of several while only the seats of the mask see which one it is. The others no longer know
 * that card nor those that stay: with one of them known, they could tell which it was.
 */
export function moveUnseen(m: MatchState, card: Card, from: Card[], to: Card[], mask: number): void {
  if (from.length > 1) forget(m, from, mask);
  move(card, from, to);
}

/** Cards change places among themselves, and only the seats of the mask still know which lies where. */
export function forget(m: MatchState, cards: readonly Card[], mask: number): void {
  for (const card of cards) m.cards.seen[card] &= mask;
}

/**
 * Shuffles a pile. Nobody knows any of its cards afterwards, and the instance numbers are dealt anew
 * among them, so that no later sight of a card tells where in the pile it lay.
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
 * Takes the top card of a deck, making a new deck of the discard pile when the deck is used up.
 * Gives undefined when both are empty.
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
