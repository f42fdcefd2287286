import type { MatchState } from '@tabard/engine';

/** Whether a seat knows no more than everybody: there is nothing to hide while the screen goes to it. */
export function hidesNothing(theirs: MatchState, everybodys: MatchState): boolean {
  return known(theirs) === known(everybodys);
}

/** An answer that is not given yet is no secret: to its seat it is empty, to the others unknown. */
function known(state: MatchState): string {
  return JSON.stringify({ ...state, answers: state.answers.map((answer) => answer || null) });
}
