import { expect, type Page, test } from '@playwright/test';
import { expectFits } from './axe.ts';
import { answerOnBoard, enter, playOn, spotOf, tap, tapUntil } from './hands.ts';
import {
  answer,
  asked,
  choicesMade,
  lit,
  menu,
  onceMore,
  options,
  QUICK,
  sentence,
  sitDownForTwo,
  tableAfter,
  withSettings,
} from './page.ts';

const GAME = 'Shadow of Omega';

test.beforeEach(({ page }) => withSettings(page, QUICK));

test('a whole match against a bot is played by clicks on its own board', async ({ page }) => {
  test.setTimeout(480_000);
  await sitDownForTwo(page, GAME, { luck: 'a' });
  await playOn(page, Number.POSITIVE_INFINITY);
  await expect(page.getByRole('heading', { name: /won$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Watch the replay' })).toBeVisible();
  const made = await choicesMade(page);
  await onceMore(page).click();
  await expect(tableAfter(page, made)).toBeVisible();
  await expect(options(page).first()).toBeVisible();
  expect(await choicesMade(page)).toBeLessThan(made);
});

test('a good part of a match is played by keys alone', async ({ page }) => {
  await page.goto('./');
  await enter(page.getByRole('button', { name: 'Play now' }).first());
  for (let answered = 0; answered < 20; answered++) {
    await asked(page);
    await (answered % 2 ? answerOnBoard(page, enter) : byDigit(page));
  }
  expect(await choicesMade(page)).toBeGreaterThanOrEqual(20);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'How to play at this table' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('arrows lead from the question to everything that glows', async ({ page }) => {
  await sitDownForTwo(page, GAME, { luck: 'inn' });
  await expect(lit(page).first()).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(options(page).first()).toBeFocused();
  const glows = () => page.evaluate(() => document.activeElement?.getAttribute('data-light') === 'lit');
  for (let step = 0; step < 20 && !(await glows()); step++)
    await page.keyboard.press(await page.evaluate(arrowToTheLight));
  expect(await glows()).toBe(true);
  const can = await options(page).allTextContents();
  await page.keyboard.press('Enter');
  const hasChanged = async () => (await options(page).allTextContents()).join() !== can.join();
  await expect.poll(async () => (await menu(page).isVisible()) || hasChanged()).toBe(true);
});

/** The arrow that somebody would press who looks from the focus to the nearest thing that glows. */
function arrowToTheLight(): string {
  const centre = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const from = centre(document.activeElement ?? document.body);
  const ways = [...document.querySelectorAll('main [data-light="lit"]')].map((thing) => {
    const to = centre(thing);
    return { x: to.x - from.x, y: to.y - from.y };
  });
  const [way] = ways.sort((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y));
  if (Math.abs(way.x) > Math.abs(way.y)) return way.x > 0 ? 'ArrowRight' : 'ArrowLeft';
  return way.y > 0 ? 'ArrowDown' : 'ArrowUp';
}

test('a curtain hides both hands while the screen is passed to another person', async ({ page }) => {
  await sitDownForTwo(page, GAME, { luck: 'inn', people: ['Ada', 'Bo'] });
  const seen = new Set<string>();
  for (let passed = 0; passed < 4; passed++) {
    const curtain = page.getByRole('heading', { name: /^Pass the screen to / });
    await expect(curtain).toBeVisible();
    const name = (await curtain.textContent())?.replace('Pass the screen to ', '') ?? '';
    seen.add(name);
    await expect(page.getByRole('main')).toHaveText(
      `Pass the screen to ${name}The hands are hidden until ${name} is here.I am ${name}`,
    );
    await page.getByRole('button', { name: `I am ${name}` }).click();
    await untilPassedOn(page);
  }
  expect([...seen].sort()).toEqual(['Ada', 'Bo']);
});

/** Answers for the person at this screen until it is another's move. */
async function untilPassedOn(page: Page): Promise<void> {
  const curtain = page.getByRole('heading', { name: /^Pass the screen to / });
  await expect(options(page).first()).toBeVisible();
  await expect(async () => {
    if (!(await curtain.isVisible())) await options(page).last().click({ timeout: 1000 });
    await expect(curtain).toBeVisible({ timeout: 500 });
  }).toPass();
}

test('a reload in the middle of a window leaves it open, with the same options', async ({ page }) => {
  await withSettings(page, { asking: 'always' });
  await sitDownForTwo(page, GAME, { luck: 'lamp' });
  // Soon somebody sets out or rolls where others may answer; how soon is up to the cards.
  while (!(await isWindow(page))) await answer(page);
  const before = { said: await sentence(page).textContent(), can: await options(page).allTextContents() };
  const made = await choicesMade(page);
  await page.reload();
  await expect(sentence(page)).toHaveText(before.said ?? '');
  await expect(options(page)).toHaveText(before.can);
  // Others may have answered the same window meanwhile.
  expect(await choicesMade(page)).toBeGreaterThanOrEqual(made);
  await answer(page, 'last');
  await answer(page);
  await expect.poll(() => choicesMade(page)).toBeGreaterThan(made + 1);
});

async function isWindow(page: Page): Promise<boolean> {
  await expect(options(page).first()).toBeVisible();
  return (await sentence(page).textContent())?.endsWith('Do you answer?') ?? false;
}

/** Takes the first option by its digit. */
async function byDigit(page: Page): Promise<void> {
  const before = await choicesMade(page);
  await expect(async () => {
    if ((await choicesMade(page)) > before) return;
    await page.keyboard.press('1');
    await tableAfter(page, before).waitFor({ timeout: 15_000 });
  }).toPass();
}

test.describe('a phone 360 pixels wide', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('is played by touch, and nothing overflows sideways', async ({ page }) => {
    await page.goto('./');
    await expectFits(page);
    await tapUntil(page.getByRole('button', { name: 'Play now' }).first(), page.locator('[data-seq]'));
    await playOn(page, 12, { press: tap, after: () => expectFits(page) });
  });

  test('previews on the first tap and chooses on the second if so set, and shows that more Areas lie to the side', async ({
    page,
  }) => {
    await withSettings(page, { twoTaps: true });
    await sitDownForTwo(page, GAME, { luck: 'inn' });
    const card = lit(page).first();
    await tap(card);
    await expect(menu(page)).toBeVisible();
    await expect(page.getByText('4 of 5 cards')).toBeVisible();
    await tap(card);
    await expect(page.getByText('3 of 5 cards')).toBeVisible();
    await playOn(page, 5, { press: tap });
    const side = await page.locator('.beyond-sign').first().getAttribute('data-side');
    await page.locator('.beyond-sign').first().tap();
    await expect(page.locator(`.beyond-sign:not([data-side="${side}"])`)).toBeVisible();
  });

  test('previews a card on a long press', async ({ page, context }) => {
    await sitDownForTwo(page, GAME, { luck: 'inn' });
    await expect(lit(page).first()).toBeVisible();
    const point = await spotOf(page.locator('main .thing[data-card]').first());
    const can = await options(page).allTextContents();
    const touch = await context.newCDPSession(page);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await expect(page.getByRole('complementary', { name: 'Shown large' })).toBeVisible();
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page.getByRole('complementary', { name: 'Shown large' })).toBeVisible();
    // Looking is not choosing.
    await expect(menu(page)).toBeHidden();
    await expect(options(page)).toHaveText(can);
  });
});
