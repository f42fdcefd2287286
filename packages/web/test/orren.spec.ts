import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible, expectFits } from './axe.ts';
import { englishLeft } from './english.ts';
import { answerOnBoard, enter, expectReachable, playOn, tap, tapUntil } from './hands.ts';
import { accept, codeShown, linkShown, type ServerPlan, type TestServer, test } from './online.ts';
import {
  asked,
  choicesMade,
  chooseTable,
  lit,
  menu,
  options,
  pageState,
  QUICK,
  sentence,
  tableAfter,
  tile,
  withSettings,
} from './page.ts';
import { until } from './until.ts';

const GAME = 'Wayfarers of Orren';

test.beforeEach(({ page }) => withSettings(page, QUICK));

/** Sits down to a short match against one bot. */
async function sitDownShort(page: Page, luck: string): Promise<void> {
  await chooseTable(page, GAME);
  await page.getByRole('radio', { name: '5, a short one' }).check();
  await page.getByLabel('Remove seat 3').click();
  await page.getByLabel(/^Luck/).fill(luck);
  await page.getByRole('button', { name: 'Sit down' }).click();
}

/** A space of the map, by its name. */
function space(page: Page, name: string) {
  return page
    .getByRole('region', { name: 'The map of Orren' })
    .getByRole('button', { name: new RegExp(`^${name},`) });
}

/** What ends a question, in the words of its key. */
const CLOSING = ['stay', 'next', 'strike', 'end-turn', 'pass']
  .map((verb) => `[data-option="${verb}"]`)
  .join();

/** Every third answer is given on the board; else what ends the question is pressed, where there is such. */
async function travelOn(page: Page, answered: number): Promise<void> {
  const closing = options(page).and(page.locator(CLOSING));
  if (answered % 3 === 0 || !(await closing.count())) await answerOnBoard(page, undefined, answered);
  else await pressAndSee(page, closing.first());
}

async function pressAndSee(page: Page, thing: Locator): Promise<void> {
  const before = await choicesMade(page);
  await thing.click();
  await tableAfter(page, before).waitFor();
}

test('a whole match against a bot is played by clicks on the map and beside it', async ({ page }) => {
  test.setTimeout(480_000);
  await sitDownShort(page, 'lamp-46');
  const seen = new Set<string>();
  const SIGNS = ['.orren-fight .orren-odds', '.orren-flag', '.orren-steps'];
  for (let answered = 0; (await asked(page)) === 'asked'; answered++) {
    for (const sign of SIGNS) if (!seen.has(sign) && (await page.locator(sign).count())) seen.add(sign);
    await travelOn(page, answered);
  }
  await expect(page.locator('.outcome-panel')).toContainText('of 5 valour');
  expect([...seen].sort()).toEqual([...SIGNS].sort());
});

test('is played by keys: the map by its spaces, and by the list of all places', async ({ page }) => {
  await sitDownShort(page, 'way-2');
  await asked(page);
  await enter(page.getByRole('list', { name: 'Who sets out?' }).getByRole('button').first());
  await expect(sentence(page)).toHaveText('Choose the City you begin in');
  await expectAccessible(page);
  await enter(space(page, 'Lanthorn'));
  await expect(sentence(page)).toHaveText(/^Move: /);
  const near = space(page, 'the Tollbridge');
  await expect(near).toHaveAccessibleName(/1 step away/);
  await expect(near).toHaveAccessibleDescription(/^Roads to .*Lanthorn/);
  // A space too far away says why.
  await expect(space(page, 'Saltholm')).toHaveAccessibleName(/Not now: /);
  const before = await choicesMade(page);
  await enter(page.getByRole('button', { name: 'All places' }));
  const list = page.getByRole('dialog', { name: 'All places' });
  await enter(list.getByRole('button', { name: /^the Tollbridge,/ }));
  await expect.poll(() => choicesMade(page)).toBeGreaterThan(before);
  await expect(space(page, 'the Tollbridge')).toHaveAccessibleName(/here: You/);
  for (let answered = 0; answered < 8; answered++) {
    await asked(page);
    await (answered % 2 ? answerOnBoard(page, enter) : enter(options(page).first()));
  }
  await enter(page.getByRole('list', { name: 'The others' }).getByRole('button').first());
  await expect(page.getByRole('dialog').getByRole('list', { name: 'Both faces of the card' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('Items are put on by dragging them from the Bag', async ({ page }) => {
  await sitDownShort(page, 'way-2');
  const isAsked = async () => (await sentence(page).textContent())?.startsWith('Change your equipment');
  const item = page.locator('.orren-bag .orren-tile[data-light="lit"]');
  const dragged = async () => (await isAsked()) && (await item.count()) > 0;
  while (!(await dragged()) && (await asked(page)) === 'asked') await answerOnBoard(page, undefined, 0);
  const name = await item.first().locator('small').innerText();
  await item.first().dragTo(page.locator('.orren-worn'));
  await expect(page.locator('.orren-worn .orren-tile small').filter({ hasText: name })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('is played by touch, every option can be tapped, the map zooms, and nothing overflows', async ({
    page,
  }) => {
    await page.goto('./');
    await tapUntil(tile(page, GAME).getByRole('button', { name: 'Play now' }), page.locator('[data-seq]'));
    const after = async () => {
      await expectFits(page);
      await expectReachable(page);
    };
    await playOn(page, 20, { press: tap, after });
    const sheet = page.locator('.graph-map-sheet');
    const wide = async () => (await sheet.boundingBox())?.width ?? 0;
    const before = await wide();
    await page.getByRole('button', { name: 'Nearer' }).tap();
    await expect.poll(wide).toBeGreaterThan(before * 1.2);
  });

  test('a very long answer takes three lines of the row, and is whole in the list of all', async ({
    page,
  }) => {
    await page.goto('./');
    await tapUntil(tile(page, GAME).getByRole('button', { name: 'Play now' }), page.locator('[data-seq]'));
    const label = page.locator('.decision-options .decision-label').first();
    await label.evaluate((span) => {
      span.textContent = 'Use the Lamp Oil: you have +2 to both attacks in this combat. '.repeat(4);
    });
    const lines = () =>
      label.evaluate((span) =>
        Math.round(span.clientHeight / Number.parseFloat(getComputedStyle(span).lineHeight)),
      );
    await expect.poll(lines).toBe(3);
    await page.locator('.decision-all').tap();
    await expect.poll(lines).toBeGreaterThan(3);
  });
});

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' });

  test('no English word is left on the board, in a sheet and in the list of places', async ({ page }) => {
    await page.goto('./');
    await tile(page, GAME).getByRole('button', { name: 'Choisir la table' }).click();
    await page.getByLabel(/^Hasard/).fill('encre');
    await page.getByRole('button', { name: 'S’asseoir' }).click();
    await playOn(page, 14, { after: async () => expect(await englishLeft(page)).toEqual([]) });
    await page.locator('.orren-portrait').click();
    if (await menu(page).isHidden()) await expect(page.getByRole('dialog')).toBeVisible();
    expect(await englishLeft(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Tous les lieux' }).click();
    await expect(page.getByRole('dialog', { name: 'Tous les lieux' })).toBeVisible();
    expect(await englishLeft(page)).toEqual([]);
  });
});

test.describe('on a server', () => {
  const PLAN: ServerPlan = {
    settings: { TABARD_TEST_GAME: 'adventure-board', TABARD_TEST_LUCK: 'moon' },
  };
  let server: TestServer;
  test.beforeAll(async ({ sharedServer }) => {
    server = await sharedServer(PLAN);
  });

  test('two people travel one map: each sees where the other goes', async ({ visitor }) => {
    const [ada, bo] = await Promise.all([0, 1].map(() => visitor(server, { table: 'dressed' })));
    await ada.goto('./');
    await tile(ada, GAME).getByRole('button', { name: 'Invite friends' }).click();
    await ada.getByLabel('Your name').fill('Ada');
    await ada.getByRole('button', { name: 'Make the table' }).click();
    await codeShown(ada);
    await accept(bo, await linkShown(ada), 'Bo');
    for (const page of [ada, bo]) await expect(page.locator('[data-seq]')).toBeVisible();
    for (let answered = 0; answered < 14; answered++) {
      const next = await until('the next question', () => askedOf([ada, bo]));
      await answerOnBoard(next);
    }
    const seqs = () => Promise.all([ada, bo].map(choicesMade));
    await expect(async () => {
      const [one, two] = await seqs();
      expect(one).toBe(two);
      const [here, there] = await Promise.all([ada, bo].map(figures));
      expect(here).toEqual(there);
    }).toPass();
    await expect(ada.locator('.orren-figure')).toHaveCount(2);
    expect((await lit(ada).count()) + (await lit(bo).count())).toBeGreaterThan(0);
  });

  async function askedOf(people: readonly Page[]): Promise<Page | false> {
    const states = await Promise.all(people.map(pageState));
    return people[states.findIndex(({ isAsked }) => isAsked)] ?? false;
  }

  /** Where the figures stand. */
  function figures(page: Page): Promise<(string | null)[]> {
    return page.locator('.orren-figure').evaluateAll((all) => all.map((one) => one.getAttribute('style')));
  }
});
