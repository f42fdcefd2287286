import { describe, expect, it } from 'vitest';
import { PositionError } from './game.ts';
import {
  givenInteger,
  givenList,
  givenRecord,
  givenSeat,
  givenSeats,
  givenWithin,
  givenWord,
  givenYes,
  onlyGiven,
} from './given.ts';

/** Where and why something was refused. */
function refusal(read: () => unknown): string {
  try {
    read();
  } catch (problem) {
    if (problem instanceof PositionError) return `${problem.path.join('.')}: ${problem.message}`;
    throw problem;
  }
  return 'accepted';
}

describe('the words of a position', () => {
  it('are read with their types', () => {
    expect(givenSeats({ seats: ['Ada', 'Ben'] })).toEqual(['Ada', 'Ben']);
    expect(givenSeat(['Ada', 'Ben'], 'Ben', ['turn'])).toBe(1);
    expect(givenInteger(-3, ['turn'])).toBe(-3);
    expect(givenWithin(0, 5, 5, ['round'])).toBe(5);
    expect([givenYes(undefined, ['lost']), givenYes(true, ['lost'])]).toEqual([false, true]);
    expect(givenList([1], ['deck'])).toEqual([1]);
    expect(givenRecord({ a: 1 }, ['Ada'])).toEqual({ a: 1 });
    expect(givenWord('act', ['act', 'end'], ['step'])).toBe('act');
    expect(refusal(() => onlyGiven('word', { turn: 1 }, ['turn'], []))).toBe('accepted');
  });

  it.each<[string, () => unknown, string]>([
    ['no names', () => givenSeats({ seats: 'Ada' }), 'seats: seats should be a list of names'],
    ['names that are numbers', () => givenSeats({ seats: [1] }), 'seats: seats should be a list of names'],
    [
      'a stranger',
      () => givenSeat(['Ada'], 'Adda', ['turn']),
      'turn: unknown seat "Adda"; did you mean "Ada"?',
    ],
    [
      'a seat named as a word',
      () => givenSeats({ seats: ['Ada', 'turn'] }, ['turn']),
      'seats.1: "turn" is a word of positions; name the seat otherwise',
    ],
    [
      'two seats of one name',
      () => givenSeats({ seats: ['Ada', 'Ada'] }),
      'seats.1: there are two seats called "Ada"',
    ],
    [
      'a number out of bounds',
      () => givenWithin(0, 5, 6, ['round']),
      'round: expected a number from 0 to 5, found 6',
    ],
    ['a yes that is a text', () => givenYes('yes', ['lost']), 'lost: expected true or false, found "yes"'],
    ['a fraction', () => givenInteger(1.5, ['turn']), 'turn: expected a whole number, found 1.5'],
    ['no list', () => givenList('moth', ['deck']), 'deck: expected a list, found "moth"'],
    ['no mapping', () => givenRecord([], ['Ada']), 'Ada: expected words with values, found []'],
    [
      'an unknown word',
      () => givenWord('acd', ['act', 'end'], ['step']),
      'step: unknown word "acd"; did you mean "act"?',
    ],
    [
      'a stray key',
      () => onlyGiven('word', { turm: 1 }, ['turn'], ['Ada']),
      'Ada.turm: unknown word "turm"; did you mean "turn"?',
    ],
  ])('refuse %s with the place', (_, read, told) => {
    expect(refusal(read)).toBe(told);
  });
});
