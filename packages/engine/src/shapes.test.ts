import { describe, expect, it } from 'vitest';
import { isMapping, isObject, isOneOf, isWhole, numbered, recordOf } from './shapes.ts';

describe('a guard', () => {
  it.each([
    [{}, true, true],
    [[], true, false],
    [null, false, false],
    ['text', false, false],
    [undefined, false, false],
  ])('tells whether %j is an object, and a mapping', (value, object, mapping) => {
    expect([isObject(value), isMapping(value)]).toEqual([object, mapping]);
  });

  it('knows whole numbers and words', () => {
    expect([1, 1.5, '1', Number.NaN].map(isWhole)).toEqual([true, false, false, false]);
    expect(['a', 'c', 0, undefined].map((value) => isOneOf(['a', 'b'], value))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('a record by word', () => {
  it('has a value for each word, in order', () => {
    expect(Object.entries(recordOf(['b', 'a'], (word, i) => `${word}${i}`))).toEqual([
      ['b', 'b0'],
      ['a', 'a1'],
    ]);
    expect(numbered(['x', 'y'])).toEqual({ x: 0, y: 1 });
  });
});
