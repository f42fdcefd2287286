import { describe, expect, it } from 'vitest';
import { BANKS, clockText, inUnits, MOVES } from './clocks.ts';

describe('a clock', () => {
  it.each([
    [0, '0:00'],
    [-5, '0:00'],
    [1, '0:01'],
    [7_000, '0:07'],
    [750_000, '12:30'],
    [10_800_000, '3:00:00'],
    [90_061_000, '25:01:01'],
  ])('shows %i ms as %s', (ms, text) => {
    expect(clockText(ms)).toBe(text);
  });

  it.each([
    [15_000, 'seconds', 15],
    [90_000, 'seconds', 90],
    [120_000, 'minutes', 2],
    [7_200_000, 'hours', 2],
    [86_400_000, 'days', 1],
  ])('expresses %i ms in %s: %i', (ms, unit, count) => {
    expect(inUnits(ms)).toEqual({ unit, count });
  });

  it('offers only times that the server accepts: five seconds to thirty days', () => {
    const offered = [MOVES, BANKS].flatMap((table) => Object.values(table).flat());
    expect(Math.min(...offered)).toBeGreaterThanOrEqual(5_000);
    expect(Math.max(...offered)).toBeLessThanOrEqual(30 * 86_400_000);
  });
});
