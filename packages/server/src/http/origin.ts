import type { FastifyRequest } from 'fastify';
import { forbidden } from '../problem.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses requests from pages of other sites (CSRF), which the browser sends with our cookies. */
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
