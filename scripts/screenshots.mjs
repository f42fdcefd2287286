// Screenshots for the documents: plays matches for a while and captures every page at three sizes.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { buildWeb, isWebStale, webFolder } from './build-web.mjs';
import { findBrowser } from './find-browser.mjs';
import { ensureInstalled, fail, root } from './setup.mjs';

const SIZES = { phone: [390, 844], laptop: [1366, 768], screen: [1920, 1080] };
const MOST_BYTES = 6_500_000;
const folder = path.join(root, 'docs/screenshots');

ensureInstalled();
const browser = await findBrowser();
if (!browser)
  fail('No browser was found: pictures of the page need Chromium or Chrome on the PATH (or TABARD_BROWSER).');
Object.assign(process.env, browser.env);
if (isWebStale()) await buildWeb({ logLevel: 'warn' });
const { chromium } = createRequire(path.join(root, 'packages/web/package.json'))('@playwright/test');
const data = mkdtempSync(path.join(tmpdir(), 'tabard-pictures-'));
const { url, end } = await startServer();
const running = await chromium.launch({
  executablePath: browser.executable,
  args: ['--no-sandbox', '--disable-gpu'],
});
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
try {
  for (const [size, [width, height]] of Object.entries(SIZES)) await takeAll(size, { width, height });
} finally {
  await running.close();
  end();
  rmSync(data, { recursive: true, force: true });
}
const bytes = readdirSync(folder).reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0);
process.stdout.write(`${readdirSync(folder).length} pictures, ${Math.round(bytes / 1000)} kB\n`);
if (bytes > MOST_BYTES) fail(`The pictures take ${bytes} bytes; at most ${MOST_BYTES} are wanted.`);

/** A server with the built page, for the pages of the lobby. */
async function startServer() {
  const words = ['--import', './scripts/source-modules.mjs', 'packages/cli/src/main.ts', 'serve'];
  const child = spawn(process.execPath, [...words, '--port', '0', '--data', data], {
    cwd: root,
    env: { ...process.env, TABARD_PAGE: webFolder, TABARD_LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const [address] = /http:\S+/.exec(line) ?? [];
    if (address) return { url: `${address}/`, end: () => child.kill() };
  }
  return fail('The server ended before it said where it is.');
}

async function takeAll(size, viewport) {
  const touch = size === 'phone' ? { hasTouch: true, isMobile: true } : {};
  const context = await running.newContext({ viewport, locale: 'en-GB', baseURL: url, ...touch });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const state = { tempo: 'instant', motion: 'reduced', hints: false, opponents: 'greedy' };
    localStorage.setItem('tabard-settings', JSON.stringify({ state, version: 1 }));
  });
  const take = async (name) => {
    await page.locator('h1').first().waitFor();
    await page.locator('.loading').waitFor({ state: 'detached' });
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(600);
    await page.screenshot({ path: path.join(folder, `${name}-${size}.jpg`), type: 'jpeg', quality: 62 });
  };
  await takeOmega(page, take);
  await takeGuided(page, take);
  await takeTwilight(page, take);
  await takeEclipse(page, take);
  await takeJournal(page, take);
  await takeRun(page, take);
  await takeOrren(page, take);
  await takeMeeting(page, take);
  for (const place of ['rules/shadow-of-omega', 'cards/shadow-of-omega', 'decks/firple', 'settings', '']) {
    await page.goto(`./#/${place}`);
    await take(place.split('/')[0] || 'hall');
  }
  await context.close();
}

async function takeOmega(page, take) {
  await chooseTable(page, 'Shadow of Omega');
  await sitDown(page);
  await answer(page, 24);
  // Wait for the last notice to fade.
  await seeMoments(page);
  await take('table');
  await page.goto(`${page.url().replace('/table/', '/replay/')}#24`);
  await take('replay');
}

/** The guide, a fight with its sums, and the end of a match that is given up. */
async function takeGuided(page, take) {
  await page.goto('./');
  await tileOf(page, 'Shadow of Omega').getByRole('button', { name: 'Guided first match' }).click();
  await follow(page, () => page.locator('[data-option^="go "]').count());
  await take('guide');
  await follow(page, () => page.locator('.moment-side').count());
  await take('fight');
  await seeMoments(page);
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.locator('.outcome-panel').waitFor();
  await seeMoments(page);
  await take('end');
}

async function takeTwilight(page, take) {
  await chooseTable(page, 'Twilight of the Gods');
  await page.getByRole('button', { name: 'Sit down' }).waitFor();
  await take('sets');
  await sitDown(page);
  await answer(page, 24);
  await seeMoments(page);
  await take('twilight');
}

async function takeEclipse(page, take) {
  await chooseTable(page, 'Dragon Eclipse');
  await page.getByRole('button', { name: 'Sit down' }).waitFor();
  await take('chooser');
  await sitDown(page);
  await answer(page, 9);
  await take('arena');
}

/** The first pages of the campaign, turned up to the first map. */
async function takeJournal(page, take) {
  await chooseMode(page, 'Campaign');
  await page
    .locator('.tale-main')
    .getByRole('button', { name: /^Young Emberling/ })
    .first()
    .click();
  const turn = page.locator('[data-turn]');
  await turn.waitFor();
  await take('journal');
  while (await turn.count()) await turn.click();
  await page.locator('.tale-main [data-light="lit"]').first().waitFor();
  await take('exploration');
}

/** The map of a Run before the first fork. */
async function takeRun(page, take) {
  await chooseMode(page, 'Roguelite');
  await page.locator('.run .eclipse-card').first().click();
  await page.locator('.run [data-option^="take-goal"]').first().click();
  await page.locator('.run [data-option^="go-to"]').first().waitFor();
  await take('run');
}

async function takeOrren(page, take) {
  await chooseTable(page, 'Wayfarers of Orren');
  await sitDown(page);
  await answer(page, 12);
  await seeMoments(page);
  await take('orren');
  for (let asked = 0; asked < 20 && !(await page.locator('.orren-fight').count()); asked++)
    await answer(page, 1);
  await seeMoments(page);
  await take('orren-fight');
}

/** An open table in the lobby, and one for invited friends. */
async function takeMeeting(page, take) {
  await page.goto('./#/lobby');
  await page.getByRole('button', { name: 'Make a table' }).click();
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('radio', { name: 'Everybody' }).check();
  await page.getByRole('button', { name: 'Make the table' }).click();
  await page.locator('.invitation').waitFor();
  await take('waiting-room');
  await page.goto('./#/lobby');
  await page.getByRole('heading', { name: 'Open tables' }).waitFor();
  await take('lobby');
}

async function chooseTable(page, game) {
  await page.goto('./');
  await tileOf(page, game).getByRole('button', { name: 'Choose the table' }).click();
}

function tileOf(page, game) {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name: game }) });
}

async function chooseMode(page, mode) {
  await chooseTable(page, 'Dragon Eclipse');
  await page.getByRole('radio', { name: mode }).check();
  await sitDown(page);
}

/** Starts with a fixed seed. */
async function sitDown(page) {
  await page.getByLabel(/^Luck/).fill('lamp');
  await page.getByRole('button', { name: 'Sit down' }).click();
}

/** Takes the first option this many times, and waits for the next question. */
async function answer(page, times) {
  const options = page.locator('[data-option]:not(:disabled)');
  for (let answered = 0; answered < times; answered++) {
    await options.first().waitFor();
    const before = await page.locator('[data-seq]').getAttribute('data-seq');
    await options.first().click();
    await page.waitForFunction(
      (seq) => document.querySelector('[data-seq]')?.getAttribute('data-seq') !== seq,
      before,
    );
  }
  await options.first().waitFor();
}

/** Answers as the guide advises, else by the first option, until something is there. */
async function follow(page, isThere) {
  const options = page.locator('.decision-options [data-option]:enabled');
  for (let answered = 0; answered < 20; answered++) {
    await options.first().waitFor();
    if (await isThere()) return;
    const before = await page.locator('[data-seq]').getAttribute('data-seq');
    const advised = options.and(page.locator('[data-advised]'));
    await ((await advised.count()) ? advised : options).first().click();
    await page.waitForFunction(
      (seq) => document.querySelector('[data-seq]')?.getAttribute('data-seq') !== seq,
      before,
    );
  }
  fail('The guide did not come to the scene that was to be taken.');
}

/** Dismisses moments by a key. */
async function seeMoments(page) {
  for (let pressed = 0; pressed < 20 && (await page.locator('.moment').count()) > 0; pressed++)
    await page.keyboard.press('Shift');
  await page.locator('.moment').waitFor({ state: 'detached' });
}
