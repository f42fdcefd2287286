import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import { within } from '../within.ts';
import { AppendBatches } from './append-batches.ts';
import { appendToPostgres } from './postgres-append.ts';
import { CHANNEL, formatNotice, PostgresNotices } from './postgres-notices.ts';
import { clientConfig, PATIENT, type PostgresLimits, PostgresPool } from './postgres-pool.ts';
import type { Database } from './sql-store/database.ts';
import { StoreRefusal } from './store-refusal.ts';
import { findUnavailable } from './store-unavailable.ts';
import type { Tables } from './tables.ts';

/** Time limit of pending work at shutdown, in milliseconds. */
const CLOSING = 2000;

/**
 * Allocates about a megabyte on the disk of the database and frees it again. An update of a row does not detect a full
 * disk, since existing pages have room for it.
 */
const FILL_SOME_ROOM = `create temp table room_for_more on commit drop as
  select repeat('x', 1900) as filler from generate_series(1, 500)`;

/** Opens the store on PostgreSQL, for several nodes. */
export async function openPostgres(databaseUrl: string, limits: PostgresLimits): Promise<Database> {
  const node = randomUUID();
  const notices = new PostgresNotices(clientConfig(databaseUrl, limits), node, limits.query);
  await notices.connect().catch((error) => refuse(databaseUrl, error));
  const pool = new PostgresPool(databaseUrl, limits);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const batches = new AppendBatches((batch) => appendToPostgres(pool, node, batch));
  const end = async () => {
    await batches.close();
    await notices.close();
    await db.destroy();
  };
  return {
    kind: 'postgres',
    db,
    append: (append) => batches.add(append),
    async notify(notice) {
      const values = [CHANNEL, formatNotice(node, notice)];
      await pool.query({ text: 'select pg_notify($1, $2)', values });
    },
    listen: (receive, missed) => notices.listen({ receive, missed }),
    isUniqueViolation: (error) => error instanceof Error && 'code' in error && error.code === '23505',
    checkRoom: async () => {
      await pool.query({ text: FILL_SOME_ROOM });
    },
    close: () =>
      within(CLOSING, end(), () => {
        notices.cut();
        pool.cut();
      }),
  };
}

/** Runs `read` in a read-only snapshot, while others go on writing. */
export async function readPostgres<T>(
  databaseUrl: string,
  read: (tx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  const pool = new PostgresPool(databaseUrl, PATIENT);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    const reading = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
    return await reading.execute(read);
  } catch (error) {
    return findUnavailable(error) ? refuse(databaseUrl, error) : Promise.reject(error);
  } finally {
    await within(CLOSING, db.destroy(), () => pool.cut());
  }
}

/** The message names the address without the password. */
function refuse(databaseUrl: string, error: unknown): never {
  const where = URL.canParse(databaseUrl) ? new URL(databaseUrl).host : 'the address given';
  const why = error instanceof Error ? error.message || String(Reflect.get(error, 'code')) : String(error);
  throw new StoreRefusal(`PostgreSQL at ${where} cannot be used: ${why}.`, { cause: error });
}
