import type { DatabaseSync as PackagedDatabase } from '@photostructure/sqlite';

type SqliteLibrary = { readonly DatabaseSync: typeof PackagedDatabase };
export type SqliteConnection = InstanceType<SqliteLibrary['DatabaseSync']>;
export type SqlValue = string | number | null;
export type SqlValues = readonly SqlValue[];

/** Node's built-in SQLite where it is stable, else the npm package with the same interface. */
export async function openLibrary(): Promise<SqliteLibrary> {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const isRipe = major > 22 || (major === 22 && minor >= 13);
  const own = isRipe ? process.getBuiltinModule('node:sqlite') : undefined;
  return (own as SqliteLibrary | undefined) ?? (await import('@photostructure/sqlite'));
}

/** Enough for the inner pages of every index with 100,000 matches; SQLite's own 2 MB are not. */
const CACHE_KIB = 32_768;

/** WAL pages (32 MB) per automatic checkpoint, which delays the commit that triggers it. */
const CHECKPOINT_PAGES = 8192;

/** A read-only connection, which does not migrate. */
export async function connectForReading(file: string): Promise<SqliteConnection> {
  const { DatabaseSync } = await openLibrary();
  const connection = new DatabaseSync(file, { readOnly: true });
  connection.exec('pragma busy_timeout = 10000');
  return connection;
}

/**
 * A connection whose commits survive a power cut: the WAL is synced at each (FULL). It waits for other writers (a backup
 * being restored) and checkpoints a long WAL automatically; a `quick` one does neither.
 */
export async function connectSqlite(
  file: string,
  manner: 'patient' | 'quick' = 'patient',
): Promise<SqliteConnection> {
  const { DatabaseSync } = await openLibrary();
  const connection = new DatabaseSync(file);
  connection.exec('pragma busy_timeout = 10000');
  connection.exec('pragma journal_mode = wal');
  connection.exec('pragma synchronous = full');
  connection.exec('pragma foreign_keys = on');
  connection.exec(`pragma cache_size = -${CACHE_KIB}`);
  connection.exec(`pragma wal_autocheckpoint = ${manner === 'quick' ? 0 : CHECKPOINT_PAGES}`);
  // Set last: opening may have to recover the database, which takes a moment.
  if (manner === 'quick') connection.exec('pragma busy_timeout = 0');
  return connection;
}
