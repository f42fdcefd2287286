import {
  bitOf,
  type Card,
  contentOf,
  createCard,
  happen,
  move,
  type Seat,
  show,
  showAll,
  shuffle,
  takeTop,
} from '@tabard/engine';
import { notice } from './sources.ts';
import type { LampSet, Match } from './state.ts';

// The verbs: steps and words change a match through them. Each reports what happened.

/** Puts every card that is not in the match yet into the deck, and shuffles it. */
export function stock(m: Match): void {
  const here = m.pool.slice();
  contentOf<LampSet>(m).defs.forEach((lamp, def) => {
    if (lamp.custom && !m.customs) return;
    const missing = lamp.copies - here.filter((one) => one === def).length;
    for (let i = 0; i < missing; i++) m.deck.push(createCard(m, def));
  });
  shuffle(m, m.deck);
}

/** Draws from the deck as it is; only a new night makes a new deck of the discard pile. */
export function draw(m: Match, seat: Seat): void {
  const card = takeTop(m, m.deck);
  if (card === undefined) return;
  m.players[seat].hand.push(card);
  show(m, card, bitOf(seat));
  happen(m, 'drew', seat, card);
}

/** Turns a card from a hand face up onto the table or the discard pile. */
export function reveal(m: Match, seat: Seat, card: Card, to: Card[]): void {
  move(card, m.players[seat].hand, to);
  showAll(m, card);
}

export function brighten(m: Match, seat: Seat, light: number): void {
  if (light === 0) return;
  m.players[seat].light += light;
  happen(m, 'brightened', seat, light);
}

/** A lantern loses light, but never more than it has. Gives what was lost. */
export function dim(m: Match, seat: Seat, light: number): number {
  const lost = Math.min(light, m.players[seat].light);
  if (lost === 0) return 0;
  m.players[seat].light -= lost;
  happen(m, 'dimmed', seat, lost);
  notice(m, 'dimmed', seat, lost);
  return lost;
}

/** Shows a whole hand to another seat. */
export function peek(m: Match, seat: Seat, rival: Seat): void {
  for (const card of m.players[rival].hand) show(m, card, bitOf(seat));
  happen(m, 'peeked', seat, rival);
}

/** LL-14: a custom takes the place of the one before. */
export function establish(m: Match, card: Card): void {
  m.discard.push(...m.house);
  m.house.length = 0;
  move(card, m.table, m.house);
  happen(m, 'established', card);
}

export function clearTable(m: Match): void {
  m.discard.push(...m.table);
  m.table.length = 0;
}
