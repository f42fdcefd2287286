/** A clock in milliseconds; only differences mean anything. */
export type BenchClock = () => number;

export const wallClock: BenchClock = () => performance.now();

/** The processor time of this process: other processes of a busy machine do not count. */
export const cpuClock: BenchClock = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** The middle of some measurements: one slow or lucky round does not move it. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** For how long something is measured, and by which clock. */
export interface BenchRound {
  readonly ms: number;
  readonly clock?: BenchClock;
}

/** Calls a function until the round is over and gives the sum of its results per second. */
export function perSecond({ ms, clock = wallClock }: BenchRound, doSome: () => number): number {
  const start = clock();
  let count = 0;
  let passed = 0;
  for (; passed < ms; passed = clock() - start) count += doSome();
  return (count / passed) * 1000;
}

/** How often something can be done in a second, by doing it in batches. */
export function rateOf(round: BenchRound, batch: number, doIt: () => void): number {
  return perSecond(round, () => {
    for (let i = 0; i < batch; i++) doIt();
    return batch;
  });
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
