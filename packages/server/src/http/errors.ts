import { InputError } from '@tabard/engine';
import type { Problem as ProblemBody } from '@tabard/table/protocol';
import type { FastifyError, FastifyInstance } from 'fastify';
import { HttpProblem } from '../problem.ts';
import { HostingError, type HostingProblem } from '../rooms/hosting.ts';
import { StoreRefusal } from '../store/store-refusal.ts';
import { findUnavailable } from '../store/store-unavailable.ts';

const HOSTING_STATUS: Readonly<Record<HostingProblem, number>> = {
  'unknown-match': 404,
  'not-invited': 403,
  'not-seated': 403,
  'not-begun': 409,
  'not-over': 409,
  adjourned: 409,
  broken: 500,
  closing: 503,
};

/** What fastify itself refuses, in our words. */
const BY_STATUS: Readonly<Record<number, readonly [code: string, message: string]>> = {
  400: ['bad-input', 'The request cannot be read; a plain address and a body in JSON are expected.'],
  404: ['not-found', 'There is nothing at this address.'],
  405: ['not-found', 'There is nothing at this address for this method.'],
  413: ['too-large', 'The body is too large; at most 64 kB are taken.'],
  414: ['bad-input', 'The address is too long.'],
  415: ['bad-input', 'The body must be JSON, with the content type application/json.'],
};

const FAULT: ProblemBody = {
  code: 'broken',
  message: 'Something broke on the server, which is our fault; nothing was changed.',
};

/** A failure as the client sees it: a status, a code and one sentence, never a stack trace. */
export function explain(error: unknown): { readonly status: number; readonly body: ProblemBody } {
  if (error instanceof HttpProblem)
    return { status: error.status, body: { code: error.code, message: error.message } };
  if (error instanceof HostingError)
    return {
      status: HOSTING_STATUS[error.code],
      body: { code: error.code, message: sentence(error.message) },
    };
  if (error instanceof InputError || error instanceof StoreRefusal)
    return { status: 400, body: { code: 'bad-input', message: sentence(error.message) } };
  const unavailable = findUnavailable(error);
  if (unavailable) return { status: 503, body: { code: 'unavailable', message: unavailable.message } };
  const status = (error as Partial<FastifyError>)?.statusCode ?? 500;
  if (status < 400 || status >= 500) return { status: 500, body: FAULT };
  const [code, message] = BY_STATUS[status] ?? BY_STATUS[404];
  return { status: status in BY_STATUS ? status : 404, body: { code, message } };
}

function sentence(text: string): string {
  const whole = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.?!]$/.test(whole) ? whole : `${whole}.`;
}

export function addErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const { status, body } = explain(error);
    if (status >= 500) request.log.error({ err: error, route: request.routeOptions.url }, 'a request failed');
    if (error instanceof HttpProblem && error.retryAfter !== undefined)
      reply.header('retry-after', String(error.retryAfter));
    return reply.code(status).send(body);
  });
}
