import type { MatchEvent } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { type Lying, travelsOf } from './travels.ts';

const NOTHING: Lying = new Map();
const known = (card: number) => ({ card, def: 3, seen: 1 });
const unknown = { card: -1, def: -4, seen: 0 };
const event = (type: string, ...args: MatchEvent['args']): MatchEvent => ({ type, args });

describe('the travels of cards', () => {
  it('lead from one zone to another, and nowhere for what stays', () => {
    const before: Lying = new Map([
      [7, 'hand-0'],
      [8, 'hand-0'],
    ]);
    const now: Lying = new Map([
      [7, 'played'],
      [8, 'hand-0'],
    ]);
    expect(travelsOf(before, now, [], 0)).toEqual([{ card: 7, from: 'before' }]);
  });

  it.each<[string, MatchEvent, string]>([
    ['a card one draws from the deck', event('drew', 0, known(7)), 'deck-advantage'],
    ['a Character that joins from theirs', event('joined', 2, known(7)), 'deck-character'],
    ['an Area that comes into play from theirs', event('area-entered', known(7)), 'deck-area'],
    ['a card one steals from its owner', event('stole', 0, 3, known(7)), 'seat-3'],
    ['a card another plays from that seat', event('played', 2, known(7)), 'seat-2'],
  ])('bring %s', (_, happened, from) => {
    expect(travelsOf(NOTHING, new Map([[7, 'somewhere']]), [happened], 0)).toEqual([{ card: 7, from }]);
  });

  it('begin where the card came from first, whatever happened to it later', () => {
    const events = [event('drew', 0, known(7)), event('played', 0, known(7))];
    expect(travelsOf(NOTHING, new Map([[7, 'played']]), events, 0)).toEqual([
      { card: 7, from: 'deck-advantage' },
    ]);
  });

  it('show only the back of what others take', () => {
    const events = [event('drew', 2, unknown), event('stole', 1, 2, unknown)];
    expect(travelsOf(NOTHING, NOTHING, events, 0)).toEqual([
      { from: 'deck-advantage', to: 'seat-2' },
      { from: 'seat-2', to: 'seat-1' },
    ]);
  });

  it('are none for a card that nothing tells of', () => {
    expect(travelsOf(NOTHING, new Map([[7, 'areas']]), [], 0)).toEqual([]);
  });
});
