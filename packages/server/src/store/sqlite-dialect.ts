import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { explainSqlite } from './sqlite-errors.ts';
import type { SqlValue, SqlValues } from './sqlite-library.ts';
import type { SqliteStatements } from './sqlite-statements.ts';
import {
  performStatement,
  rollBackQuietly,
  type StatementResult,
  type StatementWrite,
} from './sqlite-statements.ts';
import type { SqliteWriter } from './sqlite-writer.ts';
import { requirePlain } from './store-refusal.ts';
import type { WriteQueue } from './write-queue.ts';

/** Reads use a separate connection and never wait; writes go through the queue. */
export interface SqliteConnections {
  readonly reader: SqliteStatements;
  readonly transactions: SqliteStatements;
  /** Used by the SqliteWriter on this thread. */
  readonly spot: SqliteStatements;
  readonly writer: SqliteWriter;
  readonly queue: WriteQueue;
  /** How a transaction begins. */
  readonly begin: 'immediate' | 'deferred';
}

export function sqliteDialect(connections: SqliteConnections): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new SqliteDriver(connections),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

class SqliteDriver implements Driver {
  readonly #connections: SqliteConnections;

  constructor(connections: SqliteConnections) {
    this.#connections = connections;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteSession> {
    return new SqliteSession(this.#connections);
  }

  beginTransaction(session: SqliteSession): Promise<void> {
    return session.begin();
  }

  async commitTransaction(session: SqliteSession): Promise<void> {
    session.commit();
  }

  async rollbackTransaction(session: SqliteSession): Promise<void> {
    session.rollback();
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    const { queue, writer, spot, reader, transactions } = this.#connections;
    await queue.close();
    await writer.close();
    spot.close();
    reader.close();
    transactions.close();
  }
}

/** Kysely's connection of one caller: single statements, or a transaction with exclusive use of the writer. */
class SqliteSession implements DatabaseConnection {
  readonly #connections: SqliteConnections;
  #release: (() => void) | undefined;

  constructor(connections: SqliteConnections) {
    this.#connections = connections;
  }

  async begin(): Promise<void> {
    const { queue, transactions, begin } = this.#connections;
    const release = await queue.alone();
    try {
      transactions.run(`begin ${begin}`);
      this.#release = release;
    } catch (error) {
      release();
      throw explainSqlite(error);
    }
  }

  /** If this throws, Kysely rolls back, which releases the writer. */
  commit(): void {
    try {
      this.#connections.transactions.run('commit');
    } catch (error) {
      throw explainSqlite(error);
    }
    this.#setFree();
  }

  rollback(): void {
    rollBackQuietly(this.#connections.transactions);
    this.#setFree();
  }

  #setFree(): void {
    this.#release?.();
    this.#release = undefined;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const statement = statementOf(query);
    try {
      return resultOf(await this.#perform(query, statement));
    } catch (error) {
      throw explainSqlite(error);
    }
  }

  async #perform({ query }: CompiledQuery, statement: StatementWrite): Promise<StatementResult> {
    const { reader, transactions, queue } = this.#connections;
    if (this.#release) return performStatement(transactions, statement);
    if (query.kind === 'SelectQueryNode') return performStatement(reader, statement);
    return queue.add(statement);
  }

  // biome-ignore lint/correctness/useYield: nothing here reads row by row.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Read page by page instead of streaming.');
  }
}

function statementOf({ query, sql, parameters }: CompiledQuery): StatementWrite {
  // Other types would be accepted or rejected depending on the thread.
  if (!parameters.every(isValue)) throw new Error(`This cannot be kept: ${sql}`);
  requirePlain(parameters);
  return { sql, parameters: parameters as SqlValues, gives: givesRows(query, sql) ? 'rows' : 'count' };
}

function isValue(value: unknown): value is SqlValue {
  return value === null || typeof value === 'string' || Number.isFinite(value);
}

function resultOf<R>(result: StatementResult): QueryResult<R> {
  if ('rows' in result) return { rows: result.rows as R[] };
  return { rows: [], numAffectedRows: BigInt(result.count) };
}

function givesRows(query: CompiledQuery['query'], sql: string): boolean {
  if (query.kind === 'RawNode') return /^\s*select\b/i.test(sql);
  return query.kind === 'SelectQueryNode' || ('returning' in query && query.returning !== undefined);
}
