import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql, type Transaction } from 'kysely';
import { migrationNames } from './migrations/migrate.ts';
import type { Database } from './sql-store/database.ts';
import { type KeptTable, TABLE_KEYS, type Tables } from './tables.ts';

export const BACKUP_FORMAT = 'tabard-backup-1';
const ROWS_AT_ONCE = 200;

export type Row = Readonly<Record<string, string | number | null>>;

/**
 * Writes everything as it is now to one file, whatever database it is in: gzipped lines of JSON, first what it is, then
 * for each table its name followed by its rows, last how many rows there were. The file appears whole or not at all.
 */
export async function backUp(database: Database, file: string): Promise<void> {
  const draft = `${file}.part`;
  try {
    await database.snapshot((tx) =>
      pipeline(Readable.from(linesOf(tx)), createGzip(), createWriteStream(draft, { mode: 0o600 })),
    );
    await syncToDisk(draft);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function* linesOf(tx: Transaction<Tables>): AsyncGenerator<string> {
  yield line({ format: BACKUP_FORMAT, migrations: migrationNames });
  let count = 0;
  for (const table of Object.keys(TABLE_KEYS) as KeptTable[]) {
    yield line({ table });
    for await (const rows of pagesOf(tx, table)) {
      count += rows.length;
      yield rows.map((row) => line({ row })).join('');
    }
  }
  yield line({ rows: count });
}

function line(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}

/** Page by page along its key: only a few rows are ever in memory. */
async function* pagesOf(tx: Transaction<Tables>, table: KeptTable): AsyncGenerator<readonly Row[]> {
  const key = TABLE_KEYS[table];
  const columns = sql.join(key.map((name) => sql.ref(name)));
  let last: Row | undefined;
  do {
    const after = last ? sql`where (${columns}) > (${sql.join(key.map((name) => last?.[name]))})` : sql``;
    const page = sql<Row>`select * from ${sql.table(table)} ${after} order by ${columns} limit ${sql.lit(ROWS_AT_ONCE)}`;
    const { rows } = await page.execute(tx);
    if (rows.length > 0) yield rows;
    last = rows.length === ROWS_AT_ONCE ? rows.at(-1) : undefined;
  } while (last);
}

async function syncToDisk(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.sync();
  await handle.close();
}
