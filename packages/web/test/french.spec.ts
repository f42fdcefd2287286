import { expect, test } from '@playwright/test';
import { englishLeft } from './english.ts';
import { playOn } from './hands.ts';
import { QUICK, tile, withSettings } from './page.ts';

test.use({ locale: 'fr-FR' });
test.beforeEach(({ page }) => withSettings(page, QUICK));

test('the check itself detects English', async ({ page }) => {
  await withSettings(page, { language: 'en' });
  await page.goto('./');
  await expect(page.getByRole('button', { name: 'Play now' }).first()).toBeVisible();
  await expect.poll(async () => (await englishLeft(page)).length).toBeGreaterThan(5);
});

test('the hall and the setup form', async ({ page }) => {
  await page.goto('./');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  // The example game is there for tests alone and has no French title.
  const example = 'article:has(h3:text-is("Lamplight"))';
  await page.locator(example).evaluate((tile) => tile.setAttribute('lang', 'en'));
  expect(await englishLeft(page)).toEqual([]);
  await page.getByRole('button', { name: 'Choisir la table' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await englishLeft(page)).toEqual([]);
});

test('a match: questions, options, log and refusals', async ({ page }) => {
  await page.goto('./');
  await tile(page, 'Shadow of Omega').getByRole('button', { name: 'Choisir la table' }).click();
  await page.getByLabel(/^Hasard/).fill('encre');
  await page.getByRole('button', { name: 'S’asseoir' }).click();
  await playOn(page, 20, { after: async () => expect(await englishLeft(page)).toEqual([]) });
  await page.keyboard.press('l');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await englishLeft(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await englishLeft(page)).toEqual([]);
  await page.goto(page.url().replace('/table/', '/replay/'));
  await page.getByRole('slider').press('End');
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', /^Après/);
  expect(await englishLeft(page)).toEqual([]);
});

for (const [place, except] of [
  // Rules are written in English for now, and the page says so.
  ['rules/shadow-of-omega', 'article'],
  ['cards/shadow-of-omega', ''],
  ['cards/shadow-of-omega#thief', '.card-also'],
  ['settings', ''],
  ['credits', ''],
  ['attic', ''],
  ['table/nowhere', '.problem-detail'],
] as const)
  test(`the page ${place}`, async ({ page }) => {
    await page.goto(`./#/${place}`);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('.loading')).toHaveCount(0);
    expect(await englishLeft(page, except)).toEqual([]);
  });
