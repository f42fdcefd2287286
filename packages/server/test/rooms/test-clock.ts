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

const running = new Set<object>();

/** A deep proxy of the object whose calls `settled` waits for. */
export function counted<T extends object>(target: T): T {
  return new Proxy(target, {
    get: (_, name) => {
      const value: unknown = Reflect.get(target, name);
      if (typeof value === 'function') return (...given: unknown[]) => underWay(value.apply(target, given));
      return typeof value === 'object' && value !== null ? counted(value) : value;
    },
  });
}

/** Registers a promise that `settled` waits for. */
export function underWay<T>(result: T): T {
  if (!(result instanceof Promise)) return result;
  running.add(result);
  const done = () => running.delete(result);
  result.then(done, done);
  return result;
}

/** Resolves once no call of the store has been pending for a few turns of the event loop. */
export async function settled(): Promise<void> {
  for (let quiet = 0; quiet < 4; quiet = running.size > 0 ? 0 : quiet + 1)
    await new Promise((resolve) => setTimeout(resolve, 1));
}
