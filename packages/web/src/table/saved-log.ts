import { type Game, type MatchLog, type MatchState, replay } from '@tabard/engine';

/** A log as a host exports it; a match that began from a position carries that state. */
export type SavedLog = MatchLog & { readonly start?: MatchState };

/** The state in which a logged match began. */
export function startOfLog(game: Game, log: SavedLog): MatchState {
  const from = log.start ? { seq: 0, state: log.start } : undefined;
  return replay(game, log, { until: 0, ...(from ? { from } : {}) });
}
