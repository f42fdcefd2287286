import { afterAll, expect, it, vi } from 'vitest';
import { Browser } from './browser.ts';
import { runServer, scratch } from './running.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
afterAll(() => vi.useRealTimers());

let time = Date.now();
const { url } = await runServer({ TABARD_DATA: scratch(), TABARD_GUEST_DAYS: '30' }, { now: () => time });
const guest = (name: string) => new Browser(url).guest(name);
const TABLE = { game: 'lamplight', seats: [{ kind: 'me' }, { kind: 'open' }] };
const isKnown = async (person: Browser) => (await person.get('/me')).person !== null;

async function openTables(): Promise<readonly string[]> {
  const { tables } = await new Browser(url).get('/tables/open');
  return tables.map(({ id }) => id);
}

/** This many days later, after the hourly sweep. */
async function daysPass(days: number, isDone: () => Promise<boolean>): Promise<void> {
  time += days * DAY;
  vi.advanceTimersByTime(HOUR);
  await vi.waitFor(async () => expect(await isDone()).toBe(true), 20_000);
}

it('a guest who was idle for the days of the setting is deleted, unless they play or came back', async () => {
  const [ada, bo, cy, dot] = [await guest('Ada'), await guest('Bo'), await guest('Cy'), await guest('Dot')];
  await dot.post('/register', { name: 'Dot', password: 'correct horse' });
  const { id, code } = await ada.post('/tables', TABLE);
  await bo.post(`/tables/${id}/join`, { code });
  const { id: waiting } = await cy.post('/tables', { ...TABLE, isPublic: true });
  await daysPass(29, () => isKnown(ada));
  expect(await openTables()).toEqual([waiting]);

  await daysPass(3, async () => (await openTables()).length === 0);
  expect(await Promise.all([ada, bo, cy, dot].map(isKnown))).toEqual([true, true, false, true]);
  expect((await ada.get(`/tables/${id}`)).seats).toMatchObject([{ name: 'Ada' }, { name: 'Bo' }]);
});
