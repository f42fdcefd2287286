import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { openUnplayable } from './files.ts';
import {
  answer,
  lit,
  onceMore,
  options,
  playNow,
  QUICK,
  question,
  resign,
  sitDown,
  sitDownForTwo,
  tile,
  withSettings,
} from './page.ts';

const SIZES = { phone: { width: 390, height: 844 }, screen: { width: 1366, height: 768 } } as const;
const OMEGA = 'Shadow of Omega';

/** The pages and dialogs under test, and how to open each. */
const PLACES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the hall': hallWithMatches,
  'the choice of a table': async (page) => {
    await page.goto('./');
    await tile(page, OMEGA).getByRole('button', { name: 'Choose the table' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'the table of Shadow of Omega': async (page) => {
    await sitDown(page, OMEGA, 'inn');
    for (let i = 0; i < 8 && (i < 3 || (await lit(page).count()) === 0); i++) await answer(page);
    await expect(lit(page).first()).toBeVisible();
  },
  'the log, the help and the menu of a table': async (page) => {
    await playNow(page, OMEGA);
    for (const key of ['l', '?']) {
      await page.keyboard.press(key);
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    await page.getByRole('button', { name: 'Table', exact: true }).click();
  },
  'the plain table': async (page) => {
    await playNow(page, 'Lamplight');
    await expect(options(page).first()).toBeVisible();
  },
  'a curtain': async (page) => {
    await sitDownForTwo(page, OMEGA, { luck: 'inn', people: ['Ada', 'Bo'] });
    await expect(page.getByRole('button', { name: 'I am Ada' })).toBeVisible();
  },
  'an outcome': async (page) => {
    await sitDownForTwo(page, OMEGA, { luck: 'inn' });
    await resign(page);
    await expect(onceMore(page)).toBeVisible();
  },
  'a replay': async (page) => {
    await playNow(page, OMEGA);
    await page.goto(page.url().replace('/table/', '/replay/'));
    await expect(page.getByRole('slider', { name: 'Timeline' })).toBeVisible();
  },
  'an unreadable save': async (page) => {
    await page.goto('./');
    const file = { name: 'shopping.json', mimeType: 'application/json', buffer: Buffer.from('{"bread": 2}') };
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(page.getByRole('alert')).toBeVisible();
  },
  'a version that cannot go on': async (page) => {
    await openUnplayable(page);
    await expect(page.getByRole('heading', { name: 'This match cannot go on' })).toBeVisible();
  },
};

/** Places with a different layout on narrow screens. */
const LAID_OUT_ANEW = new Set([
  'the hall',
  'the choice of a table',
  'the table of Shadow of Omega',
  'the plain table',
  'an outcome',
  'a replay',
]);

for (const [place, go] of Object.entries(PLACES))
  for (const [size, viewport] of Object.entries(SIZES)) {
    if (size === 'phone' && !LAID_OUT_ANEW.has(place)) continue;
    test(`axe finds nothing at ${place} on a ${size}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await withSettings(page, QUICK);
      await go(page);
      await expect(page.locator('h1').first()).toBeVisible();
      await expectNothing(page);
    });
  }

/** Static pages, by path and heading. */
const PAGES: Readonly<Record<string, string>> = {
  'rules/shadow-of-omega': 'Rules of Shadow of Omega',
  'cards/shadow-of-omega': 'Cards of Shadow of Omega',
  settings: 'Settings',
  credits: 'Credits',
  attic: 'There is no such page',
  'table/nowhere': 'This match is not here',
};

for (const [size, viewport] of Object.entries(SIZES))
  test(`axe finds nothing on the static pages on a ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await withSettings(page, QUICK);
    for (const [address, heading] of Object.entries(PAGES))
      await test.step(heading, async () => {
        await page.goto(`./#/${address}`);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await showLess(page, address);
        await expectNothing(page);
      });
    await page.goto('./#/cards/shadow-of-omega#thief');
    await expect(page.getByRole('dialog', { name: 'Thief' })).toBeVisible();
    await expectNothing(page);
  });

/** Fewer results have the same markup and make axe faster. */
async function showLess(page: Page, address: string): Promise<void> {
  const [sort] = address.split('/');
  if (sort === 'rules') {
    await page.getByRole('searchbox').fill('an-combat-04');
    await expect(page.getByRole('article')).toHaveCount(1);
  } else if (sort === 'cards') {
    await page.getByRole('searchbox').fill('thief');
    await expect(page.getByRole('status')).toHaveText(/^[1-9] cards?$/);
  }
}

async function expectNothing(page: Page): Promise<void> {
  await expect(page.getByText('One moment…')).toHaveCount(0);
  await expectAccessible(page);
}

/** One running and one finished match. */
async function hallWithMatches(page: Page): Promise<void> {
  await playNow(page, 'Lamplight');
  await sitDownForTwo(page, 'Lamplight', { luck: 'inn' });
  await expect(question(page)).toBeVisible();
  await resign(page);
  await expect(onceMore(page)).toBeVisible();
  await page.goto('./');
  await expect(page.getByRole('region', { name: 'Finished matches' })).toBeVisible();
}
