import type { MatchLog, MatchState } from '@tabard/engine';
import type { Course } from './course.ts';

/** The whole log of a match, including the seed, and the initial state if it was not made from the seed. */
export function logOf({
  game,
  beginning,
  played,
  state,
}: Course): MatchLog & { readonly start?: MatchState } {
  const choices = played.map(({ seat, n, key }) => ({ seat, n, key }));
  const log = { ...beginning.log, choices, hash: game.hash(state) };
  return beginning.start ? { ...log, start: beginning.start } : log;
}
