import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import { BACKUP_FORMAT, type Row } from './backup.ts';
import { goBackTo, goOn, migrationNames, refuseLaterOnes } from './migrations/migrate.ts';
import { openPatiently, type StoreTarget } from './open-store.ts';
import type { Database } from './sql-store/database.ts';
import { lockDataFolder } from './sqlite-lock.ts';
import { StoreRefusal } from './store-refusal.ts';
import { type KeptTable, TABLE_KEYS, type Tables } from './tables.ts';

const ROWS_AT_ONCE = 100;
const tableNames = Object.keys(TABLE_KEYS) as [KeptTable, ...KeptTable[]];

const headLine = z.strictObject({ format: z.literal(BACKUP_FORMAT), migrations: z.array(z.string()) });
const bodyLine = z.union([
  z.strictObject({ table: z.enum(tableNames) }),
  z.strictObject({ row: z.record(z.string(), z.union([z.string(), z.number(), z.null()])) }),
  z.strictObject({ rows: z.int() }),
]);

/** Restores a backup of either database into an empty one, in one transaction. */
export async function restoreBackup(file: string, target: StoreTarget): Promise<void> {
  const unlock = 'dataFolder' in target ? await lockDataFolder(target.dataFolder) : () => {};
  try {
    await restore(file, target);
  } finally {
    unlock();
  }
}

async function restore(file: string, target: StoreTarget): Promise<void> {
  const database = await openPatiently(target);
  try {
    await database.db.transaction().execute(async (tx) => {
      if (database.kind === 'postgres') await sql`lock table players, matches`.execute(tx);
      await refuseUnlessEmpty(tx);
      await load(tx, database.kind, file);
    });
  } finally {
    await database.close();
  }
}

async function refuseUnlessEmpty(tx: Transaction<Tables>): Promise<void> {
  for (const table of ['players', 'matches'] as const) {
    const some = await sql`select 1 from ${sql.table(table)} limit 1`.execute(tx);
    if (some.rows.length === 0) continue;
    throw new StoreRefusal(`The store to restore into already has ${table}; give an empty one.`);
  }
}

async function load(tx: Transaction<Tables>, kind: Database['kind'], file: string): Promise<void> {
  for (const table of ['settings', 'contents'] as const) await tx.deleteFrom(table).execute();
  const unpacked = createGunzip().setEncoding('utf8');
  pipeline(createReadStream(file), unpacked).catch(() => {}); // the reader gets the same error
  const loading = new Loading(tx, kind);
  try {
    await loading.takeAll(unpacked);
  } catch (error) {
    throw error instanceof StoreRefusal ? error : unreadable(file, loading.line, error);
  }
}

function unreadable(file: string, number: number, why: unknown): StoreRefusal {
  const reason = why instanceof Error ? why.message : why;
  return new StoreRefusal(`"${file}" is no backup that can be read (line ${number}): ${reason}.`, {
    cause: why,
  });
}

async function* linesIn(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let begun = '';
  for await (const text of texts) {
    const [first = '', ...others] = text.split('\n');
    begun += first;
    for (const other of others) {
      yield begun;
      begun = other;
    }
  }
  if (begun) yield begun;
}

class Loading {
  readonly #tx: Transaction<Tables>;
  readonly #kind: Database['kind'];
  #table: KeptTable | undefined;
  #rows: Row[] = [];
  #count = 0;
  #isWhole = false;
  line = 1;

  constructor(tx: Transaction<Tables>, kind: Database['kind']) {
    this.#tx = tx;
    this.#kind = kind;
  }

  async takeAll(texts: AsyncIterable<string>): Promise<void> {
    for await (const text of linesIn(texts)) {
      await this.#take(text);
      this.line += 1;
    }
    if (!this.#isWhole) throw new Error('it ends too early');
  }

  async #take(text: string): Promise<void> {
    if (this.line === 1) return this.#begin(text);
    if (this.#isWhole) throw new Error('something follows its end');
    const line = bodyLine.parse(JSON.parse(text));
    if ('row' in line) return this.#add(line.row);
    await this.#flush();
    if ('table' in line) this.#table = line.table;
    else await this.#end(line.rows);
  }

  /** The rows of an older backup go into tables of its schema, which are then migrated. */
  async #begin(text: string): Promise<void> {
    const { migrations } = headLine.parse(JSON.parse(text));
    refuseLaterOnes(migrations);
    if (migrations.length < migrationNames.length) await goBackTo(this.#tx, this.#kind, migrations);
  }

  async #add(row: Row): Promise<void> {
    this.#rows.push(row);
    if (this.#rows.length >= ROWS_AT_ONCE) await this.#flush();
  }

  async #flush(): Promise<void> {
    const rows = this.#rows;
    this.#rows = [];
    this.#count += rows.length;
    if (rows.length === 0) return;
    if (!this.#table) throw new Error('a row belongs to no table');
    await this.#tx
      .insertInto(this.#table)
      .values(rows as never)
      .execute();
  }

  async #end(rows: number): Promise<void> {
    if (rows !== this.#count) throw new Error(`it has ${this.#count} rows and should have ${rows}`);
    await goOn(this.#tx, this.#kind);
    this.#isWhole = true;
  }
}
