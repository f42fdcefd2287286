import type { MatchState, Viewer } from '@tabard/engine';

/**
 * How many answers of the open question this viewer may not know of. Whatever counts answers and is shown to the
 * viewer leaves these out: who has answered already is as secret as the answer.
 */
export function sealedFrom({ answers }: MatchState, viewer: Viewer): number {
  let sealed = 0;
  for (let seat = 0; seat < answers.length; seat++) if (answers[seat] !== '' && seat !== viewer) sealed++;
  return sealed;
}
