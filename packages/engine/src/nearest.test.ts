import { describe, expect, it } from 'vitest';
import { nearest, unknownWord } from './nearest.ts';

const known = ['draw', 'discard', 'shuffle'];

describe('nearest', () => {
  it.each([
    ['draw', 'draw'],
    ['Drwa', 'draw'],
    ['dicsard', 'discard'],
    ['shufle', 'shuffle'],
    ['zzzzzz', undefined],
    ['x', undefined],
    ['', undefined],
  ])('of "%s" is %s', (word, expected) => {
    expect(nearest(word, known)).toBe(expected);
  });
});

describe('unknownWord', () => {
  it('proposes the nearest word', () => {
    expect(unknownWord('verb', 'drow', known)).toBe('unknown verb "drow"; did you mean "draw"?');
  });

  it('lists the known words when none is near', () => {
    expect(unknownWord('verb', 'xylophone', known)).toBe(
      'unknown verb "xylophone"; expected one of draw, discard, shuffle',
    );
  });

  it('cuts a long list short', () => {
    const many = Array.from({ length: 20 }, (_, i) => `word-number-${i}`);
    expect(unknownWord('verb', '?', many)).toMatch(/word-number-10, …$/);
  });
});
