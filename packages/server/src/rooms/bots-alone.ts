import type { MatchId, MatchRow, PlayerId } from '../store/rows.ts';
import type { Store } from '../store/store.ts';

/** The maximum number of matches of one person that bots play alone. */
export const MOST_ALONE = 5;

export function isBotsAlone({ seats }: Pick<MatchRow, 'seats'>): boolean {
  return seats.every(({ kind }) => kind === 'bot');
}

/** Whether bots alone may play this match: it is among the oldest that one of its people left to them. */
export async function mayPlayAlone(store: Store, row: MatchRow): Promise<boolean> {
  const people = peopleOf(row);
  for (const person of people) if ((await playedAlone(store, person)).includes(row.id)) return true;
  return people.length === 0;
}

async function playedAlone({ matches }: Store, person: PlayerId): Promise<readonly MatchId[]> {
  return (await matches.runningOf(person)).alone.slice(0, MOST_ALONE);
}

/** A table where nobody ever sat counts for its host. */
function peopleOf({ seats, host }: MatchRow): readonly PlayerId[] {
  const seated = seats.flatMap(({ player }) => player ?? []);
  return seated.length > 0 || host === undefined ? seated : [host];
}
