import { expect, type Page, test } from '@playwright/test';
import { answerByKey, type Hand, keyboard, mouse } from './answer-by-key.ts';
import { byTab, tabTo } from './fight.ts';
import { ledRun } from './led-run.ts';
import { choicesMade, QUICK, tile, withSettings } from './page.ts';

const GAME = 'Dragon Eclipse';

test.describe.configure({ timeout: 900_000 });
test.beforeEach(({ page }) => withSettings(page, QUICK));

/** A Run that a bot has won with a new Save Sheet: its luck, and every answer up to the last, which nobody is asked for. */
function wonRun(): { luck: string; keys: readonly string[] } {
  const { seed, choices } = JSON.parse(ledRun('won').toString());
  return { luck: seed, keys: choices.map(({ key }: { key: string }) => key) };
}

/** The room where the question stands; a Combat has the Arena instead. */
function roomOf(page: Page): Promise<string> {
  return page.evaluate(() => document.querySelector('.run')?.getAttribute('data-room') ?? 'combat');
}

/** Gives every answer on the page; returns the rooms in the order they were entered. */
async function playAll(page: Page, keys: readonly string[], hand: Hand): Promise<string[]> {
  const entered: string[] = [];
  for (let made = 0; made < keys.length; made = await choicesMade(page)) {
    const room = await roomOf(page);
    if (room !== entered.at(-1)) entered.push(room);
    await answerByKey(page, keys[made], hand);
  }
  return entered;
}

/** The Run is won, its winnings are spent, and its sheet is there for the next. */
async function expectWon(page: Page, entered: readonly string[], hand: Hand): Promise<void> {
  expect(entered.filter((room) => room === 'combat')).toHaveLength(9);
  expect(new Set(entered)).toEqual(
    new Set(['choosing', 'artifacts', 'map', 'reward', 'mystery', 'combat', 'end']),
  );
  await expect(page.getByRole('heading', { name: 'The Run is won' }).first()).toBeVisible();
  await expect(page.locator('.run-head')).toContainText('9 Combats won, 3 of 3 Bosses beaten');
  await expect(page.locator('.outcome-panel')).toContainText('The 3rd Boss is beaten: the Run is won.');
  await hand.press(page.getByRole('button', { name: 'Next Run', exact: true }));
  await expect(page.locator('.run')).toHaveAttribute('data-room', /^(choosing|artifacts)$/);
}

test('a whole Run by clicks, from the choice of a Mystling over nine Combats to the next Run', async ({
  page,
}) => {
  const { luck, keys } = wonRun();
  await page.goto('./');
  await tile(page, GAME).getByRole('button', { name: 'Choose the table' }).click();
  await page.getByRole('radio', { name: 'Roguelite' }).check();
  await page.getByLabel(/^Luck/).fill(luck);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.locator('.run[data-room="choosing"]')).toBeVisible();
  await expectWon(page, await playAll(page, keys, mouse), mouse);
});

test('a whole Run by keys alone, from the hall over nine Combats to the next Run', async ({ page }) => {
  const { luck, keys } = wonRun();
  await page.goto('./');
  await byTab(tile(page, GAME).getByRole('button', { name: 'Choose the table' }));
  await tabTo(page.getByRole('radio', { name: 'Combat', exact: true }));
  const roguelite = page.getByRole('radio', { name: 'Roguelite' });
  while (!(await roguelite.isChecked())) await page.keyboard.press('ArrowLeft');
  await tabTo(page.getByLabel(/^Luck/));
  await page.keyboard.type(luck);
  await byTab(page.getByRole('button', { name: 'Sit down' }));
  await expect(page.locator('.run[data-room="choosing"]')).toBeVisible();
  await expectWon(page, await playAll(page, keys, keyboard), keyboard);
});
