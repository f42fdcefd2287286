import type { Transaction } from 'kysely';
import type { MatchId, PlayerId } from '../rows.ts';
import type { Store } from '../store.ts';
import type { Tables } from '../tables.ts';
import type { Database } from './database.ts';

export function sheetsIn({ db }: Database): Store['sheets'] {
  return {
    async of(player) {
      const rows = await db
        .selectFrom('sheets')
        .select(['match', 'game', 'text', 'counts', 'updated'])
        .where('player', '=', player)
        .orderBy('updated', 'desc')
        .orderBy('match')
        .execute();
      return rows.map(({ match, counts, updated, ...sheet }) => ({
        ...sheet,
        match: match as MatchId,
        counts: counts !== 0,
        updated: Number(updated),
      }));
    },
    async put(player, { counts, ...sheet }) {
      const row = { ...sheet, player, counts: counts ? 1 : 0 };
      const kept = db.insertInto('sheets').values(row);
      await kept.onConflict((c) => c.columns(['player', 'match']).doUpdateSet(row)).execute();
    },
    async remove(player, match) {
      await db.deleteFrom('sheets').where('player', '=', player).where('match', '=', match).execute();
    },
  };
}

/** Merges the sheets of a guest who signs in; for a match that both played the account's own stands. */
export async function mergeSheets(tx: Transaction<Tables>, from: PlayerId, into: PlayerId): Promise<void> {
  const rows = await tx.selectFrom('sheets').selectAll().where('player', '=', from).execute();
  if (!rows.length) return;
  const moved = rows.map((row) => ({ ...row, player: into }));
  await tx
    .insertInto('sheets')
    .values(moved)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
