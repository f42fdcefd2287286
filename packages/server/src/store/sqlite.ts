import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { Kysely, type Transaction } from 'kysely';
import { Queue } from '../queue.ts';
import { makePrivateFile, preparePrivateFolder } from './private-files.ts';
import type { Append } from './rows.ts';
import type { Database } from './sql-store/database.ts';
import { type SqliteConnections, sqliteDialect } from './sqlite-dialect.ts';
import { explainSqlite } from './sqlite-errors.ts';
import { connectForReading, connectSqlite } from './sqlite-library.ts';
import { SqliteNode } from './sqlite-nodes.ts';
import { appendRow, SqliteStatements } from './sqlite-statements.ts';
import { SqliteWriter } from './sqlite-writer.ts';
import { StoreRefusal } from './store-refusal.ts';
import { DISK_FULL, StoreUnavailable } from './store-unavailable.ts';
import type { Tables } from './tables.ts';
import { WriteQueue } from './write-queue.ts';

/** With less free space the disk counts as full: a small write may still fit into the WAL where a move does not. */
const LEAST_ROOM = 4 * 1024 * 1024;

/** Opens the store on SQLite, for one node: a file in the data folder, which is created if missing. */
export async function openSqlite(dataFolder: string): Promise<Database> {
  preparePrivateFolder(dataFolder);
  const file = fileIn(dataFolder);
  // SQLite gives its WAL and shared-memory files the same mode.
  makePrivateFile(file);
  const node = new SqliteNode(file);
  const { db, queue } = await connect(file, node.turns);

  async function append(one: Append): Promise<'kept' | 'taken'> {
    const appended = await queue.add(appendRow(one)).catch((error) => {
      throw explainSqlite(error);
    });
    if (appended === 'kept') node.notify({ kind: 'entries', match: one.match, seq: one.entry.seq });
    return appended;
  }

  return {
    kind: 'sqlite',
    db,
    append,
    notify: async (notice) => node.notify(notice),
    listen: (receive) => node.listen(receive),
    isUniqueViolation,
    async checkRoom() {
      const { bavail, bsize } = await statfs(dataFolder);
      if (bavail * bsize < LEAST_ROOM) throw new StoreUnavailable(DISK_FULL);
    },
    async close() {
      await db.destroy();
      node.close();
    },
  };
}

function fileIn(dataFolder: string): string {
  return path.resolve(dataFolder, 'tabard.db');
}

/** Runs `read` in a read-only snapshot, while others go on writing. */
export async function readSqlite<T>(
  dataFolder: string,
  read: (tx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  const file = fileIn(dataFolder);
  if (!existsSync(file)) throw new StoreRefusal(`There is no "${file}", so there is nothing to read.`);
  const connectOne = async () => new SqliteStatements(await connectForReading(file));
  const [transactions, reader, spot] = [await connectOne(), await connectOne(), await connectOne()];
  // A deferred read transaction does not block writers.
  const { db } = databaseOver(file, { transactions, reader, spot, begin: 'deferred' }, new Queue());
  return db
    .transaction()
    .execute(read)
    .finally(() => db.destroy());
}

async function connect(file: string, turns: Queue) {
  const transactions = new SqliteStatements(await connectSqlite(file));
  const reader = new SqliteStatements(await connectSqlite(file));
  const spot = new SqliteStatements(await connectSqlite(file, 'quick'));
  return databaseOver(file, { transactions, reader, spot, begin: 'immediate' }, turns);
}

function databaseOver(
  file: string,
  connections: Pick<SqliteConnections, 'transactions' | 'reader' | 'spot' | 'begin'>,
  turns: Queue,
) {
  const writer = new SqliteWriter(file, connections.spot);
  const queue = new WriteQueue((batch) => writer.keep(batch), turns);
  const db = new Kysely<Tables>({ dialect: sqliteDialect({ ...connections, writer, queue }) });
  return { db, queue };
}

const UNIQUE_VIOLATIONS: readonly unknown[] = [1555, 2067];

function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && UNIQUE_VIOLATIONS.includes(error.errcode);
}
