import type { TableInfo } from '@tabard/table/protocol';
import { describe, expect, it } from 'vitest';
import { markOf, ranOut } from './use-clocks.ts';

function seats(...deadlines: (number | null)[]): TableInfo['seats'] {
  return deadlines.map((deadline, seat) => ({
    ...{
      seat,
      kind: 'person',
      name: `Seat ${seat}`,
      player: null,
      bot: null,
      isHere: true,
      takeover: null,
      bank: 0,
    },
    deadline,
  }));
}

describe('a clock has run out', () => {
  it.each([
    ['when it was over and the match went on', seats(100, null), seats(null, 300), 120, [0]],
    ['when the same seat is asked again', seats(100, null), seats(220, null), 120, [0]],
    ['not while time was left', seats(100, null), seats(null, 300), 90, []],
    ['not yet while the match still waits', seats(100, null), seats(100, null), 120, []],
    ['for several at once', seats(100, 110), seats(null, null), 120, [0, 1]],
  ] as const)('%s', (_, before, now, time, out) => {
    expect(ranOut(before, now, time)).toEqual(out);
  });
});

it.each([
  [90_000, undefined],
  [60_000, 60_000],
  [30_500, 60_000],
  [29_000, 30_000],
  [10_000, 10_000],
  [1, 10_000],
  [0, undefined],
])('with %i ms left the last announced time is %s', (left, mark) => {
  expect(markOf(left)).toBe(mark);
});
