import { describe, expect, it } from 'vitest';
import { InputError, type OptionsSpec, parseOptions } from './options.ts';

const spec: OptionsSpec = {
  edition: { type: 'choice', values: ['first', 'revised'], default: 'revised' },
  draft: { type: 'flag', default: false },
  rounds: { type: 'number', min: 1, max: 9, default: 3 },
};

describe('parseOptions', () => {
  it('takes the default of what is not given', () => {
    expect(parseOptions(spec)).toEqual({ edition: 'revised', draft: false, rounds: 3 });
  });

  it.each([
    [{ edition: 'first', draft: true, rounds: 9 }],
    [{ edition: 'first', draft: 'true', rounds: '9' }],
  ])('reads %j', (given) => {
    expect(parseOptions(spec, given)).toEqual({ edition: 'first', draft: true, rounds: 9 });
  });

  it.each([
    [{ editon: 'first' }, 'unknown option "editon"; did you mean "edition"?'],
    [{ edition: 'frist' }, 'option "edition": unknown value "frist"; did you mean "first"?'],
    [{ draft: 'yes' }, 'option "draft" is "yes"; expected true or false'],
    [{ rounds: 0 }, 'option "rounds" is 0; expected a whole number from 1 to 9'],
    [{ rounds: '' }, 'option "rounds" is ""; expected a whole number from 1 to 9'],
    [{ rounds: 1.5 }, 'option "rounds" is 1.5; expected a whole number from 1 to 9'],
    [{ rounds: null }, 'option "rounds" is null; expected a whole number from 1 to 9'],
    [{ rounds: true }, 'option "rounds" is true; expected a whole number from 1 to 9'],
  ])('refuses %j', (given, sentence) => {
    expect(() => parseOptions(spec, given)).toThrow(new InputError(sentence));
  });
});
