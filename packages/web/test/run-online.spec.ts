import { expect, type Page } from '@playwright/test';
import { type ServerPlan, type TestServer, test } from './online.ts';
import { choicesMade, tile } from './page.ts';
import { fightTogether, twoAtATable } from './two-at-a-table.ts';
import { until } from './until.ts';

const PLAN: ServerPlan = { settings: { TABARD_TEST_GAME: 'dragon-eclipse', TABARD_TEST_LUCK: 'moon' } };
let server: TestServer;
test.beforeAll(async ({ sharedServer }) => {
  server = await sharedServer(PLAN);
});

const LIT = '.run .tale-main [data-light="lit"]';
const MOST = 60;

/** Whoever is asked answers with the first thing that glows, until a Combat lies on both tables. */
async function walkTogether(people: readonly Page[]): Promise<Set<string>> {
  const rooms = new Set<string>();
  for (let answered = 0; answered < MOST; answered++) {
    const next = await until('the next question of the Run', () => askedOrFighting(people));
    if (next === 'fighting') return rooms;
    rooms.add((await next.locator('.run').getAttribute('data-room')) ?? '');
    const before = await signOf(next);
    await next.locator(LIT).filter({ visible: true }).first().click();
    await until('the answer', async () => (await signOf(next)) !== before);
  }
  throw new Error(`no Combat after ${MOST} answers`);
}

/** What tells one moment from the next: the choices made and what glows. */
async function signOf(page: Page): Promise<string> {
  return `${await choicesMade(page)} ${await page.locator(LIT).count()}`;
}

async function askedOrFighting(people: readonly Page[]): Promise<Page | 'fighting' | false> {
  const fighting = await Promise.all(people.map((page) => page.locator('.eclipse-table').count()));
  if (fighting.every((count) => count > 0)) return 'fighting';
  const lit = await Promise.all(people.map((page) => page.locator(LIT).filter({ visible: true }).count()));
  return people[lit.findIndex((count) => count > 0)] ?? false;
}

/** Whether the Combat is over: once won it leads back to the map, once lost to the end of the Run. */
async function isBackInRun(page: Page): Promise<boolean> {
  return (await page.locator('.run').count()) > 0;
}

/** The room of the Run and what the Combat has brought. */
async function whereRunIs(page: Page) {
  const news = page.getByRole('list', { name: 'What came of it' });
  await expect(news).toContainText(/The Tier card of .+ is yours|The Run ends after \d Bosses/);
  return { room: await page.locator('.run').getAttribute('data-room'), news: await news.innerText() };
}

test('two browsers lead a Run together, to the end of their first Combat', async ({ visitor }) => {
  test.setTimeout(480_000);
  const people = await twoAtATable(
    () => visitor(server, { table: 'dressed' }),
    async (page) => page.getByRole('radio', { name: 'Roguelite' }).check(),
  );
  const rooms = await walkTogether(people);
  expect([...rooms]).toEqual(expect.arrayContaining(['choosing', 'artifacts', 'map']));
  await fightTogether(people, isBackInRun);
  const [own, other] = await Promise.all(people.map(whereRunIs));
  expect(['map', 'end']).toContain(own.room);
  expect(own).toEqual(other);
  const made = await Promise.all(people.map(choicesMade));
  expect(made[0]).toBe(made[1]);
});

test('the Run of the day on a server: given up, it stands among the results, the Runs and the sheets', async ({
  visitor,
}) => {
  const page = await visitor(server, { table: 'dressed' });
  await page.goto('./#/runs');
  await page.getByLabel('Your name').fill('Dayna');
  await page.getByRole('button', { name: 'Play it on the server' }).click();
  for (const key of ['take-along', 'take-goal', 'give-up']) await takeOption(page, key);
  await expect(page.locator('.outcome-panel')).toBeVisible();
  await page.goto('./#/runs');
  await expect(page.locator('.run-results')).toContainText(/Dayna\s*0 points\s*Given up/);
  const kept = page.getByRole('region', { name: 'On the server' });
  await expect(kept).toContainText(/Given up/);
  await expect(kept).toContainText(/\w+ · .+ · 0 of 3 Bosses beaten/);
  await expect(kept).toContainText(/Seed: daily \d{4}-\d\d-\d\d/);
  await page.goto('./#/sheets');
  await expect(page.getByRole('region', { name: 'Kept on the server' })).toContainText('It counts.');
  await bringToServer(page);
});

/** The Run of the day in this browser, given up; the server replays it, and its sheet counts. */
async function bringToServer(page: Page): Promise<void> {
  await page.goto('./#/');
  await tile(page, 'Dragon Eclipse').getByRole('button', { name: 'Run of the day' }).click();
  for (const key of ['take-along', 'take-goal', 'give-up']) await takeOption(page, key);
  await expect(page.locator('.outcome-panel')).toBeVisible();
  await page.goto('./#/runs');
  const here = page.getByRole('region', { name: 'In this browser' });
  await here.getByRole('button', { name: 'Bring its Save Sheet to the server' }).click();
  await expect(here).toContainText('its Save Sheet counts there');
}

/** Takes the first answer of this verb, by what glows or by its button. */
async function takeOption(page: Page, verb: string): Promise<void> {
  const thing =
    verb === 'take-along' ? page.locator('.run .eclipse-card') : page.locator(`[data-option^="${verb}"]`);
  await expect(thing.first()).toBeVisible();
  const before = await choicesMade(page);
  await thing.first().click();
  if (verb === 'give-up') await page.locator('[data-confirm]').click();
  await until('the answer', async () => (await choicesMade(page)) !== before);
}
