import { partyFacts } from '@tabard/anima';
import type { Seat } from '@tabard/engine';
import type { BoardProps } from '../../table/board.ts';
import { omegaOf } from './defs.ts';
import { wordsIn } from './words.ts';

/** The Missions a party has completed, and what it could fight with. */
export function scoreOf({ view, reader }: BoardProps, seat: Seat): string {
  const state = omegaOf(view);
  const words = wordsIn(reader.language, reader);
  const { finished } = state.parties[seat];
  return `${words('finished-count', finished.length)} · ${words('combat-is', partyFacts(state, seat).combat)}`;
}
