import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { openUnplayable } from './files.ts';
import { answer, choicesMade, playNow, QUICK, question, tile, withSettings } from './page.ts';

test.beforeEach(({ page }) => withSettings(page, { ...QUICK, plain: true }));

test('a match is left, listed with whose move it is, and removed', async ({ page }) => {
  await playNow(page, 'Shadow of Omega');
  await answer(page);
  await page.getByRole('link', { name: 'Hall' }).click();
  const kept = page.getByRole('region', { name: 'Continue' });
  await expect(kept.getByText('Your move')).toBeVisible();
  await kept.getByRole('link', { name: 'Play on' }).click();
  await expect(question(page)).toBeVisible();
  await page.goto('./');
  await kept.getByRole('button', { name: 'Remove' }).click();
  await kept.getByRole('button', { name: 'Remove this match for good?' }).click();
  await expect(kept).toBeHidden();
});

test('a match is saved to a file and opened from it', async ({ page }) => {
  await playNow(page, 'Shadow of Omega');
  await answer(page);
  await expect(question(page).getByRole('list', { name: 'Options' })).toBeVisible();
  const made = await choicesMade(page);
  const asked = await question(page).getByRole('status').textContent();
  await page.getByRole('button', { name: 'Table' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save to a file' }).click();
  const file = await (await download).path();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ tabard: 1, game: 'shadow-of-omega' });
  await page.goto('./');
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(question(page).getByRole('status')).toHaveText(asked ?? '');
  expect(await choicesMade(page)).toBe(made);
});

test('a file that is not a match is refused with a helpful sentence', async ({ page }) => {
  await page.goto('./');
  const file = { name: 'shopping.json', mimeType: 'application/json', buffer: Buffer.from('{"bread": 2}') };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByRole('alert')).toContainText('This file cannot be read');
  await expect(page.getByRole('alert')).toContainText('tabard');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('an unknown match and an unknown address lead back to the hall', async ({ page }) => {
  await page.goto('./#/table/nowhere');
  await expect(page.getByRole('heading', { name: 'This match is not here' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('./#/no/such/place');
  await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the hall' }).click();
  await expect(page.getByRole('heading', { name: 'Games' })).toBeVisible();
});

test('a match that cannot be continued can be saved, and a new one started', async ({ page }) => {
  await openUnplayable(page);
  await expect(page.getByRole('heading', { name: 'This match cannot go on' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Keep the log' }).click();
  expect(JSON.parse(readFileSync(await (await download).path(), 'utf8'))).toMatchObject({ rules: 99 });
  await page.getByRole('link', { name: 'Back to the hall' }).click();
  await tile(page, 'Lamplight').getByRole('button', { name: 'Play now' }).click();
  await expect(question(page)).toBeVisible();
});

test('the language is the browser’s, and can be changed', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'fr-FR', baseURL: test.info().project.use.baseURL });
  const page = await context.newPage();
  await page.goto('./');
  await expect(page.getByRole('button', { name: 'Jouer' }).first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.getByRole('link', { name: 'Réglages' }).click();
  await page.getByRole('radio', { name: 'English' }).check();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await context.close();
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the page works after the first visit', async ({ page, context }) => {
    await page.goto('./');
    await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      if (active?.state === 'activated') return;
      await new Promise((resolve) => active?.addEventListener('statechange', resolve));
    });
    await context.setOffline(true);
    await page.reload();
    await tile(page, 'Shadow of Omega').getByRole('button', { name: 'Play now' }).click();
    await answer(page);
    await page.reload();
    await expect(question(page)).toBeVisible();
  });
});
