import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Kysely } from 'kysely';
import type { Database } from './sql-store/database.ts';
import { appendRow } from './sqlite-append.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { explainSqlite } from './sqlite-errors.ts';
import { connectSqlite } from './sqlite-library.ts';
import { SqliteNode } from './sqlite-neighbours.ts';
import { SqliteStatements } from './sqlite-statements.ts';
import { SqliteWriter } from './sqlite-writer.ts';
import type { Append } from './store.ts';
import type { Tables } from './tables.ts';
import { Turns } from './turns.ts';
import { WriteQueue } from './write-queue.ts';

/** The store of one machine: a file in the data folder, which is made if need be. */
export async function openSqlite(dataFolder: string): Promise<Database> {
  mkdirSync(dataFolder, { recursive: true });
  const file = path.resolve(dataFolder, 'tabard.db');
  const node = new SqliteNode(file);
  const { db, queue } = await connect(file, 'immediate', node.turns);

  async function append(one: Append): Promise<'kept' | 'taken'> {
    const appended = await queue.add(appendRow(one)).catch((error) => {
      throw explainSqlite(error);
    });
    if (appended === 'kept') node.tell({ kind: 'entries', match: one.match, seq: one.entry.seq });
    return appended;
  }

  return {
    kind: 'sqlite',
    db,
    append,
    notify: async (notice) => node.tell(notice),
    listen: (hear) => node.listen(hear),
    isUniqueViolation,
    async snapshot(read) {
      const copy = await connect(file, 'deferred', new Turns());
      return copy.db
        .transaction()
        .execute(read)
        .finally(() => copy.db.destroy());
    },
    async close() {
      await db.destroy();
      node.close();
    },
  };
}

/** A deferred transaction that only reads holds nobody up. */
async function connect(file: string, begin: 'immediate' | 'deferred', turns: Turns) {
  const writer = new SqliteStatements(await connectSqlite(file));
  const reader = new SqliteStatements(await connectSqlite(file));
  const spot = new SqliteStatements(await connectSqlite(file, 'quick'));
  const thread = new SqliteWriter(file, spot);
  const queue = new WriteQueue((batch) => thread.keep(batch), turns);
  const db = new Kysely<Tables>({ dialect: sqliteDialect({ reader, writer, spot, thread, queue, begin }) });
  return { db, queue };
}

const UNIQUE_VIOLATIONS: readonly unknown[] = [1555, 2067];

function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && UNIQUE_VIOLATIONS.includes(error.errcode);
}
