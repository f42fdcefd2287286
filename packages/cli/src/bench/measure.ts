/** The middle of some measurements: one slow or lucky round does not move it. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** How often something can be done in a second, by doing it in batches for so many milliseconds. */
export function rateOf(ms: number, batch: number, doIt: () => void): number {
  const start = performance.now();
  let count = 0;
  let passed = 0;
  for (; passed < ms; passed = performance.now() - start) {
    for (let i = 0; i < batch; i++) doIt();
    count += batch;
  }
  return (count / passed) * 1000;
}

/** Two rates measured turn about, so that whatever else the machine does falls on both alike. */
export async function duel(
  rounds: number,
  ours: () => number | Promise<number>,
  theirs: () => number | Promise<number>,
): Promise<{ value: number; peerValue: number; ratio: number }> {
  const pairs: [number, number][] = [];
  await ours();
  await theirs();
  for (let i = 0; i < rounds; i++) pairs.push([await ours(), await theirs()]);
  return {
    value: median(pairs.map(([value]) => value)),
    peerValue: median(pairs.map(([, value]) => value)),
    ratio: median(pairs.map(([value, peerValue]) => value / peerValue)),
  };
}
