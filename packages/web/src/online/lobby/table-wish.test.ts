import { describe, expect, it } from 'vitest';
import { firstWish, formatSeat, newTableOf, parseSeat, withPace, withSeats } from './table-wish.ts';

describe('a table that is wished for', () => {
  it.each([
    [{ min: 2, max: 5 }, ['me', 'open']],
    [{ min: 1, max: 4 }, ['me', 'open']],
    [{ min: 3, max: 6 }, ['me', 'open', 'open']],
    [{ min: 1, max: 1 }, ['me']],
  ])('has at first for a game of %j the seats %j', (seats, kinds) => {
    expect(firstWish({ seats }).seats.map(({ kind }) => kind)).toEqual(kinds);
  });

  it('gives further seats to whoever comes, and keeps those that were chosen', () => {
    const wish = {
      ...firstWish({ seats: { min: 1, max: 1 } }),
      seats: [parseSeat('me'), parseSeat('greedy')],
    };
    expect(withSeats(wish, 3).seats.map(formatSeat)).toEqual(['me', 'greedy', 'open']);
    expect(withSeats(wish, 1).seats.map(formatSeat)).toEqual(['me']);
  });

  it('has a clock only where a move has a time', () => {
    const wish = firstWish({ seats: { min: 2, max: 5 } });
    expect(newTableOf('g', { ...wish, bank: 60_000 }).clock).toBeNull();
    expect(newTableOf('g', { ...wish, move: 30_000, bank: 60_000 }).clock).toEqual({
      move: 30_000,
      bank: 60_000,
    });
  });

  it('loses the times of one pace with the other', () => {
    const wish = { ...firstWish({ seats: { min: 2, max: 5 } }), move: 30_000, bank: 60_000 };
    expect(withPace(wish, 'live')).toBe(wish);
    expect(withPace(wish, 'correspondence')).toMatchObject({ move: 0, bank: 0, pace: 'correspondence' });
  });

  it.each(['me', 'open', 'greedy', 'random'])('names a seat "%s" and finds it again', (word) => {
    expect(formatSeat(parseSeat(word))).toBe(word);
  });
});
