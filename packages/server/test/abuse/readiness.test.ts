import path from 'node:path';
import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { connectSqlite } from '../../src/store/sqlite-library.ts';
import { Browser } from '../browser.ts';
import { runOnBothStores } from './on-both-stores.ts';

const PATIENCE = 60_000;
vi.setConfig({ testTimeout: 3 * PATIENCE });

const servers = await runOnBothStores({ TABARD_LOG_LEVEL: 'silent' });

describe.each(servers)('readiness on $kind', ({ url, target }) => {
  const isReady = async () => {
    const answer = await fetch(`${url}/readyz`);
    return [answer.status, await answer.json()] as const;
  };

  it('fails while the database accepts no writes, and recovers by itself', async () => {
    expect(await isReady()).toEqual([200, { isReady: true }]);
    const allow = await forbidWrites();
    try {
      await vi.waitFor(async () => expect((await isReady())[0]).toBe(503), PATIENCE);
      const [, body] = await isReady();
      expect(body).toMatchObject({
        code: 'not-ready',
        message: expect.stringMatching(/^The database .*\.$/),
      });
      expect((await fetch(`${url}/healthz`)).status).toBe(200);
      // Reads are still served.
      expect((await new Browser(url).ask('GET', '/tables/open')).status).toBe(200);
    } finally {
      await allow();
    }
    await vi.waitFor(async () => expect(await isReady()).toEqual([200, { isReady: true }]), PATIENCE);
    await vi.waitFor(() => new Browser(url).guest('Ada'), PATIENCE);
  });

  /** Another connection holds SQLite's write lock; PostgreSQL is read-only, as a standby is. */
  async function forbidWrites(): Promise<() => Promise<void>> {
    if ('dataFolder' in target) {
      const other = await connectSqlite(path.join(target.dataFolder, 'tabard.db'));
      other.exec('begin immediate');
      return async () => other.close();
    }
    const set = async (value: string) => {
      const client = new pg.Client(target.databaseUrl);
      await client.connect();
      const { rows } = await client.query('select current_database() as name');
      await client.query(`set default_transaction_read_only = off`);
      await client.query(`alter database ${rows[0].name} set default_transaction_read_only = ${value}`);
      // It applies to new connections.
      await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`);
      await client.end();
    };
    await set('on');
    return () => set('off');
  }
});
