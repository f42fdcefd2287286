import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { freshDatabase } from './postgres.ts';
import type { Place } from './store-contract/suite.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

export const inSqlite: Place = {
  kind: 'sqlite',
  async freshTarget() {
    const dataFolder = mkdtempSync(path.join(tmpdir(), 'tabard-store-'));
    folders.push(dataFolder);
    return { dataFolder };
  },
};

export const inPostgres: Place = {
  kind: 'postgres',
  freshTarget: async () => ({ databaseUrl: await freshDatabase() }),
};
