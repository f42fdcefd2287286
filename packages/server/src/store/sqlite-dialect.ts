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
import type { Parameters } from './sqlite-library.ts';
import type { SqliteStatements } from './sqlite-statements.ts';
import { rollBackQuietly, type Transacting, type WriteQueue } from './write-queue.ts';

/** Reads go to a connection of their own and never wait; writes go through the queue. */
export interface SqliteConnections {
  readonly reader: SqliteStatements;
  readonly writer: SqliteStatements;
  readonly queue: WriteQueue;
  readonly transacting: Transacting;
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
    await this.#connections.queue.close();
    this.#connections.reader.close();
    this.#connections.writer.close();
  }
}

/** What one caller does: single statements, or a transaction that has the writer for itself. */
class SqliteSession implements DatabaseConnection {
  readonly #connections: SqliteConnections;
  #release: (() => void) | undefined;

  constructor(connections: SqliteConnections) {
    this.#connections = connections;
  }

  async begin(): Promise<void> {
    const release = await this.#connections.queue.alone();
    try {
      this.#connections.transacting.begin();
      this.#release = release;
    } catch (error) {
      release();
      throw error;
    }
  }

  /** If this throws, kysely rolls back, and only that sets the writer free. */
  commit(): void {
    this.#connections.transacting.commit();
    this.#setFree();
  }

  rollback(): void {
    rollBackQuietly(this.#connections.transacting);
    this.#setFree();
  }

  #setFree(): void {
    this.#release?.();
    this.#release = undefined;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { reader, writer, queue } = this.#connections;
    if (this.#release) return execute(writer, query);
    if (query.query.kind === 'SelectQueryNode') return execute(reader, query);
    return queue.add(() => execute(writer, query));
  }

  // biome-ignore lint/correctness/useYield: nothing here reads row by row.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Read page by page instead of streaming.');
  }
}

function execute<R>(statements: SqliteStatements, { query, sql, parameters }: CompiledQuery): QueryResult<R> {
  const values = parameters as Parameters;
  if (givesRows(query, sql)) return { rows: statements.all(sql, values) as R[] };
  return { rows: [], numAffectedRows: BigInt(statements.run(sql, values)) };
}

function givesRows(query: CompiledQuery['query'], sql: string): boolean {
  if (query.kind === 'RawNode') return /^\s*select\b/i.test(sql);
  return query.kind === 'SelectQueryNode' || ('returning' in query && query.returning !== undefined);
}
