import { API, endpoints } from '@tabard/table/protocol';
import { describe, expect, it } from 'vitest';
import { openApi } from '../src/http/openapi.ts';
import { Browser } from './browser.ts';
import { runServer, scratch } from './running.ts';

const routes: string[] = [];
const { url } = await runServer(
  { TABARD_DATA: scratch(), TABARD_METRICS_TOKEN: 'token' },
  { routeAdded: (route) => routes.push(route) },
);

type Document = { paths: Record<string, Record<string, { operationId?: string; responses: object }>> };

async function served(): Promise<Document> {
  return (await fetch(`${url}/api/openapi.json`)).json() as Promise<Document>;
}

describe('the OpenAPI document', () => {
  it('is served as generated', async () => {
    expect(await served()).toEqual(JSON.parse(JSON.stringify(openApi('0.1.0'))));
  });

  it('names exactly the routes of the server', async () => {
    const { paths } = await served();
    const named = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    );
    const own = routes.filter((route) => !route.startsWith('HEAD ') && !route.includes('*'));
    expect(named.sort()).toEqual([...new Set(own)].sort());
  });

  it('has no dangling references', async () => {
    const document = await served();
    for (const [, place] of JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)) {
      const found = place
        .split('/')
        .reduce<unknown>((at, key) => (at as Record<string, unknown>)?.[key], document);
      expect(found, place).toBeDefined();
    }
  });

  it('says what each request takes: without a body, all that need one are refused', async () => {
    const somebody = await new Browser(url).guest('Ada');
    for (const [name, endpoint] of Object.entries(endpoints)) {
      if (!('body' in endpoint) || endpoint.body.safeParse({}).success) continue;
      const path = endpoint.path.replaceAll(/:seat/g, '0').replaceAll(/:\w+/g, 'x');
      const answer = await somebody.ask(endpoint.method, path, {});
      expect(answer, name).toMatchObject({ status: 400, body: { code: 'bad-input' } });
    }
    expect(API).toBe('/api/v1');
  });
});

describe('metrics and health', () => {
  it('are served in the format of Prometheus', async () => {
    const ada = await new Browser(url).guest('Ada');
    const wire = await ada.call();
    await ada.ask('GET', '/tables/none');
    const seats = [{ kind: 'bot', bot: 'random' }, { kind: 'me' }];
    const { id } = await ada.post('/tables', { game: 'lamplight', seats, isPublic: true });
    wire.send({ type: 'watch', match: id });
    await wire.next('table');
    const text = await (await fetch(`${url}/metrics`, { headers: { authorization: 'Bearer token' } })).text();
    expect(text).toMatch(/^tabard_connections 1$/m);
    expect(text).toMatch(/^tabard_rooms \d+$/m);
    expect(text).toMatch(/^tabard_http_requests_total\{route="\/api\/v1\/tables\/:match",status="404"\} 1$/m);
    expect(text).toMatch(/^tabard_append_batch_size_count [1-9]/m);
    expect(text).toMatch(/^tabard_append_seconds_bucket\{le="\+Inf"\} [1-9]/m);
    for (const line of text.trimEnd().split('\n'))
      expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{[^}]*\})? [\d.e+-]+)$/);
    wire.close();
  });

  it('report liveness and readiness', async () => {
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });
});
