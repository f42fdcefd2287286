import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { allLimits } from '../src/config.ts';

const home = fileURLToPath(new URL('../../cli', import.meta.url));
/** Bundles the command if a source is newer; only the first start does this, later ones run the bundle. */
let command = path.join(home, 'bin/tabard.mjs');

/** A server in its own process, started by the command. */
export interface ServerProcess {
  readonly url: string;
  /** SIGKILL. */
  kill(): Promise<void>;
  /** SIGTERM. */
  stop(): Promise<number | null>;
}

/** Many clients on one address, without pauses. */
const UNHURRIED = {
  ...allLimits('0'),
  TABARD_BOT_PAUSE: '0',
  TABARD_PASS_PAUSE: '0',
  TABARD_LOG_LEVEL: 'error',
};

/** Starts `tabard serve` on a free loopback port; resolves when it prints its address. */
export async function startServerProcess(settings: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [command, 'serve', '--port', '0'], {
    cwd: home,
    env: { ...process.env, DATABASE_URL: '', ...UNHURRIED, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await addressOf(child);
  command = path.join(home, 'dist/tabard.mjs');
  return {
    url,
    kill: async () => {
      child.kill('SIGKILL');
      await exitOf(child);
    },
    stop: () => {
      child.kill('SIGTERM');
      return exitOf(child);
    },
  };
}

async function addressOf(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('the server has no output');
  for await (const line of createInterface({ input: child.stdout })) {
    const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
    if (address) return address;
  }
  throw new Error(`the server ended with exit code ${await exitOf(child)} before it said where it is`);
}

function exitOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => child.once('exit', resolve));
}
