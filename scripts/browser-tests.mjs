// The page in a real browser: builds it with the example game, serves it, and lets Playwright play.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { buildWeb, isWebStale } from './build-web.mjs';
import { findBrowser } from './find-browser.mjs';
import { serveStatic } from './serve-static.mjs';
import { ensureInstalled, fail, root } from './setup.mjs';

const home = path.join(root, 'packages/web');
const built = path.join(home, 'test/dist');

ensureInstalled();
const browser = await findBrowser();
if (!browser)
  fail(
    'No browser was found: the tests of the page need Chromium or Chrome on the PATH (or its file in TABARD_BROWSER).',
  );
process.stdout.write(`Browser: ${browser.executable}\n`);
if (isWebStale(built)) await buildWeb({ outDir: built, examples: true, logLevel: 'warn' });
const { url, close } = await serveStatic(built, 0);
const status = await playwright(url);
close();
process.exit(status);

function playwright(url) {
  const cli = path.join(root, 'node_modules/@playwright/test/cli.js');
  const words = ['test', '--config', path.join(home, 'playwright.config.ts'), ...process.argv.slice(2)];
  const env = { ...process.env, ...browser.env, TABARD_URL: url, TABARD_BROWSER: browser.executable };
  const run = spawn(process.execPath, [cli, ...words], { cwd: root, stdio: 'inherit', env });
  return new Promise((resolve) => run.once('exit', (code) => resolve(code ?? 1)));
}
