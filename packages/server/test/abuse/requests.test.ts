import { mkdirSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Browser } from '../browser.ts';
import { runServer, scratch } from '../running.ts';

const home = scratch();
const page = path.join(home, 'page');
mkdirSync(path.join(page, 'assets'), { recursive: true });
writeFileSync(path.join(page, 'index.html'), 'the hall');
writeFileSync(path.join(page, 'assets/page-1a2b.js'), 'code');
writeFileSync(path.join(page, 'assets/worker-1a2b.js'), 'rules');
writeFileSync(path.join(page, '.hidden'), 'secret');
writeFileSync(path.join(home, 'secret.txt'), 'secret');
const { url } = await runServer({ TABARD_DATA: path.join(home, 'data'), TABARD_PAGE: page });
const proxied = await runServer({ TABARD_DATA: path.join(home, 'proxied'), TABARD_TRUST_PROXY: 'loopback' });
const PATIENCE = 60_000;
const guest = (name: string) => new Browser(url).guest(name);

/** A request as it is written, which no client that means well would send. */
function raw(target: string, method = 'GET', headers: http.OutgoingHttpHeaders = {}) {
  const { hostname, port } = new URL(url);
  return new Promise<{ status: number; text: string; headers: http.IncomingHttpHeaders }>(
    (resolve, reject) => {
      const request = http.request({ hostname, port, path: target, method, headers }, (response) => {
        let text = '';
        response.on('data', (part) => {
          text += part;
        });
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, text, headers: response.headers }),
        );
      });
      request.on('error', reject);
      request.end();
    },
  );
}

describe('requests that are none', () => {
  it.each([
    ['no JSON', '{"name":', 'application/json', 400],
    ['no object', '"Ada"', 'application/json', 400],
    ['another kind', 'name=Ada', 'application/x-www-form-urlencoded', 415],
    ['too large', JSON.stringify({ name: 'x'.repeat(70_000) }), 'application/json', 413],
  ])('are refused in one sentence: %s', async (_, body, type, status) => {
    const response = await fetch(`${url}/api/v1/guest`, {
      method: 'POST',
      body,
      headers: { 'content-type': type },
    });
    expect(response.status).toBe(status);
    const problem = (await response.json()) as { code: string; message: string };
    expect(Object.keys(problem).sort()).toEqual(['code', 'message']);
    expect(problem.message).toMatch(/^[A-Z"][^\n]*\.$/);
  });

  it('to unknown places are refused', async () => {
    for (const [method, target] of [
      ['GET', '/api/v1/nothing'],
      ['PATCH', '/api/v1/me'],
      ['GET', '/api/v2/me'],
      ['GET', '/api'],
    ])
      expect((await raw(target, method)).status, target).toBe(404);
  });

  it(
    'that are random break nothing',
    async () => {
      const eve = await guest('Eve');
      const places = ['/guest', '/register', '/tables', '/tables/x/join', '/matches/x/fork', '/me/shuns/x'];
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...places), fc.jsonValue({ maxDepth: 3 }), async (place, body) => {
          const { status } = await eve.ask(place.includes('shuns') ? 'PUT' : 'POST', place, body);
          expect(status).toBeLessThan(500);
        }),
        { numRuns: 60 },
      );
    },
    PATIENCE,
  );
});

describe('pages of other sites', () => {
  const AFAR = { origin: 'https://evil.example' };

  it('change nothing in the name of whoever looks at them', async () => {
    const ada = await guest('Ada');
    const { cookie } = ada;
    for (const headers of [AFAR, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }]) {
      const { status } = await raw('/api/v1/sign-out', 'POST', { cookie, ...headers });
      expect(status).toBe(403);
    }
    expect((await ada.get('/me')).person).toMatchObject({ name: 'Ada' });
    const own = { cookie, origin: url, 'sec-fetch-site': 'same-origin' };
    expect((await raw('/api/v1/sign-out', 'POST', own)).status).toBe(204);
  });

  it('open no socket', async () => {
    const ada = await guest('Ada');
    await expect(ada.socket(AFAR).opened).rejects.toThrow('403');
    const own = ada.socket({ origin: url });
    await own.opened;
    own.hangUp();
  });
});

describe('the page', () => {
  it('is served with what browsers may do with it', async () => {
    const { status, text, headers } = await raw('/');
    expect([status, text]).toEqual([200, 'the hall']);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-cache' });
    expect((await raw('/assets/page-1a2b.js')).headers['cache-control']).toContain('immutable');
    expect(await raw('/settings')).toMatchObject({ status: 200, text: 'the hall' });
    expect((await raw('/api/v1/me')).headers['cache-control']).toBe('no-store');
  });

  it('may generate no code, but the worker that plays the rules may', async () => {
    const policyAt = async (target: string) => (await raw(target)).headers['content-security-policy'];
    for (const target of [
      '/',
      '/settings',
      '/assets/page-1a2b.js',
      '/?x=/assets/worker-1a2b.js',
      '/api/v1/me',
    ])
      expect(await policyAt(target), target).not.toContain('unsafe-eval');
    expect(await policyAt('/assets/worker-1a2b.js')).toContain("script-src 'self' 'unsafe-eval';");
  });

  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/..%5csecret.txt',
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '//secret.txt',
    '/.hidden',
    '/%00',
    '/%',
    '/index.html%00.js',
    '/assets/',
    '/assets/missing.js',
  ])('has nothing at %s', async (target) => {
    const { status, text } = await raw(target);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(text).not.toContain('secret');
  });
});

describe('the figures', () => {
  const PROXY = { 'x-forwarded-for': '203.0.113.40' };

  it('are read on the machine of the server, and through no proxy', async () => {
    expect(await raw('/metrics')).toMatchObject({ status: 200 });
    const { status, text } = await raw('/metrics', 'GET', PROXY);
    expect([status, JSON.parse(text).code]).toEqual([403, 'forbidden']);
    expect((await fetch(`${proxied.url}/metrics`, { headers: PROXY })).status).toBe(403);
  });

  it('are read by whoever has the token, where there is one', async () => {
    const guarded = await runServer({
      TABARD_DATA: path.join(home, 'guarded'),
      TABARD_METRICS_TOKEN: 'only for the watch',
    });
    const read = async (headers: Record<string, string>) =>
      (await fetch(`${guarded.url}/metrics`, { headers })).status;
    for (const authorization of ['', 'Bearer', 'Bearer only for the', 'Basic only for the watch'])
      expect(await read({ authorization }), authorization).toBe(403);
    expect(await read({ ...PROXY, authorization: 'Bearer only for the watch' })).toBe(200);
  });
});

describe('a request over https', () => {
  it('gets a cookie that only https carries, when the proxy is believed', async () => {
    const browser = new Browser(proxied.url);
    browser.headers['x-forwarded-for'] = '203.0.113.30';
    browser.headers['x-forwarded-proto'] = 'https';
    const { headers } = await browser.ask('POST', '/guest', { name: 'Ada' });
    expect(headers.getSetCookie()[0]).toMatch(/Secure/);
    const plain = new Browser(url);
    plain.headers['x-forwarded-proto'] = 'https';
    expect((await plain.ask('POST', '/guest', { name: 'Ada' })).headers.getSetCookie()[0]).not.toMatch(
      /Secure/,
    );
  });
});
