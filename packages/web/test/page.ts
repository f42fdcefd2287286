import { expect, type Page } from '@playwright/test';
import { until } from './until.ts';

/** Stored settings, set before the page starts. */
export async function withSettings(page: Page, settings: Readonly<Record<string, unknown>>): Promise<void> {
  await page.addInitScript((state) => {
    const kept = JSON.parse(localStorage.getItem('tabard-settings') ?? '{"state":{}}');
    localStorage.setItem(
      'tabard-settings',
      JSON.stringify({ state: { ...state, ...kept.state }, version: 1 }),
    );
  }, settings);
}

/** No delays: bots move at once and nothing is animated. */
export const QUICK = { tempo: 'instant', motion: 'reduced', opponents: 'greedy' } as const;

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

interface ChosenTable {
  /** Seed of the match. */
  readonly luck: string;
  /** Names of people at this screen; a bot takes the other seat when there is only one. */
  readonly people?: readonly string[];
}

/** Opens the hall and starts a default match with this seed. */
export async function sitDown(page: Page, game: string, luck: string): Promise<void> {
  await chooseTable(page, game);
  await page.getByLabel(/^Luck/).fill(luck);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await expect(question(page)).toBeVisible();
}

/** Opens the hall and the setup form. */
export async function chooseTable(page: Page, game: string): Promise<void> {
  await page.goto('./');
  await tile(page, game).getByRole('button', { name: 'Choose the table' }).click();
}

/** Opens the hall and starts a match for two. */
export async function sitDownForTwo(page: Page, game: string, table: ChosenTable): Promise<void> {
  await chooseTable(page, game);
  await page.getByLabel('Remove seat 3').click();
  for (const [at, name] of (table.people ?? []).entries()) {
    if (at > 0) await page.getByLabel(`Who plays seat ${at + 1}`).selectOption('A person here');
    await page.getByLabel(`Name of seat ${at + 1}`).fill(name);
  }
  await page.getByLabel(/^Luck/).fill(table.luck);
  await page.getByRole('button', { name: 'Sit down' }).click();
}

/** The region with the current question. */
export function question(page: Page) {
  return page.getByRole('region', { name: 'What to do now' });
}

/** The text of the question. */
export function sentence(page: Page) {
  return question(page).getByRole('status');
}

/** The buttons of the current answers, in any language. */
export function options(page: Page) {
  return page.locator('.decision-options [data-option]:enabled');
}

/** Glowing things on a game's own board: a click answers, or opens a menu of several answers. */
export function lit(page: Page) {
  return page.locator('main [data-light="lit"]:not(:disabled)').filter({ visible: true });
}

/** The option menu of a thing on the board. */
export function menu(page: Page) {
  return page.locator('dialog[open], .option-menu');
}

/** The rematch button, shown once a match is over. */
export function onceMore(page: Page) {
  return page.getByRole('button', { name: 'Once more' });
}

/** Resigns and confirms. */
export async function resign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByText('Give up?').waitFor();
  await page.getByRole('button', { name: 'Resign' }).click();
}

/** Number of choices made in the match. */
export async function choicesMade(page: Page): Promise<number> {
  return Number(await page.locator('[data-seq]').getAttribute('data-seq'));
}

/** Matches the table once it has more than this many choices. */
export function tableAfter(page: Page, before: number) {
  return page.locator(`[data-seq]:not([data-seq="${before}"])`);
}

/** Takes an option and waits until the table has changed. */
export async function answer(page: Page, which: 'first' | 'last' = 'first'): Promise<void> {
  await options(page).first().waitFor();
  const before = await choicesMade(page);
  await options(page)[which]().click();
  await tableAfter(page, before).waitFor();
}

/** Summary of the visible table. */
interface PageState {
  readonly seq: number;
  readonly isAsked: boolean;
  readonly isOver: boolean;
  /** Whether a menu asks which of several answers is meant. */
  readonly isChoosing: boolean;
}

export function pageState(page: Page): Promise<PageState> {
  return page.evaluate(() => {
    const sees = (what: string) => document.querySelector(what) !== null;
    return {
      seq: Number(document.querySelector('[data-seq]')?.getAttribute('data-seq')),
      isAsked: sees('.decision-options [data-option]:enabled'),
      isOver: sees('.outcome-panel'),
      isChoosing: sees('dialog[open], .option-menu'),
    };
  });
}

/** Waits for the next question or the end; returns which. */
export async function asked(page: Page): Promise<'asked' | 'over'> {
  return until('the next question', async () => {
    const { isOver, isAsked } = await pageState(page);
    return isOver ? 'over' : isAsked && 'asked';
  });
}
