import { afterAll, expect, it, vi } from 'vitest';
import { Browser } from './browser.ts';
import { runServer, scratch } from './running.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
afterAll(() => vi.useRealTimers());

let time = Date.now();
const { url } = await runServer({ TABARD_DATA: scratch(), TABARD_TABLE_DAYS: '20' }, { now: () => time });
const guest = (name: string) => new Browser(url).guest(name);
const TABLE = { game: 'lamplight', seats: [{ kind: 'me' }, { kind: 'open' }] };

async function statusOf(id: string, person: Browser): Promise<number> {
  return (await person.ask('GET', `/tables/${id}`)).status;
}

/** This many days later, after the hourly sweep. */
function daysPass(days: number): void {
  time += days * DAY;
  vi.advanceTimersByTime(HOUR);
}

it('a table that has not begun after the days of the setting is closed', async () => {
  const eve = await guest('Eve');
  const { id: old } = await eve.post('/tables', TABLE);
  daysPass(15);
  const { id: young } = await eve.post('/tables', TABLE);
  const begun = { ...TABLE, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] };
  const { id: running } = await eve.post('/tables', begun);
  daysPass(6);
  await vi.waitFor(async () => expect(await statusOf(old, eve)).toBe(404), 20_000);
  expect(await statusOf(young, eve)).toBe(200);
  daysPass(15);
  await vi.waitFor(async () => expect(await statusOf(young, eve)).toBe(404), 20_000);
  expect(await statusOf(running, eve)).toBe(200);
});

it('a rematch whose table was closed gets a new table, for all who played', async () => {
  const [finn, gil] = [await guest('Finn'), await guest('Gil')];
  const { id, code } = await finn.post('/tables', TABLE);
  await gil.post(`/tables/${id}/join`, { code });
  const wire = await gil.call();
  wire.send({ type: 'resign', id: 1, match: id });
  await wire.next('done', (done) => done.id === 1);
  const { id: closed } = await finn.post(`/tables/${id}/rematch`);
  daysPass(21);
  await vi.waitFor(async () => expect(await statusOf(closed, finn)).toBe(404), 20_000);
  const { id: again } = await gil.post(`/tables/${id}/rematch`);
  expect(again).not.toBe(closed);
  expect(await finn.post(`/tables/${id}/rematch`)).toMatchObject({ id: again });
});
