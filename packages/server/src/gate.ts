/** Limits how many calls run at once and how many wait; further ones are refused with `full`. */
export function gate(
  atOnce: number,
  waiting = Number.POSITIVE_INFINITY,
  full = () => new Error('too many wait already'),
): <T>(act: () => Promise<T>) => Promise<T> {
  let running = 0;
  const queue: (() => void)[] = [];
  return async (act) => {
    if (running >= atOnce && queue.length >= waiting) throw full();
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
