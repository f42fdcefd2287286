import { describe, expect, it } from 'vitest';
import { openStore } from '../../src/store/open-store.ts';
import type { MatchId } from '../../src/store/rows.ts';
import { Browser, type TestSocket } from '../browser.ts';
import { runOnBothStores } from './on-both-stores.ts';

const servers = await runOnBothStores({ TABARD_BOT_PAUSE: '0' });
const BOT = { kind: 'bot', bot: 'random' };
const PLAN = { game: 'lamplight', options: { nights: 1000 } };

async function tablesOf(host: Browser, seats: readonly object[], count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let i = 0; i < count; i++) ids.push((await host.post('/tables', { ...PLAN, seats })).id);
  return ids;
}

const answerTo = (wire: TestSocket, id: number) =>
  Promise.race([wire.next('done', (one) => one.id === id), wire.next('error', (one) => one.id === id)]);

describe.each(servers)('a person who resigns from more matches than bots may play alone, $kind', (server) => {
  it('[TB-05] resigns from every one of them, and bots play five of those on, whoever looks on', async () => {
    const ada = await new Browser(server.url).guest('Ada');
    const tables = await tablesOf(ada, [{ kind: 'me' }, BOT, BOT], 8);
    const wire = await ada.call();
    for (const match of tables) wire.send({ type: 'watch', match });
    for (const [id, match] of tables.slice(0, 7).entries()) {
      wire.send({ type: 'resign', id, match });
      expect(await answerTo(wire, id)).toEqual({ type: 'done', id });
    }
    wire.send({ type: 'choose', id: 7, match: tables[7], n: 0, key: 'resign' });
    expect(await answerTo(wire, 7)).toEqual({ type: 'done', id: 7 });
    const store = await openStore(server.target);
    const seqOf = async (match: string) => (await store.matches.get(match as MatchId))?.seq ?? 0;
    const held = tables.slice(5);
    await expect
      .poll(() => Promise.all(held.map((match) => store.jobs.get(match as MatchId))), { timeout: 20_000 })
      .toEqual([undefined, undefined, undefined]);
    const before = await Promise.all(held.map(seqOf));
    for (const match of tables.slice(0, 5)) {
      const seq = await seqOf(match);
      await expect.poll(() => seqOf(match), { timeout: 20_000 }).toBeGreaterThan(seq + 5);
    }
    expect(await Promise.all(held.map(seqOf))).toEqual(before);
    wire.close();
    await store.close();
  }, 60_000);

  it('[TB-05] ends a match of two at once, however many bots play already', async () => {
    const bo = await new Browser(server.url).guest('Bo');
    for (const id of await tablesOf(bo, [{ kind: 'me' }, BOT], 5))
      expect((await bo.ask('PUT', `/tables/${id}/seats/0`, BOT)).status).toBe(200);
    const [small] = await tablesOf(bo, [{ kind: 'me' }, BOT], 1);
    const wire = await bo.call();
    wire.send({ type: 'resign', id: 1, match: small });
    expect(await answerTo(wire, 1)).toEqual({ type: 'done', id: 1 });
    expect((await bo.get(`/tables/${small}`)).status).toBe('over');
    wire.close();
  });
});
