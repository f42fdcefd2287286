import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { Append, NodeNotice } from '../rows.ts';
import type { Tables } from '../tables.ts';

/** Where the two databases differ; everything else is the same SQL. */
export interface Database {
  readonly kind: 'sqlite' | 'postgres';
  readonly db: Kysely<Tables>;
  append(append: Append): Promise<'kept' | 'taken'>;
  notify(notice: NodeNotice): Promise<void>;
  listen(receive: (notice: NodeNotice) => void, missed: () => void): () => void;
  isUniqueViolation(error: unknown): boolean;
  /** Rejects when the disk is full, as far as this machine can detect it. */
  checkRoom(): Promise<void>;
  close(): Promise<void>;
}

/** Locks the rows until the transaction ends; not needed on SQLite, which has one writer at a time. */
export function held<T extends keyof Tables, O>(
  kind: Database['kind'],
  query: SelectQueryBuilder<Tables, T, O>,
): SelectQueryBuilder<Tables, T, O> {
  return kind === 'postgres' ? query.forUpdate() : query;
}
