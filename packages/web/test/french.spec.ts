import { expect, type Page, test } from '@playwright/test';
import en from '../src/words/en.json' with { type: 'json' };
import fr from '../src/words/fr.json' with { type: 'json' };
import pagesEn from '../src/words/pages.en.json' with { type: 'json' };
import pagesFr from '../src/words/pages.fr.json' with { type: 'json' };
import { QUICK, withSettings } from './page.ts';

test.use({ locale: 'fr-FR' });
test.beforeEach(({ page }) => withSettings(page, QUICK));

type Tree = { readonly [key: string]: string | Tree };

function sentences(tree: Tree): string[] {
  return Object.values(tree).flatMap((part) => (typeof part === 'string' ? [part] : sentences(part)));
}

/** English sentences of the page that French has not, without those that are filled in. */
const ENGLISH = (() => {
  const french = new Set([...sentences(fr), ...sentences(pagesFr)]);
  const english = [...sentences(en), ...sentences(pagesEn)];
  return new Set(english.filter((text) => !french.has(text) && !text.includes('{') && text.length > 2));
})();

/** Words that English sentences can hardly do without and French ones never have. */
const TELLING =
  /\b(the|and|you|your|with|of|is|are|this|that|for|from|which|card|cards|player|match|choose)\b/i;

/** What is called the same in every language. */
const NAMES = /Shadow of Omega|\b[A-Z]{2}-[A-Z]+-\d+/g;

/** Texts and labels on the page that are English; `except` are places that may be. */
async function englishLeft(page: Page, except = ''): Promise<string[]> {
  const said = await page.evaluate(saidOn, except);
  const unnamed = said.map((text) => text.replaceAll(NAMES, ''));
  return unnamed.filter((text) => ENGLISH.has(text) || TELLING.test(text));
}

/** Everything that is read on the page, or heard from it. */
function saidOn(except: string): string[] {
  const isLeftOut = (node: Element | null) =>
    !node ||
    node.closest('script, style, [lang="en"]:not(html)') !== null ||
    (except !== '' && node.closest(except) !== null);
  const said: string[] = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent?.trim();
    if (text && !isLeftOut(walker.currentNode.parentElement)) said.push(text);
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'])
    for (const element of document.querySelectorAll(`[${name}]`))
      if (!isLeftOut(element)) said.push(element.getAttribute(name) ?? '');
  return said;
}

test('the check itself knows English when it sees it', async ({ page }) => {
  await withSettings(page, { language: 'en' });
  await page.goto('./');
  await expect(page.getByRole('button', { name: 'Play now' }).first()).toBeVisible();
  expect((await englishLeft(page)).length).toBeGreaterThan(5);
});

test('the hall and the choice of a table', async ({ page }) => {
  await page.goto('./');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  // The example game is there for tests alone and has no French title.
  const example = 'article:has(h3:text-is("Lamplight"))';
  await page.locator(example).evaluate((tile) => tile.setAttribute('lang', 'en'));
  expect(await englishLeft(page)).toEqual([]);
  await page.getByRole('button', { name: 'Choisir la table' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await englishLeft(page)).toEqual([]);
});

test('a match: what is asked, what can be chosen, what is told and why not', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('button', { name: 'Jouer' }).first().click();
  const options = page.locator('[data-option]:not(:disabled)');
  const seq = async () => Number(await page.locator('[data-seq]').getAttribute('data-seq'));
  for (let answered = 0; answered < 25; answered++) {
    await expect(options.first()).toBeVisible();
    expect(await englishLeft(page)).toEqual([]);
    const before = await seq();
    await options.nth(answered % (await options.count())).click();
    await expect.poll(seq).toBeGreaterThan(before);
  }
  await page.keyboard.press('l');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await englishLeft(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await englishLeft(page)).toEqual([]);
  await page.goto(page.url().replace('/table/', '/replay/'));
  await page.getByRole('slider').press('End');
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', /^Après/);
  expect(await englishLeft(page)).toEqual([]);
});

for (const [place, except] of [
  // Rules are written in English for now, and the page says so.
  ['rules/shadow-of-omega', 'article'],
  ['cards/shadow-of-omega', ''],
  ['cards/shadow-of-omega#thief', '.card-also'],
  ['settings', ''],
  ['credits', ''],
  ['attic', ''],
  ['table/nowhere', '.problem-detail'],
] as const)
  test(`the page ${place}`, async ({ page }) => {
    await page.goto(`./#/${place}`);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('.loading')).toHaveCount(0);
    expect(await englishLeft(page, except)).toEqual([]);
  });
