import type { Seat } from '@tabard/engine';
import type { BoardProps } from '../../table/board.ts';
import { omegaOf } from './defs.ts';
import { wordsIn } from './words.ts';

/** The Missions a party has completed. */
export function scoreOf({ view, reader }: BoardProps, seat: Seat): string {
  const { finished } = omegaOf(view).parties[seat];
  return wordsIn(reader.language, reader)('finished-count', finished.length);
}
