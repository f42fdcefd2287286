import type { Walk } from '@tabard/table';

/** Lets everything else that waits have its turn. */
export function letOthersGoOn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Takes its first step at once, and lets everything else go on between the others. */
export async function atLeisure<T>(walk: Walk<T>): Promise<T> {
  for (;;) {
    const step = walk.next();
    if (step.done) return step.value;
    await letOthersGoOn();
  }
}
