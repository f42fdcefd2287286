import { type InRun, isRun, type RunDef } from '@tabard/dragon-eclipse';
import { type ModeBoard, modeBoards } from '../eclipse-board.ts';
import { runWordsIn } from './words.ts';

/** The board while a Run is played. */
export interface RunBoard extends ModeBoard<InRun> {
  readonly run: RunDef;
  /** The seat whose deck and goal are in sight: one's own, or the first for who looks on. */
  readonly near: number;
}

const { isBoard, useModeBoard } = modeBoards(isRun, runWordsIn, 'a Run');

export { isBoard as isRunBoard };

export function useRunBoard(): RunBoard {
  const board = useModeBoard();
  const { run } = board.content;
  if (!run) throw new Error('this content has no Runs');
  return { ...board, run, near: Math.max(0, board.own) };
}
