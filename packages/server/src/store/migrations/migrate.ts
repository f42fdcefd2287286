import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../sql-store/database.ts';
import { StoreRefusal } from '../store-refusal.ts';
import { TABLE_KEYS, type Tables } from '../tables.ts';
import { first } from './0001-first.ts';
import { liveSeats } from './0002-live-seats.ts';
import { looks } from './0003-looks.ts';
import { sentAway } from './0004-sent-away.ts';
import { takenOver } from './0005-taken-over.ts';
import { sheets } from './0006-sheets.ts';
import { results } from './0007-results.ts';
import type { Migration, TypeNames } from './migration.ts';

const MIGRATIONS: readonly Migration[] = [first, liveSeats, looks, sentAway, takenOver, sheets, results];

type DatabaseKind = Database['kind'];

const TYPE_NAMES: Readonly<Record<DatabaseKind, TypeNames>> = {
  sqlite: { key: 'text', long: 'integer' },
  postgres: { key: 'text collate "C"', long: 'bigint' },
};

/** The advisory lock: an arbitrary number, the same on every node. */
const LOCK = 7_461_220_433;

/** Migrates the tables, one node at a time: the others wait and find it done. */
export async function migrate(db: Kysely<Tables>, kind: DatabaseKind): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(tx);
    await sql`create table if not exists migrations (name text primary key)`.execute(tx);
    await goOn(tx, kind);
  });
}

/** Runs the pending migrations. */
export async function goOn(tx: Transaction<Tables>, kind: DatabaseKind): Promise<void> {
  const rows = await tx.selectFrom('migrations').select('name').execute();
  const done = new Set(rows.map(({ name }) => name));
  refuseLaterOnes(done);
  for (const migration of MIGRATIONS)
    if (!done.has(migration.name)) await run(tx, migration, TYPE_NAMES[kind]);
}

/** Gives an empty store the schema after these migrations only. */
export async function goBackTo(
  tx: Transaction<Tables>,
  kind: DatabaseKind,
  names: readonly string[],
): Promise<void> {
  for (const table of Object.keys(TABLE_KEYS).reverse()) await tx.schema.dropTable(table).execute();
  await tx.deleteFrom('migrations').execute();
  for (const migration of MIGRATIONS)
    if (names.includes(migration.name)) await run(tx, migration, TYPE_NAMES[kind]);
}

async function run(tx: Transaction<Tables>, migration: Migration, types: TypeNames): Promise<void> {
  for (const statement of migration.statements(types)) await sql.raw(statement).execute(tx);
  await migration.rows?.(tx);
  await tx.insertInto('migrations').values({ name: migration.name }).execute();
}

/** Throws if the data have migrations of a later version of this program. */
export function refuseLaterOnes(names: Iterable<string>): void {
  const known = new Set(MIGRATIONS.map(({ name }) => name));
  const later = [...names].find((name) => !known.has(name));
  if (!later) return;
  throw new StoreRefusal(
    `The data was written by a later version of Tabard (it has "${later}"); use that version or a newer one.`,
  );
}

export const migrationNames: readonly string[] = MIGRATIONS.map(({ name }) => name);
