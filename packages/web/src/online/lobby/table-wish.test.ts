import { describe, expect, it } from 'vitest';
import { firstWish, formatSeat, newTableOf, parseSeat, withPace, withSeats } from './table-wish.ts';

describe('a table draft', () => {
  it.each([
    [{ min: 2, max: 5 }, ['me', 'open']],
    [{ min: 1, max: 4 }, ['me', 'open']],
    [{ min: 3, max: 6 }, ['me', 'open', 'open']],
    [{ min: 1, max: 1 }, ['me']],
  ])('starts for a game of %j with the seats %j', (seats, kinds) => {
    expect(firstWish({ seats }).seats.map(({ kind }) => kind)).toEqual(kinds);
  });

  it('adds open seats and keeps those that were set', () => {
    const wish = {
      ...firstWish({ seats: { min: 1, max: 1 } }),
      seats: [parseSeat('me'), parseSeat('greedy')],
    };
    expect(withSeats(wish, 3).seats.map(formatSeat)).toEqual(['me', 'greedy', 'open']);
    expect(withSeats(wish, 1).seats.map(formatSeat)).toEqual(['me']);
  });

  it('has a clock only if it has a time per move', () => {
    const wish = firstWish({ seats: { min: 2, max: 5 } });
    expect(newTableOf('g', { ...wish, bank: 60_000 }).clock).toBeNull();
    expect(newTableOf('g', { ...wish, move: 30_000, bank: 60_000 }).clock).toEqual({
      move: 30_000,
      bank: 60_000,
    });
  });

  it('resets the times when the pace changes', () => {
    const wish = { ...firstWish({ seats: { min: 2, max: 5 } }), move: 30_000, bank: 60_000 };
    expect(withPace(wish, 'live')).toBe(wish);
    expect(withPace(wish, 'correspondence')).toMatchObject({ move: 0, bank: 0, pace: 'correspondence' });
  });

  it.each(['me', 'open', 'greedy', 'random'])('formats a seat as "%s" and parses it back', (word) => {
    expect(formatSeat(parseSeat(word))).toBe(word);
  });
});
