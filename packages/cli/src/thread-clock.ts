import { existsSync, readFileSync } from 'node:fs';

/** Where Linux counts the time that this thread has run. */
const RUN_TIME = '/proc/thread-self/schedstat';

/**
 * CPU milliseconds of this thread where the system reports them, else wall time: bots with a time budget then think
 * as much on a busy machine as on a quiet one.
 */
export function threadClock(): () => number {
  if (!existsSync(RUN_TIME)) return () => performance.now();
  return () => {
    const text = readFileSync(RUN_TIME, 'latin1');
    return Number(text.slice(0, text.indexOf(' '))) / 1e6;
  };
}
