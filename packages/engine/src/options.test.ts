import { describe, expect, it } from 'vitest';
import {
  choiceIn,
  flagIn,
  InputError,
  isOptionInUse,
  numberIn,
  type OptionsSpec,
  optionsOfSeat,
  parseOptions,
  textIn,
  withSeatOptions,
} from './options.ts';

const spec: OptionsSpec = {
  edition: { type: 'choice', values: ['first', 'revised'], default: 'revised' },
  draft: { type: 'flag', default: false },
  rounds: { type: 'number', min: 1, max: 9, default: 3 },
  motto: { type: 'text', most: 5, default: '' },
};

describe('parseOptions', () => {
  it('fills in defaults', () => {
    expect(parseOptions(spec)).toEqual({ edition: 'revised', draft: false, rounds: 3, motto: '' });
  });

  it('accepts a number for a choice among numbers', () => {
    const points: OptionsSpec = { points: { type: 'choice', values: ['8', '5'], default: '8' } };
    expect(parseOptions(points, { points: 5 })).toEqual({ points: '5' });
    expect(() => parseOptions(points, { points: 6 })).toThrow('option "points": unknown value "6"');
  });

  it.each([
    [{ edition: 'first', draft: true, rounds: 9, motto: 'hi' }],
    [{ edition: 'first', draft: 'true', rounds: '9', motto: 'hi' }],
  ])('reads %j', (given) => {
    expect(parseOptions(spec, given)).toEqual({ edition: 'first', draft: true, rounds: 9, motto: 'hi' });
  });

  it.each([
    [{ editon: 'first' }, 'unknown option "editon"; did you mean "edition"?'],
    [{ edition: 'frist' }, 'option "edition": unknown value "frist"; did you mean "first"?'],
    [{ draft: 'yes' }, 'option "draft" is "yes"; expected true or false'],
    [{ motto: 'too long' }, 'option "motto" should be a text of at most 5 characters'],
    [{ motto: 7 }, 'option "motto" should be a text of at most 5 characters'],
    [{ rounds: 0 }, 'option "rounds" is 0; expected a whole number from 1 to 9'],
    [{ rounds: '' }, 'option "rounds" is ""; expected a whole number from 1 to 9'],
    [{ rounds: 1.5 }, 'option "rounds" is 1.5; expected a whole number from 1 to 9'],
    [{ rounds: null }, 'option "rounds" is null; expected a whole number from 1 to 9'],
    [{ rounds: true }, 'option "rounds" is true; expected a whole number from 1 to 9'],
  ])('refuses %j', (given, sentence) => {
    expect(() => parseOptions(spec, given)).toThrow(new InputError(sentence));
  });
});

describe('a parsed option', () => {
  const options = parseOptions(spec, { motto: 'hi' });

  it('is read by its type', () => {
    expect(flagIn(options, 'draft')).toBe(false);
    expect(numberIn(options, 'rounds')).toBe(3);
    expect(textIn(options, 'motto')).toBe('hi');
    expect(choiceIn(options, 'edition', ['first', 'revised'])).toBe('revised');
  });

  it.each([
    ['a flag', () => flagIn(options, 'rounds'), 'option "rounds" is 3; the rules expected a flag'],
    ['a number', () => numberIn(options, 'motto'), 'option "motto" is "hi"; the rules expected a number'],
    ['a text', () => textIn(options, 'draft'), 'option "draft" is false; the rules expected a text'],
    [
      'a choice',
      () => choiceIn(options, 'edition', ['third']),
      'option "edition" is "revised"; the rules expected third',
    ],
  ])('read as %s that it is not is a fault of the rules', (_what, read, sentence) => {
    expect(read).toThrow(new Error(sentence));
  });
});

describe('an option of a seat', () => {
  const duel: OptionsSpec = {
    mode: { type: 'choice', values: ['duel', 'story'], default: 'duel' },
    first: { type: 'choice', values: ['owl', 'fox'], default: 'owl', seat: 0, when: [{ mode: ['duel'] }] },
    second: { type: 'choice', values: ['owl', 'fox'], default: 'fox', seat: 1, when: [{ mode: ['duel'] }] },
  };

  it('is in use where the others have the values it needs, and where the seat is there', () => {
    const inUse = (name: string, seats: number, options = {}) =>
      isOptionInUse(duel, name, { options, seats });
    expect(inUse('mode', 1)).toBe(true);
    expect(inUse('second', 2)).toBe(true);
    expect(inUse('second', 1)).toBe(false);
    expect(inUse('first', 2, { mode: 'story' })).toBe(false);
  });

  it('is chosen by its player and by nobody else', () => {
    const options = parseOptions(duel);
    expect(optionsOfSeat(duel, 1)).toEqual(['second']);
    expect(withSeatOptions(duel, options, 1, { second: 'owl' })).toEqual({ ...options, second: 'owl' });
    expect(() => withSeatOptions(duel, options, 1, { first: 'fox' })).toThrow(
      new InputError('option "first" is not for seat 1 to choose; expected second'),
    );
    expect(() => withSeatOptions(duel, options, 1, { second: 'hen' })).toThrow('unknown value "hen"');
  });
});
