import type { AddressInfo } from 'node:net';
import websocket from '@fastify/websocket';
import fastify from 'fastify';
import type { WebSocket } from 'ws';
import { answerLines } from './side.ts';

/** A bare echo: each message is sent to everybody at the same table. */
export async function runEchoSide(): Promise<void> {
  const app = fastify();
  await app.register(websocket);
  const tables = new Map<string, Set<WebSocket>>();
  app.get<{ Params: { table: string } }>('/echo/:table', { websocket: true }, (socket, request) => {
    const { table } = request.params;
    const seats = tables.get(table) ?? new Set();
    tables.set(table, seats.add(socket));
    socket.on('message', (data) => {
      for (const seat of seats) seat.send(data, { binary: false });
    });
    socket.on('close', () => {
      seats.delete(socket);
      if (seats.size === 0) tables.delete(table);
    });
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  await answerLines({ port: (app.server.address() as AddressInfo).port }, () => ({}));
  await app.close();
}
