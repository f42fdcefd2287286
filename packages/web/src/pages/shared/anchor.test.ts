import { expect, it } from 'vitest';
import { splitAnchor } from './anchor.ts';

it.each([
  [undefined, undefined, undefined],
  ['shadow-of-omega', 'shadow-of-omega', undefined],
  ['shadow-of-omega#AN-COMBAT-04', 'shadow-of-omega', 'AN-COMBAT-04'],
  ['shadow-of-omega#', 'shadow-of-omega', undefined],
  ['shadow-of-omega#a%20b', 'shadow-of-omega', 'a b'],
])('splits %s', (part, name, anchor) => {
  expect(splitAnchor(part)).toEqual({ name, anchor });
});
