import type { EntryRow } from '../rows.ts';
import type { Store } from '../store.ts';
import type { EntriesTable } from '../tables.ts';
import type { Database } from './database.ts';

export function logIn({ db, append }: Database): Store['log'] {
  return {
    append,
    async entries(match, after, limit) {
      const all = db.selectFrom('entries').selectAll().where('match', '=', match).where('seq', '>', after);
      const rows = limit === undefined ? all : all.limit(limit);
      return (await rows.orderBy('seq').execute()).map(entryOf);
    },
    async putSnapshot(match, { seq, rules, count, state }) {
      const change = { seq, count, state: JSON.stringify(state) };
      await db
        .insertInto('snapshots')
        .values({ match, rules, ...change })
        .onConflict((c) =>
          c.columns(['match', 'rules']).doUpdateSet(change).where('snapshots.seq', '<=', seq),
        )
        .execute();
    },
    async latestSnapshot(match, rules) {
      let query = db.selectFrom('snapshots').selectAll().where('match', '=', match);
      if (rules !== undefined) query = query.where('rules', '=', rules);
      const row = await query.orderBy('seq', 'desc').orderBy('rules', 'desc').limit(1).executeTakeFirst();
      return row && { seq: row.seq, rules: row.rules, count: row.count, state: JSON.parse(row.state) };
    },
  };
}

function entryOf({ seq, body, events, hash, rules, at }: EntriesTable): EntryRow {
  return { seq, body: JSON.parse(body), events, hash, rules, at };
}
