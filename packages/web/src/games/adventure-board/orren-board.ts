import {
  type BoardContent,
  type BoardEvent,
  boardContent,
  events,
  type Match,
  type Situation,
  situationOf,
} from '@tabard/adventure-board';
import type { BoardProps } from '../../table/board.ts';
import { type BoardContext, boardContext, useBoardContext } from '../../table/kit/board-context.ts';
import { lettersOf } from '../../table/kit/letters.ts';
import type { Sheet } from './sheets.tsx';
import { wordsIn } from './words.ts';

/** What every part of this board knows beside what the kit tells it. */
export interface OrrenBoard extends BoardContext<Match, BoardEvent> {
  readonly content: BoardContent;
  /** What is going on, outermost first. */
  readonly situations: readonly Situation[];
  readonly letters: readonly string[];
  openSheet(sheet: Sheet): void;
}

export const useOrrenBoard = () => useBoardContext<OrrenBoard>();

export function orrenBoard(props: BoardProps, openSheet: OrrenBoard['openSheet']): OrrenBoard {
  const board = boardContext<Match, typeof events>(props, { words: wordsIn, events });
  return {
    ...board,
    openSheet,
    content: boardContent(board.state),
    situations: situationOf(board.state),
    letters: lettersOf(props.reader.seats),
    isCareful: ({ option }) => GIVING_UP.has(option.verb),
  };
}

/** A stray click must not do it. */
const GIVING_UP = new Set(['give-up', 'discard-item', 'barter']);

/** The fight under way, with everything that counts in it. */
export type FightSituation = Extract<Situation, { kind: 'fight' }>;

export function fightNow({ situations }: OrrenBoard): FightSituation | undefined {
  return situations.find((one) => one.kind === 'fight');
}
