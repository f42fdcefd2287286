import { applyEntry, type Game, type MatchState } from '@tabard/engine';
import { useEffect, useState } from 'react';
import { useGame } from '../../games/use-game.ts';
import { useBackend } from '../../host/backend.tsx';
import type { MatchSummary } from '../../host/host.ts';
import { type SavedLog, startOfLog } from '../../table/saved-log.ts';

/** Choices that are replayed at once; the page stays responsive between batches. */
const BATCH = 60;

/** After how many choices each turn of a match began, as the game's judgement counts turns. */
export async function turnMarksOf(game: Game, log: SavedLog): Promise<readonly number[]> {
  const turnOf = (m: MatchState) => game.judgement.turnOf?.(m) ?? 0;
  const state = startOfLog(game, log);
  const marks: number[] = [];
  for (const [at, entry] of log.choices.entries()) {
    if (at % BATCH === BATCH - 1) await new Promise((resolve) => setTimeout(resolve));
    const before = turnOf(state);
    applyEntry(game, state, entry);
    if (turnOf(state) !== before) marks.push(at + 1);
  }
  return marks;
}

const NONE: readonly number[] = [];

/** The same for the match that is watched; none where its log cannot be had. */
export function useTurnMarks({ id, game: name }: MatchSummary): readonly number[] {
  const backend = useBackend();
  const { game } = useGame(name);
  const [marks, setMarks] = useState(NONE);
  useEffect(() => {
    let isWanted = true;
    backend
      .host()
      .log(id)
      .then((log) => turnMarksOf(game, log))
      .then((found) => isWanted && setMarks(found))
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [backend, id, game]);
  return marks;
}
