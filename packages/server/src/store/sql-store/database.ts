import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { Append, NodeNotice } from '../rows.ts';
import type { Tables } from '../tables.ts';

/** What the two databases do each in their own way; everything else is the same SQL. */
export interface Database {
  readonly kind: 'sqlite' | 'postgres';
  readonly db: Kysely<Tables>;
  append(append: Append): Promise<'kept' | 'taken'>;
  notify(notice: NodeNotice): Promise<void>;
  listen(receive: (notice: NodeNotice) => void, missed: () => void): () => void;
  isUniqueViolation(error: unknown): boolean;
  /** Fails when there is no room for more, as far as this machine can tell. */
  checkRoom(): Promise<void>;
  close(): Promise<void>;
}

/** Holds the rows against other nodes until the transaction ends; SQLite has one writer at a time anyway. */
export function held<T extends keyof Tables, O>(
  kind: Database['kind'],
  query: SelectQueryBuilder<Tables, T, O>,
): SelectQueryBuilder<Tables, T, O> {
  return kind === 'postgres' ? query.forUpdate() : query;
}
