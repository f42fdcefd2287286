import type { ServerContext } from '../server-context.ts';

const DAY = 86_400_000;

type OldTableTools = Pick<ServerContext, 'store' | 'hosting' | 'config' | 'now'>;

/** Closes tables that have been waiting for too long. */
export async function closeOldTables({ store, hosting, config, now }: OldTableTools): Promise<void> {
  const created = now() - config.tableDays * DAY;
  for (;;) {
    const closed = await store.matches.sweepOpen(created);
    if (closed.length === 0) return;
    for (const match of closed) await hosting.seatsChanged(match);
  }
}
