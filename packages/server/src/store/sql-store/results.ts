import type { Transaction } from 'kysely';
import type { MatchId, PlayerId } from '../rows.ts';
import type { Store } from '../store.ts';
import type { Tables } from '../tables.ts';
import type { Database } from './database.ts';

export function resultsIn({ db }: Database): Store['results'] {
  return {
    async put(result) {
      await db
        .insertInto('results')
        .values(result)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    async best(game, day, most) {
      const rows = await db
        .selectFrom('results')
        .innerJoin('players', 'players.id', 'results.player')
        .selectAll('results')
        .select('players.name')
        .where('game', '=', game)
        .where('day', '=', day)
        .orderBy('score', 'desc')
        .orderBy('length')
        .orderBy('updated')
        .limit(most)
        .execute();
      return rows.map(({ player, match, updated, ...row }) => ({
        ...row,
        player: player as PlayerId,
        match: match as MatchId,
        updated: Number(updated),
      }));
    },
  };
}

/** The results of a guest who signs in; of a day that both played the account's own stands. */
export async function mergeResults(tx: Transaction<Tables>, from: PlayerId, into: PlayerId): Promise<void> {
  const rows = await tx.selectFrom('results').selectAll().where('player', '=', from).execute();
  if (!rows.length) return;
  await tx
    .insertInto('results')
    .values(rows.map((row) => ({ ...row, player: into })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
