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

test('a clock counts down, is announced, and a bot moves for a player who runs out of time', async ({
  visitor,
}) => {
  const ada = await visitor(server);
  const bo = await visitor(server);
  // Long enough to load two pages on a slow machine, short enough to be announced soon.
  await makeTable(ada, 'Ada', { clock: { move: 14_000, bank: 1000 } });
  await accept(bo, await linkShown(ada), 'Bo');
  const slow = await whoeverIsAsked([ada, bo]);
  const other = slow === ada ? bo : ada;
  await expect(strip(other).getByRole('timer', { name: 'Time left' })).toHaveText(/0:(0[1-9]|1\d)/);
  await expect(strip(slow).getByText('Reserve: 0:01')).toBeVisible();
  await expect(slow.getByRole('status').filter({ hasText: '10 seconds left for your move' })).toHaveCount(1);
  await expectAccessible(slow);
  // Both pages show the notice at the same time, for a few seconds only.
  await Promise.all([
    expect(slow.getByText('Your time ran out: a bot moved for you.')).toBeVisible(),
    expect(other.getByText(/’s time ran out: a bot moved\.$/)).toBeVisible(),
  ]);
  await expect.poll(() => choicesMade(slow)).toBeGreaterThan(0);
});

test('hints are offered at a table without a clock, and none at a table with one', async ({ visitor }) => {
  const ada = await visitor(server);
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }];
  const hints = question(ada).getByRole('button', { name: 'Hint' });
  await makeTable(ada, 'Ada', { seats });
  await whoeverIsAsked([ada]);
  await expect(hints).toBeVisible();
  await makeTable(ada, 'Ada', { seats, clock: { move: 600_000, bank: 0 } });
  await expect(strip(ada).getByRole('timer', { name: 'Time left' })).toBeVisible();
  await whoeverIsAsked([ada]);
  await expect(hints).toHaveCount(0);
});

test('a correspondence table hands no seat of an absent player to a bot', async ({ visitor }) => {
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

test('the seat of an absent player goes to a bot after a notice, and back to the player on return', async ({
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
  // The notice stands for a short while only: it is watched for from before the click that brings it.
  const notice = other.getByText(/is away: a bot takes over the seat unless they return/).waitFor();
  await hand.click();
  // A player counts as absent only after a while.
  const handedOver = expect(async () => {
    if (await hand.isVisible()) await hand.click({ timeout: 3000 });
    await expect(hand).toBeHidden({ timeout: 1000 });
  }).toPass();
  await Promise.all([notice, handedOver]);
  await expect(other.getByText(/^a bot plays for /)).toBeVisible();
  await other.keyboard.press('Escape');
  await expect.poll(() => choicesMade(other)).toBeGreaterThan(0);
  await gone.goto(table);
  await expect(strip(gone).getByLabel('here')).toHaveCount(2);
  await expect(gone.getByText('A bot plays your seat.')).toBeHidden();
  await expectAccessible(gone);
});

test('the browser notifies of a move while the page is hidden', async ({ visitor }) => {
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
  // Only a question that arrives while the page is hidden is notified, so no update for Ada may be pending.
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
