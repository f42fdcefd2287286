import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { answer, choicesMade, options, playNow, question, tile, withSettings } from './page.ts';

test.describe('the plain table', () => {
  test.beforeEach(({ page }) => withSettings(page, { plain: true, tempo: 'instant' }));

  test('plays the example game to its end by clicks, and once more', async ({ page }) => {
    await playNow(page, 'Lamplight');
    await expectAccessible(page);
    const over = page.getByRole('button', { name: 'Once more' });
    while (!(await over.isVisible())) {
      await expect(over.or(options(page).first())).toBeVisible();
      if (await options(page).first().isVisible())
        await options(page)
          .first()
          .click({ timeout: 2000 })
          .catch(() => undefined);
    }
    await expectAccessible(page);
    await over.click();
    await expect(question(page)).toBeVisible();
    expect(await choicesMade(page)).toBe(0);
  });

  test('shows a card large on hover and says why something is not possible', async ({ page }) => {
    await page.goto('./');
    await tile(page, 'Lamplight').getByRole('button', { name: 'Choose the table' }).click();
    await page.getByLabel(/^Luck/).fill('inn');
    await page.getByRole('button', { name: 'Sit down' }).click();
    await page.locator('[data-card]').first().hover();
    await expect(page.getByRole('tooltip')).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toBeHidden();
    await question(page)
      .getByText(/^Not possible/)
      .click();
    await expect(
      question(page)
        .getByRole('link', { name: /^Rule LL-/ })
        .first(),
    ).toBeVisible();
  });

  test('is played by keyboard alone', async ({ page }) => {
    await playNow(page, 'Lamplight');
    await page.keyboard.press('1');
    await expect.poll(() => choicesMade(page)).toBeGreaterThan(0);
    await expect(options(page).first()).toBeVisible();
    const before = await choicesMade(page);
    await page.keyboard.press('ArrowDown');
    await expect(options(page).first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(() => choicesMade(page)).toBeGreaterThan(before);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'How to play at this table' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.keyboard.press('l');
    await expect(page.getByRole('dialog', { name: 'Log' })).toBeVisible();
  });

  test('works at the size of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await playNow(page, 'Shadow of Omega');
    for (let i = 0; i < 3; i++) await answer(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
  });
});

test('the screen hides the hands while it goes from one person to another', async ({ page }) => {
  await withSettings(page, { plain: true, tempo: 'instant' });
  await page.goto('./');
  await tile(page, 'Lamplight').getByRole('button', { name: 'Choose the table' }).click();
  await page.getByLabel('Name of seat 1').fill('Ada');
  await page.getByLabel('Who plays seat 2').selectOption('A person here');
  await page.getByLabel('Name of seat 2').fill('Bo');
  await page.getByLabel('Remove seat 3').click();
  await page.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.getByRole('heading', { name: 'Pass the screen to Ada' })).toBeVisible();
  await expect(page.locator('[data-card]')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I am Ada' }).click();
  await expect(question(page)).toBeVisible();
  // Ada answers until it is Bo's move; how often depends on her cards.
  await expect(async () => {
    if (!(await curtainFor(page, 'Bo').isVisible())) await options(page).first().click({ timeout: 1000 });
    await expect(curtainFor(page, 'Bo')).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  await expect(page.locator('[data-card]')).toHaveCount(0);
  await page.getByRole('button', { name: 'I am Bo' }).click();
  await expect(page.locator('.plain-seat').first()).toContainText('Bo');
});

function curtainFor(page: Page, name: string) {
  return page.getByRole('heading', { name: `Pass the screen to ${name}` });
}

test('a reload in the middle of a window goes on where it was', async ({ page }) => {
  await withSettings(page, { plain: true, tempo: 'instant' });
  await playNow(page, 'Shadow of Omega');
  await page.getByRole('button', { name: 'Table' }).click();
  await page.getByLabel('Always, even if I can only pass').check();
  await page.keyboard.press('Escape');
  const sentence = question(page).getByRole('status');
  for (let i = 0; i < 40 && !(await sentence.textContent())?.startsWith('You may answer'); i++)
    await answer(page);
  const asked = await sentence.textContent();
  expect(asked).toMatch(/^You may answer/);
  const made = await choicesMade(page);
  await page.reload();
  await expect(sentence).toHaveText(asked ?? '');
  expect(await choicesMade(page)).toBe(made);
  await answer(page);
});

test('a choice is sent only when confirmed, if one wants that', async ({ page }) => {
  await withSettings(page, { plain: true, tempo: 'instant', confirm: true });
  await playNow(page, 'Lamplight');
  await options(page).first().click();
  await expect(page.getByText('Send this choice?')).toBeVisible();
  expect(await choicesMade(page)).toBe(0);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await options(page).first().click();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => choicesMade(page)).toBeGreaterThan(0);
});

test('giving up ends a match of two, and the replay is at hand', async ({ page }) => {
  await withSettings(page, { plain: true, tempo: 'instant' });
  await page.goto('./');
  await tile(page, 'Lamplight').getByRole('button', { name: 'Choose the table' }).click();
  await page.getByLabel('Remove seat 3').click();
  await page.getByRole('button', { name: 'Sit down' }).click();
  await expect(question(page)).toBeVisible();
  await page.getByRole('button', { name: 'Table' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByText('Give up?').waitFor();
  await page.getByRole('button', { name: 'Resign' }).click();
  await expect(page.getByRole('link', { name: 'Watch the replay' })).toBeVisible();
});

test('how long it takes is measured and printed', async ({ page }) => {
  await withSettings(page, { tempo: 'instant' });
  await playNow(page, 'Shadow of Omega');
  await answer(page);
  const began = performance.now();
  await page.reload();
  await expect(options(page).first()).toBeVisible();
  const opening = performance.now() - began;
  await page.evaluate(watchLongTasks);
  const drawing: number[] = [];
  for (let i = 0; i < 9; i++) drawing.push(await page.evaluate(drawnAfterClick));
  const longest = await page.evaluate(() => (window as unknown as { longest: number }).longest);
  const median = drawing.sort((a, b) => a - b)[4];
  console.log(
    [
      `table opened to first answerable decision: ${Math.round(opening)} ms`,
      `choice to its drawing: ${Math.round(median)} ms (median of ${drawing.length})`,
      `longest task of the page while bots think: ${Math.round(longest)} ms`,
    ].join('; '),
  );
  expect(drawing).toHaveLength(9);
});

/** Keeps the longest task of the page from now on; tasks under 50 ms count as none. */
function watchLongTasks(): void {
  const kept = window as unknown as { longest: number };
  kept.longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) kept.longest = Math.max(kept.longest, duration);
  }).observe({ type: 'longtask' });
}

/** Clicks the first option and waits, in the page, until the table shows another choice made. */
function drawnAfterClick(): Promise<number> {
  const seq = () => document.querySelector('[data-seq]')?.getAttribute('data-seq');
  const button = () => document.querySelector<HTMLElement>('[data-option]:not([disabled])');
  return new Promise((resolve) => {
    const wait = () => {
      const option = button();
      if (!option) return void requestAnimationFrame(wait);
      const before = seq();
      const began = performance.now();
      option.click();
      const look = () => {
        if (seq() === before) requestAnimationFrame(look);
        else resolve(performance.now() - began);
      };
      look();
    };
    wait();
  });
}
