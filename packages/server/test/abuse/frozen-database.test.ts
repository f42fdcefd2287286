import { optionKey } from '@tabard/engine';
import pg from 'pg';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { Browser } from '../browser.ts';
import { TestPlayer } from '../play.ts';
import { databaseUrl, startCluster } from '../postgres-cluster.ts';
import { startServerProcess } from '../server-process.ts';
import { startSwallowingProxy } from './swallowing-proxy.ts';

const PATIENCE = 60_000;
vi.setConfig({ testTimeout: 4 * PATIENCE });

const cluster = await startCluster();
const proxy = await startSwallowingProxy(cluster.port);
afterAll(async () => {
  proxy.close();
  await cluster.stop();
}, PATIENCE);

const WAYS = [
  { way: 'is stopped by SIGSTOP', port: cluster.port, freeze: cluster.freeze, thaw: cluster.thaw },
  {
    way: 'is behind a line that swallows all',
    port: proxy.port,
    freeze: proxy.swallow,
    thaw: proxy.passAgain,
  },
];

let made = 0;
async function freshDatabase(port: number): Promise<string> {
  const name = `frozen_${++made}`;
  const client = new pg.Client(databaseUrl(cluster.port, 'postgres'));
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return databaseUrl(port, name);
}

describe.each(WAYS)('a database that $way', ({ port, freeze, thaw }) => {
  const startServer = async (seconds: number) =>
    startServerProcess({
      DATABASE_URL: await freshDatabase(port),
      TABARD_DATABASE_SECONDS: String(seconds),
      TABARD_LOG_LEVEL: 'silent',
    });
  const statusOf = async (url: string, path: string) => (await fetch(`${url}${path}`)).status;
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }];

  it('leads to 503, and the server recovers by itself once it answers again', async () => {
    const server = await startServer(1);
    try {
      const ada = await new Browser(server.url).guest('Ada');
      const { id } = await ada.post('/tables', { game: 'shadow-of-omega', seats });
      const player = new TestPlayer(await ada.call(), id);
      player.watch();
      while (!player.decision) await player.receive();
      expect(await statusOf(server.url, '/readyz')).toBe(200);
      freeze();
      try {
        await vi.waitFor(async () => expect(await statusOf(server.url, '/readyz')).toBe(503), PATIENCE);
        expect(await ada.ask('GET', '/me')).toMatchObject({ status: 503, body: { code: 'unavailable' } });
        expect(await ada.ask('POST', '/guest', { name: 'Bo' })).toMatchObject({ status: 503 });
        const { n, options } = player.decision;
        expect(await player.choose(n, optionKey(options[0]))).toMatchObject({
          type: 'error',
          code: 'unavailable',
        });
        expect(await statusOf(server.url, '/healthz')).toBe(200);
      } finally {
        thaw();
      }
      await vi.waitFor(async () => expect(await statusOf(server.url, '/readyz')).toBe(200), PATIENCE);
      await vi.waitFor(async () => expect((await ada.ask('GET', '/me')).status).toBe(200), PATIENCE);
      const before = (await ada.get(`/tables/${id}`)).length;
      await player.play(1);
      await vi.waitFor(
        async () => expect((await ada.get(`/tables/${id}`)).length).toBeGreaterThan(before),
        PATIENCE,
      );
    } finally {
      await server.kill();
    }
  });

  it('does not keep the server from exiting on SIGTERM', async () => {
    const server = await startServer(600);
    try {
      const ada = await new Browser(server.url).guest('Ada');
      const { id } = await ada.post('/tables', { game: 'shadow-of-omega', seats });
      const player = new TestPlayer(await ada.call(), id);
      player.watch();
      while (!player.decision) await player.receive();
      freeze();
      try {
        // Enough that all connections of the pool are in use and some requests wait for one.
        const asking = Promise.allSettled(Array.from({ length: 30 }, () => ada.ask('GET', '/me')));
        const { n, options } = player.decision;
        player.wire.send({ type: 'choose', id: 1, match: id, n, key: optionKey(options[0]) });
        // The database answers nothing until the process has ended, and a query may take minutes: there is an exit code
        // only if the server stopped waiting.
        const asked = performance.now();
        expect(await server.stop()).toBe(0);
        console.info(`ended by itself after ${Math.round(performance.now() - asked)} ms`);
        await asking;
      } finally {
        thaw();
      }
    } finally {
      await server.kill();
    }
  });
});
