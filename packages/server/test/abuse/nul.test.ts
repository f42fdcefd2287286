import { clientMessage, type Endpoint, endpoints, PROTOCOL } from '@tabard/table/protocol';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { Browser } from '../browser.ts';
import { runOnBothStores } from './on-both-stores.ts';

vi.setConfig({ testTimeout: 120_000 });

const servers = await runOnBothStores();

interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly minLength?: number;
  readonly minimum?: number;
}

/** Valid values of the schema with a NUL in one string, once for each of its strings and free keys. */
function spoiled(schema: Schema): unknown[] {
  const any = schema.anyOf ?? schema.oneOf;
  if (any) return any.flatMap(spoiled);
  if (schema.type === 'array') return spoiled(schema.items ?? {}).map((one) => [one]);
  if (schema.type === 'object') return [...spoiledFields(schema), ...spoiledNames(schema)];
  if (schema.type === 'string') return [`a\0${'b'.repeat(schema.minLength ?? 1)}`];
  return [];
}

function spoiledFields(schema: Schema): unknown[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, part]) =>
    part.const === undefined ? spoiled(part).map((bad) => ({ ...soundFields(schema), [name]: bad })) : [],
  );
}

function spoiledNames(schema: Schema): unknown[] {
  return typeof schema.additionalProperties === 'object' ? [{ 'a\0b': 1 }, { a: ['\0'] }] : [];
}

function soundFields({ properties = {} }: Schema): Record<string, unknown> {
  return Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, sound(part)]));
}

function sound(schema: Schema): unknown {
  const any = schema.anyOf ?? schema.oneOf;
  if (any) return sound(any[0]);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'array') return [sound(schema.items ?? {})];
  if (schema.type === 'object') return soundFields(schema);
  if (schema.type === 'string') return 'b'.repeat(schema.minLength ?? 1);
  return schema.type === 'boolean' ? false : (schema.minimum ?? 1);
}

const schemaOf = (type: z.ZodType | undefined): Schema =>
  type ? (z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }) as Schema) : {};

interface Request {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/** Each request of the protocol, once for every string that it takes. */
function spoiledRequests({ method, path, params, query, body }: Endpoint): Request[] {
  const filled = (given: object) =>
    Object.entries(given).reduce(
      (text, [name, value]) => text.replace(`:${name}`, encodeURIComponent(String(value))),
      path,
    );
  const place = filled(soundFields(schemaOf(params)));
  const plain = method === 'GET' ? undefined : body ? soundFields(schemaOf(body)) : undefined;
  const asked = (given: object) => new URLSearchParams(given as Record<string, string>).toString();
  return [
    ...spoiled(schemaOf(params)).map((bad) => ({ method, path: filled(bad as object), body: plain })),
    ...spoiled(schemaOf(query)).map((bad) => ({
      method,
      path: `${place}?${asked(bad as object)}`,
      body: plain,
    })),
    ...spoiled(schemaOf(body)).map((bad) => ({ method, path: place, body: bad })),
  ];
}

const requests = Object.values<Endpoint>(endpoints).flatMap(spoiledRequests);
const messages = clientMessage.options.flatMap((option) => spoiled(schemaOf(option)));

describe.each(servers)('a NUL on $kind', ({ url }) => {
  it('is tried in many requests and messages', () => {
    expect(requests.length).toBeGreaterThan(40);
    expect(messages.length).toBeGreaterThan(10);
  });

  it.each(requests)('is bad input in $method $path $body', async ({ method, path, body }) => {
    const eve = await new Browser(url).guest('Eve');
    const answer = await eve.ask(method, path, body);
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'bad-input', message: expect.stringMatching(/NUL character/) },
    });
  });

  it.each(messages)('is bad input in the message %j', async (message) => {
    const wire = (await new Browser(url).guest('Eve')).socket();
    await wire.opened;
    wire.send({ type: 'hello', protocol: PROTOCOL });
    wire.raw(JSON.stringify(message));
    expect(await wire.next('error')).toMatchObject({
      code: 'bad-input',
      message: expect.stringMatching(/NUL/),
    });
    wire.close();
  });
});
