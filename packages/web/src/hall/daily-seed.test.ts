import { expect, it } from 'vitest';
import { dailySeed } from './daily-seed.ts';

it('a day has one luck, by the clock of the world', () => {
  expect(dailySeed(new Date('2026-05-04T23:59:59Z'))).toBe('daily 2026-05-04');
  expect(dailySeed(new Date('2026-05-05T00:30:00+02:00'))).toBe('daily 2026-05-04');
  expect(dailySeed(new Date('2026-05-05T00:00:00Z'))).toBe('daily 2026-05-05');
});
