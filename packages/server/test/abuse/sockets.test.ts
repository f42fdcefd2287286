import type { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { Browser } from '../browser.ts';
import { runServer, scratch } from '../running.ts';
import { CONTINUATION, frame, HELLO, openRaw, PING, PONG, TEXT } from './raw-socket.ts';

const { url } = await runServer({ TABARD_DATA: scratch(), TABARD_MESSAGES_PER_SECOND: '30' });
const PATIENCE = 60_000;

/** Writes until the server closes the connection; returns the bytes that it accepted. */
async function pourInto(socket: Socket, bytes: Buffer, most: number): Promise<number> {
  let isOpen = true;
  socket.once('close', () => {
    isOpen = false;
  });
  while (isOpen && socket.bytesWritten < most) {
    const hasRoom = socket.write(bytes);
    await new Promise<void>((resolve) => {
      const go = () => resolve();
      if (hasRoom) setImmediate(go);
      else {
        socket.once('drain', go);
        socket.once('close', go);
      }
    });
  }
  return socket.bytesWritten;
}

const closed = (socket: Socket) =>
  new Promise<void>((resolve) => (socket.destroyed ? resolve() : socket.once('close', () => resolve())));

describe.concurrent('a socket that has said hello', () => {
  it(
    'and pings without reading is cut',
    async () => {
      const socket = await openRaw(url);
      socket.write(frame(TEXT, HELLO));
      await new Promise((resolve) => socket.once('data', resolve));
      socket.pause();
      const pings = Buffer.concat(Array.from({ length: 100 }, () => frame(PING, 'x'.repeat(100))));
      expect(await pourInto(socket, pings, 64 << 20)).toBeLessThan(64 << 20);
      await closed(socket);
    },
    PATIENCE,
  );

  it.each([
    ['pongs', PONG],
    ['pings', PING],
  ])(
    'and sends only %s is cut for flooding',
    async (_, opcode) => {
      const socket = await openRaw(url);
      socket.write(frame(TEXT, HELLO));
      socket.resume();
      const flood = Buffer.concat(Array.from({ length: 100 }, () => frame(opcode, '')));
      expect(await pourInto(socket, flood, 8 << 20)).toBeLessThan(8 << 20);
      await closed(socket);
    },
    PATIENCE,
  );

  it(
    'and pings now and then is answered',
    async () => {
      const wire = await (await new Browser(url).guest('Ada')).call();
      const answer = new Promise((resolve) => wire.socket.once('pong', (data) => resolve(String(data))));
      wire.socket.ping('are you there');
      expect(await answer).toBe('are you there');
      wire.close();
    },
    PATIENCE,
  );

  it(
    'and sends a message in fragments is cut',
    async () => {
      const socket = await openRaw(url);
      socket.write(frame(TEXT, HELLO));
      socket.resume();
      socket.write(frame(TEXT, '', 'more'));
      const crumbs = Buffer.concat(Array.from({ length: 100 }, () => frame(CONTINUATION, '', 'more')));
      expect(await pourInto(socket, crumbs, 8 << 20)).toBeLessThan(8 << 20);
      await closed(socket);
    },
    PATIENCE,
  );
});

describe.concurrent('a socket that has not said hello', () => {
  it.each([
    ['a ping', frame(PING, 'x')],
    ['another message', frame(TEXT, '{"type":"watch","match":"x"}')],
    ['no message', frame(TEXT, 'x')],
    ['bytes', frame(2, 'x')],
  ])(
    'is closed at its first frame, %s',
    async (_, bytes) => {
      const socket = await openRaw(url);
      socket.resume();
      socket.write(bytes);
      await closed(socket);
    },
    PATIENCE,
  );

  it(
    'is closed after some seconds',
    async () => {
      const wire = new Browser(url).socket();
      await wire.opened;
      expect(await wire.closed).toBe(4001);
    },
    PATIENCE,
  );
});
