import type { Transaction } from 'kysely';
import type { Store } from '../store.ts';
import type { Tables } from '../tables.ts';
import { markSeats } from './live-seats.ts';
import type { ProgressColumns } from './match-rows.ts';

type Change = Parameters<Store['matches']['setProgress']>[2];

export async function setProgress(
  tx: Transaction<Tables>,
  ...[id, seq, change, expected]: Parameters<Store['matches']['setProgress']>
): Promise<boolean> {
  const columns = columnsOf(change);
  if (Object.keys(columns).length === 0) return true;
  const undo = expected?.undo && JSON.stringify(expected.undo);
  const match = await tx
    .updateTable('matches')
    .set(columns)
    .where('id', '=', id)
    .where('seq', '=', seq)
    .$if(expected !== undefined, (query) => query.where('undo', undo ? '=' : 'is', undo ?? null))
    .returning('status')
    .executeTakeFirst();
  if (!match) return false;
  if (change.status !== undefined) await markSeats(tx, id, match.status);
  if (match.status !== 'running') await tx.deleteFrom('jobs').where('match', '=', id).execute();
  return true;
}

/** `undo: undefined` deletes the undo request. */
function columnsOf({ status, turn, asking, clocks, ...rest }: Change): Partial<ProgressColumns> {
  return {
    ...(status !== undefined && { status }),
    ...(turn !== undefined && { turn }),
    ...(asking && { asking: JSON.stringify(asking) }),
    ...(clocks && { clocks: JSON.stringify(clocks) }),
    ...('undo' in rest && { undo: rest.undo ? JSON.stringify(rest.undo) : null }),
  };
}
