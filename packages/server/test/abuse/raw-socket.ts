import { connect, type Socket } from 'node:net';
import { API, PROTOCOL } from '@tabard/table/protocol';

export const HELLO = JSON.stringify({ type: 'hello', protocol: PROTOCOL });

/** A WebSocket without a library, for frames that no real client sends. */
export async function openRaw(url: string, headers: Readonly<Record<string, string>> = {}): Promise<Socket> {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  const more = Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  const key = Buffer.alloc(16).toString('base64');
  socket.write(
    `GET ${API}/socket HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n${more}\r\n`,
  );
  await new Promise<void>((resolve) => {
    socket.once('data', () => resolve());
    socket.once('close', () => resolve());
  });
  return socket;
}

/** A client frame, masked with zeros. */
export function frame(opcode: number, payload: string, isLast: 'last' | 'more' = 'last'): Buffer {
  const body = Buffer.from(payload);
  const { length } = body;
  const size = length < 126 ? [0x80 | length] : [0x80 | 126, length >> 8, length & 0xff];
  const head = [(isLast === 'last' ? 0x80 : 0) | opcode, ...size, 0, 0, 0, 0];
  return Buffer.concat([Buffer.from(head), body]);
}

export const TEXT = 1;
export const CONTINUATION = 0;
export const PING = 9;
export const PONG = 10;
