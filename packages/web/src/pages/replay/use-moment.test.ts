import type { View } from '@tabard/engine';
import { expect, it } from 'vitest';
import { follow } from './use-moment.ts';

const moment = { view: {} as View, events: [], trail: [], length: 9 };
const shown = follow(undefined, moment, 4, 0);

it.each([
  ['the next choice', 5, 0 as const, true],
  ['a jump', 7, 0 as const, false],
  ['a step back', 3, 0 as const, false],
  ['other eyes', 5, 1 as const, false],
])('animates %s: %o', (_, seq, viewer, isNext) => {
  expect(follow(shown, moment, seq, viewer)).toMatchObject({ isNext, seq, viewer });
});

it('animates nothing at the first sight of a replay', () => {
  expect(shown.isNext).toBe(false);
});
