import { shadowOfOmega } from '@tabard/anima';
import { describe, expect, it } from 'vitest';
import { lettersOf } from '../../table/kit/letters.ts';
import { hints } from './hints.ts';
import { words } from './words.ts';

describe('the words of the table', () => {
  it('are there in every language', () => {
    expect(Object.keys(words.fr)).toEqual(Object.keys(words.en));
    expect(Object.keys(hints.fr)).toEqual(Object.keys(hints.en));
  });

  it('hint only at what the game asks', () => {
    const asked = Object.keys(hints.en).filter((kind) => !(`ask.${kind}` in shadowOfOmega.phrases.en));
    expect(asked).toEqual([]);
  });
});

describe('pawns', () => {
  it.each([
    [
      ['You', 'Maren', 'Old Bram'],
      ['Y', 'M', 'O'],
    ],
    [
      ['Mia', 'Max', 'M'],
      ['M', 'A', '3'],
    ],
    [
      ['Émile', '???'],
      ['É', '2'],
    ],
  ])('%j have the letters %j', (names, letters) => {
    expect(lettersOf(names)).toEqual(letters);
  });
});
