import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectFits } from './axe.ts';
import { tapUntil } from './hands.ts';
import {
  accept,
  codeShown,
  inviteFriends,
  linkShown,
  makeTable,
  play,
  playUntil,
  type ServerPlan,
  type TestServer,
  test,
  whoeverIsAsked,
} from './online.ts';
import { choicesMade, onceMore, options, pageState, question, resign, tableAfter } from './page.ts';
import { until } from './until.ts';

const PLAN: ServerPlan = {};
let server: TestServer;
test.beforeAll(async ({ sharedServer }) => {
  server = await sharedServer(PLAN);
});

/** Timeout for a reconnect: the page backs off to four attempts a minute. */
const COMING_BACK = { timeout: 60_000 };

/** Two people in a match of Lamplight, joined through an invitation link. */
async function twoAtATable(visitor: () => Promise<Page>, name = 'Ada'): Promise<{ ada: Page; bo: Page }> {
  const [ada, bo] = await Promise.all([visitor(), visitor()]);
  await inviteFriends(ada, 'Lamplight', name);
  await accept(bo, await linkShown(ada), 'Bo');
  for (const page of [ada, bo]) await expect(question(page)).toBeVisible();
  return { ada, bo };
}

test('two browsers play a whole match through an invitation link while the server crashes and restarts', async ({
  visitor,
  ownServer,
}) => {
  test.slow();
  const { ada, bo } = await twoAtATable(() => visitor(ownServer));
  await play([ada, bo], 6);
  const before = await choicesMade(ada);
  await ownServer.kill();
  for (const page of [ada, bo]) await expect(page.getByText('The connection is lost')).toBeVisible();
  await ownServer.begin();
  for (const page of [ada, bo])
    await expect(page.getByText('The connection is lost')).toBeHidden(COMING_BACK);
  expect(await choicesMade(ada)).toBeGreaterThanOrEqual(before);
  await play([ada, bo], Number.POSITIVE_INFINITY);
  for (const page of [ada, bo]) await expect(onceMore(page)).toBeVisible();
  const endings = await Promise.all([ada, bo].map((page) => page.locator('.outcome-panel h2').innerText()));
  const won = await Promise.all(
    [ada, bo].map((page) => page.locator('.outcome-panel').getAttribute('data-won')),
  );
  // Equal light is won by both, and they read the same.
  expect(won).toContain('true');
  expect(new Set(endings).size).toBe(new Set(won).size);

  await onceMore(ada).click();
  await expect(ada.getByText('Waiting for one more person')).toBeVisible();
  await bo.getByRole('button', { name: 'Sit down again' }).click();
  for (const page of [ada, bo]) await expect(page.locator('[data-seq="0"]')).toBeVisible();
});

test('a choice made while the server is down arrives after its restart', async ({ visitor, ownServer }) => {
  test.slow();
  const { ada, bo } = await twoAtATable(() => visitor(ownServer));
  const first = await whoeverIsAsked([ada, bo]);
  const before = await choicesMade(first);
  await ownServer.kill();
  await expect(first.getByText('The connection is lost')).toBeVisible();
  await options(first).first().click();
  await ownServer.begin();
  for (const page of [ada, bo]) await expect(tableAfter(page, before)).toBeVisible(COMING_BACK);
});

test('a match is listed on another device after signing in', async ({ visitor }) => {
  // A name of its own: the server is shared, and a name with an account is nobody else's.
  const { ada, bo } = await twoAtATable(() => visitor(server), 'Alma');
  await play([ada, bo], 2);
  const address = ada.url();
  await ada.goto('./#/account');
  await ada.getByRole('textbox', { name: 'Password' }).fill('under the lantern');
  await ada.getByRole('button', { name: 'Make the account' }).click();
  await expect(ada.getByRole('dialog', { name: 'Your recovery code' })).toBeVisible();
  await expectAccessible(ada);
  const code = await ada.locator('.copy-line-code output').innerText();
  await ada.getByRole('button', { name: 'I have written it down' }).click();

  const elsewhere = await visitor(server);
  await elsewhere.goto('./#/account');
  await elsewhere.getByRole('button', { name: 'I have forgotten the password' }).click();
  await elsewhere.getByLabel('Name', { exact: true }).fill('Alma');
  await elsewhere.getByRole('textbox', { name: 'Recovery code' }).fill(code);
  await elsewhere.getByRole('textbox', { name: 'New password' }).fill('another lantern');
  await elsewhere.getByRole('button', { name: 'Set a new password' }).click();
  await expect(elsewhere.getByText('You are signed in as Alma')).toBeVisible();
  await elsewhere.goto('./#/lobby');
  await elsewhere.getByRole('link', { name: 'To the table' }).first().click();
  await expect(question(elsewhere)).toBeVisible();
  expect(elsewhere.url()).toBe(address);

  await elsewhere.goto('./#/account');
  await elsewhere.getByRole('button', { name: 'Sign out' }).click();
  // A signed-in visitor sees fields of the same names.
  await expect(elsewhere.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await elsewhere.getByLabel('Name', { exact: true }).fill('Alma');
  await elsewhere.getByRole('textbox', { name: 'Password' }).fill('under the lantern');
  await elsewhere.getByRole('button', { name: 'Sign in' }).click();
  await expect(elsewhere.getByRole('alert')).toContainText('do not belong together');
  await elsewhere.getByRole('textbox', { name: 'Password' }).fill('another lantern');
  await elsewhere.getByRole('button', { name: 'Sign in' }).click();
  await elsewhere.getByRole('button', { name: 'Delete', exact: true }).click();
  await elsewhere.getByRole('dialog').getByRole('textbox', { name: 'Password' }).fill('another lantern');
  await elsewhere.getByRole('button', { name: 'Delete for good' }).click();
  await expect(elsewhere.getByText('Nobody knows you here yet')).toBeVisible();
});

test('a spectator without a name watches a public table and cannot choose', async ({ visitor }) => {
  const ada = await visitor(server);
  await ada.goto('./#/lobby');
  await ada.getByRole('button', { name: 'Make a table' }).click();
  await ada.getByLabel('Game').selectOption('Lamplight');
  await ada.getByLabel('Your name').fill('Ada');
  await ada.getByRole('radio', { name: 'Everybody' }).check();
  await ada.getByRole('button', { name: 'Make the table' }).click();
  await codeShown(ada);

  const bo = await visitor(server);
  await bo.goto('./#/lobby');
  await bo.getByRole('link', { name: 'Sit down' }).first().click();
  await bo.getByLabel('Your name').fill('Bo');
  await bo.getByRole('button', { name: 'Sit down', exact: true }).click();
  await expect(question(bo)).toBeVisible();

  const carol = await visitor(server);
  await carol.goto('./#/lobby');
  await carol.getByRole('link', { name: 'Look on' }).first().click();
  await expect(carol.getByText('You are looking on')).toBeVisible();
  await play([ada, bo], 3);
  await expect.poll(() => choicesMade(carol)).toBeGreaterThanOrEqual(3);
  await expect(options(carol)).toHaveCount(0);
  await expectAccessible(carol);
});

for (const { locale, words } of [
  {
    locale: 'en-GB',
    words: {
      code: 'Code of the table',
      join: 'Join',
      name: 'Your name',
      sit: 'Sit down',
      now: 'What to do now',
    },
  },
  {
    locale: 'fr-FR',
    words: {
      code: 'Code de la table',
      join: 'Rejoindre',
      name: 'Votre nom',
      sit: 'S’asseoir',
      now: 'Ce qu’il faut faire',
    },
  },
])
  test(`a phone joins by code and plays with the thumb (${locale})`, async ({ visitor }) => {
    const ada = await visitor(server);
    const code = await inviteFriends(ada, 'Lamplight', 'Ada');
    const phone = await visitor(server, {
      locale,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await phone.goto('./#/lobby');
    await phone.getByLabel(words.code).fill(`${code.slice(0, 3).toLowerCase()} ${code.slice(3)}`);
    const name = phone.getByLabel(words.name);
    await tapUntil(phone.getByRole('button', { name: words.join }), name);
    await name.fill('Béa');
    await expectAccessible(phone);
    const now = phone.getByRole('region', { name: words.now });
    await tapUntil(phone.getByRole('button', { name: words.sit, exact: true }), now);
    await playUntil([ada], 'the question on the phone', async () => (await pageState(phone)).isAsked);
    await expect(now.getByRole('list', { name: 'Options' })).toBeVisible();
    await tapUntil(options(phone).first(), tableAfter(phone, await choicesMade(phone)));
    await expectFits(phone);
    await expectAccessible(phone);
  });

test('players chat, mute, hand a seat to a bot and take it back, and undo by agreement', async ({
  visitor,
}) => {
  const { ada, bo } = await twoAtATable(() => visitor(server));
  // The chat is beside the board on wide screens, and in a drawer on narrow ones.
  await bo.setViewportSize({ width: 1024, height: 768 });
  await ada.getByLabel('Say something').fill('Good <b>evening</b>');
  await ada.keyboard.press('Enter');
  await expect(ada.getByRole('list', { name: 'Talk at the table' })).toContainText('Good <b>evening</b>');
  await expect(ada.getByRole('button', { name: 'Talk at the table' })).toBeHidden();
  await expectAccessible(ada);
  await bo.getByRole('button', { name: /Talk at the table: 1 new line/ }).click();
  await expect(bo.getByRole('list', { name: 'Talk at the table' })).toContainText('Good <b>evening</b>');
  await bo.keyboard.press('Escape');
  await bo.getByRole('button', { name: 'People at the table' }).click();
  await expectAccessible(bo);
  await bo.getByRole('button', { name: 'Mute Ada' }).click();
  await expect(bo.getByRole('button', { name: 'Lift: Ada' })).toBeVisible();
  await bo.getByRole('button', { name: 'Let a bot play for me' }).click();
  await bo.keyboard.press('Escape');
  await bo.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(bo.getByText('A bot plays your seat')).toBeHidden();
  await bo.getByRole('button', { name: 'Talk at the table' }).click();
  await expect(bo.getByText('Nobody has said anything yet')).toBeVisible();
  await bo.keyboard.press('Escape');

  await play([ada, bo], 6);
  // Somebody else's choice goes with Ada's: new luck counts for one.
  await playUntil([ada], 'a question for Bo', async () => (await pageState(bo)).isAsked);
  const made = await choicesMade(bo);
  await options(bo).first().click();
  await expect(tableAfter(bo, made)).toBeVisible();
  // The same button undoes alone or asks the others.
  await expect(ada.getByRole('button', { name: /take back/i })).toHaveCount(1);
  await ada.getByRole('button', { name: 'Take back' }).click();
  await ada.getByRole('button', { name: 'Ask the others' }).click();
  await expect(bo.getByText('Ada would like to take back.')).toBeVisible();
  // Only now, since the last choice may have been pending before.
  const before = await choicesMade(bo);
  await expectAccessible(bo);
  await bo.getByRole('button', { name: 'Agree' }).click();
  for (const page of [ada, bo]) await expect.poll(() => choicesMade(page)).toBeLessThan(before);
});

test('the host removes a player before the match, who cannot come back', async ({ visitor }) => {
  const [ada, bo] = await Promise.all([visitor(server), visitor(server)]);
  await makeTable(ada, 'Ada', { seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] });
  await accept(bo, await linkShown(ada), 'Bo');
  await expect(bo.getByRole('button', { name: 'Stand up' })).toBeVisible();
  await expect(bo.getByRole('button', { name: /^Send .* away$/ })).toHaveCount(0);
  await ada.getByRole('button', { name: 'Send Bo away' }).click();
  await expectAccessible(ada);
  await ada.getByRole('button', { name: 'Really send Bo away for good?' }).click();
  await expect(ada.locator('.place-open')).toHaveCount(2);
  await bo
    .getByRole('button', { name: /^Sit here/ })
    .first()
    .click();
  await expect(bo.getByRole('alert')).toContainText('has sent you away');
});

test('a newcomer to a long match sees the end of its log, and earlier lines on request', async ({
  visitor,
}) => {
  const ada = await visitor(server);
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }];
  await ada.request.post('api/v1/guest', { data: { name: 'Ada' } });
  const data = { game: 'lamplight', seats, options: { nights: 20 }, isPublic: true };
  const { id } = await (await ada.request.post('api/v1/tables', { data })).json();
  await ada.request.put(`api/v1/tables/${id}/seats/0`, { data: { kind: 'bot', bot: 'random' } });
  // Bots that play on could be faster than the page, which then keeps only the end of the log again.
  await until('the end of a long match', async () => {
    const { length, status } = await (await ada.request.get(`api/v1/tables/${id}`)).json();
    return length > 250 && status === 'over';
  });
  await ada.goto(`./#/online/${id}`);
  const log = ada.getByRole('complementary', { name: 'Log' });
  const lines = log.getByRole('listitem');
  await expect(lines.first()).toBeAttached();
  const before = await lines.count();
  await log.getByRole('button', { name: 'Earlier' }).click();
  await expect.poll(() => lines.count()).toBeGreaterThan(before + 100);
});

test('a player who resigns a match of two loses, and the replay can be shared by link', async ({
  visitor,
}) => {
  const { ada, bo } = await twoAtATable(() => visitor(server));
  await play([ada, bo], 4);
  await resign(ada);
  await expect(ada.locator('.outcome-panel')).toHaveAttribute('data-won', 'false');
  await expect(bo.getByRole('heading', { name: 'You have won' })).toBeVisible();
  await bo.getByRole('link', { name: 'Watch the replay' }).click();
  await bo.getByRole('button', { name: 'Share' }).click();
  const link = await bo.getByRole('dialog').locator('output').innerText();
  await expectAccessible(bo);

  const carol = await visitor(server);
  await carol.goto(link);
  await expect(carol.getByRole('heading', { name: 'Replay: Lamplight' })).toBeVisible();
  await carol.getByLabel('Whose eyes').selectOption('Ada');
  // Turns are marked on the slider, and keys go from one to the next.
  await expect(carol.locator('.replay-turns i').first()).toBeVisible();
  await carol.keyboard.press('PageDown');
  await expect(carol.getByRole('slider', { name: 'Timeline' })).toHaveAttribute('aria-valuetext', /turn 1$/);
  await carol.getByRole('button', { name: 'To the end' }).click();
  await expect(carol.getByText('The match is over.')).toBeVisible();
  await carol.getByLabel('Whose eyes').selectOption('Everything');
  await expectAccessible(carol);
});

test('another waiting table is shown on every page without moving its content', async ({ visitor }) => {
  const { ada, bo } = await twoAtATable(() => visitor(server));
  const awaited = await whoeverIsAsked([ada, bo]);
  const table = awaited.url();
  for (const page of [ada, bo]) await page.goto('./#/rules');
  await expect(awaited.getByText('Your move at 1 table')).toBeVisible();
  await expect(awaited).toHaveTitle(/^\(1\) /);
  const headings = [ada, bo].map((page) => page.getByRole('heading', { level: 1 }).boundingBox());
  const [here, there] = await Promise.all(headings);
  expect(here).toEqual(there);
  await awaited.getByRole('button', { name: 'Go there' }).click();
  await expect(question(awaited)).toBeVisible();
  expect(awaited.url()).toBe(table);
});

test('another waiting table is shown in the toolbar of a table', async ({ visitor }) => {
  const { ada, bo } = await twoAtATable(() => visitor(server));
  const awaited = await whoeverIsAsked([ada, bo]);
  const table = awaited.url();
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }];
  const made = await awaited.request.post('api/v1/tables', { data: { game: 'lamplight', seats } });
  await awaited.goto(`./#/online/${((await made.json()) as { readonly id: string }).id}`);
  await expect(question(awaited)).toBeVisible();
  const bell = awaited.getByRole('button', { name: 'Your move at 1 table: Go there' });
  await expect(bell).toBeVisible();
  await expectAccessible(awaited);
  await bell.click();
  await expect(awaited).toHaveURL(table);
  await expect(question(awaited)).toBeVisible();
});

test('axe finds nothing on the online pages, before a name is given and after', async ({ visitor }) => {
  const ada = await visitor(server);
  for (const address of ['./#/lobby', './#/account', './#/join/XXXXXX']) {
    await ada.goto(address);
    await expect(ada.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(ada);
  }
  await ada.goto('./#/lobby');
  await ada.getByRole('button', { name: 'Make a table' }).click();
  await expectAccessible(ada);
  await ada.getByLabel('Your name').fill('Ada');
  await ada.getByRole('button', { name: 'Make the table' }).click();
  await codeShown(ada);
  await expectAccessible(ada);
  await ada.getByRole('button', { name: 'Start with bots in the free seats' }).click();
  await expect(question(ada)).toBeVisible();
  await expectAccessible(ada);
  await ada.goto('./#/account');
  await expect(ada.getByRole('heading', { name: 'Keep an account' })).toBeVisible();
  await expectAccessible(ada);
});

test('without a server the page plays local matches and says why it cannot invite', async ({ page }) => {
  await page.goto('./');
  await expect(page.getByRole('button', { name: 'Play now' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Invite friends' })).toHaveCount(0);
  await page.goto('./#/lobby');
  await expect(page.getByRole('heading', { name: 'There is no server here' })).toBeVisible();
  await expectAccessible(page);
});
