import type { ServerOptions } from '../../src/serve.ts';
import type { StoreTarget } from '../../src/store/open-store.ts';
import type { Store } from '../../src/store/store.ts';
import { freshDatabase } from '../postgres.ts';
import { runServer, scratch } from '../running.ts';

/** A real server with the store that it keeps everything in. */
export interface ServerOnStore {
  readonly kind: Store['kind'];
  readonly url: string;
  readonly target: StoreTarget;
}

/** One server on SQLite and one on PostgreSQL, both with these settings. Called at the top of a test file. */
export async function runOnBothStores(
  settings: Readonly<Record<string, string>> = {},
  options: ServerOptions = {},
): Promise<readonly ServerOnStore[]> {
  const [dataFolder, databaseUrl] = [scratch(), await freshDatabase()];
  const sqlite = await runServer({ ...settings, TABARD_DATA: dataFolder }, options);
  const postgres = await runServer({ ...settings, DATABASE_URL: databaseUrl }, options);
  return [
    { kind: 'sqlite', url: sqlite.url, target: { dataFolder } },
    { kind: 'postgres', url: postgres.url, target: { databaseUrl } },
  ];
}
