import pg from 'pg';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openStore } from '../../src/store/open-store.ts';
import type { MatchId, NodeNotice } from '../../src/store/rows.ts';
import type { Store } from '../../src/store/store.ts';
import { freshDatabase } from '../postgres.ts';
import { aKeptMatch, anAppend } from './samples.ts';

const PATIENCE = 60_000;

/** Failures of a database behind a network. */
export function describeLostConnections(): void {
  describe('PostgreSQL that loses its connections', () => {
    const stores: Store[] = [];
    afterEach(() => Promise.all(stores.splice(0).map((store) => store.close())));
    const open = async (databaseUrl: string) => {
      const store = await openStore({ databaseUrl });
      stores.push(store);
      return store;
    };

    it(
      'is subscribed to again, and subscribers are told that notices may have been lost',
      async () => {
        const databaseUrl = await freshDatabase();
        const [one, other] = [await open(databaseUrl), await open(databaseUrl)];
        const heard: NodeNotice[] = [];
        const missed = vi.fn();
        one.listen((notice) => heard.push(notice), missed);
        await endConnections(databaseUrl);
        await vi.waitFor(() => expect(missed).toHaveBeenCalledTimes(1), 20_000);
        const notice = { kind: 'seats', match: 'm' as MatchId } as const;
        await vi.waitFor(() => other.notify(notice), 20_000);
        await vi.waitFor(() => expect(heard).toContainEqual(notice), 20_000);
      },
      PATIENCE,
    );

    it(
      'stores appends again afterwards; those in flight were stored or not, and the log shows which',
      async () => {
        const databaseUrl = await freshDatabase();
        const store = await open(databaseUrl);
        const matches = await Promise.all(Array.from({ length: 20 }, () => aKeptMatch(store)));
        const appends = Promise.allSettled(matches.map(({ id }) => store.log.append(anAppend(id, 1))));
        await endConnections(databaseUrl);
        const results = await appends;
        for (const [at, { id }] of matches.entries()) {
          // A connection of the pool may not have noticed the loss yet.
          const again = await vi.waitFor(() => store.log.append(anAppend(id, 1)), 20_000);
          if (results[at]?.status === 'fulfilled') expect(again).toBe('taken');
          expect(await store.log.entries(id, 0)).toHaveLength(1);
        }
      },
      PATIENCE,
    );

    it(
      'fails pending transactions, and nothing else',
      async () => {
        const databaseUrl = await freshDatabase();
        const store = await open(databaseUrl);
        const matches = await Promise.all(Array.from({ length: 10 }, () => aKeptMatch(store)));
        const steps = matches.flatMap(({ id }) =>
          Array.from({ length: 40 }, () => store.matches.setProgress(id, 0, { turn: 1 })),
        );
        const results = Promise.allSettled(steps);
        for (let i = 0; i < 5; i++) await endConnections(databaseUrl);
        expect((await results).some(({ status }) => status === 'rejected')).toBe(true);
        await vi.waitFor(() => store.matches.setProgress(matches[0].id, 0, { turn: 2 }), 20_000);
        expect((await store.matches.get(matches[0].id))?.turn).toBe(2);
      },
      PATIENCE,
    );

    it('is refused in a sentence without its password when it cannot be reached', async () => {
      const opening = openStore({ databaseUrl: 'postgres://me:secret@127.0.0.1:1/none' });
      await expect(opening).rejects.toThrow(/^PostgreSQL at 127\.0\.0\.1:1 cannot be used: .*ECONNREFUSED/);
      await expect(opening).rejects.not.toThrow(/secret/);
    });
  });
}

async function endConnections(databaseUrl: string): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
  await client.end();
}
