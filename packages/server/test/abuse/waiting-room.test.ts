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
  it('sends somebody away, who sees it and cannot come back, while others can', async () => {
    const { ada, bo, cy, id, code } = await gathered();
    const wire = await bo.call();
    wire.say({ type: 'watch', match: id, code });
    await wire.next('seats');
    const after = await (await ada.ask('DELETE', `/tables/${id}/seats/1`)).body;
    expect(after.seats[1]).toMatchObject({ kind: 'open', player: null });
    expect((await wire.next('seats', ({ info }) => info.seats[1].kind === 'open')).info.mine).toBeNull();
    expect(await bo.ask('POST', `/tables/${id}/join`, { code })).toMatchObject({
      status: 403,
      body: { code: 'sent-away' },
    });
    expect((await cy.post(`/tables/${id}/join`, { code, seat: 1 })).seats[1]).toMatchObject({ name: 'Cy' });
    wire.hangUp();
  });

  it('alone may, before the match begins, and not themselves or an empty seat', async () => {
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

describe('somebody who lets bots play', () => {
  it('may leave five matches to bots alone and not more, until they take a seat back', async () => {
    const ada = await guest('Ada');
    const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }];
    const tables = [];
    for (let i = 0; i < 6; i++)
      tables.push(await ada.post('/tables', { game: 'lamplight', seats, options: { nights: 1000 } }));
    const hand = ({ id }: { readonly id: string }) =>
      ada.ask('PUT', `/tables/${id}/seats/0`, { kind: 'bot' });
    for (const table of tables.slice(0, 5)) expect((await hand(table)).status).toBe(200);
    expect(await hand(tables[5])).toMatchObject({ status: 409, body: { code: 'too-many-bots' } });
    await ada.put(`/tables/${tables[0].id}/seats/0`, { kind: 'person' });
    expect((await hand(tables[5])).status).toBe(200);
  });
});
