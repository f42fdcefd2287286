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

/** What a database holds: the steps that led to its shape, and the tables it has in it. */
interface Shape {
  readonly migrations: readonly string[];
  readonly tables: readonly KeptTable[];
}

/**
 * Writes everything as it is now to one file, whatever database it is in: gzipped lines of JSON, first what it is, then
 * for each table its name followed by its rows, last how many rows there were. The file appears whole or not at all,
 * and for its owner alone. The database stays as it is, in an older shape too, and others may go on writing.
 */
export async function backUp(target: StoreTarget, file: string): Promise<void> {
  await ('databaseUrl' in target
    ? readPostgres(target.databaseUrl, (tx) => writeBackup(tx, file))
    : readSqlite(target.dataFolder, (tx) => writeBackup(tx, file)));
}

async function writeBackup(tx: Transaction<Tables>, file: string): Promise<void> {
  const shape = await shapeOf(tx);
  const draft = `${file}.part`;
  // One that a killed program left behind, or that somebody else has put there to read along.
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
  // The umask may have taken even more away.
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
