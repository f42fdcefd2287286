import type { FastifyInstance, FastifyRequest } from 'fastify';
import { version } from '../../package.json';
import { isSameSecret } from '../accounts/secrets.ts';
import { forbidden, HttpProblem } from '../problem.ts';
import type { ServerContext } from '../server-context.ts';
import { findUnavailable, NO_ANSWER, StoreUnavailable } from '../store/store-unavailable.ts';
import { within } from '../within.ts';
import { METRICS_TYPE } from './metrics-port.ts';
import { openApi } from './openapi.ts';

/** Timeout of a readiness check in milliseconds. */
const READY_LIMIT = 2000;
/** Every check is a write, so its result is shared for this many milliseconds. */
const READY_PAUSE = 500;

/** Endpoints for operators. */
export function addHealth(app: FastifyInstance, { store, meters, config }: ServerContext): void {
  const unlimited = { config: { isUnlimited: true } };
  const document = openApi(version);
  const check = onceIn(READY_PAUSE, () => store.checkWrites());
  app.get('/healthz', unlimited, async () => ({ isAlive: true }));
  app.get('/readyz', unlimited, async () => {
    await within(READY_LIMIT, check(), () => {
      throw new StoreUnavailable(NO_ANSWER);
    }).catch((problem) => {
      throw new HttpProblem(
        503,
        'not-ready',
        findUnavailable(problem)?.message ?? 'The store does not answer.',
      );
    });
    return { isReady: true };
  });
  app.get('/metrics', unlimited, async (request, reply) => {
    requireReader(request, config.metricsToken);
    return reply.type(METRICS_TYPE).send(meters.text());
  });
  app.get('/api/openapi.json', async () => document);
}

/** Shares one call among all callers while it runs and for `ms` milliseconds after. */
function onceIn(ms: number, ask: () => Promise<void>): () => Promise<void> {
  let latest: Promise<void> | undefined;
  return () => {
    if (latest) return latest;
    latest = ask();
    const forget = () => {
      setTimeout(() => {
        latest = undefined;
      }, ms).unref();
    };
    latest.then(forget, forget);
    return latest;
  };
}

/** Usage figures are private: they take the token, or the metrics port. */
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
