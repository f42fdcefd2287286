import { twilightOfTheGods } from '@tabard/anima';
import { expect, it } from 'vitest';
import { hints } from './hints.ts';

it('hints at what the game asks, in every language', () => {
  expect(Object.keys(hints.fr)).toEqual(Object.keys(hints.en));
  const strays = Object.keys(hints.en).filter((kind) => !(`ask.${kind}` in twilightOfTheGods.phrases.en));
  expect(strays).toEqual([]);
});
