import { describe, expect, it } from 'vitest';
import { defaultDraft, formatSeat, newTableOf, parseSeat, withPace, withSeats } from './table-draft.ts';

describe('a table draft', () => {
  it.each([
    [{ min: 2, max: 5 }, ['me', 'open']],
    [{ min: 1, max: 4 }, ['me', 'open']],
    [{ min: 3, max: 6 }, ['me', 'open', 'open']],
    [{ min: 1, max: 1 }, ['me']],
  ])('starts for a game of %j with the seats %j', (seats, kinds) => {
    expect(defaultDraft({ seats }).seats.map(({ kind }) => kind)).toEqual(kinds);
  });

  it('adds open seats and keeps those that were set', () => {
    const draft = {
      ...defaultDraft({ seats: { min: 1, max: 1 } }),
      seats: [parseSeat('me'), parseSeat('greedy')],
    };
    expect(withSeats(draft, 3).seats.map(formatSeat)).toEqual(['me', 'greedy', 'open']);
    expect(withSeats(draft, 1).seats.map(formatSeat)).toEqual(['me']);
  });

  it('has a clock only if it has a time per move', () => {
    const draft = defaultDraft({ seats: { min: 2, max: 5 } });
    expect(newTableOf('g', { ...draft, bank: 60_000 }).clock).toBeNull();
    expect(newTableOf('g', { ...draft, move: 30_000, bank: 60_000 }).clock).toEqual({
      move: 30_000,
      bank: 60_000,
    });
  });

  it('resets the times when the pace changes', () => {
    const draft = { ...defaultDraft({ seats: { min: 2, max: 5 } }), move: 30_000, bank: 60_000 };
    expect(withPace(draft, 'live')).toBe(draft);
    expect(withPace(draft, 'correspondence')).toMatchObject({ move: 0, bank: 0, pace: 'correspondence' });
  });

  it.each(['me', 'open', 'greedy', 'random'])('formats a seat as "%s" and parses it back', (word) => {
    expect(formatSeat(parseSeat(word))).toBe(word);
  });
});
