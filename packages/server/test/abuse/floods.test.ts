import { describe, expect, it } from 'vitest';
import { type Answer, Browser } from '../browser.ts';
import { TestPlayer } from '../play.ts';
import { runServer, scratch } from '../running.ts';

const PATIENCE = 60_000;
const strict = await runServer({
  TABARD_DATA: scratch(),
  TABARD_REQUESTS_PER_MINUTE: '60',
  TABARD_SIGN_INS_PER_MINUTE: '6',
  TABARD_GUESTS_PER_MINUTE: '4',
  TABARD_TABLES_PER_MINUTE: '3',
  TABARD_GUESSES_PER_MINUTE: '4',
  TABARD_CHAT_PER_MINUTE: '5',
  TABARD_MESSAGES_PER_SECOND: '20',
  TABARD_ADDRESS_MESSAGES_PER_SECOND: '60',
  TABARD_SOCKETS_PER_ADDRESS: '4',
  TABARD_TRUST_PROXY: 'loopback',
});

const from = (address: string) => {
  const browser = new Browser(strict.url);
  browser.headers['x-forwarded-for'] = address;
  return browser;
};

/** Makes this many concurrent requests, each as a new guest if need be, and counts the responses by status. */
async function atOnce(times: number, act: (at: number) => Promise<{ readonly status: number }>) {
  const answers = await Promise.all(Array.from({ length: times }, (_, at) => act(at)));
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

const guess = (browser: Browser) => browser.ask('GET', '/codes/BCDF-GHJK-MNPQ');
const SEATS = [{ kind: 'me' }, { kind: 'open' }];

describe('a flood from one address', () => {
  it('of requests is refused with Retry-After, while others are served', async () => {
    const mallory = from('203.0.113.7');
    const refused: Answer[] = [];
    const counts = await atOnce(150, async () => {
      const answer = await mallory.ask('GET', '/me');
      if (answer.status === 429) refused.push(answer);
      return answer;
    });
    expect(counts[200]).toBeGreaterThanOrEqual(60);
    expect(counts[429]).toBeGreaterThan(10);
    expect(refused[0].body).toMatchObject({ code: 'too-many-requests' });
    expect(Number(refused[0].headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await from('203.0.113.8').ask('GET', '/games')).status).toBe(200);
  });

  it(
    'of passwords is refused, whichever accounts it tries',
    async () => {
      const mallory = from('203.0.113.9');
      const signIn = (at: number) => mallory.ask('POST', '/sign-in', { name: `A${at}`, password: 'b' });
      expect(await atOnce(12, signIn)).toEqual({ 403: 6, 429: 6 });
      expect((await mallory.ask('GET', '/games')).status).toBe(200);
    },
    PATIENCE,
  );

  it('of guests is refused', async () => {
    const come = () => from('203.0.113.12').ask('POST', '/guest', { name: 'Ada' });
    expect(await atOnce(10, come)).toEqual({ 200: 4, 429: 6 });
    expect((await from('203.0.113.13').ask('POST', '/guest', { name: 'Ada' })).status).toBe(200);
  });

  it('of wrong codes is refused, and right ones cost nothing', async () => {
    const ada = await from('203.0.113.14').guest('Ada');
    const { id, code } = await ada.post('/tables', { game: 'lamplight', seats: SEATS });
    const bo = from('203.0.113.15');
    expect(await atOnce(12, () => bo.ask('GET', `/codes/${code.toLowerCase()}`))).toEqual({ 200: 12 });
    expect(await atOnce(10, () => guess(bo))).toEqual({ 404: 4, 429: 6 });
    expect((await bo.ask('GET', `/tables/${id}?code=WRONG`)).status).toBe(429);
  });

  it('of wrong codes does not block tables that need no code', async () => {
    const ada = await from('203.0.113.18').guest('Ada');
    const { id, code } = await ada.post('/tables', { game: 'lamplight', seats: SEATS });
    expect(await atOnce(10, () => guess(ada))).toEqual({ 404: 4, 429: 6 });
    expect((await ada.ask('GET', `/tables/${id}?code=${code}`)).status).toBe(200);
  });

  it(
    'of wrong codes over a socket counts as well',
    async () => {
      const ada = await from('203.0.113.16').guest('Ada');
      const { id } = await ada.post('/tables', { game: 'lamplight', seats: SEATS });
      const mallory = from('203.0.113.17');
      const wire = await mallory.call();
      for (let i = 0; i < 8; i++) wire.send({ type: 'watch', match: id, code: 'BCDFGHJKMNPQ' });
      await wire.next('error', ({ code }) => code === 'too-many-requests');
      expect((await guess(mallory)).status).toBe(429);
      wire.close();
    },
    PATIENCE,
  );

  it('from one IPv6 /64 counts as one, and from one /48 as one', async () => {
    const counts = await atOnce(10, (at) => guess(from(`2001:db8:1:2::${at + 1}`)));
    expect(counts).toEqual({ 404: 4, 429: 6 });
    expect((await guess(from('2001:db8:1:3::1'))).status).toBe(404);
    const site = await atOnce(40, (at) => guess(from(`2001:db8:2:${at + 1}::1`)));
    expect(site).toEqual({ 404: 16, 429: 24 });
    expect((await guess(from('2001:db8:3:1::1'))).status).toBe(404);
  });

  it(
    'of sockets is refused, also under concurrent upgrades',
    async () => {
      const mallory = from('203.0.113.10');
      const wires = Array.from({ length: 12 }, () => mallory.socket());
      const opened = await Promise.allSettled(wires.map((wire) => wire.opened));
      expect(opened.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
      for (const one of opened) if (one.status === 'rejected') expect(String(one.reason)).toContain('429');
      (await from('203.0.113.11').call()).close();
      for (const wire of wires) if (wire.socket.readyState === wire.socket.OPEN) wire.close();
      await Promise.all(wires.map((wire) => wire.closed));
      (await mallory.call()).close();
    },
    PATIENCE,
  );

  it(
    'of messages is dropped and then ended, while others keep playing',
    async () => {
      const ada = await from('203.0.113.20').guest('Ada');
      const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }];
      const { id } = await ada.post('/tables', { game: 'lamplight', seats });
      const mallory = await from('203.0.113.21').guest('Mallory');
      const wire = await mallory.call();
      for (let i = 0; i < 1000; i++) wire.send({ type: 'unavailable', id: i, match: id });
      const player = new TestPlayer(await ada.call(), id);
      player.watch();
      await player.receive();
      expect(await player.play(3)).toBe(3);
      expect(await wire.next('error', ({ code }) => code === 'too-fast')).toMatchObject({});
      expect(await wire.closed).toBe(4002);
    },
    PATIENCE,
  );
});

describe('a flood of one person from many addresses', () => {
  it('of tables is refused', async () => {
    const mallory = await from('203.0.113.40').guest('Mallory');
    const lay = (at: number) => {
      const elsewhere = from(`203.0.113.${41 + at}`);
      elsewhere.cookie = mallory.cookie;
      return elsewhere.ask('POST', '/tables', { game: 'lamplight', seats: SEATS });
    };
    expect(await atOnce(9, lay)).toEqual({ 200: 3, 429: 6 });
  });

  it(
    'of chat lines is refused, also from several people of one address',
    async () => {
      const ada = await from('203.0.113.50').guest('Ada');
      const { id, code } = await ada.post('/tables', { game: 'lamplight', seats: SEATS });
      const talk = async (address: string, cookie: string | undefined, lines: number) => {
        const browser = from(address);
        browser.cookie = cookie;
        const wire = await browser.call();
        wire.send({ type: 'watch', match: id, code });
        await wire.next('seats');
        for (let i = 0; i < lines; i++) wire.send({ type: 'chat', id: i, match: id, text: 'hear me' });
        const answers = [];
        for (let i = 0; i < lines; i++) answers.push(await new TestPlayer(wire, id).answered(i));
        wire.close();
        return answers.filter(({ type }) => type === 'done').length;
      };
      expect(await talk('203.0.113.51', ada.cookie, 4)).toBe(4);
      expect(await talk('203.0.113.52', ada.cookie, 4)).toBe(1);
      let heard = 0;
      for (let i = 0; i < 8; i++) {
        const other = await from(`203.0.113.${60 + i}`).guest(`Other ${i}`);
        heard += await talk('203.0.113.53', other.cookie, 5);
      }
      expect(heard).toBeGreaterThanOrEqual(25);
      expect(heard).toBeLessThan(40);
    },
    PATIENCE,
  );
});

describe('a flood of wrong passwords for one account', () => {
  it(
    'is refused from every address, while its owner signs in on a known device',
    async () => {
      const ada = from('203.0.113.70');
      await ada.post('/register', { name: 'Adelaide', password: 'long enough' });
      await ada.post('/sign-out');
      const flood = (at: number) =>
        from(`198.51.100.${at}`).ask('POST', '/sign-in', { name: 'Adelaide', password: 'guess' });
      expect(await atOnce(12, flood)).toEqual({ 403: 3, 429: 9 });
      const wish = { name: 'Adelaide', password: 'long enough' };
      expect((await from('198.51.100.99').ask('POST', '/sign-in', wish)).status).toBe(429);
      expect((await ada.ask('POST', '/sign-in', wish)).status).toBe(200);
    },
    PATIENCE,
  );
});
