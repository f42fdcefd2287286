import { describe, expect, it } from 'vitest';
import { costOfWay } from './keys.ts';

const UP = [0, -1] as const;
const RIGHT = [1, 0] as const;

/** Target of an arrow key among things given by their offsets. */
function nearest(way: readonly [number, number], ...offsets: readonly (readonly [number, number])[]): number {
  const costs = offsets.map((offset) => costOfWay(way, offset) ?? Number.POSITIVE_INFINITY);
  return costs.indexOf(Math.min(...costs));
}

describe('an arrow', () => {
  it('leads up to the next row, even if a farther row has a thing straight above', () => {
    expect(nearest(UP, [0, -265], [264, -166])).toBe(1);
  });

  it('leads to the right along the row, not to something nearer in another', () => {
    expect(nearest(RIGHT, [137, 0], [60, 90])).toBe(0);
  });

  it('leads neither backwards nor far sideways', () => {
    expect(costOfWay(UP, [0, 50])).toBeUndefined();
    expect(costOfWay(UP, [400, -100])).toBeUndefined();
    expect(costOfWay(RIGHT, [3, 0])).toBeUndefined();
  });
});
