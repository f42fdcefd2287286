import type { Transaction } from 'kysely';
import type { Tables } from '../tables.ts';

/** What a type is called in a database. */
export interface TypeNames {
  readonly key: string;
  readonly long: string;
}

/** One step from an older shape of the store to a newer one. It is never changed once it was released. */
export interface Migration {
  readonly name: string;
  statements(types: TypeNames): readonly string[];
  /** What only a program can do, after the statements. */
  rows?(tx: Transaction<Tables>): Promise<void>;
}
