import { expect, type Page, test } from '@playwright/test';
import { answerIfAsked } from './fight.ts';
import {
  answer,
  asked,
  choicesMade,
  chooseTable,
  menu,
  options,
  QUICK,
  question,
  resign,
  sentence,
  sitDown,
  tableAfter,
  tile,
  withSettings,
} from './page.ts';

const GAMES = ['Shadow of Omega', 'Dragon Eclipse'] as const;

async function beginGuided(page: Page, game: string): Promise<void> {
  await page.goto('./');
  await tile(page, game).getByRole('button', { name: 'Guided first match' }).click();
  await expect(note(page)).toBeVisible();
}

function note(page: Page) {
  return question(page).locator('.guide-note');
}

/** Follows the guide: what it advises, else the first answer. */
async function follow(page: Page): Promise<void> {
  await options(page).first().waitFor();
  const before = await choicesMade(page);
  const advised = page.locator('.decision-options [data-advised]:enabled');
  await ((await advised.count()) > 0 ? advised : options(page)).first().click();
  await tableAfter(page, before).waitFor();
}

for (const game of GAMES)
  test(`the guide of ${game} leads to its end`, async ({ page }) => {
    await withSettings(page, QUICK);
    await beginGuided(page, game);
    await expect(page.locator('[data-pointed]').first()).toBeVisible();
    const done = note(page).getByRole('button', { name: 'Play on alone' });
    for (let answered = 0; answered < 30 && !(await done.isVisible()); answered++) await follow(page);
    await done.click();
    await expect(note(page)).toBeHidden();
    await page.goto('./');
    await expect(tile(page, game).getByRole('button', { name: 'Play now' })).toBeVisible();
    await expect(tile(page, game).getByRole('button', { name: 'Guided first match' })).toBeHidden();
  });

test('the last word of a guide goes with the next answer', async ({ page }) => {
  await withSettings(page, QUICK);
  await beginGuided(page, 'Shadow of Omega');
  const done = note(page).getByRole('button', { name: 'Play on alone' });
  for (let answered = 0; answered < 30 && !(await done.isVisible()); answered++) await follow(page);
  await expect(done).toBeVisible();
  await follow(page);
  await expect(note(page)).toBeHidden();
});

test('a guide can be left at any point', async ({ page }) => {
  await withSettings(page, QUICK);
  await beginGuided(page, 'Shadow of Omega');
  await note(page).getByRole('button', { name: 'Skip the guide' }).click();
  await expect(note(page)).toBeHidden();
  await expect(options(page).first()).toBeVisible();
});

test('the player’s own fight is built up part by part and stays until dismissed', async ({ page }) => {
  await withSettings(page, { tempo: 'calm', motion: 'full' });
  await beginGuided(page, 'Shadow of Omega');
  const scene = page.locator('.moment:has(.moment-sides)[data-stays="true"]');
  for (let answered = 0; answered < 10 && !(await scene.isVisible()); answered++) {
    await follow(page);
    await options(page).first().waitFor();
    if ((await sentence(page).textContent())?.includes('reward')) break;
  }
  await expect(scene).toHaveAttribute('data-built', 'true');
  await expect(scene.locator('.sum-total[data-shown="true"]')).toHaveCount(2);
  await scene.click();
  await expect(scene).toBeHidden();
});

test('a number shows its parts', async ({ page }) => {
  await withSettings(page, QUICK);
  await beginGuided(page, 'Shadow of Omega');
  await follow(page);
  await follow(page);
  await page
    .getByRole('button', { name: /^Combat \d+: / })
    .first()
    .click();
  await expect(page.locator('.explained-parts:popover-open')).toContainText(/\d/);
  await page.keyboard.press('Escape');
});

test('rules open beside the table, at the linked rule', async ({ page }) => {
  await withSettings(page, QUICK);
  await beginGuided(page, 'Dragon Eclipse');
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'How to play at this table' });
  await expect(help).toContainText('How to win');
  await help.getByText(/symbols and words/).click();
  await help
    .getByRole('link', { name: /^Rule DE-/ })
    .first()
    .click();
  const rules = page.getByRole('dialog', { name: 'Rules' });
  await expect(rules.locator('[id^="DE-"]').first()).toBeVisible();
  await expect(page.locator('[data-seq]')).toBeVisible();
});

test('the end shows who won and why, in the log too, and can be shared', async ({ page }) => {
  await withSettings(page, QUICK);
  await beginGuided(page, 'Dragon Eclipse');
  await follow(page);
  await resign(page);
  const end = page.locator('.outcome-panel');
  await expect(end).toBeVisible();
  const said = await end.getByRole('heading').first().textContent();
  await expect(page.locator('.log-end')).toContainText(said ?? '');
  await expect(end.getByRole('button', { name: 'Share' })).toBeVisible();
  await expect(menu(page)).toBeHidden();
});

test('a turning point leads to its place in the replay', async ({ page }) => {
  await withSettings(page, QUICK);
  await sitDown(page, 'Dragon Eclipse', 'inn');
  const peak = page.locator('.moment[data-peak="true"]');
  for (let answered = 0; answered < 60 && !(await peak.isVisible()); answered++) {
    expect(await asked(page)).toBe('asked');
    await answerIfAsked(page);
  }
  const told = (await peak.locator('.moment-words').textContent()) ?? '';
  await resign(page);
  const point = page.getByRole('navigation', { name: 'Turning points' }).getByRole('link', { name: told });
  await point.first().click();
  await expect(page).toHaveURL(/#\/replay\/.+#\d+$/);
  const place = Number(page.url().split('#').at(-1));
  expect(place).toBeGreaterThan(0);
  await expect(page.getByRole('slider')).toHaveValue(String(place));
});

test('two people at one screen see no curtain if nothing is hidden', async ({ page }) => {
  await withSettings(page, QUICK);
  await chooseTable(page, 'Dragon Eclipse');
  await page.getByRole('button', { name: 'Add a seat' }).click();
  await page.getByLabel('Who plays seat 2').selectOption('A person here');
  await page.getByLabel(/^Luck/).fill('inn');
  await page.getByRole('button', { name: 'Sit down' }).click();
  const curtain = page.getByRole('heading', { name: /^Pass the screen to / });
  for (let answered = 0; answered < 8; answered++) {
    await expect(options(page).first().or(curtain)).toBeVisible();
    expect(await curtain.isVisible()).toBe(false);
    await answer(page);
  }
});

test('the chance to win is shown by the question and by each answer that changes it', async ({ page }) => {
  await withSettings(page, QUICK);
  await beginGuided(page, 'Shadow of Omega');
  for (let answered = 0; answered < 12; answered++) {
    if ((await sentence(page).textContent())?.startsWith('You fight')) break;
    await follow(page);
  }
  const chance = question(page).locator('.decision-head .decision-odds');
  await expect(chance).toHaveText('Chance to win: 17 %');
  await expect(options(page).filter({ hasText: 'Use the Warlock' })).toContainText('28 %');
});
