import { lookup } from 'node:dns/promises';
import net, { type AddressInfo } from 'node:net';
import { InputError } from '@tabard/engine';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

export interface BoundServer {
  /** Without a path. */
  readonly url: string;
  /** Stops listening on the addresses that Fastify does not know of; resolves when their connections have ended. */
  close(): Promise<void>;
}

/** Listens at the configured host and port; `localhost` means every address of that name. */
export async function listen(app: FastifyInstance, { host, port }: Config): Promise<BoundServer> {
  const [first, ...others] = host === 'localhost' ? await addressesOf(host) : [host];
  try {
    await app.listen({ host: first, port });
  } catch (problem) {
    throw whyNotListening(problem as NodeJS.ErrnoException, host, port);
  }
  const { address, family, port: found } = app.server.address() as AddressInfo;
  const listeners = await Promise.all(others.map((other) => openListener(app, other, found)));
  const name = family === 'IPv6' ? `[${address}]` : address;
  return {
    url: `http://${address === '0.0.0.0' || address === '::' ? 'localhost' : name}:${found}`,
    close: async () => {
      await Promise.all(listeners.map(closeListener));
    },
  };
}

async function addressesOf(host: string): Promise<readonly string[]> {
  const found = await lookup(host, { all: true }).catch(() => []);
  return found.length > 0 ? [...new Set(found.map(({ address }) => address))] : [host];
}

/**
 * Hands connections on another address to the one HTTP server, so that its limits and timeouts hold for all of them.
 * Fastify would start a second server, whose connections nothing here counts. An address that cannot be bound is left out.
 */
function openListener(app: FastifyInstance, host: string, port: number): Promise<net.Server | undefined> {
  const listener = net.createServer({ noDelay: true }, (socket) => app.server.emit('connection', socket));
  return new Promise((resolve) => {
    listener.once('error', () => resolve(undefined));
    listener.listen({ host, port }, () => resolve(listener));
  });
}

function closeListener(listener: net.Server | undefined): Promise<void> {
  return new Promise((resolve) => (listener ? listener.close(() => resolve()) : resolve()));
}

function whyNotListening(problem: NodeJS.ErrnoException, host: string, port: number): Error {
  if (problem.code === 'EADDRINUSE')
    return new InputError(`port ${port} is taken; --port 0 finds a free one`);
  if (problem.code === 'EACCES')
    return new InputError(`port ${port} may not be used by this user; one above 1023 may`);
  if (problem.code === 'EADDRNOTAVAIL' || problem.code === 'ENOTFOUND')
    return new InputError(`--host is ${JSON.stringify(host)}, which is no address of this machine`);
  return problem;
}
