import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { AppendBatches } from './append-batches.ts';
import { appendToPostgres } from './postgres-append.ts';
import { CHANNEL, formatNotice, PostgresNotices } from './postgres-notices.ts';
import type { Database } from './sql-store/database.ts';
import { StoreRefusal } from './store-refusal.ts';
import type { Tables } from './tables.ts';

/** The store of several machines. */
export async function openPostgres(databaseUrl: string): Promise<Database> {
  const config = { connectionString: databaseUrl, types: { getTypeParser } };
  const node = randomUUID();
  const notices = new PostgresNotices(config, node);
  await notices.connect().catch((error) => refuse(databaseUrl, error));
  const pool = new pg.Pool({ ...config, max: 10, keepAlive: true });
  pool.on('error', () => {}); // an idle connection that broke is replaced; whoever needs one hears of trouble
  // One that breaks between two steps of its user would end the whole program; the next step fails anyway.
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const batches = new AppendBatches((batch) => appendToPostgres(pool, node, batch));
  return {
    kind: 'postgres',
    db,
    append: (append) => batches.add(append),
    async notify(notice) {
      await pool.query('select pg_notify($1, $2)', [CHANNEL, formatNotice(node, notice)]);
    },
    listen: (hear, missed) => notices.listen({ hear, missed }),
    isUniqueViolation: (error) => error instanceof Error && 'code' in error && error.code === '23505',
    snapshot: (read) =>
      db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read),
    async close() {
      await batches.close();
      await notices.close();
      await db.destroy();
    },
  };
}

const BIGINT = 20;

/** Times fit a number; pg gives them as texts otherwise. */
function getTypeParser(id: number, format?: 'text' | 'binary') {
  return id === BIGINT ? Number : pg.types.getTypeParser(id, format as 'text');
}

/** Says where, and never with which password. */
function refuse(databaseUrl: string, error: unknown): never {
  const where = URL.canParse(databaseUrl) ? new URL(databaseUrl).host : 'the address given';
  const why = error instanceof Error ? error.message || String(Reflect.get(error, 'code')) : String(error);
  throw new StoreRefusal(`PostgreSQL at ${where} cannot be used: ${why}.`, { cause: error });
}
