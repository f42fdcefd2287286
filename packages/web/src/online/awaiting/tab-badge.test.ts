import { expect, it } from 'vitest';
import { badgedTitle } from './tab-badge.ts';

it.each([
  ['Tabard', 0, 'Tabard'],
  ['Tabard', 2, '(2) Tabard'],
  ['(2) Tabard', 3, '(3) Tabard'],
  ['(12) Shadow of Omega · Tabard', 0, 'Shadow of Omega · Tabard'],
])('the title "%s" with %i tables waiting is "%s"', (title, count, badged) => {
  expect(badgedTitle(title, count)).toBe(badged);
});
