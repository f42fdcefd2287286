import { describe, expect, it } from 'vitest';
import { drive, percentile } from './load.ts';

describe('load', () => {
  it.each([
    [[7], 50, 7],
    [[1, 2, 3, 4], 50, 3],
    [Array.from({ length: 200 }, (_, i) => i), 99, 198],
    [[], 99, 0],
  ])('of %j has as its %dth percentile %d', (sorted, percent, value) => {
    expect(percentile(sorted, percent)).toBe(value);
  });

  it('keeps one move under way at every table, and waits for the last of them', async () => {
    let [underWay, most, done] = [0, 0, 0];
    const move = async () => {
      most = Math.max(most, ++underWay);
      await new Promise((resolve) => setTimeout(resolve, 1));
      underWay--;
      done++;
    };
    const table = { move, close: () => undefined };
    const { moves } = await drive([table, table, table], { ms: 20 });
    expect({ moves, underWay, most }).toEqual({ moves: done, underWay: 0, most: 3 });
  });
});
