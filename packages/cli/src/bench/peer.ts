import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { InputError } from '@tabard/engine';

/** Another engine that plays in a process of its own, so that its dependencies never enter ours. */
export interface Peer {
  /** Plays for this many milliseconds and returns decisions per second. */
  play(ms: number): Promise<number>;
  close(): void;
}

/** Starts a program of `bench/peers`, installing what it needs the first time. */
export function startPeer(root: string, program: string, game?: string): Peer {
  const folder = ensurePeers(root);
  const child = spawn(process.execPath, [path.join(folder, program), ...(game ? [game] : [])], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    play: async (ms) => {
      child.stdin.write(`${ms}\n`);
      return rateIn(await nextLine(lines, child), program);
    },
    close: () => child.stdin.end(),
  };
}

async function nextLine(lines: AsyncIterator<string>, child: ChildProcess): Promise<string> {
  const { value, done } = await lines.next();
  if (done) throw new Error(`a peer of the bench ended by itself with exit code ${child.exitCode}`);
  return value;
}

function rateIn(line: string, program: string): number {
  const { decisions, seconds } = JSON.parse(line) as { decisions: number; seconds: number };
  if (!(decisions > 0 && seconds > 0)) throw new Error(`${program} answered "${line}"`);
  return decisions / seconds;
}

/** The folder of the other engines; installs them the first time. */
export function ensurePeers(root: string): string {
  const folder = path.join(root, 'bench/peers');
  ensureInstalled(folder);
  return folder;
}

function ensureInstalled(folder: string): void {
  const stamp = path.join(folder, 'node_modules', '.tabard-lock');
  const lock = readFileSync(path.join(folder, 'package-lock.json'), 'utf8');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  process.stderr.write('Installing the engines to compare with (once)...\n');
  const npm = spawnSync('npm', ['ci', '--no-fund', '--no-audit'], {
    cwd: folder,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0)
    throw new InputError('the engines to compare with could not be installed: see the messages of npm above');
  writeFileSync(stamp, lock);
}
