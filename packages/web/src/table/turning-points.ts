import { applyEntry, eventText, type Game, type MatchLog, type Reader, viewEvent } from '@tabard/engine';
import { useEffect, useState } from 'react';
import { useBackend } from '../host/backend.tsx';
import type { BoardProps } from './board.ts';
import { type SavedLog, startOfLog } from './saved-log.ts';
import { speechOf } from './say.ts';

/** A peak of a finished match, and after how many choices it came. */
export interface TurningPoint {
  readonly seq: number;
  readonly said: string;
}

/** So many can be taken in at a glance. */
const MOST = 6;

/** The peaks of a match as this reader may know them; the latest, since they decided. */
export function turningPointsOf(game: Game, log: SavedLog, reader: Reader): readonly TurningPoint[] {
  const state = startOfLog(game, log);
  const peaks = game.peaksOf(state);
  const { say } = speechOf(game, state, reader);
  const viewer = reader.seat < 0 ? 'spectator' : reader.seat;
  const points: TurningPoint[] = [];
  log.choices.forEach((entry, at) => {
    applyEntry(game, state, entry, (event) => {
      if (!peaks.includes(event.type)) return;
      // Said while it happens: who fought in one combat has no name at this table in the next.
      points.push({ seq: at + 1, said: say(eventText(game, viewEvent(state, event, viewer))) });
      if (points.length > MOST) points.shift();
    });
  });
  return points;
}

const NONE: readonly TurningPoint[] = [];

/** The same for the match on the table, once it is over; nothing where its log cannot be had. */
export function useTurningPoints(match: string, { game, reader }: BoardProps): readonly TurningPoint[] {
  const backend = useBackend();
  const [points, setPoints] = useState(NONE);
  useEffect(() => {
    let isWanted = true;
    const show = (log: MatchLog) => isWanted && setPoints(turningPointsOf(game, log, reader));
    backend
      .host()
      .log(match)
      .then(show)
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [backend, match, game, reader]);
  return points;
}
