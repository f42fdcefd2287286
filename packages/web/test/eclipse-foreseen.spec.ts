import { expect, type Page, test } from '@playwright/test';
import { answerIfAsked } from './fight.ts';
import { asked, choicesMade, options, QUICK, sitDown, tableAfter, withSettings } from './page.ts';

const GAME = 'Dragon Eclipse';

test.beforeEach(({ page }) => withSettings(page, QUICK));

/** Plays on until a look at a card shows sure damage on a target; the focus is on that card then. */
async function strikingCard(page: Page): Promise<number> {
  for (let answered = 0; answered < 40; answered++) {
    expect(await asked(page)).toBe('asked');
    for (const card of await options(page).and(page.locator('[data-option^="play"]')).all()) {
      await card.focus();
      const [, sure] = (await harm(page).allTextContents())[0]?.match(/^−(\d+)$/) ?? [];
      if (sure) return Number(sure);
    }
    await answerIfAsked(page);
  }
  throw new Error('no card reached the Enemy within forty answers');
}

function harm(page: Page) {
  return page.locator('.eclipse-harms .eclipse-harm');
}

test('the foreseen damage of a card is shown on its target, dealt as shown, and logged with its sum', async ({
  page,
}) => {
  await sitDown(page, GAME, 'inn');
  const shown = await strikingCard(page);
  const before = await choicesMade(page);
  await page.keyboard.press('Enter');
  await tableAfter(page, before).waitFor();
  const scene = page.locator('.moment').filter({ hasText: 'strikes Golomo' });
  await expect(scene.locator('.sum')).toBeVisible();
  await expect(scene).toContainText(`Golomo: ${shown} damage.`);
  await scene.click();
  await expect(scene).toBeHidden();
});

test('the foreseen damage of the Enemy’s turn is shown on the player’s Mystling and in words', async ({
  page,
}) => {
  await sitDown(page, GAME, 'inn');
  const coming = page.locator('.eclipse-standee .eclipse-harm.is-coming');
  for (let answered = 0; answered < 40 && !(await coming.isVisible()); answered++) {
    expect(await asked(page)).toBe('asked');
    await answerIfAsked(page);
  }
  const cost = (await coming.textContent())?.replace(/^≈ /, '').slice(1) ?? '';
  await expect(page.locator('.eclipse-from-here')).toContainText(`it would cost you ${cost}`);
});

test('a Terrain explains its effect on the map', async ({ page }) => {
  await sitDown(page, GAME, 'inn');
  await page.locator('[data-space][aria-label*="Unstable Cone"]').first().hover();
  await expect(page.locator('.why-not')).toContainText('It is discarded when moved onto');
});
