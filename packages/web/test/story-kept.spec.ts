import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { parse } from 'yaml';
import { expectAccessible } from './axe.ts';
import { type ServerPlan, type TestServer, test } from './online.ts';
import { options, question } from './page.ts';
import { AFTER_A } from './tale.ts';

const PLAN: ServerPlan = { settings: { TABARD_TEST_GAME: 'dragon-eclipse', TABARD_TEST_LUCK: 'tale' } };
let server: TestServer;
test.beforeAll(async ({ sharedServer }) => {
  server = await sharedServer(PLAN);
});

/** Every sentence of a Scenario that this test does not reach. */
function sentencesOf(scenario: string): string[] {
  const file = new URL(`../../dragon-eclipse/content/tale/scenarios/${scenario}.yaml`, import.meta.url);
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (typeof value === 'string' && value.length > 40) found.push(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
  };
  visit(parse(readFileSync(file, 'utf8')));
  return found;
}

/** Records everything a browser receives: files, responses, socket frames. */
function listen(page: Page): { text(): Promise<string>; readonly urls: string[] } {
  const bodies: Promise<string>[] = [];
  const urls: string[] = [];
  page.context().on('response', (response) => {
    urls.push(response.url());
    if (/\.(?:woff2|png|svg|ico)$/.test(response.url())) return;
    bodies.push(response.text().catch(() => ''));
  });
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => bodies.push(Promise.resolve(String(payload)))),
  );
  return { urls, text: async () => (await Promise.all(bodies)).join('\n') };
}

/** Opens a solo campaign on the server. */
async function beginOnServer(page: Page): Promise<void> {
  await page.goto('./');
  const id = await page.evaluate(async () => {
    const post = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`api/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
      return answer.json();
    };
    await post('/guest', { name: 'Reader' });
    const seats = [{ kind: 'me' }];
    return (await post('/tables', { game: 'dragon-eclipse', seats, options: { mode: 'campaign' } })).id;
  });
  await page.goto(`./#/online/${id}`);
}

test('a campaign on a server sends a browser no unread text', async ({ visitor }) => {
  const page = await visitor(server);
  const heard = listen(page);
  await beginOnServer(page);
  for (let answer = 0; answer < 6; answer++) {
    await expect(question(page)).toBeVisible();
    const seq = await page.locator('[data-seq]').getAttribute('data-seq');
    await options(page).first().click();
    await expect(page.locator('[data-seq]')).not.toHaveAttribute('data-seq', String(seq));
  }
  // This text was read, so it arrived with its event.
  await expect(page.getByText('a little before noon').first()).toBeAttached();
  const all = await heard.text();
  expect(all).toContain('a little before noon');
  expect(heard.urls.filter((url) => url.includes('kept-half'))).toEqual([]);
  const sentences = sentencesOf('b');
  expect(sentences.length).toBeGreaterThan(100);
  const escaped = (sentence: string) => JSON.stringify(sentence).slice(1, -1);
  expect(sentences.filter((one) => all.includes(one) || all.includes(escaped(one)))).toEqual([]);
});

test('a Save Sheet is imported and begins a campaign; a forged one is refused with the reason', async ({
  visitor,
}) => {
  const page = await visitor(server);
  await page.goto('./#/sheets');
  const write = async (name: string, text: string) => {
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('The sheet as text').fill(text);
    await page.getByRole('button', { name: 'Keep it in this browser' }).click();
  };
  const take = async (name: string, text: string, kept = name) => {
    await write(name, text);
    await expect(page.getByText(`“${kept}” is kept in this browser.`)).toBeVisible();
  };
  const withSilver = (silver: number) => AFTER_A.replace('silver: 3', `silver: ${silver}`);
  await take('Forged', withSilver(30));
  await take('', withSilver(1), 'Campaign');
  await take('', withSilver(2), 'Campaign 2');
  // One sheet takes the place of another only where that is wanted.
  await take('After the lake', withSilver(31));
  for (const answer of ['Cancel', 'Replace it']) {
    await write('After the lake', AFTER_A);
    const replacing = page.getByRole('dialog', { name: 'Replace “After the lake”?' });
    await expectAccessible(page);
    await replacing.getByRole('button', { name: answer }).click();
    await expect(replacing).toHaveCount(0);
  }
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await row('Forged').getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('alert')).toContainText('silver: expected a number up to 10, found "30"');
  await row('After the lake').getByRole('button', { name: 'Begin' }).click();
  await expect(question(page)).toBeVisible();
  await expect(page.getByText('Hask').first()).toBeAttached();
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  const tools = page.getByRole('group', { name: 'Save Sheet' });
  await tools.getByLabel('Name').fill('From the table');
  await tools.getByRole('button', { name: 'Keep it in this browser' }).click();
  await expect(tools.getByRole('status')).toContainText('From the table');
  await page.goto('./#/sheets');
  await expect(row('From the table')).toBeVisible();
});
