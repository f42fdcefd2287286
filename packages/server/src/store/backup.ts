import { createWriteStream } from 'node:fs';
import { chmod, open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql, type Transaction } from 'kysely';
import { refuseLaterOnes } from './migrations/migrate.ts';
import type { StoreTarget } from './open-store.ts';
import { readPostgres } from './postgres.ts';
import { PRIVATE_FILE } from './private-files.ts';
import { readSqlite } from './sqlite.ts';
import { StoreRefusal } from './store-refusal.ts';
import { type KeptTable, TABLE_KEYS, type Tables } from './tables.ts';

export const BACKUP_FORMAT = 'tabard-backup-1';
const ROWS_AT_ONCE = 200;

export type Row = Readonly<Record<string, string | number | null>>;

/** The schema of a database: its migrations and its tables. */
interface Shape {
  readonly migrations: readonly string[];
  readonly tables: readonly KeptTable[];
}

/**
 * Writes a consistent snapshot of either database to one file: gzipped lines of JSON, first a header, then for each table
 * its name followed by its rows, last the number of rows. The file appears whole or not at all, readable by its owner
 * only. The database is not changed, not even migrated, and others may go on writing.
 */
export async function backUp(target: StoreTarget, file: string): Promise<void> {
  await ('databaseUrl' in target
    ? readPostgres(target.databaseUrl, (tx) => writeBackup(tx, file))
    : readSqlite(target.dataFolder, (tx) => writeBackup(tx, file)));
}

async function writeBackup(tx: Transaction<Tables>, file: string): Promise<void> {
  const shape = await shapeOf(tx);
  const draft = `${file}.part`;
  // Left behind by a killed program, or planted by somebody to read along.
  await rm(draft, { force: true });
  try {
    await writePrivately(draft, linesOf(tx, shape));
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function writePrivately(file: string, lines: AsyncIterable<string>): Promise<void> {
  await pipeline(
    Readable.from(lines),
    createGzip(),
    createWriteStream(file, { flags: 'wx', mode: PRIVATE_FILE }),
  );
  // The umask may have removed the owner's rights too.
  await chmod(file, PRIVATE_FILE);
  const handle = await open(file, 'r+');
  await handle.sync();
  await handle.close();
}

async function shapeOf(tx: Transaction<Tables>): Promise<Shape> {
  const found = new Set((await tx.introspection.getTables()).map(({ name }) => name));
  if (!found.has('migrations')) throw new StoreRefusal('The database holds nothing of Tabard yet.');
  const rows = await tx.selectFrom('migrations').select('name').orderBy('name').execute();
  const migrations = rows.map(({ name }) => name);
  refuseLaterOnes(migrations);
  const tables = (Object.keys(TABLE_KEYS) as KeptTable[]).filter((name) => found.has(name));
  return { migrations, tables };
}

async function* linesOf(tx: Transaction<Tables>, { migrations, tables }: Shape): AsyncGenerator<string> {
  yield line({ format: BACKUP_FORMAT, migrations });
  let count = 0;
  for (const table of tables) {
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

/** Reads page by page along the key, so that few rows are in memory. */
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
