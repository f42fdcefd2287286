import type { MatchState } from '@tabard/engine';

/** Whether a seat has no private knowledge, so that no curtain is needed when the screen is passed to it. */
export function hidesNothing(theirs: MatchState, everybodys: MatchState): boolean {
  return known(theirs) === known(everybodys);
}

/** Ignores answers not given yet: they are empty to their own seat and unknown to the others. */
function known(state: MatchState): string {
  return JSON.stringify({ ...state, answers: state.answers.map((answer) => answer || null) });
}
