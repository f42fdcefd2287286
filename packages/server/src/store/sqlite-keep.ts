import { type AppendRow, appendToSqlite } from './sqlite-append.ts';
import type { Parameters } from './sqlite-library.ts';
import type { SqliteStatements } from './sqlite-statements.ts';

/** One statement; `rows` when it answers some. */
export interface StatementWrite {
  readonly sql: string;
  readonly parameters: Parameters;
  readonly gives: 'rows' | 'count';
}

/** What is written, as plain data: the thread that writes may be another one. */
export type Write = StatementWrite | AppendRow;

/** What came of a statement. */
export type Result = { readonly rows: readonly Record<string, unknown>[] } | { readonly count: number };

/** What came of a write; an error as data, since a thread cannot hand over one with all its fields. */
export type Written =
  | Result
  | 'kept'
  | 'taken'
  | { readonly error: { readonly message: string; readonly errcode: unknown } };

/**
 * Commits all of them together, with one sync of the disk. When one of several fails they are tried one by one, so that
 * it alone is refused; a database that lets nobody begin is the fault of none: waiting for it once is enough.
 */
export function keepTogether(statements: SqliteStatements, batch: readonly Write[]): readonly Written[] {
  try {
    statements.run('begin immediate');
  } catch (error) {
    return batch.map(() => failed(error));
  }
  try {
    const written = batch.map((write) => perform(statements, write));
    statements.run('commit');
    return written;
  } catch (error) {
    rollBackQuietly(statements);
    return batch.length === 1 ? [failed(error)] : batch.flatMap((write) => keepTogether(statements, [write]));
  }
}

const BUSY = 5;

/** Whether nothing at all was written because somebody else is writing. */
export function isLocked(written: readonly Written[]): boolean {
  return written.length > 0 && written.every(isBusy);
}

function isBusy(written: Written): boolean {
  return typeof written === 'object' && 'error' in written && (Number(written.error.errcode) & 0xff) === BUSY;
}

/** Carries the log over to the file as far as nobody is held up by it. */
export const CHECKPOINT = 'pragma wal_checkpoint(passive)';
/** What is said to the thread that writes when it is to do that, and what it answers. */
export const CARRY_OVER = 'carry over';

/** SQLite has already rolled back by itself after some errors; the one that led here is what matters. */
export function rollBackQuietly(statements: SqliteStatements): void {
  try {
    statements.run('rollback');
  } catch {}
}

function isAppend(write: Write): write is AppendRow {
  return Array.isArray(write);
}

function perform(statements: SqliteStatements, write: Write): Written {
  return isAppend(write) ? appendToSqlite(statements, write) : performStatement(statements, write);
}

export function performStatement(
  statements: SqliteStatements,
  { sql, parameters, gives }: StatementWrite,
): Result {
  return gives === 'rows'
    ? { rows: statements.all(sql, parameters) }
    : { count: statements.run(sql, parameters) };
}

function failed(error: unknown): Written {
  const { message, errcode } = error as Error & { errcode?: unknown };
  return { error: { message, errcode } };
}
