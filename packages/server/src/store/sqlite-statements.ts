import type { Append, MatchStatus } from './rows.ts';
import { liveOf } from './sql-store/live-seats.ts';
import { toJson } from './sql-store/match-rows.ts';
import type { SqliteConnection, SqlValue, SqlValues } from './sqlite-library.ts';

type Statement = ReturnType<SqliteConnection['prepare']>;
const MOST_KEPT = 500;

/** The cache of prepared statements of one connection. */
export class SqliteStatements {
  readonly connection: SqliteConnection;
  readonly #prepared = new Map<string, Statement>();

  constructor(connection: SqliteConnection) {
    this.connection = connection;
  }

  /** Returns the number of changed rows. */
  run(sql: string, parameters: SqlValues = []): number {
    return Number(this.#prepare(sql).run(...parameters).changes);
  }

  all(sql: string, parameters: SqlValues = []): Record<string, unknown>[] {
    return this.#prepare(sql).all(...parameters) as Record<string, unknown>[];
  }

  close(): void {
    this.#prepared.clear();
    this.connection.close();
  }

  #prepare(sql: string): Statement {
    const known = this.#prepared.get(sql);
    if (known) return known;
    if (this.#prepared.size >= MOST_KEPT) this.#prepared.clear();
    const statement = this.connection.prepare(sql);
    this.#prepared.set(sql, statement);
    return statement;
  }
}

/** One statement; `rows` when it returns some. */
export interface StatementWrite {
  readonly sql: string;
  readonly parameters: SqlValues;
  readonly gives: 'rows' | 'count';
}

/** A write as plain data, since it may be sent to the writer thread. */
export type Write = StatementWrite | AppendRow;

/** The result of a statement. */
export type StatementResult =
  | { readonly rows: readonly Record<string, unknown>[] }
  | { readonly count: number };

/** The result of a write; errors are plain data, since structured clone drops their fields. */
export type Written =
  | StatementResult
  | 'kept'
  | 'taken'
  | { readonly error: { readonly message: string; readonly errcode: unknown } };

/**
 * Commits a batch in one transaction, with one sync of the disk. If one of several writes fails they are retried one by
 * one, so that only that one is rejected; if no transaction can begin, all are rejected without retries.
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

/** Whether nothing was written because another connection holds the lock. */
export function isLocked(written: readonly Written[]): boolean {
  return written.length > 0 && written.every(isBusy);
}

function isBusy(written: Written): boolean {
  return typeof written === 'object' && 'error' in written && (Number(written.error.errcode) & 0xff) === BUSY;
}

/** A passive checkpoint. */
export const CHECKPOINT = 'pragma wal_checkpoint(passive)';
/** The message that asks the thread for a checkpoint, and its answer. */
export const CARRY_OVER = 'carry over';

/** SQLite has already rolled back after some errors; ignore the error of a second rollback. */
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
): StatementResult {
  return gives === 'rows'
    ? { rows: statements.all(sql, parameters) }
    : { count: statements.run(sql, parameters) };
}

function failed(error: unknown): Written {
  const { message, errcode } = error as Error & { errcode?: unknown };
  return { error: { message, errcode } };
}

const MOVE = `update matches set seq = ?, length = ?, turn = ?, waiting = ?, clocks = ?,
  asking = coalesce(?, asking), undo = ?, updated = ?`;
/** For a match that stays running: does not write the status, so that its indexes are not touched. */
const GO_ON = `${MOVE} where id = ? and seq = ? and status = 'running'`;
const MOVE_ON = `${MOVE}, status = ?, outcome = ? where id = ? and seq = ?`;
const ADD_ENTRY =
  'insert into entries (match, seq, body, events, hash, rules, at) values (?, ?, ?, ?, ?, ?, ?)';
const MARK_SEATS = 'update seats set live = ? where match = ?';
const PUT_JOB = `insert into jobs (match, seq, kind, seat, due, owner, lease) values (?, ?, ?, ?, ?, ?, ?)
  on conflict (match) do update set seq = excluded.seq, kind = excluded.kind, seat = excluded.seat,
  due = excluded.due, owner = excluded.owner, lease = excluded.lease`;
const DROP_JOB = 'delete from jobs where match = ?';

/**
 * An append as one row of plain values, which is cheap to send to a thread: the entry, the progress of the match, what to
 * do with its job, and the job if there is one.
 */
export type AppendRow = SqlValues;
/** The index in the row at which the entry ends, and at which the job begins. */
const ENTRY_END = 7;
const JOB_BEGIN = 17;

/** `none`: there was no job before and there is none now. */
type JobFate = 'put' | 'drop' | 'none';

export function appendRow({ match, entry, progress, job, isAskingSame, hadNoJob }: Append): AppendRow {
  const { seq, body, events, hash, rules, at } = entry;
  const { length, turn, waiting, clocks, asking, undo, updated, status, outcome } = progress;
  const fate: JobFate = job ? 'put' : hadNoJob ? 'none' : 'drop';
  const row: SqlValue[] = [match, seq, JSON.stringify(body), events, hash, rules, at];
  row.push(length, turn, waiting, JSON.stringify(clocks), isAskingSame ? null : JSON.stringify(asking));
  row.push(toJson(undo), updated, status, toJson(outcome), fate);
  if (job) row.push(job.seq, job.kind, job.seat, job.due, job.owner, job.lease);
  return row;
}

/** Writes one append. The caller owns the transaction. */
function appendToSqlite(statements: SqliteStatements, row: AppendRow): 'kept' | 'taken' {
  const [match, seq, body, events, hash, rules, at] = row;
  const [length, turn, waiting, clocks, asking, undo, updated, status, outcome, fate] = row.slice(ENTRY_END);
  const move = [seq, length, turn, waiting, clocks, asking, undo, updated];
  const goesOn = status === 'running' && statements.run(GO_ON, [...move, match, (seq as number) - 1]) > 0;
  if (!goesOn) {
    if (statements.run(MOVE_ON, [...move, status, outcome, match, (seq as number) - 1]) === 0) return 'taken';
    statements.run(MARK_SEATS, [liveOf(status as MatchStatus), match]);
  }
  statements.run(ADD_ENTRY, [match, seq, body, events, hash, rules, at]);
  if (fate === 'put') statements.run(PUT_JOB, [match, ...row.slice(JOB_BEGIN)]);
  if (fate === 'drop') statements.run(DROP_JOB, [match]);
  return 'kept';
}
