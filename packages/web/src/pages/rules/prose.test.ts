import { expect, it } from 'vitest';
import { piecesOf } from './prose.ts';

const told = (text: string, words: readonly string[] = []) =>
  piecesOf(text, words, (id) => id !== 'AN-GONE-01').map(({ kind, text: part }) => `${kind}:${part}`);

it.each([
  ['plain text', 'Two fight.', [], ['plain:Two fight.']],
  ['a rule id', 'See AN-GEN-02.', [], ['plain:See ', 'rule:AN-GEN-02', 'plain:.']],
  ['an id that is no rule', 'See AN-GONE-01', [], ['plain:See AN-GONE-01']],
  ['found words', 'The dice fall', ['dice'], ['plain:The ', 'found:dice', 'plain: fall']],
  ['found words with accents', 'Un dé tombe', ['de'], ['plain:Un ', 'found:dé', 'plain: tombe']],
  ['the longest of two that begin together', 'dices', ['dice', 'dices'], ['found:dices']],
])('splits %s', (_, text, words, expected) => {
  expect(told(text, words)).toEqual(expected);
});

it('loses no letter', () => {
  const text = 'A tie (AN-COMBAT-03) is rolled again, see TB-01.';
  expect(
    piecesOf(text, ['a', 'tie'], () => true)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
});
