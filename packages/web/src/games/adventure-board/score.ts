import { type Match, valourOf } from '@tabard/adventure-board';
import type { Seat } from '@tabard/engine';
import type { BoardProps } from '../../table/board.ts';
import { wordsIn } from './words.ts';

/** The valour a player has come to. */
export function scoreOf({ view, reader }: BoardProps, seat: Seat): string {
  const m = view.state as Match;
  return wordsIn(reader.language, reader)('valour-is', valourOf(m, seat), m.points);
}
