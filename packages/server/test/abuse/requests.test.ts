import { mkdirSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import { hostname } from 'node:os';
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

function freePort(): Promise<number> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** A raw request, which no well-behaved client would send. */
function raw(target: string, method = 'GET', headers: http.OutgoingHttpHeaders = {}, base = url) {
  const { hostname, port } = new URL(base);
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

describe('malformed requests', () => {
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

  it('cannot change anything for their visitor (CSRF)', async () => {
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
    own.close();
  });
});

describe('the page', () => {
  it('is served with a content security policy', async () => {
    const { status, text, headers } = await raw('/');
    expect([status, text]).toEqual([200, 'the hall']);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-cache' });
    expect((await raw('/assets/page-1a2b.js')).headers['cache-control']).toContain('immutable');
    expect(await raw('/settings')).toMatchObject({ status: 200, text: 'the hall' });
    expect((await raw('/api/v1/me')).headers['cache-control']).toBe('no-store');
  });

  it('may not generate code, but the worker that runs the rules may', async () => {
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

describe('the metrics', () => {
  it('are not served on the public port, not even to this machine', async () => {
    const { status, text } = await raw('/metrics');
    expect([status, JSON.parse(text).code]).toEqual([403, 'forbidden']);
  });

  it('are served on a separate port', async () => {
    const port = await freePort();
    await runServer({ TABARD_DATA: path.join(home, 'measured'), TABARD_METRICS_PORT: String(port) });
    const read = (target: string) => fetch(`http://127.0.0.1:${port}${target}`);
    expect(await (await read('/metrics')).text()).toContain('tabard_connections 0');
    expect((await read('/api/v1/me')).status).toBe(404);
  });

  it('are served with the token, if one is set', async () => {
    const guarded = await runServer({
      TABARD_DATA: path.join(home, 'guarded'),
      TABARD_METRICS_TOKEN: 'only for the watch',
    });
    const read = async (headers: Record<string, string>) =>
      (await fetch(`${guarded.url}/metrics`, { headers })).status;
    for (const authorization of ['', 'Bearer', 'Bearer only for the', 'Basic only for the watch'])
      expect(await read({ authorization }), authorization).toBe(403);
    expect(await read({ authorization: 'Bearer only for the watch' })).toBe(200);
  });
});

describe('a request for another host name', () => {
  const asked = async (host: string, target = '/api/v1/me', base = url) =>
    (await raw(target, 'GET', { host }, base)).status;

  it('is refused on every path, and so is a socket', async () => {
    for (const host of [
      'evil.example',
      'evil.example:80',
      'localhost.evil.example',
      '169.254.1.1',
      'evil@localhost',
    ])
      for (const target of ['/', '/api/v1/me', '/assets/page-1a2b.js'])
        expect(await asked(host, target), host).toBe(421);
    const eve = new Browser(url);
    eve.headers.host = 'evil.example';
    eve.headers.origin = 'http://evil.example';
    await expect(eve.socket().opened).rejects.toThrow('421');
  });

  it('is answered if the name belongs to this machine', async () => {
    const { port } = new URL(url);
    for (const host of ['localhost', `LOCALHOST:${port}`, '127.0.0.1', `[::1]:${port}`, hostname()])
      expect(await asked(host), host).toBe(200);
  });

  it('is answered if others reach the server by it, which the page is told', async () => {
    const { url: base } = await runServer({
      TABARD_DATA: path.join(home, 'reached'),
      TABARD_REACHED_AT: 'den.example',
    });
    for (const host of ['den.example', 'localhost'])
      expect(await asked(host, '/api/v1/me', base), host).toBe(200);
    expect(await new Browser(base).get('/me')).toMatchObject({ reachedAt: 'den.example' });
  });

  it('is answered if the name is configured, and then no other is', async () => {
    const named = await runServer({
      TABARD_DATA: path.join(home, 'named'),
      TABARD_HOSTS: 'tabard.example, Other.example',
      TABARD_ORIGINS: 'https://page.example',
    });
    for (const host of ['tabard.example', 'other.example:443', 'page.example'])
      expect(await asked(host, '/api/v1/me', named.url), host).toBe(200);
    expect(await asked('127.0.0.1', '/api/v1/me', named.url)).toBe(421);
    expect(await asked('127.0.0.1', '/healthz', named.url)).toBe(200);
  });
});

describe('a slow request', () => {
  /** Sends this much and then nothing; resolves with the response when the server closes the connection. */
  const stalled = (text: string) =>
    new Promise<string>((resolve) => {
      const { hostname: name, port } = new URL(url);
      let heard = '';
      const socket = connect(Number(port), name, () => socket.write(text));
      socket.on('data', (data) => {
        heard += data;
      });
      socket.on('error', () => undefined);
      socket.on('close', () => resolve(heard));
    });

  it(
    'is cut, whether it stops before its headers, within them or within its body',
    async () => {
      const head = `POST /api/v1/guest HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`;
      const ends = await Promise.all([
        stalled(''),
        stalled(head),
        stalled(`${head}Content-Length: 50\r\n\r\n{`),
      ]);
      for (const heard of ends) expect(heard).toMatch(/^(HTTP\/1\.1 408 |$)/);
    },
    PATIENCE,
  );
});

describe('a request over https', () => {
  it('gets a secure cookie, when the proxy is trusted', async () => {
    const browser = new Browser(proxied.url);
    browser.headers['x-forwarded-for'] = '203.0.113.30';
    browser.headers['x-forwarded-proto'] = 'https';
    const { headers } = await browser.ask('POST', '/guest', { name: 'Ada' });
    expect(headers.getSetCookie()[0]).toMatch(/Secure/);
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/);
    const plain = new Browser(url);
    plain.headers['x-forwarded-proto'] = 'https';
    expect((await plain.ask('POST', '/guest', { name: 'Ada' })).headers.getSetCookie()[0]).not.toMatch(
      /Secure/,
    );
  });
});
