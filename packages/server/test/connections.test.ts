import http from 'node:http';
import type { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { runServer, scratch } from './running.ts';

const { url } = await runServer({ TABARD_DATA: scratch() });

it('a connection serves one request after another, and is kept for longer than proxies keep theirs', async () => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const sockets = new Set<Socket>();
  const ask = () =>
    new Promise<http.IncomingHttpHeaders>((resolve, reject) => {
      const request = http.get(`${url}/healthz`, { agent }, (answer) => {
        answer.resume();
        answer.once('end', () => resolve(answer.headers));
      });
      request.once('socket', (socket) => sockets.add(socket));
      request.once('error', reject);
    });
  for (let i = 0; i < 20; i++) {
    const [, seconds] = /timeout=(\d+)/.exec(String((await ask())['keep-alive'])) ?? [];
    expect(Number(seconds)).toBeGreaterThan(60);
  }
  expect(sockets.size).toBe(1);
  agent.destroy();
});
