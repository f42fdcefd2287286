import type { Walk } from '@tabard/table';

/** Yields to the event loop. */
export function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Runs a walk, the first step at once, and yields to the event loop between steps. */
export async function runInSteps<T>(walk: Walk<T>): Promise<T> {
  for (;;) {
    const step = walk.next();
    if (step.done) return step.value;
    await yieldToEventLoop();
  }
}
