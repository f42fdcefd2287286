import { expect, it } from 'vitest';
import { sheetTitle } from './sheet-title.ts';

it.each([
  ['campaign', 'Campaign', 'Campagne'],
  ['roguelite', 'Run', 'Périple'],
  ['other', 'Dragon Eclipse', 'Dragon Eclipse'],
])('a Save Sheet of the mode %s is called %s, in French %s', (mode, english, french) => {
  const sheet = { game: 'dragon-eclipse', options: { mode } };
  expect(sheetTitle(sheet, 'en')).toBe(english);
  expect(sheetTitle(sheet, 'fr')).toBe(french);
});
