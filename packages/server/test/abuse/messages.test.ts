import { mkdirSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { clientMessage, PROTOCOL } from '@tabard/table/protocol';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Browser, type Wire } from './browser.ts';
import { Sitter } from './play.ts';
import { playAmidRubbish } from './play-amid-rubbish.ts';
import { runServer, scratch } from './running.ts';

const home = scratch();
const page = path.join(home, 'page');
mkdirSync(path.join(page, 'assets'), { recursive: true });
writeFileSync(path.join(page, 'index.html'), 'the hall');
writeFileSync(path.join(page, 'assets/page-1a2b.js'), 'code');
writeFileSync(path.join(page, 'assets/worker-1a2b.js'), 'rules');
writeFileSync(path.join(page, '.hidden'), 'secret');
writeFileSync(path.join(home, 'secret.txt'), 'secret');
const { url } = await runServer({ TABARD_DATA: path.join(home, 'data'), TABARD_PAGE: page });
const strict = await runServer({
  TABARD_DATA: path.join(home, 'strict'),
  TABARD_REQUESTS_PER_MINUTE: '60',
  TABARD_SIGN_INS_PER_MINUTE: '5',
  TABARD_MESSAGES_PER_SECOND: '20',
  TABARD_ADDRESS_MESSAGES_PER_SECOND: '60',
  TABARD_SOCKETS_PER_ADDRESS: '4',
  TABARD_TRUST_PROXY: 'loopback',
});
const PATIENCE = 60_000;
const guest = (name: string) => new Browser(url).guest(name);
const TYPES = clientMessage.options.map((option) => option.shape.type.value);

async function underWay(seats: object[] = [{ kind: 'me' }, { kind: 'open' }]) {
  const [ada, bo] = [await guest('Ada'), await guest('Bo')];
  const { id, code } = await ada.post('/tables', { game: 'lamplight', seats });
  await bo.post(`/tables/${id}/join`, { code });
  return { ada, bo, id, code };
}

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

describe("another's seat", () => {
  it('is neither answered for nor resigned, undone or given away', async () => {
    const { ada, id, code } = await underWay();
    const before = await ada.get(`/tables/${id}`);
    const thief = await guest('Mallory');
    const wire = await thief.call();
    wire.say({ type: 'watch', match: id, code });
    await wire.next('table');
    const say = [
      { type: 'choose', id: 1, match: id, n: 0, key: 'pass' },
      { type: 'resign', id: 2, match: id },
      { type: 'undo', id: 3, match: id },
      { type: 'ask-undo', id: 4, match: id },
      { type: 'answer-undo', id: 5, match: id, agree: true },
      { type: 'unavailable', id: 6, match: id },
    ] as const;
    for (const message of say) {
      wire.say(message);
      expect(await wire.next('error', (one) => one.id === message.id)).toMatchObject({ code: 'not-seated' });
    }
    for (const [method, place, body] of [
      ['PUT', 'seats/0', { kind: 'bot' }],
      ['POST', 'start', {}],
      ['DELETE', '', undefined],
    ] as const) {
      const { status } = await thief.ask(method, `/tables/${id}${place && `/${place}`}`, body);
      expect(status, place).toBe(403);
    }
    expect(await ada.get(`/tables/${id}`)).toMatchObject({ ...before, watching: 1 });
  });
});

describe('messages that are none', () => {
  it('are answered with one sentence, and too many end the talk', async () => {
    const wire = await (await guest('Eve')).call();
    const bad: (string | Buffer)[] = [
      'hello',
      '{"type":"hello"',
      '[]',
      'null',
      '{"type":"fly"}',
      '{"type":"choose","id":-1,"match":"x","n":0,"key":"pass"}',
      '{"type":"watch","match":"x","extra":1}',
      '{"type":"chat","id":1,"match":"x","text":""}',
      Buffer.from([0, 255, 3]),
    ];
    for (const one of bad) {
      wire.raw(one);
      const { code, message } = await wire.next('error');
      expect(code).toBe('bad-input');
      expect(message).toMatch(/^[A-Z"][^\n]*\.$/);
    }
    wire.raw('once too often');
    expect(await wire.closed).toBe(4001);
  });

  it('that are too big close the socket', async () => {
    const wire = await (await guest('Eve')).call();
    wire.raw(JSON.stringify({ type: 'chat', id: 1, match: 'x', text: 'x'.repeat(20_000) }));
    expect(await wire.closed).toBe(1009);
  });

  it.each([
    ['an older one', PROTOCOL - 1, 'the client is older'],
    ['a newer one', PROTOCOL + 1, 'the server is older'],
  ])('of another version, %s, are told so', async (_, protocol, sentence) => {
    const wire = (await guest('Eve')).socket();
    await wire.opened;
    wire.say({ type: 'hello', protocol });
    expect(await wire.next('error')).toMatchObject({
      code: 'version',
      message: expect.stringContaining(sentence),
    });
    expect(await wire.closed).toBe(4000);
  });

  it('come after the greeting or not at all', async () => {
    const wire = (await guest('Eve')).socket();
    await wire.opened;
    wire.say({ type: 'watch', match: 'x' });
    expect(await wire.next('error')).toMatchObject({ message: expect.stringContaining('"hello"') });
    wire.hangUp();
  });

  it.each(TYPES)(
    'made of random values as "%s" harm nobody',
    async (type) => {
      const { ada, bo, id } = await underWay();
      const sitter = new Sitter(await bo.call(), id);
      sitter.watch();
      await sitter.hear();
      const before = await ada.get(`/tables/${id}`);
      let wire: Wire | undefined;
      const junk = fc.oneof(
        fc.jsonValue({ maxDepth: 2 }),
        fc.constantFrom(id, -1, 2 ** 53, 1e300, '__proto__'),
      );
      const fields = fc.dictionary(
        fc.constantFrom('id', 'match', 'n', 'key', 'text', 'mode', 'agree', 'code', 'x'),
        junk,
      );
      await fc.assert(
        fc.asyncProperty(fields, fc.uint8Array({ maxLength: 40 }), async (message, bytes) => {
          if (!wire || wire.socket.readyState !== wire.socket.OPEN) wire = await (await guest('Eve')).call();
          wire.raw(JSON.stringify({ ...message, type }));
          wire.raw(Buffer.from(bytes).toString('latin1'));
        }),
        { numRuns: 30 },
      );
      wire?.hangUp();
      expect(await ada.get(`/tables/${id}`)).toMatchObject({
        length: before.length,
        seats: before.seats.map(({ kind, player }) => ({ kind, player })),
      });
      sitter.wire.say({ type: 'unavailable', id: 77, match: id });
      expect(await sitter.answered(77)).toMatchObject({ type: 'done' });
    },
    PATIENCE,
  );
});

describe('people with seats', () => {
  it(
    'who send rubbish between their choices change nothing by it',
    async () => {
      const { ada, bo, id } = await underWay();
      const report = await playAmidRubbish([ada, bo], id, 300);
      expect(report.moves).toBeGreaterThan(5);
      expect(report.rubbish).toBeGreaterThan(report.moves);
      expect(report.closed).toBeGreaterThan(0);
      // The last answer may still be sealed.
      expect([report.moves - 1, report.moves]).toContain((await ada.get(`/tables/${id}`)).length);
    },
    PATIENCE,
  );
});

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
    expect((await fetch(`${strict.url}/metrics`, { headers: PROXY })).status).toBe(403);
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

describe('names with markup', () => {
  it('are kept and told as they are, as JSON', async () => {
    const name = '<img src=x onerror=1>';
    const eve = await guest(name);
    const { headers, body } = await eve.ask('GET', '/me');
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(body.person?.name).toBe(name);
  });
});

describe('floods from one address', () => {
  const from = (address: string) => {
    const browser = new Browser(strict.url);
    browser.headers['x-forwarded-for'] = address;
    return browser;
  };

  it(
    'of requests are turned away, while others are served',
    async () => {
      const mallory = from('203.0.113.7');
      const statuses = new Set<number>();
      for (let i = 0; i < 80; i++) statuses.add((await mallory.ask('GET', '/games')).status);
      expect([...statuses].sort()).toEqual([200, 429]);
      expect((await mallory.ask('GET', '/games')).body).toMatchObject({ code: 'too-many-requests' });
      expect((await from('203.0.113.8').ask('GET', '/games')).status).toBe(200);
    },
    PATIENCE,
  );

  it(
    'of passwords are turned away sooner, whichever door they try',
    async () => {
      const mallory = from('203.0.113.9');
      const tries = [];
      for (let i = 0; i < 4; i++)
        tries.push((await mallory.ask('POST', '/sign-in', { name: 'A', password: 'b' })).status);
      for (let i = 0; i < 4; i++) tries.push((await mallory.ask('GET', '/codes/BCDFGH')).status);
      expect(tries).toEqual([403, 403, 403, 403, 404, 429, 429, 429]);
      expect((await mallory.ask('GET', '/games')).status).toBe(200);
    },
    PATIENCE,
  );

  it(
    'of one IPv6 network count as one',
    async () => {
      for (let i = 0; i < 5; i++) await from(`2001:db8:1:2::${i + 1}`).ask('GET', '/codes/BCDFGH');
      expect((await from('2001:db8:1:2:ffff::1').ask('GET', '/codes/BCDFGH')).status).toBe(429);
      expect((await from('2001:db8:1:3::1').ask('GET', '/codes/BCDFGH')).status).toBe(404);
    },
    PATIENCE,
  );

  it(
    'of sockets are turned away',
    async () => {
      const mallory = from('203.0.113.10');
      const wires = [];
      for (let i = 0; i < 4; i++) wires.push(await mallory.call({ 'x-forwarded-for': '203.0.113.10' }));
      await expect(mallory.call({ 'x-forwarded-for': '203.0.113.10' })).rejects.toThrow('429');
      await (await from('203.0.113.11').call({ 'x-forwarded-for': '203.0.113.11' })).hangUp();
      for (const wire of wires) wire.hangUp();
    },
    PATIENCE,
  );

  it(
    'of messages are dropped and then ended, while others keep playing',
    async () => {
      const ada = await from('203.0.113.20').guest('Ada');
      const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }];
      const { id } = await ada.post('/tables', { game: 'lamplight', seats });
      const mallory = await from('203.0.113.21').guest('Mallory');
      const wire = await mallory.call({ 'x-forwarded-for': '203.0.113.21' });
      for (let i = 0; i < 1000; i++) wire.say({ type: 'unavailable', id: i, match: id });
      const sitter = new Sitter(await ada.call({ 'x-forwarded-for': '203.0.113.20' }), id);
      sitter.watch();
      await sitter.hear();
      expect(await sitter.play(3)).toBe(3);
      expect(await wire.next('error', ({ code }) => code === 'too-fast')).toMatchObject({});
      expect(await wire.closed).toBe(4002);
    },
    PATIENCE,
  );
});

describe('a request over https', () => {
  it('gets a cookie that only https carries, when the proxy is believed', async () => {
    const browser = new Browser(strict.url);
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
