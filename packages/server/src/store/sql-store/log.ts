import { channel } from 'node:diagnostics_channel';
import type { Append, EntryRow } from '../rows.ts';
import type { Store } from '../store.ts';
import type { EntriesTable } from '../tables.ts';
import type { Database } from './database.ts';

/** Diagnostics channel with the duration of each append: `{ ms }`. */
export const APPENDS = 'tabard:append';
const appends = channel(APPENDS);

export function logIn({ db, append }: Database): Store['log'] {
  return {
    async append(one) {
      const began = performance.now();
      try {
        return await append(one);
      } catch (error) {
        throw notKept(one, error);
      } finally {
        appends.publish({ ms: performance.now() - began });
      }
    },
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

function notKept({ match, entry }: Append, cause: unknown): Error {
  const why = cause instanceof Error ? cause.message : String(cause);
  return new Error(`Entry ${entry.seq} of match "${match}" could not be kept: ${why}`, { cause });
}

function entryOf({ seq, body, events, hash, rules, at }: EntriesTable): EntryRow {
  return { seq, body: JSON.parse(body), events, hash, rules, at };
}
