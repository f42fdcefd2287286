import { describe, expect, it } from 'vitest';
import { toy } from '../test/toy.ts';
import { knows, showAll } from './cards.ts';
import type { Card, Seat } from './ids.ts';

describe('a flavoured id', () => {
  it('is not assignable to another kind, while a plain number is assignable to any', () => {
    const m = toy.create({ seed: 'ids', seats: 2 });
    const seat: Seat = 0;
    const card: Card = m.deck[0];
    // @ts-expect-error a seat is no card
    showAll(m, seat);
    showAll(m, card);
    showAll(m, 3);
    // @ts-expect-error a card is no seat
    knows(m, card, card);
    expect(knows(m, seat, card)).toBe(true);
  });
});
