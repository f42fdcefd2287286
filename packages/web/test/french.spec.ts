import { expect, test } from '@playwright/test';
import { englishLeft } from './english.ts';
import { QUICK, withSettings } from './page.ts';

test.use({ locale: 'fr-FR' });
test.beforeEach(({ page }) => withSettings(page, QUICK));

test('the check itself knows English when it sees it', async ({ page }) => {
  await withSettings(page, { language: 'en' });
  await page.goto('./');
  await expect(page.getByRole('button', { name: 'Play now' }).first()).toBeVisible();
  expect((await englishLeft(page)).length).toBeGreaterThan(5);
});

test('the hall and the choice of a table', async ({ page }) => {
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

test('a match: what is asked, what can be chosen, what is told and why not', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('button', { name: 'Jouer' }).first().click();
  const options = page.locator('[data-option]:not(:disabled)');
  const seq = async () => Number(await page.locator('[data-seq]').getAttribute('data-seq'));
  for (let answered = 0; answered < 25; answered++) {
    await expect(options.first()).toBeVisible();
    expect(await englishLeft(page)).toEqual([]);
    const before = await seq();
    await options.nth(answered % (await options.count())).click();
    await expect.poll(seq).toBeGreaterThan(before);
  }
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
