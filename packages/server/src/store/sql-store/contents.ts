import type { Store } from '../store.ts';
import type { Database } from './database.ts';

export function contentsIn({ db }: Database): Store['contents'] {
  return {
    async get(hash) {
      const row = await db.selectFrom('contents').select('data').where('hash', '=', hash).executeTakeFirst();
      return row && JSON.parse(row.data);
    },
    async put(hash, game, data) {
      const content = db.insertInto('contents').values({ hash, game, data: JSON.stringify(data) });
      await content.onConflict((c) => c.doNothing()).execute();
    },
  };
}
