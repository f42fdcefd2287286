import { describe, expect, it } from 'vitest';
import { Browser } from '../browser.ts';
import { runServer, scratch } from '../running.ts';

const { url } = await runServer({ TABARD_DATA: scratch() });
const guest = (name: string) => new Browser(url).guest(name);
const SEATS = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];

async function gathered() {
  const [ada, bo, cy] = [await guest('Ada'), await guest('Bo'), await guest('Cy')];
  const { id, code } = await ada.post('/tables', { game: 'lamplight', seats: SEATS });
  await bo.post(`/tables/${id}/join`, { code, seat: 1 });
  return { ada, bo, cy, id, code };
}

describe('the host of a table that has not begun', () => {
  it('bans somebody, who is notified and cannot come back, while others can', async () => {
    const { ada, bo, cy, id, code } = await gathered();
    const wire = await bo.call();
    wire.send({ type: 'watch', match: id, code });
    await wire.next('seats');
    const after = await (await ada.ask('DELETE', `/tables/${id}/seats/1`)).body;
    expect(after.seats[1]).toMatchObject({ kind: 'open', player: null });
    expect((await wire.next('seats', ({ info }) => info.seats[1].kind === 'open')).info.mine).toBeNull();
    expect(await bo.ask('POST', `/tables/${id}/join`, { code })).toMatchObject({
      status: 403,
      body: { code: 'sent-away' },
    });
    expect((await cy.post(`/tables/${id}/join`, { code, seat: 1 })).seats[1]).toMatchObject({ name: 'Cy' });
    wire.close();
  });

  it('gets no chat from a person sent away who still has an open socket', async () => {
    const { ada, bo, id, code } = await gathered();
    const wire = await bo.call();
    wire.send({ type: 'watch', match: id, code });
    wire.send({ type: 'chat', id: 1, match: id, text: 'hello' });
    await wire.next('done', (one) => one.id === 1);
    await ada.ask('DELETE', `/tables/${id}/seats/1`);
    wire.send({ type: 'chat', id: 2, match: id, text: 'you will be sorry' });
    expect(await wire.next('error', (one) => one.id === 2)).toMatchObject({ code: 'sent-away' });
    const { lines } = await ada.get(`/tables/${id}/chat`);
    expect(lines.map(({ text }) => text)).toEqual(['hello']);
    wire.close();
  });

  it('is the only one who may do so, before the match begins, and not for themselves or an empty seat', async () => {
    const { ada, bo, id } = await gathered();
    const away = (who: Browser, seat: number) => who.ask('DELETE', `/tables/${id}/seats/${seat}`);
    expect(await away(bo, 0)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect(await away(ada, 0)).toMatchObject({ status: 409, body: { code: 'host' } });
    expect(await away(ada, 2)).toMatchObject({ status: 409, body: { code: 'nobody-there' } });
    expect(await away(ada, 7)).toMatchObject({ status: 409, body: { code: 'nobody-there' } });
    await ada.post(`/tables/${id}/start`, {});
    expect(await away(ada, 1)).toMatchObject({ status: 409, body: { code: 'begun' } });
  });
});

const LONG = { game: 'lamplight', options: { nights: 1000 } };
const BOT = { kind: 'bot', bot: 'random' };
const TOO_MANY = { status: 409, body: { code: 'too-many-bots' } };

async function tablesOf(host: Browser, seats: readonly object[], count: number): Promise<string[]> {
  const tables = Array.from({ length: count }, () => host.post('/tables', { ...LONG, seats }));
  return (await Promise.all(tables)).map(({ id }) => id);
}

const hand = (who: Browser, id: string, seat = 0) => who.ask('PUT', `/tables/${id}/seats/${seat}`, BOT);

describe('somebody who lets bots play', () => {
  it('may leave five matches to bots alone and not more, until they take a seat back', async () => {
    const ada = await guest('Ada');
    const tables = await tablesOf(ada, [{ kind: 'me' }, BOT], 6);
    for (const id of tables.slice(0, 5)) expect((await hand(ada, id)).status).toBe(200);
    expect(await hand(ada, tables[5])).toMatchObject(TOO_MANY);
    await ada.put(`/tables/${tables[0]}/seats/0`, { kind: 'person' });
    expect((await hand(ada, tables[5])).status).toBe(200);
  });

  it('may leave five, even with concurrent requests', async () => {
    const ada = await guest('Ada');
    const tables = await tablesOf(ada, [{ kind: 'me' }, BOT], 20);
    const answers = await Promise.all(tables.map((id) => hand(ada, id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    for (const answer of answers.filter(({ status }) => status !== 200))
      expect(answer).toMatchObject(TOO_MANY);
  });

  it('may begin five with bots alone, at tables where they do not sit', async () => {
    const ada = await guest('Ada');
    const tables = await tablesOf(ada, [{ kind: 'open' }, BOT], 6);
    const start = (id: string) => ada.ask('POST', `/tables/${id}/start`, { bot: 'random' });
    for (const id of tables.slice(0, 5)) expect((await start(id)).status).toBe(200);
    expect(await start(tables[5])).toMatchObject(TOO_MANY);
    expect((await ada.get(`/tables/${tables[5]}`)).status).toBe('open');
    const [own] = await tablesOf(ada, [{ kind: 'me' }, BOT], 1);
    expect(await hand(ada, own)).toMatchObject(TOO_MANY);
  });

  it('is not charged for a table that others left to bots', async () => {
    const [ada, bo] = [await guest('Ada'), await guest('Bo')];
    for (const id of await tablesOf(ada, [{ kind: 'open' }, BOT], 5)) {
      const { code } = await ada.get(`/tables/${id}`);
      await bo.post(`/tables/${id}/join`, { code });
      expect((await hand(bo, id)).status).toBe(200);
    }
    const [own] = await tablesOf(ada, [{ kind: 'me' }, BOT], 1);
    expect((await hand(ada, own)).status).toBe(200);
  });
});
