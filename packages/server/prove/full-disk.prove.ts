import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, expect, it, vi } from 'vitest';
import { openStore } from '../src/store/open-store.ts';
import type { MatchId } from '../src/store/rows.ts';
import { Browser } from '../test/browser.ts';
import { BusyTable } from '../test/busy-table.ts';
import { checkLog, RIVALS } from '../test/kill-run.ts';
import { type Cluster, databaseUrl, startCluster } from '../test/postgres-cluster.ts';
import { scratch } from '../test/running.ts';
import { startServerProcess } from '../test/server-process.ts';

const PATIENCE = 120_000;
const command = fileURLToPath(new URL('../../cli/bin/tabard.mjs', import.meta.url));
const disk = scratch();
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
});

/** A server whose data are on a 24 MB disk: a tmpfs in its own mount namespace. */
async function startOnSmallDisk(): Promise<{ child: ChildProcess; url: string }> {
  const script = 'mount -t tmpfs -o size=24m none "$1" && exec "$2" "$3" serve --port 0 --data "$1/data"';
  const child = spawn(
    'unshare',
    ['--map-root-user', '--mount', 'sh', '-c', script, 'sh', disk, process.execPath, command],
    {
      env: { ...process.env, DATABASE_URL: '', TABARD_LOG_LEVEL: 'silent', TABARD_SIGN_INS_PER_MINUTE: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  children.push(child);
  for await (const line of createInterface({ input: child.stdout })) {
    const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
    if (url) return { child, url };
  }
  throw new Error('the server on the small disk did not start');
}

it(
  'a full disk fails /readyz and every write, and the server recovers from it',
  async () => {
    const { child, url } = await startOnSmallDisk();
    const ready = async () => {
      const answer = await fetch(`${url}/readyz`);
      return { status: answer.status, body: await answer.json() };
    };
    const ada = await new Browser(url).guest('Ada');
    expect(await ready()).toMatchObject({ status: 200 });
    // The server's file system, as seen from this process.
    const filler = path.join(`/proc/${child.pid}/root`, disk, 'filler');
    for (let size = 1024; size > 0; size = Math.floor(size / 2)) fillBy(filler, size * 1024);
    await vi.waitFor(async () => expect((await ready()).status).toBe(503), PATIENCE);
    expect((await ready()).body).toMatchObject({
      message: expect.stringMatching(/disk of the server is full/),
    });
    await vi.waitFor(async () => {
      const answer = await new Browser(url).ask('POST', '/guest', { name: 'Bo' });
      expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    }, PATIENCE);
    expect((await ada.get('/me')).person).toMatchObject({ name: 'Ada' });
    rmSync(filler);
    await vi.waitFor(async () => expect(await ready()).toMatchObject({ status: 200 }), PATIENCE);
    expect((await new Browser(url).ask('POST', '/guest', { name: 'Bo' })).status).toBe(200);
  },
  3 * PATIENCE,
);

it(
  'a full disk of PostgreSQL fails /readyz and every write, and loses nothing',
  async () => {
    const cluster = await startCluster({ smallDiskMegabytes: 64 });
    const target = await databaseOnSmallDisk(cluster);
    const server = await startServerProcess({ DATABASE_URL: target, TABARD_LOG_LEVEL: 'silent' });
    const statusOf = async () => (await fetch(`${server.url}/readyz`)).status;
    try {
      const tables = await Promise.all(Array.from({ length: 6 }, () => BusyTable.at(server.url, RIVALS)));
      const playing = Promise.all(tables.map((table) => table.play()));
      for (const table of tables)
        await vi.waitFor(() => expect(table.acknowledged.length).toBeGreaterThan(3), PATIENCE);
      const free = await fillDatabase(target);
      await vi.waitFor(async () => expect(await statusOf()).toBe(503), PATIENCE);
      const answer = await fetch(`${server.url}/readyz`);
      expect(await answer.json()).toMatchObject({ message: expect.stringMatching(/disk.*full/) });
      // The existing pages have room for some more entries; then choices are refused.
      await vi.waitFor(
        () => expect(tables.some(({ refusedFor503 }) => refusedFor503 > 0)).toBe(true),
        PATIENCE,
      );
      await free();
      await vi.waitFor(async () => expect(await statusOf()).toBe(200), PATIENCE);
      const before = tables.map(({ acknowledged }) => acknowledged.length);
      for (const [at, table] of tables.entries())
        await vi.waitFor(
          () => expect(table.isOver || table.acknowledged.length > before[at]).toBe(true),
          PATIENCE,
        );
      await server.kill();
      await playing;
      const store = await openStore({ databaseUrl: target });
      for (const table of tables) checkLog(table, await store.log.entries(table.match as MatchId, 0));
      await store.close();
    } finally {
      await server.kill();
      await cluster.stop();
    }
  },
  6 * PATIENCE,
);

/** Its tables are on the small disk and PostgreSQL's WAL on the other: PostgreSQL stops if the WAL has no space. */
async function databaseOnSmallDisk({ port, smallDisk }: Cluster): Promise<string> {
  const admin = new pg.Client(databaseUrl(port, 'postgres'));
  await admin.connect();
  await admin.query(`create tablespace small location '${smallDisk}'`);
  await admin.query('create database small tablespace small');
  await admin.end();
  return databaseUrl(port, 'small');
}

/** Fills the disk with a table; returns a function that drops it. */
async function fillDatabase(target: string): Promise<() => Promise<void>> {
  const client = new pg.Client(target);
  await client.connect();
  await client.query('create table filler (text text)');
  for (let rows = 4096; rows > 0; rows = Math.floor(rows / 2))
    await client.query(`do $$ begin loop
      insert into filler select repeat('x', 1900) from generate_series(1, ${rows});
    end loop; exception when disk_full then null; end $$`);
  return async () => {
    await client.query('drop table filler');
    await client.end();
  };
}

/** Appends this many bytes at a time until the disk is full. */
function fillBy(file: string, bytes: number): void {
  try {
    for (;;) writeFileSync(file, Buffer.alloc(bytes), { flag: 'a' });
  } catch (problem) {
    expect(problem).toMatchObject({ code: 'ENOSPC' });
  }
}
