import { expect, type Page } from '@playwright/test';
import { type ServerPlan, type TestServer, test } from './online.ts';
import { choicesMade, pageState } from './page.ts';
import { fightTogether, twoAtATable } from './two-at-a-table.ts';
import { until } from './until.ts';

const PLAN: ServerPlan = {
  settings: { TABARD_TEST_GAME: 'dragon-eclipse', TABARD_TEST_LUCK: 'moon' },
};
let server: TestServer;
test.beforeAll(async ({ sharedServer }) => {
  server = await sharedServer(PLAN);
});

/** The player who waits while the other is asked. */
async function waitingFor(people: readonly Page[]): Promise<Page | false> {
  const states = await Promise.all(people.map(pageState));
  return states.some(({ isAsked }) => isAsked) && people[states.findIndex(({ isAsked }) => !isAsked)];
}

async function expectSameEnd([ada, bo]: readonly Page[]): Promise<void> {
  for (const page of [ada, bo]) await expect(page.locator('.outcome-panel')).toBeVisible();
  expect(await choicesMade(ada)).toBe(await choicesMade(bo));
}

test('two browsers fight one Enemy together, to the end of the combat', async ({ visitor }) => {
  test.setTimeout(480_000);
  const [ada, bo] = await twoAtATable(
    () => visitor(server, { table: 'dressed' }),
    async (page) => {
      await page.getByRole('radio', { name: 'Combat' }).check();
      await page
        .getByRole('group', { name: 'The Enemy' })
        .getByRole('radio', { name: /^Young Iceling/ })
        .check();
      await expect(page.getByRole('group', { name: 'Your partner’s Mystling' })).toHaveCount(0);
    },
    async (page, host) => {
      const how = host.getByRole('region', { name: 'How it is played' });
      await expect(how).toContainText('Enemy: Young Iceling');
      await expect(how).not.toContainText(/young-iceling|usual\b/);
      await expect(host.getByRole('region', { name: 'Around the table' })).toContainText(
        'Firple · Usual deck',
      );
      const own = page.getByRole('group', { name: 'Your Mystling' });
      await expect(own.getByRole('radio', { name: /^Firple/ })).toHaveCount(0);
      await own.getByRole('radio', { name: /^Siren/ }).check();
      await own.getByLabel('Deck').selectOption('Suggested deck');
    },
  );
  await expect(ada.getByRole('region', { name: 'Sheet of Siren' })).toBeVisible();
  for (const page of [ada, bo]) await expect(page.getByRole('region', { name: /^Sheet of / })).toHaveCount(3);
  await fightTogether([ada, bo]);
  await expectSameEnd([ada, bo]);
  const endings = await Promise.all([ada, bo].map((page) => page.locator('.outcome-panel h2').innerText()));
  expect(new Set(endings).size).toBe(1);
});

test('two browsers duel: they draft, build their decks and fight until one is beaten', async ({
  visitor,
}) => {
  test.setTimeout(480_000);
  const [ada, bo] = await twoAtATable(
    () => visitor(server, { table: 'dressed' }),
    (page) => page.getByRole('radio', { name: 'Quick battle' }).check(),
  );
  const waits = await until('the first pick', () => waitingFor([ada, bo]));
  await expect(waits.getByRole('region', { name: 'What is chosen among now' })).toContainText('Golomo');
  const asked = await fightTogether([ada, bo]);
  expect(asked).toContain('Pick a Mystling.');
  expect(asked).toContainEqual(expect.stringMatching(/^Build a deck for /));
  await expectSameEnd([ada, bo]);
  const endings = await Promise.all([ada, bo].map((page) => page.locator('.outcome-panel h2').innerText()));
  expect(new Set(endings).size).toBe(2);
  for (const page of [ada, bo])
    await expect(page.locator('.outcome-panel')).toContainText('The Mystling of the other side has fallen.');
});
