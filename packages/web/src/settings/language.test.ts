import { expect, it } from 'vitest';
import { languageOf } from './language.ts';

it.each([
  ['browser', ['fr-CA', 'en'], 'fr'],
  ['browser', ['de', 'FR'], 'fr'],
  ['browser', ['de-CH', 'it'], 'en'],
  ['browser', [], 'en'],
  ['en', ['fr'], 'en'],
] as const)('set to %s, in a browser that speaks %j, the page speaks %s', (wanted, browser, language) => {
  expect(languageOf(wanted, browser)).toBe(language);
});
