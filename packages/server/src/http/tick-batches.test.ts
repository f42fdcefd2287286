import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { frameOf } from './tick-batches.ts';

const server = createServer();
let send: (frame: string) => void;
let client: WebSocket;

beforeAll(async () => {
  const sockets = new WebSocketServer({ server });
  const opened = once(sockets, 'connection');
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const [, request] = await opened;
  send = (frame) => request.socket.write(frame, 'latin1');
  await once(client, 'open');
});

afterAll(() => {
  client.terminate();
  server.close();
});

/** The text that a client decodes from these bytes. */
async function readFrom(frame: string): Promise<string> {
  const heard = once(client, 'message');
  send(frame);
  const [data, isBinary] = await heard;
  return isBinary ? '(bytes)' : String(data);
}

describe('a frame', () => {
  it.each([0, 1, 125, 126, 255, 256, 65_535])(
    'of %d plain characters is decoded by a client',
    async (length) => {
      const text = 'tabard '.repeat(10_000).slice(0, length);
      expect(await readFrom(frameOf(text) ?? '')).toBe(text);
    },
  );

  it.each([['é'], ['{"name":"Zoë"}'], ['\u0080'], ['龍'], ['🐉'], ['x'.repeat(65_536)]])(
    'is left to the library for %j',
    (text) => {
      expect(frameOf(text)).toBeUndefined();
    },
  );
});
