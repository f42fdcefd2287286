import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { benchSettings } from './crowd.ts';
import { type Programs, programsOf } from './programs.ts';
import type { BenchSide } from './side.ts';

/** What one measure works with: processes and folders that end with it. */
export interface BenchContext {
  readonly programs: Programs;
  readonly databaseUrl: string | undefined;
  readonly storeName: string;
  /** A new server of ours on a store of its own, or on the given folder. */
  server(settings?: Readonly<Record<string, string>>, folder?: string): Promise<BenchSide>;
  folder(): string;
  /** Closes it when the measure ends. */
  opened(side: Promise<BenchSide> | BenchSide): Promise<BenchSide>;
}

/** Runs a measure and closes its processes and folders afterwards, also when it fails. */
export async function withBenchContext<T>(
  entry: string,
  databaseUrl: string | undefined,
  act: (place: BenchContext) => Promise<T>,
): Promise<T> {
  const sides: BenchSide[] = [];
  const folders: string[] = [];
  const programs = programsOf(entry);
  const folder = () => {
    const made = mkdtempSync(path.join(tmpdir(), 'tabard-bench-'));
    folders.push(made);
    return made;
  };
  const place: BenchContext = {
    programs,
    databaseUrl,
    storeName: databaseUrl === undefined ? 'SQLite' : 'PostgreSQL',
    server: (settings = {}, data = folder()) =>
      programs.ours({ ...benchSettings(data), DATABASE_URL: databaseUrl ?? '', ...settings }),
    folder,
    opened: async (side) => {
      const open = await side;
      sides.push(open);
      return open;
    },
  };
  try {
    return await act(place);
  } finally {
    await Promise.all(sides.map((side) => side.close()));
    for (const made of folders) rmSync(made, { recursive: true, force: true });
  }
}
