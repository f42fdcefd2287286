import pg from 'pg';
import { afterAll, expect, it, vi } from 'vitest';
import { openStore } from '../../src/store/open-store.ts';
import type { MatchId } from '../../src/store/rows.ts';
import { BusyTable } from '../busy-table.ts';
import { checkLog, RIVALS } from '../kill-run.ts';
import { databaseUrl, startCluster } from '../postgres-cluster.ts';
import { startServerProcess } from '../server-process.ts';

const PATIENCE = 60_000;
const RESTARTS = ['orderly', 'crash', 'orderly'] as const;

const cluster = await startCluster();
afterAll(() => cluster.stop(), PATIENCE);

async function emptyDatabase(name: string): Promise<string> {
  const admin = new pg.Client(databaseUrl(cluster.port, 'postgres'));
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  return databaseUrl(cluster.port, name);
}

/** Resolves when every match has taken further choices, or is over. */
async function progress(tables: readonly BusyTable[]): Promise<void> {
  const before = tables.map(({ acknowledged }) => acknowledged.length);
  await vi.waitFor(() => {
    for (const [at, { isOver, acknowledged }] of tables.entries())
      if (!isOver) expect(acknowledged.length).toBeGreaterThan(before[at] + 1);
  }, PATIENCE);
}

it(
  'PostgreSQL restarted three times under load loses no acknowledged choice, keeps none twice, and play goes on',
  async () => {
    const target = await emptyDatabase('restarted');
    const server = await startServerProcess({ DATABASE_URL: target, TABARD_LOG_LEVEL: 'silent' });
    try {
      const tables = await Promise.all(Array.from({ length: 6 }, () => BusyTable.at(server.url, RIVALS)));
      const playing = Promise.all(tables.map((table) => table.play()));
      for (const how of RESTARTS) {
        await progress(tables);
        await cluster.restart(how);
      }
      await progress(tables);
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
      await server.kill();
      await playing;
      const store = await openStore({ databaseUrl: target });
      for (const table of tables) checkLog(table, await store.log.entries(table.match as MatchId, 0));
      await store.close();
      const [choices, refused] = [
        tables.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0),
        tables.reduce((sum, { refusedFor503 }) => sum + refusedFor503, 0),
      ];
      console.info(`${choices} acknowledged choices, ${refused} answered with 503 meanwhile`);
    } finally {
      await server.kill();
    }
  },
  6 * PATIENCE,
);
