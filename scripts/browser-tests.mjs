// The page in a real browser: builds it with the example game, serves it, and lets Playwright play. `--prove` runs the
// long proofs instead; other arguments go to Playwright.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { buildWeb, isWebStale } from './build-web.mjs';
import { watchTree } from './cpu.mjs';
import { findBrowser } from './find-browser.mjs';
import { serveStatic } from './serve-static.mjs';
import { ensureInstalled, fail, root } from './setup.mjs';

const home = path.join(root, 'packages/web');
const built = path.join(home, 'test/dist');

ensureInstalled();
const endWatch = watchTree();
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
const seconds = endWatch();
process.stdout.write(`The browser tests took ${seconds.toFixed(1)} CPU seconds.\n`);
if (process.send) process.send(seconds, () => process.exit(status));
else process.exit(status);

function playwright(url) {
  const cli = path.join(root, 'node_modules/@playwright/test/cli.js');
  const args = process.argv.slice(2);
  const words = args.filter((arg) => arg !== '--prove');
  const config = path.join(home, 'playwright.config.ts');
  const env = {
    ...process.env,
    ...browser.env,
    TABARD_URL: url,
    TABARD_BROWSER: browser.executable,
    TABARD_SPECS: args.includes('--prove') ? 'prove' : 'test',
  };
  const run = spawn(process.execPath, [cli, 'test', '--config', config, ...words], {
    cwd: root,
    stdio: 'inherit',
    env,
  });
  return new Promise((resolve) => run.once('exit', (code) => resolve(code ?? 1)));
}
