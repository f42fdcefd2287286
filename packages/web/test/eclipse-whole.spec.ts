import { expect, type Page, test } from '@playwright/test';
import { expectFits } from './axe.ts';
import { englishLeft } from './english.ts';
import { byKeys, byTab, fight, tabTo } from './fight.ts';
import { tap, tapUntil } from './hands.ts';
import { choicesMade, onceMore, QUICK, tableAfter, tile, withSettings } from './page.ts';

const GAME = 'Dragon Eclipse';

/** It was fought to the end: nobody gave up. */
const FOUGHT = /The Enemy is beaten|The Enemy is tamed|A Mystling has fallen/;

test.describe.configure({ timeout: 480_000 });
test.beforeEach(({ page }) => withSettings(page, QUICK));

/** The outcome text of the combat on the page. */
function outcome(page: Page) {
  return page.locator('.outcome-panel');
}

test('a whole combat by keys alone, from the choice of the table to its end', async ({ page }) => {
  await page.goto('./');
  await byTab(tile(page, GAME).getByRole('button', { name: 'Choose the table' }));
  await expect(page.getByRole('dialog')).toBeVisible();
  await tabTo(page.getByRole('group', { name: 'Your Mystling' }).getByRole('radio', { checked: true }));
  for (let next = 0; next < 3; next++) await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('region', { name: 'Regalian' })).toBeVisible();
  await tabTo(page.getByLabel(/^Luck/));
  await page.keyboard.type('keys');
  await byTab(page.getByRole('button', { name: 'Sit down' }));
  await fight(page, { press: byKeys });
  await expect(outcome(page)).toContainText(FOUGHT);
  const made = await choicesMade(page);
  expect(made).toBeGreaterThan(10);
  await byTab(onceMore(page));
  await expect(tableAfter(page, made)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a whole combat by touch, and nothing ever overflows sideways', async ({ page }) => {
    await page.goto('./');
    const choose = tile(page, GAME).getByRole('button', { name: 'Choose the table' });
    await tapUntil(choose, page.getByRole('dialog'));
    await page.locator('.mystling-choice label', { hasText: 'Regalian' }).first().tap();
    await page.locator('.mystling-choice label', { hasText: 'Young Iceling' }).last().tap();
    await page.getByLabel(/^Luck/).fill('phone');
    await page.getByRole('button', { name: 'Sit down' }).tap();
    await fight(page, { press: tap, after: () => expectFits(page) });
    await expect(outcome(page)).toContainText(FOUGHT);
    await expect(onceMore(page)).toBeInViewport();
    expect(await choicesMade(page)).toBeGreaterThan(10);
  });
});

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' });

  test('a whole combat, and no English word is left from the first question to the last', async ({
    page,
  }) => {
    await page.goto('./');
    await tile(page, GAME).getByRole('button', { name: 'Choisir la table' }).click();
    await page.locator('.mystling-choice label', { hasText: 'Pulpin' }).click();
    await page.getByLabel(/^Hasard/).fill('encre');
    await page.getByRole('button', { name: 'S’asseoir' }).click();
    await fight(page, { after: async () => expect(await englishLeft(page)).toEqual([]) });
    await expect(outcome(page)).toContainText(
      /L’Ennemi est vaincu|L’Ennemi est apprivoisé|Un Mystling est tombé/,
    );
  });
});

test('a challenge is drafted, three decks are built, and a second battle follows the first', async ({
  page,
}) => {
  await page.goto('./');
  await tile(page, GAME).getByRole('button', { name: 'Choose the table' }).click();
  await page.getByRole('radio', { name: 'Challenge' }).check();
  await page.getByLabel(/^Luck/).fill('three');
  await page.getByRole('button', { name: 'Sit down' }).click();
  const won = page.getByRole('region', { name: /^Sheet of / }).getByText(/1 round won/);
  await fight(page, { isEnough: async () => (await won.count()) > 0 });
  await expect(won.first()).toBeVisible();
  const made = await choicesMade(page);
  await fight(page, { isEnough: async () => (await choicesMade(page)) > made + 5 });
});
