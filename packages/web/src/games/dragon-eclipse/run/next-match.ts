import { isRun, type Match } from '@tabard/dragon-eclipse';
import type { BoardProps } from '../../../table/board.ts';
import { runWordsIn } from './words.ts';

/** A Run leads to the next one with what it unlocked. */
export function nextMatch({ view, reader }: BoardProps): string | undefined {
  return isRun(view.state as Match) ? runWordsIn(reader.language, reader)('next-run') : undefined;
}
