import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeBot } from '@tabard/bots';
import { type Game, seedRng } from '@tabard/engine';
import { type GameEntry, games } from '@tabard/games';
import { afterAll } from 'vitest';
import { lamplight } from '../../../examples/lamplight/src/index.ts';
import { allLimits, type Config, readConfig } from '../src/config.ts';
import type { Thinker } from '../src/jobs/thinker.ts';
import { type RunningServer, type ServerOptions, startServer } from '../src/serve.ts';

const small: GameEntry = {
  id: 'lamplight',
  title: 'Lamplight',
  description: 'A game for tests.',
  ledgers: [],
  load: async () => lamplight,
};

/** No pauses and no rate limits. */
const QUICK = {
  TABARD_PORT: '0',
  TABARD_LOG_LEVEL: 'error',
  ...allLimits('0'),
  TABARD_BOT_PAUSE: '0',
  TABARD_PASS_PAUSE: '0',
};

/** The worker threads do not know the game of the tests. */
const thinker: Thinker = {
  think: async ({ bot, view, luck }) => {
    const made = makeBot(bot);
    const rng = seedRng(luck);
    return made.sees === 'view'
      ? made.choose(lamplight as unknown as Game, view, rng)
      : made.choose(view.decisions[0], rng);
  },
  close: async () => undefined,
};

/** A folder for the files of one test file. */
export function scratch(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'tabard-server-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function quickConfig(settings: Readonly<Record<string, string>>): Config {
  return readConfig({}, { ...QUICK, ...settings });
}

/** A real server in this process on a free port, closed after the tests of the file. */
export async function runServer(
  settings: Readonly<Record<string, string>>,
  options: ServerOptions = {},
): Promise<RunningServer> {
  const server = await startServer(quickConfig(settings), {
    games: [...games, small],
    thinker,
    ...options,
  });
  afterAll(() => server.close());
  return server;
}
