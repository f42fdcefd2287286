import { Socket } from 'node:net';
import type { PostgresPool as KyselyPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { within } from '../within.ts';
import { explainPostgres } from './postgres-errors.ts';
import { requirePlain } from './store-refusal.ts';
import { NO_ANSWER, StoreUnavailable } from './store-unavailable.ts';

/** Timeouts in milliseconds. */
export interface PostgresLimits {
  /** For connecting, and for waiting for a free connection of the pool. */
  readonly connect: number;
  /** For one statement. */
  readonly query: number;
}

const SECOND = 1000;
const MOST_CONNECTIONS = 10;

/** The timeouts of a running server. */
export function limitsOf(seconds: number): PostgresLimits {
  return { connect: Math.min(5, seconds) * SECOND, query: seconds * SECOND };
}

/** The timeouts of migrations, backups and restores, which take longer the larger the database is. */
export const PATIENT: PostgresLimits = { connect: 5 * SECOND, query: 1800 * SECOND };

/** A client whose socket can be destroyed although the other end does not respond. */
export class CuttableClient extends pg.Client {
  readonly #socket: Socket;

  constructor(config?: pg.ClientConfig) {
    const socket = new Socket();
    super({ ...config, stream: () => socket });
    this.#socket = socket;
    // 'end' follows and is handled; an 'error' without a listener would crash the process.
    this.on('error', () => {});
  }

  cut(): void {
    this.#socket.destroy();
  }

  /** Runs one statement; a connection that exceeds the limit is cut, so the pool does not reuse it. */
  async ask<R extends pg.QueryResultRow>(config: pg.QueryConfig, limit: number): Promise<pg.QueryResult<R>> {
    const answer = this.query<R>(config);
    // After a cut this promise rejects later, when nobody awaits it.
    answer.catch(() => {});
    try {
      return await within(limit, answer, () => {
        this.cut();
        throw new StoreUnavailable(NO_ANSWER);
      });
    } catch (error) {
      throw explainPostgres(error);
    }
  }
}

/** PostgreSQL enforces the limits too, so that it ends what a cut or frozen client has left behind. */
export function clientConfig(databaseUrl: string, { connect, query }: PostgresLimits): pg.ClientConfig {
  return {
    connectionString: databaseUrl,
    types: { getTypeParser },
    keepAlive: true,
    connectionTimeoutMillis: connect,
    statement_timeout: query,
    idle_in_transaction_session_timeout: query,
  };
}

const BIGINT = 20;

/** Times fit a number; pg gives them as texts otherwise. */
function getTypeParser(id: number, format?: 'text' | 'binary') {
  return id === BIGINT ? Number : pg.types.getTypeParser(id, format as 'text');
}

/** The connection pool of a node: every statement has a time limit, and all connections can be cut. */
export class PostgresPool implements KyselyPool {
  readonly #limit: number;
  readonly #pool: pg.Pool;
  readonly #clients = new Set<CuttableClient>();

  constructor(databaseUrl: string, limits: PostgresLimits) {
    this.#limit = limits.query;
    const clients = this.#clients;
    class Client extends CuttableClient {
      constructor(config?: pg.ClientConfig) {
        super(config);
        clients.add(this);
        this.once('end', () => clients.delete(this));
      }
    }
    this.#pool = new pg.Pool({ ...clientConfig(databaseUrl, limits), max: MOST_CONNECTIONS, Client });
    this.#pool.on('error', () => {}); // an idle connection that broke is replaced
  }

  async connect(): Promise<PostgresPoolClient> {
    const client = await this.#take();
    const query = async (text: string, values: readonly unknown[]) => {
      requirePlain(values);
      return client.ask({ text, values: [...values] }, this.#limit);
    };
    // Kysely's type allows for cursors, which are not used here.
    return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release() };
  }

  async query<R extends pg.QueryResultRow>(config: pg.QueryConfig): Promise<readonly R[]> {
    const client = await this.#take();
    try {
      return (await client.ask<R>(config, this.#limit)).rows;
    } finally {
      client.release();
    }
  }

  async end(): Promise<void> {
    await this.#pool.end();
  }

  /** Closes every connection at once; pending statements reject. */
  cut(): void {
    // Ending the pool keeps it from opening new connections; it rejects when it has been called before.
    this.#pool.end().catch(() => {});
    for (const client of this.#clients) client.cut();
  }

  async #take(): Promise<pg.PoolClient & CuttableClient> {
    try {
      return (await this.#pool.connect()) as pg.PoolClient & CuttableClient;
    } catch (error) {
      throw new StoreUnavailable(NO_ANSWER, { cause: error });
    }
  }
}
