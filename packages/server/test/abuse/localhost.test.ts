import net from 'node:net';
import { expect, it, vi } from 'vitest';
import { runServer, scratch } from '../running.ts';

/** A second address of this machine that can be bound. */
const SECOND = await firstFree('::1', '127.0.0.2');
const MOST = 5;
/** The maximum number of HTTP connections of one address beside its sockets. */
const MOST_CONNECTIONS = MOST + 100;

vi.mock('node:dns/promises', () => ({
  lookup: async () => [{ address: '127.0.0.1' }, { address: SECOND }],
}));

async function firstFree(...addresses: readonly string[]): Promise<string> {
  for (const address of addresses) {
    const server = net.createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(0, address, () => resolve(true));
    });
    server.close();
    if (isFree) return address;
  }
  throw new Error('this machine has one loopback address only');
}

const server = await runServer({
  TABARD_DATA: scratch(),
  TABARD_HOST: 'localhost',
  TABARD_SOCKETS_PER_ADDRESS: String(MOST),
});
const port = Number(new URL(server.url).port);
const urlOf = (address: string) => `http://${address.includes(':') ? `[${address}]` : address}:${port}`;

/** Opens this many concurrent connections, each with a request; returns how many were answered, and their sockets. */
async function flood(address: string, count: number) {
  const sockets = Array.from({ length: count }, () => net.connect({ host: address, port }));
  const answered = await Promise.all(
    sockets.map(
      (socket) =>
        new Promise<boolean>((resolve) => {
          socket.once('data', () => resolve(true));
          socket.once('error', () => resolve(false));
          socket.once('close', () => resolve(false));
          socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
        }),
    ),
  );
  return { sockets, answered: answered.filter(Boolean).length };
}

it.each(['127.0.0.1', SECOND])(
  'a server on localhost answers at %s and counts its connections',
  async (address) => {
    expect((await fetch(`${urlOf(address)}/healthz`)).status).toBe(200);
    const { sockets, answered } = await flood(address, MOST_CONNECTIONS + 60);
    expect(answered).toBeLessThanOrEqual(MOST_CONNECTIONS);
    expect(answered).toBeGreaterThan(MOST_CONNECTIONS - 10);
    for (const socket of sockets) socket.destroy();
    await vi.waitFor(async () => expect((await fetch(`${urlOf(address)}/healthz`)).status).toBe(200), 30_000);
  },
  60_000,
);

it('a server on localhost stops listening at all its addresses', async () => {
  await server.close();
  for (const address of ['127.0.0.1', SECOND])
    await expect(fetch(`${urlOf(address)}/healthz`)).rejects.toThrow();
}, 30_000);
