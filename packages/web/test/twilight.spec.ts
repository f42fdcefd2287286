import { expect, type Page } from '@playwright/test';
import { answerOnBoard, playOn } from './hands.ts';
import { accept, codeShown, linkShown, type ServerPlan, type TestServer, test } from './online.ts';
import { choicesMade, chooseTable, pageState, QUICK, sitDownForTwo, tile, withSettings } from './page.ts';
import { until } from './until.ts';

const GAME = 'Twilight of the Gods';

test('a whole match against a bot is played by clicks, with the new components on the table', async ({
  page,
}) => {
  test.setTimeout(480_000);
  await withSettings(page, QUICK);
  await sitDownForTwo(page, GAME, { luck: 'a' });
  await expect(page.getByRole('button', { name: /^Arcane Characters: 6 cards in the deck/ })).toBeVisible();
  const seen = new Set<string>();
  const NEW = ['.omega-trap', '.omega-incidents', '.is-artifact'];
  await playOn(page, Number.POSITIVE_INFINITY, {
    after: async () => {
      for (const sign of NEW) if (await page.locator(sign).count()) seen.add(sign);
    },
  });
  await expect(page.locator('.outcome-panel')).toBeVisible();
  expect([...seen].sort()).toEqual([...NEW].sort());
});

test('the setup form says what each set adds, and allows five seats only with both', async ({ page }) => {
  await chooseTable(page, GAME);
  await expect(page.getByText(/^The 110 cards of this set/)).toBeVisible();
  await expect(page.getByRole('group', { name: 'Missions' })).toHaveCount(0);
  for (let seats = 3; seats < 5; seats++) await page.getByRole('button', { name: 'Add a seat' }).click();
  await expect(page.getByRole('radio', { name: 'with Shadow of Omega' })).toBeChecked();
  await expect(page.getByText(/^Both sets shuffled together/)).toBeVisible();
  await expect(page.getByRole('group', { name: 'Missions' })).toBeVisible();
});

const PLAN: ServerPlan = {
  settings: { TABARD_TEST_GAME: 'twilight-of-the-gods', TABARD_TEST_LUCK: 'moon' },
};
let server: TestServer;
test.beforeAll(async ({ sharedServer }) => {
  server = await sharedServer(PLAN);
});

/** How many answers the two people give. */
const ANSWERS = 40;

test('five play both sets on a server: two people and three bots', async ({ visitor }) => {
  test.setTimeout(480_000);
  const [ada, bo] = await Promise.all([0, 1].map(() => visitor(server, { table: 'dressed' })));
  await ada.goto('./');
  await tile(ada, GAME).getByRole('button', { name: 'Invite friends' }).click();
  await ada.getByLabel('Your name').fill('Ada');
  const more = ada.getByRole('button', { name: 'Add a seat' });
  while (await more.count()) await more.click();
  await expect(ada.getByRole('radio', { name: 'with Shadow of Omega' })).toBeChecked();
  await ada.getByRole('button', { name: 'Make the table' }).click();
  await codeShown(ada);
  await accept(bo, await linkShown(ada), 'Bo');
  await expect(ada.getByRole('button', { name: 'Send Bo away' })).toBeVisible();
  await ada.getByRole('button', { name: 'Start with bots in the free seats' }).click();
  for (const page of [ada, bo]) {
    await expect(page.locator('[data-seq]')).toBeVisible();
    await expect(page.locator('.omega')).toHaveAttribute('data-seats', '5');
  }
  for (let answered = 0; answered < ANSWERS; answered++) {
    const next = await until('somebody to be asked', () => askedOf([ada, bo]));
    await answerOnBoard(next, undefined, answered);
  }
  expect(await choicesMade(ada)).toBeGreaterThan(ANSWERS);
});

async function askedOf(people: readonly Page[]): Promise<Page | false> {
  const states = await Promise.all(people.map(pageState));
  return people[states.findIndex(({ isAsked }) => isAsked)] ?? false;
}
