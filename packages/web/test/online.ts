import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { options, pageState, QUICK, withSettings } from './page.ts';
import { until } from './until.ts';

const here = import.meta.dirname;
const root = path.resolve(here, '../../..');

export interface ServerPlan {
  /** Additional environment variables. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Fills the data folder before the first start. */
  prepare?(folder: string): Promise<void>;
}

/** A server process with the built page, with a fixed address and data folder. */
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

  /** Starts it and waits until it prints its address. */
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

  /** Kills it with SIGKILL, as a power failure would. */
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
      TABARD_GUESTS_PER_MINUTE: '0',
      TABARD_TABLES_PER_MINUTE: '0',
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

interface Visit extends BrowserContextOptions {
  /** The plain table (the default here) or the game's own board. */
  readonly table?: 'plain' | 'dressed';
}

interface Servers {
  /** A server by plan, started once per worker and shared by all tests with that plan. */
  readonly sharedServer: (plan: ServerPlan) => Promise<TestServer>;
}

interface People {
  /** A server for one test, which may kill it. */
  readonly ownServer: TestServer;
  /** Opens a browser context for a person; closed after the test. */
  readonly visitor: (server: TestServer, visit?: Visit) => Promise<Page>;
}

export const test = base.extend<People, Servers>({
  sharedServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures here.
    async ({}, use) => {
      const started = new Map<ServerPlan, Promise<TestServer>>();
      await use((plan) => {
        const server = started.get(plan) ?? TestServer.start(plan);
        started.set(plan, server);
        return server;
      });
      for (const server of started.values()) await (await server).end();
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  ownServer: async ({}, use) => {
    const server = await TestServer.start();
    await use(server);
    await server.end();
  },
  visitor: async ({ browser }, use) => {
    const homes: BrowserContext[] = [];
    await use(async (server, { table = 'plain', ...options } = {}) => {
      const context = await browser.newContext({ baseURL: server.url, ...options });
      homes.push(context);
      const page = await context.newPage();
      await withSettings(page, { ...QUICK, plain: table === 'plain', hints: false });
      return page;
    });
    for (const context of homes) await context.close();
  },
});

/** Creates a table from the hall and returns its code. */
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
  await expect(code).toHaveText(/^[A-Z]{4}-[A-Z]{4}-[A-Z]{4}$/);
  return code.innerText();
}

/** The invitation link. */
export async function linkShown(page: Page): Promise<string> {
  const link = page.locator('.invitation .copy-line-link output');
  await expect(link).toHaveText(/^http/);
  return link.innerText();
}

/** Follows an invitation, sets the options of the seat, and takes it. */
export async function accept(
  page: Page,
  link: string,
  name: string,
  choose?: (page: Page) => Promise<void>,
): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await choose?.(page);
  await page.getByRole('button', { name: 'Sit down', exact: true }).click();
}

/** Joins as a guest a table that was created through the API, and opens it. */
export async function makeTable(page: Page, name: string, plan: Readonly<Record<string, unknown>>) {
  await page.request.post('api/v1/guest', { data: { name } });
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const made = await page.request.post('api/v1/tables', { data: { game: 'lamplight', seats, ...plan } });
  const table = (await made.json()) as { readonly id: string; readonly code: string };
  await page.goto(`./#/online/${table.id}`);
  return table;
}

/** The person to move. */
export function whoeverIsAsked(people: readonly Page[]): Promise<Page> {
  return until('the question to one of them', () => askedOf(people));
}

async function askedOf(people: readonly Page[]): Promise<Page | false> {
  const states = await Promise.all(people.map(pageState));
  return people[states.findIndex(({ isAsked }) => isAsked)] ?? false;
}

/** Lets the person to move answer until the condition holds. */
export async function playUntil(
  people: readonly Page[],
  what: string,
  isSo: () => Promise<boolean>,
): Promise<void> {
  await until(
    what,
    async () => {
      if (await isSo()) return true;
      const asked = await askedOf(people);
      // Another person's choice may close the question; then there is nothing to press.
      if (asked)
        await options(asked)
          .first()
          .click({ timeout: 3000 })
          .catch(() => undefined);
      return false;
    },
    LONGEST_MATCH_MS,
  );
}

const LONGEST_MATCH_MS = 120_000;

/** Lets the person to move answer until all see this many choices, or the end. */
export function play(people: readonly Page[], choices: number): Promise<void> {
  return playUntil(people, `the end, or ${choices} choices made`, async () => {
    const states = await Promise.all(people.map(pageState));
    return states.every(({ isOver, seq }) => isOver || seq >= choices);
  });
}
