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

/** Maximum number of turning points shown. */
const MOST = 6;

/** The peaks of a match that weigh most, by their order in the game's list, and of equal ones the latest. */
export function turningPointsOf(game: Game, log: SavedLog, reader: Reader): readonly TurningPoint[] {
  const state = startOfLog(game, log);
  const peaks = game.peaksOf(state);
  const { say } = speechOf(game, state, reader);
  const viewer = reader.seat < 0 ? 'spectator' : reader.seat;
  const points: WeighedPoint[] = [];
  log.choices.forEach((entry, at) => {
    applyEntry(game, state, entry, (event) => {
      if (!peaks.includes(event.type)) return;
      // Put into words at once: names of one combat are gone in the next state.
      const said = say(eventText(game, viewEvent(state, event, viewer)));
      points.push({ seq: at + 1, said, rank: peaks.indexOf(event.type) });
      if (points.length > MOST) dropLeast(points);
    });
  });
  return points.map(({ seq, said }) => ({ seq, said }));
}

interface WeighedPoint extends TurningPoint {
  /** Its place among the peaks of the game: the first weigh most. */
  readonly rank: number;
}

function dropLeast(points: WeighedPoint[]): void {
  const least = Math.max(...points.map(({ rank }) => rank));
  points.splice(
    points.findIndex(({ rank }) => rank === least),
    1,
  );
}

const NONE: readonly TurningPoint[] = [];

/** Turning points of the open match once it is over; empty if its log is not available. */
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
