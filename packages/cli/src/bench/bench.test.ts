import { InputError } from '@tabard/engine';
import { lamplight } from '@tabard/example-lamplight';
import { describe, expect, it } from 'vitest';
import { bench } from './index.ts';
import { duel, median } from './measure.ts';
import { midGame, playOut } from './random-play.ts';

describe('a measure', () => {
  it.each([
    [[3], 3],
    [[9, 1, 2], 2],
    [[4, 1, 100, 2], 3],
  ])('of %j is taken as %d', (values, middle) => {
    expect(median(values)).toBe(middle);
  });

  it('takes both sides turn about, after a round that does not count', async () => {
    const ours = [1, 40, 10, 20];
    const theirs = [1, 4, 2, 1];
    const order: string[] = [];
    const next = (side: number[], name: string) => () => {
      order.push(name);
      return side.shift() ?? 0;
    };
    expect(await duel(3, next(ours, 'a'), next(theirs, 'b'))).toEqual({ value: 20, peerValue: 2, ratio: 10 });
    expect(order.join('')).toBe('abababab');
  });

  it('that is unknown is refused', async () => {
    const args = { filter: ['lampligth clone'], progress: () => undefined };
    await expect(bench(args)).rejects.toThrow(InputError);
    await expect(bench(args)).rejects.toThrow(
      'unknown measure "lampligth clone"; did you mean "lamplight clone"?',
    );
  });
});

describe('random play', () => {
  it('is the same for the same luck', () => {
    const play = (word: number) => playOut(lamplight, { seed: 'same', seats: 3 }, { word });
    expect(play(5)).toBe(play(5));
    expect(play(5)).toBeGreaterThan(30);
  });

  it('stops in the middle of a match, or just before its end', () => {
    expect(midGame(lamplight, { seed: 'middle', seats: 2 }, 10).outcome).toBeUndefined();
    expect(lamplight.pending(midGame(lamplight, { seed: 'middle', seats: 2 }, 10_000))).not.toEqual([]);
  });
});
