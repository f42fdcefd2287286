import { setTimeout as pause } from 'node:timers/promises';

const PAUSE_MS = 25;
const LONGEST_MS = 60_000;

/**
 * Looks again and again until there is something to see, from outside: a page of the server may evaluate nothing
 * itself. A table answers within a few frames, and nothing is lost where it takes longer.
 */
export async function until<T>(
  what: string,
  see: () => Promise<T | false>,
  longest = LONGEST_MS,
): Promise<T> {
  const end = performance.now() + longest;
  for (;;) {
    const seen = await see();
    if (seen) return seen;
    if (performance.now() > end)
      throw new Error(`${what} was waited for in vain for ${longest / 1000} seconds`);
    await pause(PAUSE_MS);
  }
}
