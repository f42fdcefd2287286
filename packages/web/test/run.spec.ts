import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectFits } from './axe.ts';
import { englishLeft } from './english.ts';
import { byKeys } from './fight.ts';
import { click, type Press, tap } from './hands.ts';
import { choicesMade, chooseTable, goneOn, QUICK, tile, withSettings } from './page.ts';

test.beforeEach(({ page }) => withSettings(page, QUICK));

/** Sits down to a Run with this luck. */
async function beginRun(page: Page, luck: string): Promise<void> {
  await chooseTable(page, 'Dragon Eclipse');
  await page.getByRole('radio', { name: 'Roguelite' }).check();
  await page.getByLabel(/^Luck/).fill(luck);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await expect(room(page, 'choosing')).toBeVisible();
}

function room(page: Page, name: string) {
  return page.locator(`.run[data-room="${name}"]`);
}

/** Takes the first answer that begins so, and waits until the table has gone on. */
async function take(page: Page, key: string, press: Press = click): Promise<void> {
  const thing = page.locator(`.run [data-option^="${key}"]`).filter({ visible: true }).first();
  await expect(thing).toBeVisible();
  const before = await choicesMade(page);
  await press(thing);
  await goneOn(page, before).waitFor();
}

/** A Mystling and a goal: then one stands before the first fork. */
async function setOut(page: Page, press: Press = click): Promise<void> {
  const mystling = page.locator('.run .eclipse-card').first();
  const before = await choicesMade(page);
  await press(mystling);
  await goneOn(page, before).waitFor();
  await take(page, 'take-goal', press);
  await expect(room(page, 'map')).toBeVisible();
}

/** Answers what the spaces ask, with the first answer each, until a Combat is fought. */
async function walkToCombat(
  page: Page,
  press: Press = click,
  after?: () => Promise<unknown>,
): Promise<Set<string>> {
  const seen = new Set<string>();
  for (let answers = 0; answers < 40; answers++) {
    await expect(page.locator('.run [data-light="lit"], .eclipse-table').first()).toBeVisible();
    if ((await page.locator('.eclipse-table').count()) > 0) return seen;
    seen.add((await page.locator('.run').getAttribute('data-room')) ?? '');
    await after?.();
    const before = await choicesMade(page);
    await press(page.locator('.run .tale-main [data-light="lit"]').filter({ visible: true }).first());
    await goneOn(page, before).waitFor();
  }
  throw new Error('no Combat after 40 answers');
}

async function concede(page: Page, press: Press = click): Promise<void> {
  for (const key of ['keep-cards', 'concede']) {
    const option = page.locator(`[data-option="${key}"]`);
    await expect(option).toBeVisible();
    await press(option);
  }
  await expect(room(page, 'end')).toBeVisible();
}

test('a Run by clicks: a Mystery, a reward, a Combat, the end with its prices, and the next Run', async ({
  page,
}) => {
  await beginRun(page, 'ferry');
  await setOut(page);
  const rail = page.locator('.tale-rail');
  await expect(rail).toContainText(/Deck: 16 cards, 0 new/);
  await take(page, 'go-to');
  await expect(room(page, 'reward')).toBeVisible();
  await expect(page.locator('.run-comparison').first()).toContainText(/16\s+17/);
  const seen = await walkToCombat(page);
  expect(seen).toContain('map');
  await concede(page);
  await expect(page.getByRole('heading', { name: 'The Run is lost' }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Starting Perks' })).toContainText('step 1');
  await page.getByRole('button', { name: 'Keep the Save Sheet' }).click();
  await page.getByRole('button', { name: 'Next Run' }).click();
  await expect(room(page, 'choosing')).toBeVisible();
  await chooseTable(page, 'Dragon Eclipse');
  await page.getByRole('radio', { name: 'Roguelite' }).check();
  await page.getByLabel('Save Sheet').selectOption('Dragon Eclipse');
});

test('a Run is begun, walked and given up by keys alone', async ({ page }) => {
  await beginRun(page, 'keys');
  await setOut(page, byKeys);
  await expectAccessible(page);
  await take(page, 'go-to', byKeys);
  await walkToCombat(page, byKeys);
  await concede(page, byKeys);
  await expectAccessible(page);
  await expect(page.locator('.outcome-panel')).toContainText('The Run is lost');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a Run by touch, and nothing is wider than the page', async ({ page }) => {
    await beginRun(page, 'ferry');
    await expectFits(page);
    await setOut(page, tap);
    await expectFits(page);
    await walkToCombat(page, tap, () => expectFits(page));
    await concede(page, tap);
    await expectFits(page);
  });
});

test('a Run is told in French', async ({ page }) => {
  await withSettings(page, { ...QUICK, language: 'fr' });
  await page.goto('./');
  await tile(page, 'Dragon Eclipse').getByRole('button', { name: 'Choisir la table' }).click();
  await page.getByRole('radio', { name: 'Roguelite' }).check();
  await page.getByLabel(/^Hasard/).fill('bac');
  await page.getByRole('button', { name: 'S’asseoir' }).click();
  await setOut(page);
  await walkToCombat(page, click, async () => expect(await englishLeft(page)).toEqual([]));
  await concede(page);
  expect(await englishLeft(page)).toEqual([]);
});
