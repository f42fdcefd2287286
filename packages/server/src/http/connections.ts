import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { addressShares } from '../limits/address.ts';
import { Counts } from '../limits/counts.ts';

/** Beside its sockets an address may have so many connections for requests. */
const FOR_REQUESTS = 100;

/** Lets one address hold only so many connections. Behind a proxy all come from there, and it counts for itself. */
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
