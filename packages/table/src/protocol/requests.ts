import type { z } from 'zod';
import type { EndpointName, endpoints } from './endpoints.ts';

type Endpoints = typeof endpoints;
type EndpointPart<K extends EndpointName, P extends 'params' | 'query' | 'body'> = Endpoints[K] extends {
  readonly [key in P]: z.ZodType;
}
  ? { readonly [key in P]: z.input<Endpoints[K][P]> }
  : unknown;

/** The input of a request; a query is optional. */
export type RequestOf<K extends EndpointName> = EndpointPart<K, 'params'> &
  Partial<EndpointPart<K, 'query'>> &
  EndpointPart<K, 'body'>;

/** What the server answers. */
export type AnswerOf<K extends EndpointName> = Endpoints[K] extends { readonly answer: z.ZodType }
  ? z.output<Endpoints[K]['answer']>
  : undefined;

/** The method and path of each request, for clients without the schemas. */
export type Routes = {
  readonly [K in EndpointName]: readonly [method: Endpoints[K]['method'], path: Endpoints[K]['path']];
};
