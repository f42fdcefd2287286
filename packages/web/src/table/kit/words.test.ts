import { expect, it } from 'vitest';
import { kitWords, wordsFrom } from './words.ts';

it('the kit has its phrases in every language', () => {
  expect(Object.keys(kitWords.fr)).toEqual(Object.keys(kitWords.en));
});

it('a board uses its own phrases and those of the kit, with French spacing', () => {
  const wordsIn = wordsFrom({ en: { round: 'Round {0}' }, fr: { round: ['Vous : {1}', '{0} : {1}'] } });
  expect([wordsIn('en')('round', 3), wordsIn('en')('skip')]).toEqual(['Round 3', 'Skip']);
  const seats = ['Ada', 'Bo'];
  const told = (seat: number) => wordsIn('fr', { seat, seats })('round', { kind: 'seat', id: 0 }, 2);
  expect([told(0), told(1)]).toEqual(['Vous\u00a0: 2', 'Ada\u00a0: 2']);
});
