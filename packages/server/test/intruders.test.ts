import { describe, expect, it } from 'vitest';
import { openStore } from '../src/store/open-store.ts';
import type { MatchId } from '../src/store/rows.ts';
import { Browser, type TestSocket } from './browser.ts';
import { TestPlayer } from './play.ts';
import { freshDatabase } from './postgres.ts';
import { runServer, scratch } from './running.ts';

const data = scratch();
const { url } = await runServer({ TABARD_DATA: data });
const guest = (name: string) => new Browser(url).guest(name);
const TWO = [{ kind: 'me' }, { kind: 'open' }];
const PATIENCE = 60_000;

async function table(seats: readonly object[] = TWO, more: object = {}) {
  const [ada, bo] = [await guest('Ada'), await guest('Bo')];
  const { id, code } = await ada.post('/tables', { game: 'lamplight', seats, ...more });
  return { ada, bo, id, code };
}

async function sit(browser: Browser, match: string): Promise<TestPlayer> {
  const player = new TestPlayer(await browser.call(), match);
  player.watch();
  await player.receive();
  return player;
}

/** A client that never closes its socket by itself. */
function stubborn(wire: TestSocket): TestSocket {
  wire.socket.close = () => undefined;
  return wire;
}

describe('somebody who was sent away', () => {
  it(
    'and keeps the socket open is ignored',
    async () => {
      const { ada, bo, id, code } = await table();
      await bo.post(`/tables/${id}/join`, { code });
      const players = [await sit(ada, id), await sit(bo, id)];
      const [asked, other] = players[0].decision ? players : [...players].reverse();
      const who = asked === players[0] ? ada : bo;
      stubborn(asked.wire);
      const before = asked.known?.version;
      await who.post('/sign-out');
      const { decision } = asked;
      if (!decision) throw new Error('nobody is asked');
      asked.wire.send({ type: 'resign', id: 1, match: id });
      await new Promise((resolve) => setTimeout(resolve, 300));
      await other.catchUp();
      expect(other.known?.version).toBe(before);
      asked.wire.socket.terminate();
    },
    PATIENCE,
  );

  it(
    'on one node is sent away on all of them, and blocks hold there',
    async () => {
      const DATABASE_URL = await freshDatabase();
      const [one, other] = [await runServer({ DATABASE_URL }), await runServer({ DATABASE_URL })];
      const ada = await new Browser(one.url).guest('Ada');
      const there = new Browser(other.url);
      there.cookie = ada.cookie;
      const wire = await there.call();
      const rude = await new Browser(one.url).guest('Rude');
      const me = await rude.get('/me');
      const { id } = await rude.post('/tables', { game: 'lamplight', seats: TWO, isPublic: true });
      wire.send({ type: 'watch', match: id });
      await wire.next('seats');
      const loud = await rude.call();
      loud.send({ type: 'watch', match: id });
      await loud.next('seats');
      loud.send({ type: 'chat', id: 1, match: id, text: 'first' });
      await wire.next('chat', ({ line }) => line.text === 'first');
      await ada.put(`/me/shuns/${me.person?.id}`, { kind: 'block' });
      await new Promise((resolve) => setTimeout(resolve, 500));
      loud.send({ type: 'chat', id: 2, match: id, text: 'second' });
      await loud.next('chat', ({ line }) => line.text === 'second');
      await new Promise((resolve) => setTimeout(resolve, 500));
      expect(wire.received.filter(({ type }) => type === 'chat')).toEqual([]);
      await ada.post('/sign-out');
      expect(await wire.closed).toBe(4003);
      await Promise.all([one.close(), other.close()]);
    },
    PATIENCE,
  );
});

describe('somebody who changes the password', () => {
  it(
    'is signed in on this device alone, with a new cookie, on every node',
    async () => {
      const DATABASE_URL = await freshDatabase();
      const [one, other] = [await runServer({ DATABASE_URL }), await runServer({ DATABASE_URL })];
      const ada = await new Browser(one.url).guest('Ada');
      await ada.post('/register', { name: 'Ada', password: 'long enough' });
      const there = new Browser(other.url);
      there.cookie = ada.cookie;
      const [own, thief] = [await there.call(), new Browser(other.url)];
      await thief.post('/sign-in', { name: 'Ada', password: 'long enough' });
      const stolen = await thief.call();
      await ada.put('/me/password', { old: 'long enough', fresh: 'longer still' });
      expect(await Promise.all([stolen.closed, own.closed])).toEqual([4003, 4003]);
      expect((await there.get('/me')).person).toBeNull();
      there.cookie = ada.cookie;
      expect((await there.get('/me')).person).toMatchObject({ name: 'Ada' });
      (await there.call()).close();
      expect((await thief.get('/me')).person).toBeNull();
      await Promise.all([one.close(), other.close()]);
    },
    PATIENCE,
  );
});

describe('a table', () => {
  it('gives one person one seat under concurrent requests', async () => {
    const { bo, id, code } = await table([{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]);
    const join = (seat: number) => bo.ask('POST', `/tables/${id}/join`, { code, seat });
    await Promise.all([join(1), join(2), join(1), join(2)]);
    const { seats, status } = await bo.get(`/tables/${id}`);
    expect(status).toBe('open');
    expect(seats.filter(({ name }: { name: string }) => name === 'Bo')).toHaveLength(1);
  });

  it('needs a person, and counts towards its host’s thirty even if they have no seat', async () => {
    const ada = await guest('Ada');
    const bots = [
      { kind: 'bot', bot: 'random' },
      { kind: 'bot', bot: 'random' },
    ];
    expect(await ada.ask('POST', '/tables', { game: 'lamplight', seats: bots })).toMatchObject({
      status: 400,
      body: { message: 'A table is for people: at least one seat must be yours or open.' },
    });
    const open = { game: 'lamplight', seats: [{ kind: 'open' }, { kind: 'open' }] };
    for (let i = 0; i < 30; i++) await ada.post('/tables', open);
    expect(await ada.ask('POST', '/tables', open)).toMatchObject({ body: { code: 'too-many-tables' } });
  });

  it(
    'counts towards the hundred running matches, forks included',
    async () => {
      const ada = await guest('Ada');
      const alone = { game: 'lamplight', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] };
      const ended = await ada.post('/tables', alone);
      const last = await sit(ada, ended.id);
      last.wire.send({ type: 'resign', id: 1, match: ended.id });
      await last.answered(1);
      const tables = [];
      for (let i = 0; i < 10; i++)
        tables.push(...(await Promise.all(Array.from({ length: 10 }, () => ada.post('/tables', alone)))));
      const more = [
        await ada.ask('POST', '/tables', alone),
        await ada.ask('POST', `/matches/${tables[0].id}/fork`, { seq: 0, seat: 0 }),
        await ada.ask('POST', `/tables/${ended.id}/rematch`),
      ];
      for (const answer of more)
        expect(answer).toMatchObject({ status: 409, body: { code: 'too-many-tables' } });
      const player = await sit(ada, tables[0].id);
      player.wire.send({ type: 'resign', id: 1, match: tables[0].id });
      await player.answered(1);
      await ada.post('/tables', alone);
    },
    PATIENCE,
  );

  it('that is private takes no chat from people who may not see it', async () => {
    const { bo, id } = await table();
    const wire = await bo.call();
    wire.send({ type: 'watch', match: id });
    wire.send({ type: 'chat', id: 1, match: id, text: 'let me in' });
    expect(await wire.next('error', (one) => one.id === 1)).toMatchObject({ code: 'not-watching' });
    const store = await openStore({ dataFolder: data });
    expect(await store.chat.recent(id as MatchId, 9)).toEqual([]);
    await store.close();
  });

  it('gives its cards to everybody who may see it', async () => {
    const { ada, bo, id, code } = await table();
    expect(await bo.ask('GET', `/matches/${id}/content`)).toMatchObject({ status: 403 });
    const before = await bo.get(`/matches/${id}/content?code=${code}`);
    await bo.post(`/tables/${id}/join`, { code });
    const { hash, defs } = await ada.get(`/matches/${id}/content`);
    expect([hash, defs]).toEqual([before.hash, before.defs]);
    const player = await sit(ada, id);
    expect(player.known?.view.state.content).toBe(hash);
  });

  it('is created once for a rematch under concurrent requests', async () => {
    const ada = await guest('Ada');
    const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }];
    const { id } = await ada.post('/tables', { game: 'lamplight', seats });
    const player = await sit(ada, id);
    player.wire.send({ type: 'resign', id: 1, match: id });
    await player.answered(1);
    const asked = await Promise.all([1, 2, 3].map(() => ada.ask('POST', `/tables/${id}/rematch`)));
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(asked.map(({ body }) => body.id)).size).toBe(1);
    const { tables } = await ada.get('/tables/mine');
    expect(tables).toHaveLength(2);
  });
});

describe('a seat', () => {
  it(
    'that was resigned is not taken back',
    async () => {
      const { ada, bo, id, code } = await table([...TWO, { kind: 'bot', bot: 'random' }]);
      await bo.post(`/tables/${id}/join`, { code });
      const player = await sit(ada, id);
      player.wire.send({ type: 'resign', id: 1, match: id });
      await player.answered(1);
      expect(await ada.ask('PUT', `/tables/${id}/seats/0`, { kind: 'person' })).toMatchObject({
        status: 409,
        body: { code: 'resigned', message: expect.stringContaining('resigned') },
      });
    },
    PATIENCE,
  );

  it(
    'of a guest goes to a bot when the guest signs in to an account at the same table',
    async () => {
      const { ada, bo, id, code } = await table();
      await ada.post('/register', { name: 'Adelaide', password: 'long enough' });
      await bo.post(`/tables/${id}/join`, { code });
      await bo.post('/sign-in', { name: 'Adelaide', password: 'long enough' });
      const { seats } = await ada.get(`/tables/${id}`);
      expect(seats[0]).toMatchObject({ kind: 'person', name: 'Adelaide' });
      expect(seats[1]).toMatchObject({ kind: 'bot', player: null });
      const player = await sit(ada, id);
      expect(await player.play(3)).toBe(3);
    },
    PATIENCE,
  );
});

describe('a name', () => {
  it('of invisible characters is refused', async () => {
    for (const name of ['\u3164', '\u2800\u2800', '\u115f', '\u200b', '\u202eada'])
      expect(await new Browser(url).ask('POST', '/guest', { name })).toMatchObject({ status: 400 });
  });

  it('that looks like an account’s is taken', async () => {
    await (await guest('Wax')).post('/register', { name: 'Pepo Max', password: 'long enough' });
    for (const name of ['pepo max', 'Реро Мах', 'Pepo\u3164 Max', 'Pepo  Max', 'Pepo\u00a0Max', 'РЕРО МАХ'])
      expect(await new Browser(url).ask('POST', '/guest', { name }), name).toMatchObject({ status: 409 });
    for (const name of ['Рерo Max', 'Ρepo\u3164 Max'])
      expect(await new Browser(url).ask('POST', '/guest', { name }), name).toMatchObject({ status: 400 });
    expect(await new Browser(url).ask('POST', '/guest', { name: 'Pepo Маша' })).toMatchObject({
      status: 200,
    });
  });
});

describe('options', () => {
  it.each([
    '{"__proto__":{"isAdmin":true}}',
    '{"constructor":{"prototype":{"x":1}}}',
    `{"length":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
    '{"toString":"x"}',
  ])('that are no options are refused in a sentence', async (options) => {
    const ada = await guest('Ada');
    const response = await fetch(`${url}/api/v1/tables`, {
      method: 'POST',
      headers: { cookie: ada.cookie ?? '', 'content-type': 'application/json' },
      body: `{"game":"lamplight","seats":[{"kind":"me"},{"kind":"open"}],"options":${options}}`,
    });
    expect(response.status).toBe(400);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });
});
