import { expect, type Locator, type Page } from '@playwright/test';
import { asked, choicesMade, lit, menu, options } from './page.ts';

/** A table answers within a few frames. */
const OFTEN = { intervals: [20, 30, 50, 50, 100, 200], timeout: 3000 };

/** How a thing is pressed: by a click, by a tap, by a key. */
export type Press = (thing: Locator) => Promise<void>;

/** Where cards overlap as in a hand, one clicks where a card can be seen. */
export const click: Press = async (thing) => {
  const { x, y } = await spotOf(thing);
  await thing.page().mouse.click(x, y);
};

export const tap: Press = async (thing) => {
  const { x, y } = await spotOf(thing);
  await thing.page().touchscreen.tap(x, y);
};

/** A page that still settles under the finger may take a tap for a scroll: one taps again. */
export async function tapUntil(thing: Locator, shown: Locator): Promise<void> {
  await expect(async () => {
    if (!(await shown.isVisible())) await thing.tap();
    await expect(shown).toBeVisible({ timeout: 4000 });
  }).toPass();
}

export const enter: Press = async (thing) => {
  await thing.focus();
  await thing.page().keyboard.press('Enter');
};

/** Answers on the board itself where something glows there, else by a button. */
export async function answerOnBoard(page: Page, press: Press = click): Promise<void> {
  const before = await choicesMade(page);
  const hasChanged = async () => (await choicesMade(page)) > before;
  const hasAnswered = async () => (await hasChanged()) || menu(page).isVisible();
  // Bots may answer the same window meanwhile, and what one meant to press has moved.
  await expect(async () => {
    if (await hasAnswered()) return;
    await press(await nextThing(page, before));
    await expect.poll(hasAnswered, OFTEN).toBe(true);
  }).toPass();
  if (!(await menu(page).isVisible())) return;
  await press(menu(page).getByRole('button').first());
  await expect.poll(hasChanged, OFTEN).toBe(true);
}

/** Plays until the end on the board; where a number is given, only for so many answers, then letting the others win. */
export async function playOut(page: Page, onBoard = Number.POSITIVE_INFINITY): Promise<void> {
  for (let answered = 0; (await asked(page)) === 'asked'; answered++)
    await (answered < onBoard ? answerOnBoard(page) : letGo(page, click));
}

/** Does nothing where that is possible. */
async function letGo(page: Page, press: Press): Promise<void> {
  const before = await choicesMade(page);
  const hasChanged = async () => (await choicesMade(page)) > before;
  const idle = options(page).and(page.locator('[data-option="pass"], [data-option="done"]'));
  await expect(async () => {
    if (await hasChanged()) return;
    await press((await idle.count()) > 0 ? idle.first() : options(page).first());
    await expect.poll(hasChanged, OFTEN).toBe(true);
  }).toPass();
}

/** Another thing each time, so that a match shows more than its first cards. */
async function nextThing(page: Page, turn: number): Promise<Locator> {
  const glowing = await lit(page).count();
  return glowing > 0 ? lit(page).nth(turn % glowing) : options(page).first();
}

/** A point of the screen at which nothing lies over the thing; there has to be one. */
export async function spotOf(thing: Locator): Promise<{ x: number; y: number }> {
  await thing.scrollIntoViewIfNeeded();
  const spot = await thing.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const parts = [0.5, 0.1, 0.9, 0.3, 0.7];
    const points = parts.flatMap((down) =>
      parts.map((along) => ({ x: left + width * along, y: top + height * down })),
    );
    return points.find(({ x, y }) => element.contains(document.elementFromPoint(x, y)));
  });
  if (!spot) throw new Error(`${await thing.getAttribute('aria-label')} is hidden behind something else`);
  return spot;
}
