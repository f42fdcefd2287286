import type { Parameters, SqliteConnection } from './sqlite-library.ts';

type Statement = ReturnType<SqliteConnection['prepare']>;
const MOST_KEPT = 500;

/** The prepared statements of one connection, each made once. */
export class SqliteStatements {
  readonly connection: SqliteConnection;
  readonly #prepared = new Map<string, Statement>();

  constructor(connection: SqliteConnection) {
    this.connection = connection;
  }

  /** How many rows it changed. */
  run(sql: string, parameters: Parameters = []): number {
    return Number(this.#prepare(sql).run(...parameters).changes);
  }

  all(sql: string, parameters: Parameters = []): Record<string, unknown>[] {
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
