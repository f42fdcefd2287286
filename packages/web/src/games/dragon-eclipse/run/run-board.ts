import { type InRun, isRun, type RunDef } from '@tabard/dragon-eclipse';
import type { Say } from '../../../table/kit/words.ts';
import { type EclipseBoard, useEclipseBoard } from '../eclipse-board.ts';
import { runWordsIn } from './words.ts';

/** The board while a Run is played. */
export interface RunBoard extends EclipseBoard {
  readonly state: InRun;
  readonly run: RunDef;
  /** The words of the rooms of a Run. */
  readonly tell: Say;
  /** The seat whose deck and goal are in sight: one's own, or the first for who looks on. */
  readonly near: number;
}

export function isRunBoard(board: EclipseBoard): board is EclipseBoard & { readonly state: InRun } {
  return isRun(board.state);
}

export function useRunBoard(): RunBoard {
  const board = useEclipseBoard();
  const { run } = board.content;
  if (!isRunBoard(board) || !run) throw new Error('a part of a Run stands outside of one');
  const tell = runWordsIn(board.language, board.reader);
  return { ...board, run, tell, near: Math.max(0, board.own) };
}
