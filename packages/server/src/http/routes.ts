import { API, type Endpoint, type EndpointName, endpoints } from '@tabard/table/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { SignedIn } from '../accounts/logins.ts';
import { badInput, unauthorized } from '../problem.ts';
import type { ServerContext } from '../server-context.ts';
import { holdsNul, nulSentence } from './nul.ts';
import { sentenceOf } from './sentence.ts';
import { type Visit, visitOf } from './visit.ts';

type ServedEndpoints = typeof endpoints;
type RequestPart<E, K extends 'params' | 'query' | 'body'> = E extends {
  readonly [P in K]: infer S extends z.ZodType;
}
  ? z.output<S>
  : undefined;

/** The parsed input of a request. */
interface EndpointInput<E> {
  readonly params: RequestPart<E, 'params'>;
  readonly query: RequestPart<E, 'query'>;
  readonly body: RequestPart<E, 'body'>;
}
type EndpointAnswer<E> = E extends { readonly answer: infer S extends z.ZodType } ? z.input<S> : undefined;
type Me<E> = E extends { readonly isPersonal: true } ? SignedIn : SignedIn | undefined;

/** The handler of each endpoint. */
export type Handlers = {
  readonly [N in EndpointName]: (
    asked: EndpointInput<ServedEndpoints[N]>,
    visit: Visit<Me<ServedEndpoints[N]>>,
  ) => Promise<EndpointAnswer<ServedEndpoints[N]>>;
};

/** Endpoints whose cost grows with the length of the match. */
const HEAVY: ReadonlySet<EndpointName> = new Set(['replay', 'log', 'content', 'fork', 'replaySheet']);

/** Request sizes above the usual one: a whole match. */
const BODY_BYTES: Readonly<Partial<Record<EndpointName, number>>> = { replaySheet: 1024 * 1024 };

type AnyHandler = (asked: EndpointInput<Endpoint>, visit: Visit) => Promise<unknown>;

export function addRoutes(app: FastifyInstance, context: ServerContext, handlers: Handlers): void {
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const { method, path }: Endpoint = endpoints[name];
    app.route({
      method,
      url: `${API}${path}`,
      bodyLimit: BODY_BYTES[name],
      handler: (request, reply) => answer(context, name, handlers[name] as AnyHandler, request, reply),
    });
  }
}

async function answer(
  context: ServerContext,
  name: EndpointName,
  handler: AnyHandler,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const endpoint: Endpoint = endpoints[name];
  const visit = await visitOf(context, request, reply);
  if (endpoint.isPersonal && !visit.me) throw unauthorized();
  const asked = readAsked(endpoint, request);
  const act = () => handler(asked, visit);
  const given = await (HEAVY.has(name) ? context.turns.run(visit.shares, act) : act());
  if (!endpoint.answer) return reply.code(204).send();
  // Responses are stripped to the fields of the protocol.
  return endpoint.answer.parse(given);
}

function readAsked(endpoint: Endpoint, request: FastifyRequest): EndpointInput<Endpoint> {
  return {
    params: read(endpoint.params, request.params, 'the address'),
    query: read(endpoint.query, request.query, 'the query'),
    body: read(endpoint.body, request.body ?? {}, 'the body'),
  } as EndpointInput<Endpoint>;
}

function read(schema: z.ZodType | undefined, given: unknown, what: string): unknown {
  if (holdsNul(given)) throw badInput(nulSentence(what));
  if (!schema) return undefined;
  const { success, data, error } = schema.safeParse(given);
  if (success) return data;
  throw badInput(sentenceOf(error, what));
}
