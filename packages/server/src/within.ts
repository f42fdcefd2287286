/** Waits for `work` up to `ms` milliseconds; after that, returns or throws what `late` does. */
export async function within<T>(ms: number, work: Promise<T>, late: () => T | Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const waiting = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), ms);
  });
  try {
    const first = await Promise.race([work.then((value) => ({ value })), waiting]);
    return first === 'late' ? await late() : first.value;
  } finally {
    clearTimeout(timer);
  }
}
