import type { Store } from '../store.ts';
import type { Database } from './database.ts';

export function settingsIn({ db }: Database): Store['settings'] {
  return {
    async keep(name, value) {
      await db
        .insertInto('settings')
        .values({ name, value })
        .onConflict((c) => c.doNothing())
        .execute();
      const kept = await db
        .selectFrom('settings')
        .select('value')
        .where('name', '=', name)
        .executeTakeFirstOrThrow();
      return kept.value;
    },
  };
}
