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
  sitDownForTwo,
  tile,
  withSettings,
} from './page.ts';

const SIZES = { phone: { width: 390, height: 844 }, screen: { width: 1366, height: 768 } } as const;
const OMEGA = 'Shadow of Omega';

/** Every page and every dialog that matters: how one gets there. */
const PLACES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the hall': hallWithMatches,
  'the choice of a table': async (page) => {
    await page.goto('./');
    await tile(page, OMEGA).getByRole('button', { name: 'Choose the table' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'the table of Shadow of Omega': async (page) => {
    await playNow(page, OMEGA);
    for (let i = 0; i < 3; i++) await answer(page);
    await expect(lit(page).first()).toBeVisible();
  },
  'the log, the help and the menu of a table': async (page) => {
    await playNow(page, OMEGA);
    await page.keyboard.press('l');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
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
  'the rules': async (page) => {
    await page.goto('./#/rules/shadow-of-omega');
    // What is found is drawn like the rest, and axe is done sooner.
    await page.getByRole('searchbox').fill('an-combat-0');
  },
  'the cards': async (page) => {
    await page.goto('./#/cards/shadow-of-omega');
    await page.getByRole('searchbox').fill('trickery');
  },
  'one card': async (page) => {
    await page.goto('./#/cards/shadow-of-omega#thief');
    await expect(page.getByRole('dialog', { name: 'Thief' })).toBeVisible();
  },
  'a replay': async (page) => {
    await playNow(page, OMEGA);
    await page.goto(page.url().replace('/table/', '/replay/'));
    await expect(page.getByRole('slider', { name: 'Timeline' })).toBeVisible();
  },
  'the settings': (page) => openPage(page, 'settings'),
  'the credits': (page) => openPage(page, 'credits'),
  'an unknown address': (page) => openPage(page, 'attic'),
  'an unknown match': (page) => openPage(page, 'table/nowhere'),
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

/** Places that are laid out differently where there is little room. */
const LAID_OUT_ANEW = new Set([
  'the hall',
  'the choice of a table',
  'the table of Shadow of Omega',
  'the plain table',
  'an outcome',
  'the rules',
  'the cards',
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
      await expect(page.getByText('One moment…')).toHaveCount(0);
      await expectAccessible(page);
    });
  }

async function openPage(page: Page, place: string): Promise<void> {
  await page.goto(`./#/${place}`);
}

/** One match to go on with and one that is over. */
async function hallWithMatches(page: Page): Promise<void> {
  await playNow(page, 'Lamplight');
  await sitDownForTwo(page, 'Lamplight', { luck: 'inn' });
  await expect(question(page)).toBeVisible();
  await resign(page);
  await expect(onceMore(page)).toBeVisible();
  await page.goto('./');
  await expect(page.getByRole('region', { name: 'Finished matches' })).toBeVisible();
}

async function resign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByText('Give up?').waitFor();
  await page.getByRole('button', { name: 'Resign' }).click();
}
