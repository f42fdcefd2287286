import path from 'node:path';
import { cloneRoot } from '../../clone-root.ts';
import { ensurePeers } from '../peer.ts';
import { type BenchSide, startSide } from './side.ts';

/** Starts the processes of the bench. */
export interface Programs {
  load(): Promise<BenchSide>;
  echo(): Promise<BenchSide>;
  append(databaseUrl?: string): Promise<BenchSide>;
  /** Fills a store with matches. */
  fill(): Promise<BenchSide>;
  ours(settings: Readonly<Record<string, string>>): Promise<BenchSide>;
  boardgameIo(): Promise<{ readonly server: BenchSide; readonly load: BenchSide }>;
}

/** `entry` is the command itself: the parts of the bench are hidden sub-commands of it. */
export function programsOf(entry: string): Programs {
  const part = (name: string, env?: NodeJS.ProcessEnv, flags: readonly string[] = []) =>
    startSide({ args: [...flags, entry, 'bench-part', name], env });
  return {
    load: () => part('load', undefined, ROOMY),
    echo: () => part('echo', undefined, ROOMY),
    append: (databaseUrl) => part('append', { DATABASE_URL: databaseUrl ?? '' }),
    fill: () => part('fill'),
    ours: (settings) => part('ours', settings, [...ROOMY, '--expose-gc', ...profiling()]),
    boardgameIo: async () => {
      const cwd = ensurePeers(cloneRoot('the engines to compare with'));
      const peer = (name: string, flags: readonly string[] = []) =>
        startSide({ args: [...flags, path.join(cwd, name)], cwd });
      return {
        server: await peer('boardgame-io-server.mjs', ROOMY),
        load: await peer('boardgame-io-load.mjs', ROOMY),
      };
    },
  };
}

/** All servers alike, and those who load them, have as much room as `npm start` gives ours. */
const ROOMY = ['--max-semi-space-size=64', '--initial-old-space-size=400'];

/** `TABARD_BENCH_PROFILE` names a folder for a profile of our server. */
function profiling(): string[] {
  const folder = process.env.TABARD_BENCH_PROFILE;
  return folder ? ['--cpu-prof', `--cpu-prof-dir=${folder}`] : [];
}
