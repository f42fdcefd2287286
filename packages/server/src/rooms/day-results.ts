/** Results of the match of a day, read off matches that this server led to their end. */
import type { Course } from '@tabard/table';
import { dayOfSeed } from '@tabard/table';
import type { MatchRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';

/** Keeps how far the player of a match of the day came, once it is over. */
export async function keepDayResult(
  { results }: Pick<Store, 'results'>,
  course: Course,
  row: MatchRow,
  now: number,
): Promise<void> {
  const { game, state } = course;
  const day = dayOfSeed(row.seed);
  const [{ player, bot }] = row.seats;
  if (!state.outcome || !game.daily || !day || player === undefined || bot !== undefined) return;
  if (row.start || isReseeded(course)) return;
  await results.put({
    game: row.game,
    day,
    player,
    match: row.id,
    score: game.daily.scoreOf(state),
    reason: state.outcome.reason,
    length: course.played.length,
    updated: now,
  });
}

/** Whether there was an undo beyond new information, which reseeds the match. */
function isReseeded({ played }: Course): boolean {
  return played.some(({ seat }) => seat < 0);
}
