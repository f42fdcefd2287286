import { type SelectQueryBuilder, sql } from 'kysely';
import type { PlayerId, Secrets } from '../rows.ts';
import type { Store } from '../store.ts';
import type { Tables } from '../tables.ts';
import { type Database, held } from './database.ts';

export function loginsIn({ db, kind }: Database): Store['logins'] {
  return {
    async get(token, now) {
      const row = await db
        .selectFrom('logins')
        .selectAll()
        .where('token', '=', token)
        .where('expires', '>', now)
        .executeTakeFirst();
      return row && { ...row, player: row.player as PlayerId };
    },
    async add({ token, player, expires }, expected = {}) {
      // With the row locked a password change either waits or is visible to this statement.
      const person = held(kind, withSecrets(db.selectFrom('players').where('id', '=', player), expected));
      const login = person.select([
        sql<string>`cast(${token} as text)`.as('token'),
        'id',
        sql<number>`cast(${expires} as bigint)`.as('expires'),
      ]);
      const added = db.insertInto('logins').columns(['token', 'player', 'expires']).expression(login);
      return (await added.returning('token').executeTakeFirst()) !== undefined;
    },
    async renew(token, expires) {
      await db.updateTable('logins').set({ expires }).where('token', '=', token).execute();
    },
    async remove(token) {
      await db.deleteFrom('logins').where('token', '=', token).execute();
    },
    async sweep(now) {
      const { numDeletedRows } = await db.deleteFrom('logins').where('expires', '<=', now).executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}

/** Selects the person only if the secrets are as expected. */
export function withSecrets<O>(
  query: SelectQueryBuilder<Tables, 'players', O>,
  expected: Partial<Secrets>,
): SelectQueryBuilder<Tables, 'players', O> {
  return (['password', 'recovery'] as const)
    .filter((name) => name in expected)
    .reduce(
      (found, name) => found.where(name, expected[name] === undefined ? 'is' : '=', expected[name] ?? null),
      query,
    );
}
