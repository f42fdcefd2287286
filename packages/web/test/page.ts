import { expect, type Page } from '@playwright/test';

/** Settings as the page keeps them, set before it starts. */
export async function withSettings(page: Page, settings: Readonly<Record<string, unknown>>): Promise<void> {
  await page.addInitScript((state) => {
    const kept = JSON.parse(localStorage.getItem('tabard-settings') ?? '{"state":{}}');
    localStorage.setItem(
      'tabard-settings',
      JSON.stringify({ state: { ...state, ...kept.state }, version: 1 }),
    );
  }, settings);
}

/** Opens the hall and starts a match of this game with one click. */
export async function playNow(page: Page, game: string): Promise<void> {
  await page.goto('./');
  await tile(page, game).getByRole('button', { name: 'Play now' }).click();
  await expect(question(page)).toBeVisible();
}

/** A game in the hall. */
export function tile(page: Page, game: string) {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name: game }) });
}

/** The place where the page says what to do now. */
export function question(page: Page) {
  return page.getByRole('region', { name: 'What to do now' });
}

export function options(page: Page) {
  return question(page).getByRole('list', { name: 'Options' }).getByRole('button', { disabled: false });
}

/** How many choices the match has seen. */
export async function choicesMade(page: Page): Promise<number> {
  return Number(await page.locator('[data-seq]').getAttribute('data-seq'));
}

/** Takes an option and waits until the table has changed. */
export async function answer(page: Page, which: 'first' | 'last' = 'first'): Promise<void> {
  await expect(options(page).first()).toBeVisible();
  const before = await choicesMade(page);
  await options(page)[which]().click();
  await expect.poll(() => choicesMade(page)).toBeGreaterThan(before);
}
