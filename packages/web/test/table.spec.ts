import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import {
  answer,
  asked,
  choicesMade,
  onceMore,
  options,
  playNow,
  QUICK,
  question,
  resign,
  sitDown,
  tableAfter,
  tile,
  withSettings,
} from './page.ts';

test.describe('the plain table', () => {
  test.beforeEach(({ page }) => withSettings(page, { ...QUICK, plain: true }));

  test('plays the example game to its end by clicks, and starts a rematch', async ({ page }) => {
    await playNow(page, 'Lamplight');
    await expectAccessible(page);
    while ((await asked(page)) === 'asked') await answer(page);
    await expectAccessible(page);
    await onceMore(page).click();
    await expect(options(page).first()).toBeVisible();
    expect(await choicesMade(page)).toBe(0);
  });

  test('previews a card on hover and says why something is not possible', async ({ page }) => {
    await sitDown(page, 'Lamplight', 'inn');
    await page.locator('[data-card]').first().hover();
    await expect(page.getByRole('complementary', { name: 'Shown large' })).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(page.getByRole('complementary', { name: 'Shown large' })).toBeHidden();
    await question(page)
      .getByText(/^Not possible/)
      .click();
    await expect(
      question(page)
        .getByRole('link', { name: /^Rule LL-/ })
        .first(),
    ).toBeVisible();
  });

  test('plays the example game to its end by keys alone', async ({ page }) => {
    await page.goto('./');
    await tile(page, 'Lamplight').getByRole('button', { name: 'Play now' }).focus();
    await page.keyboard.press('Enter');
    for (let answered = 0; (await asked(page)) === 'asked'; answered++) await byKeys(page, answered);
    await onceMore(page).focus();
    await page.keyboard.press('Enter');
    await expect(options(page).first()).toBeVisible();
    expect(await choicesMade(page)).toBe(0);
    await page.keyboard.press('l');
    await expect(page.getByRole('dialog', { name: 'Log' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

test('the help opens while the log is closing', async ({ page }) => {
  await withSettings(page, QUICK);
  await playNow(page, 'Lamplight');
  await page.keyboard.press('l');
  await expect(page.getByRole('dialog', { name: 'Log' })).toBeVisible();
  await page.evaluate(() => {
    document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
    dispatchEvent(new KeyboardEvent('keydown', { key: '?' }));
  });
  await expect(page.getByRole('dialog', { name: 'Log' })).toBeHidden();
  // After the next frame all effects of closing the log have run.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a curtain hides the hands while the screen is passed to another person', async ({ page }) => {
  await withSettings(page, { ...QUICK, plain: true });
  await page.goto('./');
  await tile(page, 'Lamplight').getByRole('button', { name: 'Choose the table' }).click();
  await page.getByLabel('Name of seat 1').fill('Ada');
  await page.getByLabel('Who plays seat 2').selectOption('A person here');
  await page.getByLabel('Name of seat 2').fill('Bo');
  await page.getByLabel('Remove seat 3').click();
  await page.getByLabel(/^Luck/).fill('inn');
  await page.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.getByRole('heading', { name: 'Pass the screen to Ada' })).toBeVisible();
  await expect(page.locator('[data-card]')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I am Ada' }).click();
  await expect(question(page)).toBeVisible();
  // Ada answers until it is Bo's move; how often depends on her cards.
  await expect(async () => {
    if (!(await curtainFor(page, 'Bo').isVisible())) await options(page).first().click({ timeout: 3000 });
    await expect(curtainFor(page, 'Bo')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.locator('[data-card]')).toHaveCount(0);
  await page.getByRole('button', { name: 'I am Bo' }).click();
  await expect(page.locator('.plain-seat').first()).toContainText('Bo');
});

/** By digit, or by arrow and Enter. */
async function byKeys(page: Page, turn: number): Promise<void> {
  const before = await choicesMade(page);
  await expect(async () => {
    if ((await choicesMade(page)) > before || (await onceMore(page).isVisible())) return;
    if (turn % 2) {
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    } else await page.keyboard.press('1');
    await tableAfter(page, before).waitFor({ timeout: 15_000 });
  }).toPass();
}

function curtainFor(page: Page, name: string) {
  return page.getByRole('heading', { name: `Pass the screen to ${name}` });
}

test('a choice is sent only after confirmation, if so set', async ({ page }) => {
  await withSettings(page, { ...QUICK, plain: true, confirm: true });
  await playNow(page, 'Lamplight');
  await options(page).first().click();
  await expect(page.getByText('Send this choice?')).toBeVisible();
  expect(await choicesMade(page)).toBe(0);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await options(page).first().click();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => choicesMade(page)).toBeGreaterThan(0);
});

test('resigning ends a match of two, with a link to the replay', async ({ page }) => {
  await withSettings(page, { ...QUICK, plain: true });
  await page.goto('./');
  await tile(page, 'Lamplight').getByRole('button', { name: 'Choose the table' }).click();
  await page.getByLabel('Remove seat 3').click();
  await page.getByRole('button', { name: 'Sit down' }).click();
  await expect(question(page)).toBeVisible();
  await resign(page);
  await expect(page.getByRole('link', { name: 'Watch the replay' })).toBeVisible();
});
