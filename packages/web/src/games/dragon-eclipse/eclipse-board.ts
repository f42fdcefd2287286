import {
  type EclipseContent,
  type EclipseEvent,
  eclipseContent,
  events,
  hasArena,
  type InCombat,
  isInCombat,
  isPvp,
  type Match,
  type Situation,
  situationOf,
} from '@tabard/dragon-eclipse';
import type { Viewer } from '@tabard/engine';
import type { BoardProps } from '../../table/board.ts';
import { type BoardContext, boardContext, useBoardContext } from '../../table/kit/board-context.ts';
import type { Say, WordsIn } from '../../table/kit/words.ts';
import { wordsIn } from './words.ts';

/** What every part of this board knows beside what the kit tells it. */
export interface EclipseBoard extends BoardContext<Match, EclipseEvent> {
  readonly content: EclipseContent;
  /** What is going on, outermost first. */
  readonly situations: readonly Situation[];
}

/** The board while a combat lies on it, or the Arena of one. */
export interface CombatBoard extends EclipseBoard {
  readonly state: InCombat;
}

export function eclipseBoard(props: BoardProps): EclipseBoard {
  const board = boardContext<Match, typeof events>(props, { words: wordsIn, events });
  return { ...board, content: eclipseContent(board.state), situations: situationOf(board.state) };
}

export const useEclipseBoard = () => useBoardContext<EclipseBoard>();

export function isCombatBoard(board: EclipseBoard): board is CombatBoard {
  return isInCombat(board.state);
}

function hasArenaOn(board: EclipseBoard): board is CombatBoard {
  return hasArena(board.state);
}

export function useCombatBoard(): CombatBoard {
  const board = useEclipseBoard();
  if (!hasArenaOn(board)) throw new Error('a part of the Arena stands outside of a combat');
  return board;
}

/** The board of a mode whose rooms have words of their own. */
export interface ModeBoard<S extends Match> extends EclipseBoard {
  readonly state: S;
  /** The words of its rooms. */
  readonly tell: Say;
}

type BoardWith<S extends Match> = EclipseBoard & { readonly state: S };

/** For the rooms of a mode: whether a board is in it, and the hook of their parts. */
export function modeBoards<S extends Match>(
  isIn: (state: Match) => state is S,
  wordsOf: WordsIn,
  name: string,
) {
  const isBoard = (board: EclipseBoard): board is BoardWith<S> => isIn(board.state);
  const useModeBoard = (): ModeBoard<S> => {
    const board = useEclipseBoard();
    if (!isBoard(board)) throw new Error(`a part of ${name} stands outside of it`);
    return { ...board, tell: wordsOf(board.language, board.reader) };
  };
  return { isBoard, useModeBoard };
}

/** A state as whoever looks at it knows it. */
export function seenBy(own: number, state: InCombat) {
  const viewer: Viewer = own < 0 ? 'spectator' : own;
  return { viewer, state };
}

export function nameOfDef({ content, language }: EclipseBoard, def: number): string {
  return content.defs[def]?.names[language] ?? '';
}

/** Which side of the table a fighter stands on, seen from the one who looks. */
export type Side = 'own' | 'partner' | 'foe';

export function sideOf({ state, own }: CombatBoard, fighter: number): Side {
  const near = Math.max(0, own);
  if (fighter === near) return 'own';
  return !isPvp(state) && fighter < state.seats ? 'partner' : 'foe';
}
