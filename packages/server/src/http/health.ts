import type { FastifyInstance } from 'fastify';
import { version } from '../../package.json';
import type { House } from '../house.ts';
import { Problem } from '../problem.ts';
import { openApi } from './openapi.ts';

/** What those who run the server ask for. */
export function addHealth(app: FastifyInstance, { store, meters }: House): void {
  const unlimited = { config: { rateLimit: false as const } };
  const document = openApi(version);
  app.get('/healthz', unlimited, async () => ({ isAlive: true }));
  app.get('/readyz', unlimited, async () => {
    await store.ping().catch(() => {
      throw new Problem(503, 'not-ready', 'The store does not answer.');
    });
    return { isReady: true };
  });
  app.get('/metrics', unlimited, async (_, reply) =>
    reply.type('text/plain; version=0.0.4; charset=utf-8').send(meters.text()),
  );
  app.get('/api/openapi.json', async () => document);
}
