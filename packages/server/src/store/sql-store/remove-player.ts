import { sql, type Transaction } from 'kysely';
import { NOBODY } from '../person-names.ts';
import type { MatchId, PlayerId } from '../rows.ts';
import type { Tables } from '../tables.ts';
import { liveMatchesOf } from './live-seats.ts';

/** The bot that plays for a deleted account. */
export const SUBSTITUTE = 'greedy';

/** Deletes a person; the matches and chats of others stay complete. */
export async function removePlayer(tx: Transaction<Tables>, id: PlayerId): Promise<readonly MatchId[]> {
  const changed = await liveMatchesOf(tx, id);
  await tx.deleteFrom('players').where('id', '=', id).execute();
  await leaveEverything(tx, id, { player: null, name: NOBODY });
  return changed;
}

/** Replaces the id of a person wherever it is still used. */
export async function leaveEverything(
  tx: Transaction<Tables>,
  id: PlayerId,
  nobody: { readonly player: null; readonly name?: string },
): Promise<void> {
  await openSeats(tx, id);
  await handSeatsToBots(tx, id);
  await tx.updateTable('seats').set(nobody).where('player', '=', id).execute();
  await tx.updateTable('chat').set(nobody).where('player', '=', id).execute();
  await removeDesertedTables(tx, id);
  await tx.updateTable('matches').set({ host: null }).where('host', '=', id).execute();
}

async function openSeats(tx: Transaction<Tables>, id: PlayerId): Promise<void> {
  await tx
    .updateTable('seats')
    .set({ kind: 'open', player: null, name: '', bot: null, taken_over: 0 })
    .where('player', '=', id)
    .where('match', 'in', matchesThatAre('open'))
    .execute();
}

async function handSeatsToBots(tx: Transaction<Tables>, id: PlayerId): Promise<void> {
  await tx
    .updateTable('seats')
    .set({ kind: 'bot', bot: SUBSTITUTE })
    .where('player', '=', id)
    .where('kind', '=', 'person')
    .where('match', 'in', matchesThatAre('running'))
    .execute();
}

/** Deletes tables that this person opened and where nobody has a seat. */
async function removeDesertedTables(tx: Transaction<Tables>, id: PlayerId): Promise<void> {
  await tx
    .deleteFrom('matches')
    .where('host', '=', id)
    .where('status', '=', 'open')
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('seats')
            .select('seat')
            .whereRef('seats.match', '=', 'matches.id')
            .where('seats.kind', '=', 'person'),
        ),
      ),
    )
    .execute();
}

function matchesThatAre(status: 'open' | 'running') {
  return sql<string>`(select id from matches where id = seats.match and status = ${status})`;
}
