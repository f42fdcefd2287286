import { expect, it } from 'vitest';
import { splitAnchor } from './anchor.ts';

it.each([
  [undefined, undefined, undefined],
  ['shadow-of-omega', 'shadow-of-omega', undefined],
  ['shadow-of-omega#AN-COMBAT-04', 'shadow-of-omega', 'AN-COMBAT-04'],
  ['shadow-of-omega#', 'shadow-of-omega', undefined],
  ['shadow-of-omega#a%20b', 'shadow-of-omega', 'a b'],
  ['shadow-of-omega#100%', 'shadow-of-omega', '100%'],
])('splits %s', (part, name, anchor) => {
  expect(splitAnchor(part)).toEqual({ name, anchor });
});
