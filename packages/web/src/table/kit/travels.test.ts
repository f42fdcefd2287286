import { describe, expect, it } from 'vitest';
import { type Lying, travelsOf } from './travels.ts';

describe('the travels of cards', () => {
  it('lead from one zone to another, and are absent for cards that stay', () => {
    const before: Lying = new Map([
      [7, 'hand-0'],
      [8, 'hand-0'],
    ]);
    const now: Lying = new Map([
      [7, 'played'],
      [8, 'hand-0'],
    ]);
    expect(travelsOf(before, now, [])).toEqual([{ card: 7, from: 'before' }]);
  });

  it('begin at a spot for a card that was not visible before', () => {
    const arrivals = [{ card: 7, from: 'deck' }];
    expect(travelsOf(new Map(), new Map([[7, 'hand-0']]), arrivals)).toEqual([{ card: 7, from: 'deck' }]);
  });

  it('are absent for a card without an event', () => {
    expect(travelsOf(new Map(), new Map([[7, 'areas']]), [])).toEqual([]);
  });

  it('lead a back from spot to spot', () => {
    const unseen = { from: 'deck', to: 'seat-2', back: 'deck' };
    expect(travelsOf(new Map(), new Map(), [unseen])).toEqual([unseen]);
  });
});
