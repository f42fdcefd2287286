import type { FastifyRequest } from 'fastify';
import { forbidden } from '../problem.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Cookies alone prove nothing: another site's page could send them too. Refuses what such a page asks for. */
export function requireSameOrigin(request: FastifyRequest, allowed: readonly string[]): void {
  const isSocket = request.headers.upgrade?.toLowerCase() === 'websocket';
  if (SAFE.has(request.method) && !isSocket) return;
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (origin === undefined && (site === undefined || site === 'same-origin' || site === 'none')) return;
  if (origin !== undefined && (allowed.includes(origin) || hostOf(origin) === request.host)) return;
  throw forbidden('Pages of other sites may not do this; it is done from the page of this server.');
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
