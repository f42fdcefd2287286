import { once } from 'node:events';
import { createServer } from 'node:http';
import { InputError } from '@tabard/engine';
import type { Meters } from './meters.ts';

export const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

const LOCAL = /^(localhost|127\.0\.0\.1)(:\d+)?$/i;

/** Serves the metrics on a loopback port; returns a function that closes it. */
export async function serveMetrics(port: number, meters: Meters): Promise<() => Promise<void>> {
  if (port === 0) return async () => undefined;
  const server = createServer((request, response) => {
    // Requests under another host name are refused (DNS rebinding).
    const isAsked = request.url === '/metrics' && LOCAL.test(request.headers.host ?? '');
    response.writeHead(isAsked ? 200 : 404, { 'content-type': METRICS_TYPE });
    response.end(isAsked ? meters.text() : 'There are only /metrics here.\n');
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening').catch(() => {
    throw new InputError(`--metrics-port is ${port}, which is taken or may not be used`);
  });
  return async () => {
    server.closeAllConnections();
    server.close();
  };
}
