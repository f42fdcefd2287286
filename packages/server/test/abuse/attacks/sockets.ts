import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { frame, HELLO, openRaw, PING, TEXT } from '../raw-socket.ts';
import type { Attack, Siege } from '../siege.ts';

const AT_ONCE = 10;
const PINGS = Buffer.concat(Array.from({ length: 200 }, () => frame(PING, 'x'.repeat(120))));

/** Sockets that ping and never read the answers; a closed one reconnects. */
export const unreadPings: Attack = (siege) =>
  together(siege, async (address) => {
    const socket = await greeted(siege, address);
    socket.pause();
    while (siege.goesOn() && !socket.destroyed) {
      socket.write(PINGS);
      await breath();
    }
    socket.destroy();
  });

/** Sockets that watch a table again and again without reading. */
export const slowReaders: Attack = (siege) =>
  together(siege, async (address) => {
    const socket = await greeted(siege, address);
    socket.pause();
    const watch = frame(TEXT, JSON.stringify({ type: 'watch', match: siege.match }));
    while (siege.goesOn() && !socket.destroyed) {
      for (let i = 0; i < 10; i++) socket.write(watch);
      await sleep(300);
    }
    socket.destroy();
  });

/** Sockets that are opened and never say hello, and connections that never finish a request. */
export const halfOpen: Attack = async (siege) => {
  const { hostname, port } = new URL(siege.url);
  const { connect } = await import('node:net');
  await together(siege, async (address) => {
    const idle = [await openRaw(siege.url, { 'x-forwarded-for': address })];
    for (let i = 0; i < 20; i++) {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => undefined);
      socket.write('POST /api/v1/guest HTTP/1.1\r\nHost: localhost\r\nContent-Le');
      idle.push(socket);
    }
    await sleep(500);
    for (const socket of idle) socket.destroy();
  });
};

async function greeted(siege: Siege, address: string): Promise<Socket> {
  const socket = await openRaw(siege.url, { 'x-forwarded-for': address });
  socket.write(frame(TEXT, HELLO));
  return socket;
}

/** This many concurrent attackers, each from its own address; a closed one reconnects. */
async function together(siege: Siege, act: (address: string) => Promise<void>): Promise<void> {
  const attackers = Array.from({ length: AT_ONCE }, async (_, at) => {
    while (siege.goesOn()) {
      await act(`203.0.113.${at + 1}`);
      await breath();
    }
  });
  await Promise.all(attackers);
}

function breath(): Promise<void> {
  return sleep(5);
}
