import { Socket } from 'node:net';
import type { PostgresPool as KyselyPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { within } from '../within.ts';
import { explainPostgres } from './postgres-errors.ts';
import { requirePlain } from './store-refusal.ts';
import { NO_ANSWER, StoreUnavailable } from './store-unavailable.ts';

/** How long the database may take, in milliseconds. */
export interface PostgresLimits {
  /** To let a client in, or for a connection to become free. */
  readonly connect: number;
  /** To answer one statement. */
  readonly query: number;
}

const SECOND = 1000;
const MOST_CONNECTIONS = 10;

/** For a server: nobody at a table waits longer. */
export function limitsOf(seconds: number): PostgresLimits {
  return { connect: Math.min(5, seconds) * SECOND, query: seconds * SECOND };
}

/** For what is done once, however large the database is: migrations, backups, restoring. */
export const PATIENT: PostgresLimits = { connect: 5 * SECOND, query: 1800 * SECOND };

/** A connection that can be cut, whatever the other end does. */
export class CuttableClient extends pg.Client {
  readonly #socket: Socket;

  constructor(config?: pg.ClientConfig) {
    const socket = new Socket();
    super({ ...config, stream: () => socket });
    this.#socket = socket;
    // Its end follows, and is what counts; without a listener it would end the whole program.
    this.on('error', () => {});
  }

  cut(): void {
    this.#socket.destroy();
  }

  /** Runs one statement; a connection that does not answer in time is cut, so nobody gets it again. */
  async ask<R extends pg.QueryResultRow>(config: pg.QueryConfig, limit: number): Promise<pg.QueryResult<R>> {
    const answer = this.query<R>(config);
    // What is cut is rejected later, when nobody waits for it any more.
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

/** The server ends by itself what a client that was cut, or froze, has left behind. */
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

/** The connections of a node: each statement has a time limit, and all of them can be cut. */
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
    // Nothing here reads by cursors, which Kysely's type allows for.
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

  /** Ends everything at once: whoever waits for an answer gets none. */
  cut(): void {
    // It opens no others then; it may have been asked to end before.
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
