import { Problem } from '../problem.ts';

/** Lets only so many things be done at once, and so many wait; whoever comes then is sent away. */
export function gate(atOnce: number, waiting: number): <T>(act: () => Promise<T>) => Promise<T> {
  let running = 0;
  const queue: (() => void)[] = [];
  return async (act) => {
    if (running >= atOnce && queue.length >= waiting)
      throw new Problem(503, 'busy', 'Too many people sign in at this moment; try again in a few seconds.');
    if (running >= atOnce) await new Promise<void>((resolve) => queue.push(resolve));
    else running++;
    try {
      return await act();
    } finally {
      // The place goes to the next in the queue, or is free again.
      const next = queue.shift();
      if (next) next();
      else running--;
    }
  };
}
