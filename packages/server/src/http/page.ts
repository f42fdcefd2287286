import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../problem.ts';

/** Everything is loaded from this origin. */
function policyWith(scripts: string): string {
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Only the worker that runs the rules may generate code; it has the policy of its own file. */
const WORKER_POLICY = policyWith("'self' 'unsafe-eval'");
const WORKER = /^\/assets\/worker-[\w-]+\.js$/;

const HEADERS = {
  'content-security-policy': policyWith("'self'"),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // The URL may contain the code of a table.
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** HSTS for a year, for requests that came by https. */
const HSTS = 'max-age=31536000';

const YEAR = 'public, max-age=31536000, immutable';

/** Serves the built page, if there is one, and sets the security headers of all responses. */
export async function addPage(app: FastifyInstance, folder: string | undefined): Promise<void> {
  app.addHook('onSend', async (request, reply) => {
    reply.headers(HEADERS);
    if (request.protocol === 'https') reply.header('strict-transport-security', HSTS);
    if (WORKER.test(request.url)) reply.header('content-security-policy', WORKER_POLICY);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
  if (folder !== undefined) await addFolder(app, path.resolve(folder));
  app.setNotFoundHandler(async (request, reply) => {
    if (folder !== undefined && isForPage(request.method, request.url)) return reply.sendFile('index.html');
    throw notFound('There is nothing at this address.');
  });
}

async function addFolder(app: FastifyInstance, folder: string): Promise<void> {
  const assets = path.join(folder, 'assets') + path.sep;
  await app.register(fastifyStatic, {
    root: folder,
    dotfiles: 'ignore',
    cacheControl: false,
    // Built files have a content hash in their name; the page and its service worker do not.
    setHeaders: (reply, file) => reply.header('cache-control', file.startsWith(assets) ? YEAR : 'no-cache'),
  });
}

/** An address of the page, as opposed to a missing file. */
function isForPage(method: string, url: string): boolean {
  const [place] = url.split('?');
  return (method === 'GET' || method === 'HEAD') && !place.startsWith('/api') && /^\/[\w-]*$/.test(place);
}
