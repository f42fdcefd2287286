import type { Transaction } from 'kysely';
import type { Tables } from '../tables.ts';

/** The names of column types in a database. */
export interface TypeNames {
  readonly key: string;
  readonly long: string;
}

/** One migration of the store. It is never changed once released. */
export interface Migration {
  readonly name: string;
  statements(types: TypeNames): readonly string[];
  /** Code that runs after the statements. */
  rows?(tx: Transaction<Tables>): Promise<void>;
}
