// A Chromium for browser tests: an installed one, else the one inside an npm package.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './setup.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const fromWeb = createRequire(path.join(root, 'packages/web/package.json'));

/** The path of the browser and its environment variables; undefined when there is none. */
export async function findBrowser() {
  const installed = installedBrowser();
  if (installed) return { executable: installed, env: {} };
  return packagedBrowser();
}

function installedBrowser() {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(path.delimiter)];
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const candidates = folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name + suffix)));
  return [process.env.TABARD_BROWSER, ...candidates].find((file) => file && existsSync(file));
}

async function packagedBrowser() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  // Without this the package unpacks no libraries beside the browser.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x';
  try {
    const { default: chromium } = await import(pathToFileURL(fromWeb.resolve('@sparticuz/chromium')).href);
    return {
      executable: await chromium.executablePath(),
      env: { LD_LIBRARY_PATH: process.env.LD_LIBRARY_PATH ?? '' },
    };
  } catch {
    return undefined;
  }
}
