/** A table under load: one move, from sending it until all clients have received it. */
export interface LoadTable {
  move(): Promise<void>;
  close(): void;
}

export interface LoadFigures {
  readonly moves: number;
  readonly seconds: number;
  /** Milliseconds from sending a move to its acknowledgement: half of the moves took no longer, 99 of 100. */
  readonly p50: number;
  readonly p99: number;
}

/** One move in flight at every table, the next as soon as it is acknowledged; or this many moves per second in total. */
export async function drive(
  tables: readonly LoadTable[],
  { ms, rate }: { readonly ms: number; readonly rate?: number },
): Promise<LoadFigures> {
  const start = performance.now();
  const run: LoadRun = { start, until: start + ms, took: [] };
  const pause = rate === undefined ? 0 : (tables.length / rate) * 1000;
  await Promise.all(tables.map((table, i) => playAt(table, run, pause, (pause * i) / tables.length)));
  const seconds = (performance.now() - start) / 1000;
  run.took.sort((a, b) => a - b);
  return { moves: run.took.length, seconds, p50: percentile(run.took, 50), p99: percentile(run.took, 99) };
}

interface LoadRun {
  readonly start: number;
  readonly until: number;
  readonly took: number[];
}

async function playAt(table: LoadTable, run: LoadRun, pause: number, offset: number): Promise<void> {
  for (let due = run.start + offset; performance.now() < run.until; due += pause) {
    if (pause > 0) await until(due);
    const sent = performance.now();
    await table.move();
    run.took.push(performance.now() - sent);
  }
}

function until(due: number): Promise<void> | undefined {
  const wait = due - performance.now();
  return wait > 0 ? new Promise((resolve) => setTimeout(resolve, wait)) : undefined;
}

/** A percentile of values in ascending order. */
export function percentile(sorted: readonly number[], percent: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0;
}
