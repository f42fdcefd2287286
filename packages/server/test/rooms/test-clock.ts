import type { RoomClock } from '../../src/rooms/clock.ts';

/** A clock that the test advances. */
export interface TestClock extends RoomClock {
  /** Runs the timers due within this many milliseconds, and what follows from them. */
  pass(ms: number): Promise<void>;
}

export function testClock(): TestClock {
  let time = 1_000_000;
  let last = 0;
  const due = new Map<number, { at: number; call: () => void }>();
  return {
    now: () => time,
    after: (ms, call) => {
      const id = ++last;
      due.set(id, { at: time + Math.max(0, ms), call });
      return () => due.delete(id);
    },
    pass: async (ms) => {
      const until = time + ms;
      for (;;) {
        const [id, next] = [...due].sort(([a, x], [b, y]) => x.at - y.at || a - b)[0] ?? [];
        if (id === undefined || next === undefined || next.at > until) break;
        due.delete(id);
        time = Math.max(time, next.at);
        next.call();
        await settled();
      }
      time = until;
      await settled();
    },
  };
}

/** Lets everything that was begun come to its end: a few turns of the event loop, commits of the store included. */
export async function settled(): Promise<void> {
  for (let i = 0; i < 4; i++) await new Promise((resolve) => setTimeout(resolve, 1));
}
