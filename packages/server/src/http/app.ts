import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import type { House } from '../house.ts';
import { Problem } from '../problem.ts';
import { accountHandlers } from './account-handlers.ts';
import { addressKey } from './address.ts';
import { addErrors, explain } from './errors.ts';
import { addHealth } from './health.ts';
import { requireSameOrigin } from './origin.ts';
import { addPage } from './page.ts';
import { addRoutes } from './routes.ts';
import { addSockets } from './sockets.ts';
import { tableHandlers } from './table-handlers.ts';
import { addWebSocket } from './websocket.ts';

const MOST_BYTES = 64 * 1024;
/** Reverse proxies let go of an idle connection after a minute: if we did so first, a request could cross our hanging up. */
const IDLE_CONNECTION = 75_000;

/** Everything that is served over HTTP. */
export async function makeApp(
  house: House,
  routeAdded: (route: string) => void = () => undefined,
): Promise<FastifyInstance> {
  const { config, log, meters } = house;
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: (error, _, reply) => {
      const { status, body } = explain(error);
      (reply as FastifyReply).code(status).send(body);
    },
    bodyLimit: MOST_BYTES,
    requestTimeout: 30_000,
    keepAliveTimeout: IDLE_CONNECTION,
    trustProxy: config.trustProxy.length ? [...config.trustProxy] : false,
    forceCloseConnections: 'idle',
  });
  addErrors(app);
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) routeAdded(`${one} ${url}`);
  });
  await addWebSocket(app, house);
  app.addHook('onRequest', async (request) => requireSameOrigin(request, config.origins));
  app.addHook('onResponse', async (request, reply) => {
    // The pattern, not the address: that may hold the code of a table.
    const route = request.routeOptions.url ?? 'none';
    meters.requests.add({ route, status: String(reply.statusCode) });
    log.debug({ method: request.method, route, status: reply.statusCode, ms: reply.elapsedTime }, 'request');
  });
  await app.register(cookie, { secret: house.secret });
  await app.register(rateLimit, {
    global: config.requestsPerMinute > 0,
    max: config.requestsPerMinute,
    timeWindow: 60_000,
    keyGenerator: (request) => addressKey(request.ip),
    errorResponseBuilder: (_, { after }) =>
      new Problem(429, 'too-many-requests', `Too many requests from your address; try again in ${after}.`),
  });
  await addSockets(app, house);
  await addPage(app, config.page);
  addHealth(app, house);
  addRoutes(app, house, { ...accountHandlers(house), ...tableHandlers(house) });
  return app;
}
