import { setTimeout as pause } from 'node:timers/promises';

const PAUSE_MS = 25;
const LONGEST_MS = 60_000;

/**
 * Polls from the test process until there is a result: the content policy of a page from the server forbids polling in
 * the page itself. A table usually answers within a few frames; a slow one only takes longer.
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
