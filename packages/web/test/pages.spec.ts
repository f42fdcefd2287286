import { expect, test } from '@playwright/test';
import { answer, choicesMade, playNow, QUICK, question, withSettings } from './page.ts';

test.describe('rules', () => {
  test('a link leads to its rule, and an example is played from there', async ({ page }) => {
    await withSettings(page, { ...QUICK, plain: true });
    await page.goto('./#/rules/shadow-of-omega#AN-COMBAT-04');
    const rule = page.getByRole('article', { name: 'Heavy defeat kills' });
    await expect(rule).toBeInViewport();
    await expect(rule.getByText('Our ruling')).toBeVisible();
    await rule.getByText(/examples prove it/).click();
    await rule.getByRole('button', { name: /^Play from here: A loss to a Creature by four/ }).click();
    await expect(question(page)).toBeVisible();
    await expect(question(page).locator('.ruling-note')).toContainText('A loss to a Creature by four');
    await expect(question(page).getByRole('link', { name: /AN-COMBAT-04/ })).toBeVisible();
    expect(await choicesMade(page)).toBe(0);
  });

  test('search filters while typing, and the edition decides which rules apply', async ({ page }) => {
    await page.goto('./#/rules/shadow-of-omega');
    await page.getByRole('searchbox').fill('an-combat-05');
    await expect(page.getByRole('article', { name: /Who rolls for the opponent \(revised/ })).toBeVisible();
    await page.getByRole('radio', { name: 'First' }).check();
    await expect(page.getByRole('article', { name: 'Who rolls for the Creature (first)' })).toBeVisible();
    await page.getByRole('searchbox').fill('zeppelins for breakfast');
    await expect(page.getByRole('status')).toHaveText('No rule');
  });

  test('another game has its own rules', async ({ page }) => {
    await page.goto('./#/rules');
    await page.getByRole('link', { name: 'Lamplight' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rules of Lamplight');
    await expect(page.getByRole('article', { name: 'Burning' })).toBeVisible();
  });

  test('a game of several ledgers opens with the rules of all of them, for all modes', async ({ page }) => {
    await page.goto('./#/rules/dragon-eclipse');
    await expect(page.getByRole('radio', { name: 'All' })).toBeChecked();
    for (const name of ['Step by step', 'Second player bonus', 'Subtype limit', 'Resigning'])
      await expect(page.getByRole('article', { name, exact: true })).toBeVisible();
    await page.getByRole('radio', { name: 'Solo' }).check();
    await expect(page.getByRole('article', { name: 'Step by step' })).toBeVisible();
    await expect(page.getByRole('article', { name: 'Second player bonus' })).toBeHidden();
  });

  test('in French the page says that rules are English', async ({ page }) => {
    await withSettings(page, { language: 'fr' });
    await page.goto('./#/rules/shadow-of-omega');
    await expect(page.getByText('Le texte des règles n’existe pour l’instant qu’en anglais.')).toBeVisible();
  });
});

test.describe('cards', () => {
  test('filters narrow the cards, and a card opens large with its facts', async ({ page }) => {
    await page.goto('./#/cards/shadow-of-omega');
    await expect(page.getByRole('status')).toHaveText('110 cards');
    await page.getByLabel('Type').selectOption('Character');
    await page.getByLabel('Skill').selectOption('Trickery');
    await page.getByRole('searchbox').fill('voleur');
    await expect(page.getByRole('status')).toHaveText('1 card');
    await page.getByRole('button', { name: 'Look at Thief' }).click();
    const card = page.getByRole('dialog', { name: 'Thief' });
    await expect(card.getByText('In French: Voleur')).toBeVisible();
    await expect(card.getByRole('link', { name: 'Rule AN-CHAR-10' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card).toBeHidden();
  });

  test('an arrow key turns to the next card', async ({ page }) => {
    await page.goto('./#/cards/shadow-of-omega#acrobat');
    await expect(page.getByRole('dialog', { name: 'Acrobat' })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('dialog', { name: 'Warlock' })).toBeVisible();
  });
});

test('a match is replayed by keys and slider, and continued from there', async ({ page }) => {
  await withSettings(page, { ...QUICK, plain: true });
  await playNow(page, 'Shadow of Omega');
  for (let answered = 0; answered < 3; answered++) await answer(page);
  await page.goto(page.url().replace('/table/', '/replay/'));
  const slider = page.getByRole('slider', { name: 'Timeline' });
  await expect(slider).toHaveAttribute('aria-valuetext', /^After no choice of/);
  await slider.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', /^After 1 choice of/);
  await slider.fill('2');
  await expect(slider).toHaveAttribute('aria-valuetext', /^After 2 choices of/);
  await page.getByLabel('Whose eyes').selectOption('Onlooker');
  await expect(page).toHaveURL(/#2,spectator$/);
  await page.reload();
  await expect(slider).toHaveAttribute('aria-valuetext', /^After 2 choices of/);
  await expect(page.getByLabel('Whose eyes')).toHaveValue('spectator');
  await page.getByLabel('Whose eyes').selectOption({ index: 0 });
  await expect(page.getByLabel('Whose eyes').getByRole('option')).toHaveCount(2);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Play on from here' }).click();
  await expect(question(page)).toBeVisible();
});

test('an unknown match has a page with links onward', async ({ page }) => {
  await page.goto('./#/replay/nowhere');
  await expect(page.getByRole('heading', { name: 'This match is not here' })).toBeVisible();
});

test.describe('settings', () => {
  test('apply at once and after a reload', async ({ page }) => {
    await page.goto('./#/settings');
    await page.getByRole('radio', { name: 'Very large' }).check();
    await page.getByRole('radio', { name: 'Français' }).check();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Réglages');
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Très grande' })).toBeChecked();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  });

  test('all local data can be deleted', async ({ page }) => {
    await playNow(page, 'Shadow of Omega');
    await page.goto('./#/settings');
    await expect(page.getByText('1 match is kept in this browser.')).toBeVisible();
    await page.getByRole('radio', { name: 'Always' }).check();
    await page.getByRole('button', { name: 'Delete all local data' }).click();
    await page.getByRole('button', { name: 'Delete everything' }).click();
    await expect(page.getByText('Everything is deleted.')).toBeVisible();
    await expect(page.getByText('No match is kept in this browser.')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'When I can act' })).toBeChecked();
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  });

  test('new tables ask as often as was set', async ({ page }) => {
    await withSettings(page, { asking: 'always', plain: true });
    await playNow(page, 'Shadow of Omega');
    await page.getByRole('button', { name: 'Table', exact: true }).click();
    await expect(page.getByRole('radio', { name: /^Always/ })).toBeChecked();
  });
});

test('the credits name authors, licences and our notice', async ({ page }) => {
  await page.goto('./#/credits');
  await expect(page.getByText('Icons made by Lorc')).toBeVisible();
  await expect(page.getByText(/unofficial, non-commercial fan implementation/)).toBeVisible();
  await page.getByText(/^react-dom /).click();
  await expect(page.locator('details[open]')).toContainText('Permission is hereby granted');
});
