import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { addressShares } from '../limits/address.ts';
import { Counts } from '../limits/counts.ts';

/** Connections for requests that one address may have beside its sockets. */
const FOR_REQUESTS = 100;

/** Caps the connections of one address. Behind a proxy all come from the proxy, which has its own limits. */
export function limitConnections({ server }: FastifyInstance, config: Config): void {
  const { socketsPerAddress, trustProxy } = config;
  if (socketsPerAddress === 0 || trustProxy.length > 0) return;
  const counts = new Counts(socketsPerAddress + FOR_REQUESTS);
  server.on('connection', (socket: Socket) => {
    const shares = addressShares(socket.remoteAddress ?? '');
    if (counts.tryAdd(shares)) socket.once('close', () => counts.remove(shares));
    else socket.destroy();
  });
}
