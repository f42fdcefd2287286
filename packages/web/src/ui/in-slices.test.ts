import { describe, expect, it } from 'vitest';
import { inSlices } from './in-slices.ts';

/** A clock that stands still unless the work moves it, and a page that calls back when told to. */
function handClock() {
  let time = 0;
  const waiting: (() => void)[] = [];
  return {
    clock: {
      now: () => time,
      after: (_ms: number, call: () => void) => {
        waiting.push(call);
        return () => waiting.splice(waiting.indexOf(call), 1);
      },
    },
    work: (ms: number) => {
      time += ms;
    },
    waiting,
    callBack: () => waiting.shift()?.(),
  };
}

function* steps(count: number, act: () => void): Generator<void, void> {
  for (let i = 0; i < count; i++) {
    act();
    yield;
  }
}

describe('work in slices', () => {
  it('begins after the drawing, and lets the page draw between slices', () => {
    const { clock, work, callBack, waiting } = handClock();
    let done = 0;
    inSlices(
      steps(10, () => {
        work(3);
        done++;
      }),
      clock,
    );
    expect(done).toBe(0);
    callBack();
    // Three steps of three milliseconds fill a slice of eight.
    expect(done).toBe(3);
    while (waiting.length) callBack();
    expect(done).toBe(10);
  });

  it('ends when it is stopped', () => {
    const { clock, work, callBack, waiting } = handClock();
    let done = 0;
    const stop = inSlices(
      steps(10, () => {
        work(8);
        done++;
      }),
      clock,
    );
    callBack();
    stop();
    expect(waiting).toEqual([]);
    expect(done).toBe(1);
  });
});
