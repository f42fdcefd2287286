import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { options, withSettings } from './page.ts';

const here = import.meta.dirname;
const root = path.resolve(here, '../../..');

interface ServerPlan {
  /** Variables of the environment beside the usual ones. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Puts data into the folder before the first start. */
  prepare?(folder: string): Promise<void>;
}

/** A server with the built page, in a process of its own, on an address and a folder that stay the same. */
export class TestServer {
  readonly url: string;
  private readonly port: number;
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'tabard-online-'));
  private child: ChildProcess | undefined;
  private readonly more: NonNullable<ServerPlan['settings']>;

  private constructor(port: number, { settings = {} }: ServerPlan) {
    this.port = port;
    this.more = settings;
    this.url = `http://127.0.0.1:${port}/`;
  }

  static async start(plan: ServerPlan = {}): Promise<TestServer> {
    const server = new TestServer(await freePort(), plan);
    await plan.prepare?.(server.folder);
    await server.begin();
    return server;
  }

  /** Starts it, and waits until it says where it is. */
  async begin(): Promise<void> {
    const words = [
      '--import',
      path.join(root, 'scripts/source-modules.mjs'),
      path.join(here, 'online-server.ts'),
    ];
    const child = spawn(process.execPath, words, {
      env: this.settings(),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.child = child;
    for await (const line of createInterface({ input: child.stdout })) if (line.startsWith('http')) return;
    throw new Error('the server ended before it said where it is');
  }

  /** As when the power goes: no warning, nothing is put away. */
  async kill(): Promise<void> {
    const { child } = this;
    this.child = undefined;
    if (!child) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private settings(): NodeJS.ProcessEnv {
    return {
      ...process.env,
      DATABASE_URL: '',
      TABARD_PORT: String(this.port),
      TABARD_DATA: this.folder,
      TABARD_PAGE: path.join(here, 'dist'),
      TABARD_LOG_LEVEL: 'error',
      TABARD_SIGN_INS_PER_MINUTE: '0',
      TABARD_REQUESTS_PER_MINUTE: '0',
      TABARD_BOT_PAUSE: '0',
      TABARD_PASS_PAUSE: '0',
      ...this.more,
    };
  }
}

function freePort(): Promise<number> {
  const probe = createServer();
  return new Promise((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** Somebody with a browser of their own. */
export async function visitor(
  browser: Browser,
  server: TestServer,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url, ...options });
  const page = await context.newPage();
  await withSettings(page, { plain: true, motion: 'reduced', tempo: 'instant', hints: false });
  return page;
}

/** Makes a table from the hall and gives its code. */
export async function inviteFriends(page: Page, game: string, name: string): Promise<string> {
  await page.goto('./');
  const tile = page.getByRole('article').filter({ has: page.getByRole('heading', { name: game }) });
  await tile.getByRole('button', { name: 'Invite friends' }).click();
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Make the table' }).click();
  return codeShown(page);
}

/** The code on the invitation. */
export async function codeShown(page: Page): Promise<string> {
  const code = page.locator('.invitation .copy-line-code output');
  await expect(code).toHaveText(/^[A-Z]{6}$/);
  return code.innerText();
}

/** The invitation link, as one would send it. */
export async function linkShown(page: Page): Promise<string> {
  return page.locator('.invitation .copy-line-link output').innerText();
}

/** Follows an invitation and sits down. */
export async function accept(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down', exact: true }).click();
}

/** Sits down as a guest at a table that is made without the page, and looks at it. */
export async function makeTable(page: Page, name: string, plan: Readonly<Record<string, unknown>>) {
  await page.request.post('api/v1/guest', { data: { name } });
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const made = await page.request.post('api/v1/tables', { data: { game: 'lamplight', seats, ...plan } });
  const table = (await made.json()) as { readonly id: string; readonly code: string };
  await page.goto(`./#/online/${table.id}`);
  return table;
}

/** Who of these is to move. */
export function whoeverIsAsked(people: readonly Page[]): Promise<Page> {
  const asked = (page: Page) =>
    options(page)
      .first()
      .waitFor()
      .then(() => page);
  return Promise.race(people.map(asked));
}
