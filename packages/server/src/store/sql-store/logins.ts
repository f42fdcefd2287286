import type { PlayerId, Store } from '../store.ts';
import type { Database } from './database.ts';

export function loginsIn({ db }: Database): Store['logins'] {
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
    async add(login) {
      await db.insertInto('logins').values(login).execute();
    },
    async renew(token, expires) {
      await db.updateTable('logins').set({ expires }).where('token', '=', token).execute();
    },
    async remove(token) {
      await db.deleteFrom('logins').where('token', '=', token).execute();
    },
    async removeAll(player) {
      await db.deleteFrom('logins').where('player', '=', player).execute();
    },
    async sweep(now) {
      const { numDeletedRows } = await db.deleteFrom('logins').where('expires', '<=', now).executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}
