import { type Browser, expect, type Page, test } from '@playwright/test';
import { answerIfAsked } from './fight.ts';
import { accept, codeShown, linkShown, TestServer } from './online.ts';
import { choicesMade, QUICK, tile, withSettings } from './page.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await TestServer.start();
});
test.afterAll(() => server.end());

/** How often both may be asked in one fight. */
const MOST = 1000;

async function guest(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  await withSettings(page, { ...QUICK, hints: false });
  return page;
}

/** Two people at a table which the first has made as they like it and the second came to by the link. */
async function twoAtATable(browser: Browser, choose: (page: Page) => Promise<void>): Promise<[Page, Page]> {
  const [ada, bo] = await Promise.all([guest(browser), guest(browser)]);
  await ada.goto('./');
  await tile(ada, 'Dragon Eclipse').getByRole('button', { name: 'Invite friends' }).click();
  await ada.getByLabel('Your name').fill('Ada');
  await choose(ada);
  await ada.getByRole('button', { name: 'Make the table' }).click();
  await codeShown(ada);
  await accept(bo, await linkShown(ada), 'Bo');
  for (const page of [ada, bo]) await expect(page.locator('[data-seq]')).toBeVisible();
  return [ada, bo];
}

/** Whoever is asked answers on their own board, until both see the end; gives everything that was asked. */
async function fightOut(people: readonly Page[]): Promise<string[]> {
  const seen = new Set<string>();
  for (let turn = 0; turn < MOST; turn++) {
    const outlooks = [];
    for (const page of people) outlooks.push(await answerIfAsked(page));
    for (const { asked } of outlooks) seen.add(asked);
    if (outlooks.every(({ over }) => over)) return [...seen];
  }
  throw new Error(`the fight is not over after asking ${MOST} times`);
}

async function expectSameEnd([ada, bo]: readonly Page[]): Promise<void> {
  for (const page of [ada, bo]) await expect(page.locator('.outcome-panel')).toBeVisible();
  expect(await choicesMade(ada)).toBe(await choicesMade(bo));
}

test('two browsers fight one Enemy together, to the end of the combat', async ({ browser }) => {
  test.setTimeout(240_000);
  const [ada, bo] = await twoAtATable(browser, async (page) => {
    await page.getByRole('radio', { name: 'Combat' }).check();
    await page
      .getByRole('group', { name: 'The Enemy' })
      .getByRole('radio', { name: /^Young Iceling/ })
      .check();
  });
  for (const page of [ada, bo]) await expect(page.getByRole('region', { name: /^Sheet of / })).toHaveCount(3);
  await fightOut([ada, bo]);
  await expectSameEnd([ada, bo]);
  const endings = await Promise.all([ada, bo].map((page) => page.locator('.outcome-panel h2').innerText()));
  expect(new Set(endings).size).toBe(1);
});

test('two browsers duel: they draft, build their decks and fight until one is beaten', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const [ada, bo] = await twoAtATable(browser, (page) =>
    page.getByRole('radio', { name: 'Quick battle' }).check(),
  );
  const asked = await fightOut([ada, bo]);
  expect(asked).toContain('Pick a Mystling.');
  expect(asked).toContainEqual(expect.stringMatching(/^Build a deck for /));
  await expectSameEnd([ada, bo]);
  const endings = await Promise.all([ada, bo].map((page) => page.locator('.outcome-panel h2').innerText()));
  expect(new Set(endings).size).toBe(2);
  for (const page of [ada, bo])
    await expect(page.locator('.outcome-panel')).toContainText('The duel is decided.');
});
