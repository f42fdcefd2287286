import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import {
  accept,
  linkShown,
  makeTable,
  playUntil,
  type ServerPlan,
  type TestServer,
  test,
  whoeverIsAsked,
} from './online.ts';
import { answer, choicesMade, question } from './page.ts';

const PLAN: ServerPlan = {
  settings: { TABARD_ABSENT_SECONDS: '1', TABARD_GRACE_SECONDS: '2' },
};
let server: TestServer;
test.beforeAll(async ({ sharedServer }) => {
  server = await sharedServer(PLAN);
});

const strip = (page: Page) => page.getByRole('list', { name: 'People at the table' });

test('a clock counts down, is called out, and a bot moves for whoever lets it run out', async ({
  visitor,
}) => {
  const ada = await visitor(server);
  const bo = await visitor(server);
  // Long enough for two pages to be drawn on a slow machine, short enough to be called out soon.
  await makeTable(ada, 'Ada', { clock: { move: 14_000, bank: 1000 } });
  await accept(bo, await linkShown(ada), 'Bo');
  const slow = await whoeverIsAsked([ada, bo]);
  const other = slow === ada ? bo : ada;
  await expect(strip(other).getByRole('timer', { name: 'Time left' })).toHaveText(/0:(0[1-9]|1\d)/);
  await expect(strip(slow).getByText('Reserve: 0:01')).toBeVisible();
  await expect(slow.getByRole('status').filter({ hasText: '10 seconds left for your move' })).toHaveCount(1);
  await expectAccessible(slow);
  // Both are told at the same moment, and for a few seconds only.
  await Promise.all([
    expect(slow.getByText('Your time ran out: a bot moved for you.')).toBeVisible(),
    expect(other.getByText(/’s time ran out: a bot moved\.$/)).toBeVisible(),
  ]);
  await expect.poll(() => choicesMade(slow)).toBeGreaterThan(0);
});

test('a table by correspondence has no hurry, and nobody’s seat is given away there', async ({ visitor }) => {
  const ada = await visitor(server);
  await ada.goto('./#/lobby');
  await ada.getByRole('button', { name: 'Make a table' }).click();
  await ada.getByLabel('Game').selectOption('Lamplight');
  await ada.getByLabel('Your name').fill('Ada');
  await ada.getByRole('radio', { name: 'By correspondence' }).check();
  await ada.getByLabel('Time for a move').selectOption('3 days');
  await ada.getByRole('button', { name: 'Make the table' }).click();
  await expect(ada.getByText('By correspondence')).toBeVisible();
  const bo = await visitor(server);
  await accept(bo, await linkShown(ada), 'Bo');
  const asked = await whoeverIsAsked([ada, bo]);
  const other = asked === ada ? bo : ada;
  await expect(strip(other).getByRole('timer')).toHaveText(/in 3 days|in 2 days/);
  const table = asked.url();
  await asked.goto('./#/rules');
  await expect(strip(other).getByLabel('away')).toBeVisible();
  await other.getByRole('button', { name: 'People at the table' }).click();
  await expect(other.getByRole('button', { name: /^Mute/ })).toBeVisible();
  await expect(other.getByRole('button', { name: /seat to a bot/ })).toHaveCount(0);
  await asked.goto(table);
  await answer(asked);
});

test('the seat of somebody who went away is handed to a bot after a word to the table, and is theirs again when they return', async ({
  visitor,
}) => {
  const ada = await visitor(server);
  const bo = await visitor(server);
  await makeTable(ada, 'Ada', {});
  await accept(bo, await linkShown(ada), 'Bo');
  const gone = await whoeverIsAsked([ada, bo]);
  const other = gone === ada ? bo : ada;
  const table = gone.url();
  await gone.goto('about:blank');
  await other.getByRole('button', { name: 'People at the table' }).click();
  const hand = other.getByRole('button', { name: /^Hand .* seat to a bot$/ });
  await hand.click();
  // Only who has been away for a while is away for good.
  await expect(async () => {
    if (await hand.isVisible()) await hand.click({ timeout: 3000 });
    await expect(hand).toBeHidden({ timeout: 1000 });
  }).toPass();
  await expect(other.getByText(/is away: a bot takes over the seat unless they return/)).toBeVisible();
  await expect(other.getByText(/^a bot plays for /)).toBeVisible();
  await other.keyboard.press('Escape');
  await expect.poll(() => choicesMade(other)).toBeGreaterThan(0);
  await gone.goto(table);
  await expect(strip(gone).getByLabel('here')).toHaveCount(2);
  await expect(gone.getByText('A bot plays your seat.')).toBeHidden();
  await expectAccessible(gone);
});

test('the browser tells of a move that is awaited while one looks elsewhere', async ({ visitor }) => {
  const ada = await visitor(server);
  await ada.addInitScript(() => {
    class Told {
      static permission = 'default';
      static async requestPermission() {
        Told.permission = 'granted';
        return 'granted';
      }
      constructor(title: string, { body }: { body: string }) {
        document.body.dataset.told = `${title}: ${body}`;
      }
      close() {}
    }
    Object.assign(window, { Notification: Told });
    Object.defineProperty(document, 'hidden', { get: () => document.body.dataset.away === 'yes' });
  });
  const bo = await visitor(server);
  await makeTable(ada, 'Ada', {});
  await accept(bo, await linkShown(ada), 'Bo');
  await expect(question(ada)).toBeVisible();
  await ada.goto('./#/lobby');
  await ada.getByRole('button', { name: 'Tell me when it is my move' }).click();
  await expect(ada.getByRole('button', { name: 'You are told when it is your move' })).toBeVisible();
  await ada.getByRole('link', { name: 'To the table' }).first().click();
  await expect(question(ada)).toBeVisible();
  // Only a question that comes while one looks elsewhere is told of: nothing may be on its way to Ada.
  while ((await whoeverIsAsked([ada, bo])) === ada) await answer(ada);
  await expect(ada).not.toHaveTitle(/^\(/);
  await ada.evaluate(() => {
    document.body.dataset.away = 'yes';
  });
  const told = ada.locator('body[data-told]');
  await playUntil([bo], 'the word that it is one’s move', async () => (await told.count()) > 0);
  await expect(ada.locator('body')).toHaveAttribute('data-told', 'Your move: A table waits for you.');
  await expect(ada).toHaveTitle(/^\(1\) /);
  await expect(ada.locator('link[rel="icon"]')).toHaveAttribute('href', /^data:image\/svg/);
});
