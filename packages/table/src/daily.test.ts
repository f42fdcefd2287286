import { expect, it } from 'vitest';
import { dailySeed, dayAt, dayOfSeed } from './daily.ts';

it('a day has one luck, by the clock of the world', () => {
  const luckAt = (moment: string) => dailySeed(dayAt(Date.parse(moment)));
  expect(luckAt('2026-05-04T23:59:59Z')).toBe('daily 2026-05-04');
  expect(luckAt('2026-05-05T00:30:00+02:00')).toBe('daily 2026-05-04');
  expect(luckAt('2026-05-05T00:00:00Z')).toBe('daily 2026-05-05');
});

it.each([
  [dailySeed('2026-05-04'), '2026-05-04'],
  [dailySeed('2026-05-04', '3f2a'), '2026-05-04'],
  ['3f2a', undefined],
  ['daily 2026-05-041', undefined],
  ['my daily 2026-05-04', undefined],
])('the day is read off its luck, and off no other: %s', (seed, day) => {
  expect(dayOfSeed(seed)).toBe(day);
});
