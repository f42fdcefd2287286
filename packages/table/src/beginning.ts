import { type Game, type MatchLog, type MatchState, replay } from '@tabard/engine';

/** The start of a match. */
export interface Beginning {
  readonly log: Omit<MatchLog, 'choices' | 'hash'>;
  /** The initial state, if it was not made from the seed: a fork, a ruling's position. */
  readonly start?: MatchState;
}

/** The state before the first choice. */
export function startState(game: Game, { log, start }: Beginning): MatchState {
  const from = start && { seq: 0, state: game.load(start) };
  return replay(game, { ...log, choices: [] }, { from });
}
