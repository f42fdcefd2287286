import type { Decision, Game, MatchState } from '@tabard/engine';

/** The decision without answers that the game's judgement calls idle, as long as another is left. */
export function worthAsking(game: Game, m: MatchState, decision: Decision): Decision {
  const { isIdle } = game.judgement;
  if (!isIdle || decision.options.length < 2) return decision;
  const options = decision.options.filter((option) => !isIdle(m, decision.seat, option));
  const isSame = options.length === decision.options.length;
  return isSame || options.length === 0 ? decision : { ...decision, options };
}
