import { type Game, type MatchLog, type MatchState, replay } from '@tabard/engine';

/** What a match began with. */
export interface Beginning {
  readonly log: Omit<MatchLog, 'choices' | 'hash'>;
  /** The state it began with, when that was not made from the seed: a fork, a ruling's position. */
  readonly start?: MatchState;
}

/** The state before the first choice. */
export function startState(game: Game, { log, start }: Beginning): MatchState {
  const from = start && { seq: 0, state: game.load(start) };
  return replay(game, { ...log, choices: [] }, { from });
}
