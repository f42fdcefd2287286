import type { FastifyInstance, FastifyRequest } from 'fastify';
import { version } from '../../package.json';
import { isSameSecret } from '../accounts/secrets.ts';
import type { House } from '../house.ts';
import { forbidden, Problem } from '../problem.ts';
import { METRICS_TYPE } from './metrics-port.ts';
import { openApi } from './openapi.ts';

/** What those who run the server ask for. */
export function addHealth(app: FastifyInstance, { store, meters, config }: House): void {
  const unlimited = { config: { isUnlimited: true } };
  const document = openApi(version);
  let pinging: Promise<void> | undefined;
  // However many ask at once, the store is asked once.
  const ping = () => {
    pinging ??= store.ping().finally(() => {
      pinging = undefined;
    });
    return pinging;
  };
  app.get('/healthz', unlimited, async () => ({ isAlive: true }));
  app.get('/readyz', unlimited, async () => {
    await ping().catch(() => {
      throw new Problem(503, 'not-ready', 'The store does not answer.');
    });
    return { isReady: true };
  });
  app.get('/metrics', unlimited, async (request, reply) => {
    requireReader(request, config.metricsToken);
    return reply.type(METRICS_TYPE).send(meters.text());
  });
  app.get('/api/openapi.json', async () => document);
}

/** How many people play when is nobody else's business: it takes the token, or the port that is for them alone. */
function requireReader(request: FastifyRequest, token: string | undefined): void {
  if (token !== undefined && isSameSecret(bearerOf(request), token)) return;
  throw forbidden(
    token === undefined
      ? 'The figures are read on a port of their own, which --metrics-port sets, or with a token, which TABARD_METRICS_TOKEN sets.'
      : 'The figures are read with "Authorization: Bearer" and the token of this server.',
  );
}

function bearerOf({ headers }: FastifyRequest): string {
  return /^Bearer (.*)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
}
