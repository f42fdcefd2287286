// Pictures of the page for the documents: plays a match a good way and takes every page at three sizes.
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { buildWeb, isWebStale, webFolder } from './build-web.mjs';
import { findBrowser } from './find-browser.mjs';
import { serveStatic } from './serve-static.mjs';
import { ensureInstalled, fail, root } from './setup.mjs';

const SIZES = { phone: [390, 844], laptop: [1366, 768], screen: [1920, 1080] };
const MOST_BYTES = 3_000_000;
const folder = path.join(root, 'docs/screenshots');

ensureInstalled();
const browser = await findBrowser();
if (!browser)
  fail('No browser was found: pictures of the page need Chromium or Chrome on the PATH (or TABARD_BROWSER).');
Object.assign(process.env, browser.env);
if (isWebStale()) await buildWeb({ logLevel: 'warn' });
const { chromium } = createRequire(path.join(root, 'packages/web/package.json'))('@playwright/test');
const { url, close } = await serveStatic(webFolder, 0);
const running = await chromium.launch({
  executablePath: browser.executable,
  args: ['--no-sandbox', '--disable-gpu'],
});
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [size, [width, height]] of Object.entries(SIZES)) await takeAll(size, { width, height });
await running.close();
close();
const bytes = readdirSync(folder).reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0);
process.stdout.write(`${readdirSync(folder).length} pictures, ${Math.round(bytes / 1000)} kB\n`);
if (bytes > MOST_BYTES) fail(`The pictures take ${bytes} bytes; at most ${MOST_BYTES} are wanted.`);

async function takeAll(size, viewport) {
  const context = await running.newContext({ viewport, locale: 'en-GB', baseURL: url });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const state = { tempo: 'instant', motion: 'reduced', hints: false };
    localStorage.setItem('tabard-settings', JSON.stringify({ state, version: 1 }));
  });
  const take = async (name) => {
    await page.locator('h1').first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(600);
    await page.screenshot({ path: path.join(folder, `${name}-${size}.jpg`), type: 'jpeg', quality: 80 });
  };
  const table = await playAWhile(page);
  // What was told last fades by itself.
  await page.locator('.omega-scene').waitFor({ state: 'detached' });
  await take('table');
  await page.goto(`${table.replace('/table/', '/replay/')}#24`);
  await take('replay');
  for (const place of ['rules/shadow-of-omega', 'cards/shadow-of-omega', 'settings', '']) {
    await page.goto(`./#/${place}`);
    await page.locator('.loading').waitFor({ state: 'detached' });
    await take(place.split('/')[0] || 'hall');
  }
  await context.close();
}

/** A match of the same luck each time, up to the fourth turn; gives its address. */
async function playAWhile(page) {
  await page.goto('./');
  await page.getByRole('button', { name: 'Choose the table' }).first().click();
  await page.getByLabel(/^Luck/).fill('lamp');
  await page.getByRole('button', { name: 'Sit down' }).click();
  const options = page.locator('[data-option]:not(:disabled)');
  for (let answered = 0; answered < 24; answered++) {
    await options.first().waitFor();
    const before = await page.locator('[data-seq]').getAttribute('data-seq');
    await options.first().click();
    await page.waitForFunction(
      (seq) => document.querySelector('[data-seq]')?.getAttribute('data-seq') !== seq,
      before,
    );
  }
  await options.first().waitFor();
  return page.url();
}
