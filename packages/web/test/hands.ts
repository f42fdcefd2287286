import { expect, type Locator, type Page } from '@playwright/test';
import { asked, lit, menu, options, pageState } from './page.ts';
import { until } from './until.ts';

/** Milliseconds to wait for an answer before pressing again: the target may have moved. */
const PATIENCE_MS = 15_000;

/** How a thing is pressed: by a click, by a tap, by a key. */
export type Press = (thing: Locator) => Promise<void>;

/** Clicks a visible point of the element, since cards in a hand overlap. */
export const click: Press = async (thing) => {
  const { x, y } = await spotOf(thing);
  await thing.page().mouse.click(x, y);
};

export const tap: Press = async (thing) => {
  const { x, y } = await spotOf(thing);
  await thing.page().touchscreen.tap(x, y);
};

/** Taps, and taps again if the browser took the tap for a scroll. */
export async function tapUntil(thing: Locator, shown: Locator): Promise<void> {
  await expect(async () => {
    if (!(await shown.isVisible())) await thing.tap({ timeout: PATIENCE_MS });
    await expect(shown).toBeVisible({ timeout: PATIENCE_MS });
  }).toPass();
}

export const enter: Press = async (thing) => {
  await thing.focus();
  await thing.page().keyboard.press('Enter');
};

/** Presses until the page has changed. */
export async function pressUntil<T>(see: () => Promise<T | false>, press: () => Promise<void>): Promise<T> {
  let seen = await see();
  await expect(async () => {
    seen ||= await see();
    if (seen) return;
    await press();
    seen = await until('what a press does', see, PATIENCE_MS);
  }).toPass();
  return seen as T;
}

/** Answers on the board if something glows there, else by a button. */
export async function answerOnBoard(page: Page, press: Press = click, turn?: number): Promise<void> {
  const { seq } = await pageState(page);
  const hasChanged = async () => (await pageState(page)).seq > seq;
  const isChoosing = async () => (await pageState(page)).isChoosing;
  // Bots may answer the same window meanwhile and move the target: then query again.
  await pressUntil(hasChanged, async () => {
    if (!(await isChoosing())) await press(await nextThing(page, turn ?? seq));
    await until('what a press does', async () => (await hasChanged()) || isChoosing(), PATIENCE_MS);
    if (await isChoosing()) await press(menu(page).locator('.button-lamp').first());
  });
}

/** Plays on the board until this many answers were given or the match is over. */
export async function playOn(
  page: Page,
  answers: number,
  { press = click, after }: Playing = {},
): Promise<void> {
  for (let answered = 0; answered < answers && (await asked(page)) === 'asked'; answered++) {
    await answerOnBoard(page, press, answered);
    await after?.();
  }
}

interface Playing {
  readonly press?: Press;
  /** Called after every answer. */
  after?(): Promise<unknown>;
}

/** Rotates through the things, so that a match covers more than its first cards. */
async function nextThing(page: Page, turn: number): Promise<Locator> {
  const glowing = await lit(page).count();
  return glowing > 0 ? lit(page).nth(turn % glowing) : options(page).first();
}

/** A point of the thing that nothing covers; fails if there is none. */
export async function spotOf(thing: Locator): Promise<{ x: number; y: number }> {
  // The element may have been removed meanwhile; the caller queries again.
  await thing.scrollIntoViewIfNeeded({ timeout: PATIENCE_MS });
  let spot = await freeSpotOf(thing);
  if (!spot) {
    await passMoment(thing.page());
    spot = await freeSpotOf(thing);
  }
  if (!spot) throw new Error(`${await thing.getAttribute('aria-label')} is hidden behind something else`);
  return spot;
}

function freeSpotOf(thing: Locator): Promise<{ x: number; y: number } | undefined> {
  return thing.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const parts = [0.5, 0.1, 0.9, 0.3, 0.7];
    const points = parts.flatMap((down) =>
      parts.map((along) => ({ x: left + width * along, y: top + height * down })),
    );
    return points.find(({ x, y }) => element.contains(document.elementFromPoint(x, y)));
  });
}

/** Dismisses moments that stay over the table until a click. */
async function passMoment(page: Page): Promise<void> {
  const moment = page.locator('.moment').first();
  const box = (await moment.isVisible()) && (await moment.boundingBox());
  if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Each option of the decision bar, once scrolled to, fits the screen, and nothing covers its centre. */
export async function expectReachable(page: Page): Promise<void> {
  const hidden = () =>
    options(page).evaluateAll((buttons) =>
      buttons.flatMap((button) => {
        button.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const { left, right, top, bottom } = button.getBoundingClientRect();
        const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const isWhole = left >= 0 && right <= innerWidth;
        return isWhole && found && button.contains(found) ? [] : [button.textContent];
      }),
    );
  await expect.poll(hidden).toEqual([]);
}
