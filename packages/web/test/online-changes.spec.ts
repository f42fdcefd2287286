import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { restoreBackup } from '../../server/src/store/restore-backup.ts';
import { expectAccessible } from './axe.ts';
import {
  accept,
  linkShown,
  makeTable,
  type ServerPlan,
  type TestServer,
  test,
  whoeverIsAsked,
} from './online.ts';
import { answer, choicesMade, options, playNow, question, resign } from './page.ts';

const OLD_DATA = path.resolve(import.meta.dirname, '../../server/test/old-data/old-data-1.jsonl.gz');
/** The cards of the old matches of Lamplight. */
const OLD_CARDS = '5ce49bc4fb3235a4';

const PLAN: ServerPlan = { prepare: withStrangeCards };
let server: TestServer;
test.beforeAll(async ({ sharedServer }) => {
  server = await sharedServer(PLAN);
});

/** Old matches with content that this page does not have and rules that cannot continue them. */
async function withStrangeCards(folder: string): Promise<void> {
  const text = gunzipSync(readFileSync(OLD_DATA))
    .toString()
    .replaceAll(OLD_CARDS, OLD_CARDS.replace('5', 'f'));
  const file = `${folder}.jsonl.gz`;
  writeFileSync(file, gzipSync(text));
  await restoreBackup(file, { dataFolder: folder });
}

async function twoAtATable(ada: Page, bo: Page, name = 'Ada'): Promise<string> {
  const { id } = await makeTable(ada, name, {});
  await accept(bo, await linkShown(ada), 'Bo');
  for (const page of [ada, bo]) await expect(question(page)).toBeVisible();
  return id;
}

async function register(page: Page, password: string): Promise<void> {
  await page.goto('./#/account');
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Make the account' }).click();
  await page.getByRole('button', { name: 'I have written it down' }).click();
}

async function signIn(page: Page, name: string, password: string): Promise<void> {
  const form = page.getByRole('region', { name: 'Sign in' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Password').fill(password);
  await form.getByRole('button', { name: 'Sign in' }).click();
}

test('a match of removed rules is adjourned, and its log can be read in either language', async ({
  visitor,
}) => {
  const reader = await visitor(server);
  await reader.goto('./#/lobby');
  const watched = reader.getByRole('listitem').filter({ hasText: 'Lamplight' });
  await watched.getByRole('link', { name: 'Look on' }).first().click();
  await expect(reader.getByText('The rules have changed since')).toBeVisible();
  const story = reader.getByRole('region', { name: 'What was played' }).getByRole('listitem');
  await expect(story.nth(10)).toBeVisible();
  await expect(story.filter({ hasText: 'Old ada' }).first()).toBeVisible();
  await expect(story.filter({ hasText: 'Candle End' }).first()).toBeVisible();
  await expectAccessible(reader);
  const french = await visitor(server, { locale: 'fr-FR', viewport: { width: 390, height: 844 } });
  await french.goto(reader.url());
  await expect(french.getByText('Les règles ont changé depuis')).toBeVisible();
  await expect(french.getByText('Bout de chandelle').first()).toBeVisible();
  await expectAccessible(french);
});

test('a page older than the server says so, and reloads past its offline cache', async ({ visitor }) => {
  const ada = await visitor(server, { serviceWorkers: 'allow' });
  let isOld = true;
  await ada.routeWebSocket(/\/socket$/, (page) => {
    const there = page.connectToServer();
    const aged = (text: string) => (isOld ? text.replace('"protocol":1', '"protocol":0') : text);
    page.onMessage((message) => there.send(aged(String(message))));
  });
  await makeTable(ada, 'Ada', {});
  await ada.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const note = ada.getByRole('alert').filter({ hasText: 'This page is older than the server.' });
  await expect(note).toBeVisible();
  await expectAccessible(ada);
  await ada.goto('./#/lobby');
  await expect(note).toBeVisible();
  await expectAccessible(ada);
  isOld = false;
  const page = ada.waitForResponse((answer) => answer.url() === server.url && !answer.fromServiceWorker());
  await note.getByRole('button', { name: 'Load it again' }).click();
  expect((await page).status()).toBe(200);
  await expect(ada.getByRole('heading', { name: 'Your tables' })).toBeVisible();
  await expect(note).toBeHidden();
});

test('changing the password keeps this session and signs out all others', async ({ visitor }) => {
  const ada = await visitor(server);
  const bo = await visitor(server);
  // A name of its own: the server is shared, and a name with an account is nobody else's.
  const match = await twoAtATable(ada, bo, 'Alma');
  await register(ada, 'under the lantern');
  await ada.goto(`./#/online/${match}`);
  await expect(question(ada)).toBeVisible();
  const phone = await visitor(server, { viewport: { width: 390, height: 844 } });
  await phone.goto('./#/account');
  await signIn(phone, 'Alma', 'under the lantern');
  await phone.goto(`./#/online/${match}`);
  await expect(question(phone)).toBeVisible();

  const care = await ada.context().newPage();
  await care.goto('./#/account');
  await care.getByLabel('Password until now').fill('under the lantern');
  await care.getByLabel('New password').fill('another lantern');
  await care.getByRole('button', { name: 'Change the password' }).click();
  await expect(care.getByRole('status').filter({ hasText: 'changed' })).toBeVisible();
  await expect(phone.getByText('This table is by invitation.')).toBeVisible();
  await expect(phone.getByRole('link', { name: 'Your name and account' })).toBeVisible();
  await expectAccessible(phone);
  await answer(await whoeverIsAsked([ada, bo]));
  for (const page of [ada, bo]) await expect.poll(() => choicesMade(page)).toBeGreaterThan(0);
  await expect(ada.getByText('The connection is lost')).toBeHidden();
});

test('a guest who signs in keeps the matches', async ({ visitor }) => {
  const ada = await visitor(server);
  await ada.request.post('api/v1/register', { data: { name: 'Adelaide', password: 'under the lantern' } });
  const guest = await visitor(server);
  const { id } = await makeTable(guest, 'Somebody', {});
  await guest.goto('./#/account');
  await expect(guest.getByText('You play as the guest Somebody')).toBeVisible();
  await guest.request.post('api/v1/sign-in', { data: { name: 'Adelaide', password: 'under the lantern' } });
  await guest.reload();
  await expect(guest.getByText('You are signed in as Adelaide')).toBeVisible();
  await guest.goto(`./#/online/${id}`);
  await expect(guest.getByText('you · host · here')).toBeVisible();
  await ada.goto('./#/lobby');
  await expect(ada.getByRole('link', { name: 'To the table' })).toHaveCount(1);
});

test('a blocked player cannot take a seat at the blocker’s table', async ({ visitor }) => {
  const ada = await visitor(server);
  const bo = await visitor(server);
  await twoAtATable(ada, bo);
  await ada.getByRole('button', { name: 'People at the table' }).click();
  await ada.getByRole('button', { name: 'Block Bo' }).click();
  await expect(ada.getByRole('button', { name: 'Lift: Bo' })).toBeVisible();
  await ada.goto('./#/account');
  await expect(ada.getByText('Bo (blocked)')).toBeVisible();
  await makeTable(ada, 'Ada', {});
  await bo.goto(await linkShown(ada));
  await bo.getByRole('button', { name: 'Sit down', exact: true }).click();
  await expect(bo.getByRole('alert')).toContainText('You may not do that at this table.');
});

test('a new match continues from a moment of a replay', async ({ visitor }) => {
  const ada = await visitor(server);
  const bo = await visitor(server);
  const match = await twoAtATable(ada, bo);
  await answer(await whoeverIsAsked([ada, bo]));
  await expect.poll(() => choicesMade(ada)).toBeGreaterThan(0);
  await resign(bo);
  await ada.getByRole('link', { name: 'Watch the replay' }).click();
  await ada.getByRole('button', { name: 'Play on from here' }).click();
  await ada.getByRole('dialog').getByRole('button', { name: 'Play on from here' }).click();
  await expect(question(ada)).toBeVisible();
  await expect(ada).toHaveURL(/#\/online\/(?!replay)/);
  expect(ada.url()).not.toContain(match);
  await expect(options(ada).first()).toBeVisible();
});

test('the content policy forbids eval in the page and allows it in the rules worker', async ({ visitor }) => {
  const ada = await visitor(server);
  await playNow(ada, 'Lamplight');
  await answer(ada);
  // In a separate task: code that the test evaluates itself is not bound by the page's policy.
  const tryIt = () =>
    new Promise<string>((resolve) => {
      setTimeout(() => {
        try {
          resolve(String(new Function('return "allowed"')()));
        } catch {
          resolve('refused');
        }
      }, 0);
    });
  expect(await ada.evaluate(tryIt)).toBe('refused');
  expect(await Promise.all(ada.workers().map((worker) => worker.evaluate(tryIt)))).toEqual(['allowed']);
});
