import { sql } from 'kysely';
import type { ChatRow, MatchId, PlayerId } from '../rows.ts';
import type { Store } from '../store.ts';
import { plainText } from '../store-refusal.ts';
import type { ChatTable } from '../tables.ts';
import type { Database } from './database.ts';

export function chatIn(database: Database): Store['chat'] {
  const { db } = database;
  return {
    async add(line) {
      plainText('The line', line.text);
      for (;;) {
        const id = await addNext(database, line);
        if (id !== undefined) return { ...line, id };
      }
    },
    async recent(match, limit) {
      const lines = db.selectFrom('chat').selectAll().where('match', '=', match);
      return (await lines.orderBy('id', 'desc').limit(limit).execute()).reverse().map(lineOf);
    },
    async after(match, id) {
      const lines = db.selectFrom('chat').selectAll().where('match', '=', match).where('id', '>', id);
      return (await lines.orderBy('id').execute()).map(lineOf);
    },
  };
}

/** Undefined when another node took the number. Numbers have no gaps, so that a node can read all lines after one. */
async function addNext({ db }: Database, line: Omit<ChatRow, 'id'>): Promise<number | undefined> {
  const next = sql<number>`(select coalesce(max(id), 0) + 1 from chat where match = ${line.match})`;
  const added = await db
    .insertInto('chat')
    .values({ ...line, player: line.player ?? null, id: next })
    .onConflict((c) => c.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id;
}

function lineOf(row: ChatTable): ChatRow {
  return { ...row, match: row.match as MatchId, player: (row.player ?? undefined) as PlayerId | undefined };
}
