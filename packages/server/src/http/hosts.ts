import { hostname, networkInterfaces } from 'node:os';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { HttpProblem } from '../problem.ts';

/** Cache TTL of this machine's addresses, which change when it moves to another network. */
const LOOK_AGAIN = 10_000;

/**
 * Refuses requests for any other host name (DNS rebinding): a page of another site whose name resolves to this machine
 * would count as same-origin.
 */
export function requireKnownHost(config: Config): (request: FastifyRequest) => void {
  const named = new Set([...config.hosts, ...config.origins, config.reachedAt ?? ''].map(nameOf));
  const own = config.hosts.length > 0 ? () => new Set<string>() : ownNames(config.host);
  return ({ host }) => {
    const name = nameOf(host);
    if (name !== '' && (named.has(name) || own().has(name))) return;
    throw new HttpProblem(
      421,
      'unknown-host',
      'This server does not answer for that name; --hosts sets those it does.',
    );
  };
}

/** The host name in lower case, without a port; '' if invalid. */
function nameOf(given: string): string {
  const address = given.includes('://') ? given : `http://${given}`;
  return /^\w+:\/\/[\w.:[\]-]+$/.test(address) && URL.canParse(address) ? new URL(address).hostname : '';
}

/** The names and addresses of this machine. */
function ownNames(listensAt: string): () => ReadonlySet<string> {
  let names: ReadonlySet<string> = new Set();
  let until = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (now < until) return names;
    until = now + LOOK_AGAIN;
    const addresses = Object.values(networkInterfaces()).flatMap((some = []) =>
      some.map(({ address, family }) => (family === 'IPv6' ? `[${address.split('%')[0]}]` : address)),
    );
    const called = ['localhost', '127.0.0.1', '[::1]', hostname(), `${hostname()}.local`, listensAt];
    names = new Set([...called, ...addresses].map(nameOf));
    return names;
  };
}
