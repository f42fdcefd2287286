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

/** From now on no worker of the page can be loaded, until they are let through again. */
async function holdWorkers(page: Page): Promise<() => Promise<void>> {
  const workers = '**/worker-*.js';
  await page.route(workers, (route) => route.abort());
  return () => page.unroute(workers);
}

test('a hint that cannot be loaded says so, and is asked for again', async ({ page }) => {
  await sitDown(page, 'Lamplight', 'inn');
  const letThrough = await holdWorkers(page);
  await question(page).getByRole('button', { name: 'Hint' }).click();
  const panel = page.getByRole('region', { name: 'What you might do' });
  await expect(panel.getByText('Hints could not be loaded.')).toBeVisible();
  await letThrough();
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.getByText(/\d+% to win/).first()).toBeVisible();
});

async function playedToTheEnd(page: Page): Promise<void> {
  await playNow(page, 'Lamplight');
  while ((await asked(page)) === 'asked') await answer(page);
  await page.getByRole('link', { name: 'Watch the replay' }).click();
}

/** Says in the analysis that is kept that another choice than every fifth was better. */
async function faultEveryFifth(page: Page): Promise<void> {
  await page.evaluate(() => {
    const [[match, analysis]] = JSON.parse(localStorage.getItem('tabard-analyses') ?? '[]');
    const marks = analysis.marks.map((mark: { seq: number; key: string }) => ({
      ...mark,
      better: mark.seq % 5 === 4 ? { key: mark.key, gain: 0.1 } : undefined,
    }));
    localStorage.setItem('tabard-analyses', JSON.stringify([[match, { ...analysis, marks }]]));
  });
  await page.reload();
}

test('a finished match is analysed in its replay, and the analysis is kept', async ({ page }) => {
  await playedToTheEnd(page);
  const letThrough = await holdWorkers(page);
  await page.getByRole('button', { name: 'Analyse' }).click();
  await expect(page.getByRole('alert')).toHaveText('The analysis could not be loaded.');
  await letThrough();
  await page.getByRole('button', { name: 'Try again' }).click();
  const graph = page.getByRole('figure', { name: 'The chances to win' });
  await expect(graph).toBeVisible();
  await expect(graph.getByText(/: \d+%$/).first()).toBeVisible();
  await picture(page, 'analysis');
  await expectAccessible(page);
  await page.reload();
  await expect(graph).toBeVisible();
});

test('what would have been better is marked, and in sight on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await playedToTheEnd(page);
  await page.getByRole('button', { name: 'Analyse' }).click();
  await expect(page.getByRole('figure', { name: 'The chances to win' })).toBeVisible();
  await faultEveryFifth(page);
  const marks = page.getByRole('button', { name: /^Go to choice \d+ \(.+\): another was better$/ });
  await expect(marks.first()).toBeVisible();
  for (let at = (await marks.count()) - 1; at >= 0; at--) {
    await marks.nth(at).click();
    await expect(page.getByText(`After ${5 * at + 5} choices of`)).toBeVisible();
    await expect(page.getByText(/^Better was: .+ \(\+10%\)$/)).toBeInViewport({ ratio: 1 });
  }
  await picture(page, 'better');
  await expectAccessible(page);
});
