import { allLimits } from '@tabard/server';
import type { GuestTable } from '@tabard/server/client';
import type { LoadFigures } from './load.ts';
import type { LoadOrder } from './load-side.ts';
import type { BenchSide } from './side.ts';

/** Clients seated at tables. */
export interface Crowd {
  play(ms: number, rate?: number): Promise<LoadFigures>;
  go(): Promise<void>;
}

/** Seats clients of the load process at a server. */
export async function seatCrowd(
  load: BenchSide,
  at: 'echo' | 'ours',
  server: BenchSide,
  tables: readonly GuestTable[],
): Promise<Crowd> {
  const ask = <T>(order: LoadOrder) => load.ask<T>(order);
  const { group } = await ask<{ group: number }>({ kind: 'sit', at, url: urlOf(server), tables });
  return {
    play: (ms, rate) => ask({ kind: 'play', group, ms, ...(rate === undefined ? {} : { rate }) }),
    go: async () => {
      await ask({ kind: 'go', group });
    },
  };
}

export function urlOf(server: BenchSide): string {
  return `http://127.0.0.1:${server.hello.port}`;
}

/** This many equal tables. Their matches are long enough not to end in a round. */
export function tablesOf(count: number, plan: GuestTable): readonly GuestTable[] {
  return Array.from({ length: count }, () => plan);
}

export const LAMPLIGHT: GuestTable = { game: 'lamplight', options: { nights: 50 }, seats: 3 };
export const OMEGA: GuestTable = { game: 'shadow-of-omega', seats: 3 };

/** Reads the figures of a server under measure. */
export const METRICS_TOKEN = 'measured';

/** Settings for clients that all come from one loopback address, without pauses. */
export function benchSettings(data: string): Record<string, string> {
  return {
    TABARD_DATA: data,
    DATABASE_URL: '',
    TABARD_PORT: '0',
    TABARD_LOG_LEVEL: 'silent',
    ...allLimits('0'),
    TABARD_METRICS_TOKEN: METRICS_TOKEN,
  };
}
