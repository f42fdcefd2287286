import { API, type Endpoint, endpoints, problem } from '@tabard/table/protocol';
import { z } from 'zod';

type Document = Readonly<Record<string, unknown>>;

/** The endpoints of the server outside the protocol. */
const OTHERS: Readonly<Record<string, string>> = {
  '/api/openapi.json': 'This document',
  [`${API}/socket`]: 'The WebSocket of the tables; docs/protocol.md describes its messages',
  '/healthz': 'Whether the process lives',
  '/readyz': 'Whether it takes requests: the store answers, takes writes and has room',
  '/metrics': 'Figures for Prometheus',
};

/** All requests as an OpenAPI document, generated from the schemas that validate them. */
export function openApi(version: string): Document {
  const paths: Record<string, Record<string, Document>> = {};
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    const path = `${API}${endpoint.path}`.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] ??= {};
    paths[path][endpoint.method.toLowerCase()] = operation(name, endpoint);
  }
  for (const [path, summary] of Object.entries(OTHERS))
    paths[path] = { get: { summary, responses: { default: { description: summary } } } };
  return {
    openapi: '3.1.0',
    info: { title: 'Tabard', version, description: 'The table over HTTP; docs/protocol.md says more.' },
    paths,
    components: {
      schemas: { Problem: schemaOf(problem, 'output') },
      securitySchemes: { cookie: { type: 'apiKey', in: 'cookie', name: 'tabard' } },
    },
  };
}

function operation(name: string, { summary, isPersonal, params, query, body, answer }: Endpoint): Document {
  const ok = answer
    ? { 200: { description: 'Done', content: json(schemaOf(answer, 'output')) } }
    : { 204: { description: 'Done' } };
  return {
    operationId: name,
    summary,
    ...(isPersonal ? { security: [{ cookie: [] }] } : {}),
    parameters: [...parametersIn('path', params), ...parametersIn('query', query)],
    ...(body ? { requestBody: { required: true, content: json(schemaOf(body, 'input')) } } : {}),
    responses: {
      ...ok,
      default: {
        description: 'Why not',
        content: json({ $ref: '#/components/schemas/Problem' }),
      },
    },
  };
}

function parametersIn(place: 'path' | 'query', schema: z.ZodObject | undefined): Document[] {
  if (!schema) return [];
  return Object.entries(schema.shape).map(([name, part]) => ({
    name,
    in: place,
    required: place === 'path',
    schema: schemaOf(part as z.ZodType, 'input'),
  }));
}

function json(schema: Document): Document {
  return { 'application/json': { schema } };
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Document {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
