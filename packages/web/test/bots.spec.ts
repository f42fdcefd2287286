import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import {
  answer,
  asked,
  chooseTable,
  options,
  playNow,
  QUICK,
  question,
  sitDown,
  withSettings,
} from './page.ts';

/** Where to keep pictures of what is tested, for who wants to look at them. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.TABARD_PICTURES;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
}

test.beforeEach(({ page }) => withSettings(page, QUICK));

test('a Veteran sits down with a name, a face and a temper that the log shows', async ({ page }) => {
  await chooseTable(page, 'Lamplight');
  await page.getByLabel('Who plays seat 2').selectOption({ label: 'Veteran' });
  await page.getByRole('button', { name: 'Sit down' }).click();
  await expect(options(page).first()).toBeVisible();
  await expect(page.getByText(/, a \w+ Veteran$/).first()).toBeVisible();
  await answer(page);
  expect(await asked(page)).toBe('asked');
});

test('a hint names the best answers with their chances, and one is taken by a click', async ({ page }) => {
  await sitDown(page, 'Lamplight', 'inn');
  await question(page).getByRole('button', { name: 'Hint' }).click();
  const panel = page.getByRole('region', { name: 'What you might do' });
  await expect(panel.getByText(/\d+% to win/).first()).toBeVisible();
  await picture(page, 'hint');
  await expectAccessible(page);
  await panel.getByRole('listitem').first().getByRole('button').click();
  await expect(panel).toBeHidden();
});

test('a finished match is analysed in its replay, and the analysis is kept', async ({ page }) => {
  await playNow(page, 'Lamplight');
  while ((await asked(page)) === 'asked') await answer(page);
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await page.getByRole('button', { name: 'Analyse' }).click();
  const graph = page.getByRole('figure', { name: 'The chances to win' });
  await expect(graph).toBeVisible();
  await expect(graph.getByText(/: \d+%$/).first()).toBeVisible();
  await picture(page, 'analysis');
  await expectAccessible(page);
  await page.reload();
  await expect(graph).toBeVisible();
});
