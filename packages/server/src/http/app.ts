import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { addressShares } from '../limits/address.ts';
import { requireLess, requireSome } from '../limits/limits.ts';
import type { ServerContext } from '../server-context.ts';
import { accountHandlers } from './account-handlers.ts';
import { limitConnections } from './connections.ts';
import { addErrors, explain } from './errors.ts';
import { addHealth } from './health.ts';
import { requireKnownHost } from './hosts.ts';
import { requireSameOrigin } from './origin.ts';
import { addPage } from './page.ts';
import { addRoutes } from './routes.ts';
import { addSockets } from './sockets.ts';
import { tableHandlers } from './table-handlers.ts';
import { addWebSocket } from './websocket.ts';

const MOST_BYTES = 64 * 1024;
/** Longer than the minute of reverse proxies: if we closed an idle connection first, a request could be lost. */
const IDLE_CONNECTION = 75_000;
/** Timeouts of a whole request and of its headers, in milliseconds, and how often they are checked. */
const WHOLE_REQUEST = 20_000;
const HEADERS = 10_000;
const LOOK_EVERY = 1000;
/** Timeout of a connection without traffic. */
const SILENCE = 30_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Polled by monitoring, without rate limits. */
    isUnlimited?: boolean;
  }
}

/** Everything that is served over HTTP. */
export async function makeApp(
  context: ServerContext,
  routeAdded: (route: string) => void = () => undefined,
): Promise<FastifyInstance> {
  const { config, log, meters, limits } = context;
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: (error, _, reply) => {
      const { status, body } = explain(error);
      (reply as FastifyReply).code(status).send(body);
    },
    bodyLimit: MOST_BYTES,
    requestTimeout: WHOLE_REQUEST,
    connectionTimeout: SILENCE,
    http: { headersTimeout: HEADERS, connectionsCheckingInterval: LOOK_EVERY },
    keepAliveTimeout: IDLE_CONNECTION,
    trustProxy: config.trustProxy.length ? [...config.trustProxy] : false,
    forceCloseConnections: 'idle',
  });
  addErrors(app);
  limitConnections(app, config);
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) routeAdded(`${one} ${url}`);
  });
  await addWebSocket(app, context);
  const requireHost = requireKnownHost(config);
  app.addHook('onRequest', async (request) => {
    requireSameOrigin(request, config.origins);
    if (request.routeOptions.config.isUnlimited) return;
    requireHost(request);
    const shares = addressShares(request.ip);
    requireLess(limits.requests, shares, 'requests from your address');
    if (request.url.startsWith('/api/')) requireSome(limits.bytes, shares, 'bytes sent to your address');
  });
  app.addHook('onSend', async (request, _, payload) => {
    if (typeof payload === 'string')
      limits.bytes.charge(addressShares(request.ip), performance.now(), Buffer.byteLength(payload));
  });
  app.addHook('onResponse', async (request, reply) => {
    // The route pattern, not the URL, which may contain the code of a table.
    const route = request.routeOptions.url ?? 'none';
    meters.requests.add({ route, status: String(reply.statusCode) });
    log.debug({ method: request.method, route, status: reply.statusCode, ms: reply.elapsedTime }, 'request');
  });
  await app.register(cookie, { secret: context.secret });
  await addSockets(app, context);
  await addPage(app, config.page);
  addHealth(app, context);
  addRoutes(app, context, { ...accountHandlers(context), ...tableHandlers(context) });
  return app;
}
