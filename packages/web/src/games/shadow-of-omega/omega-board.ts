import { events, type Omega, type OmegaEvent, type Situation, situationOf } from '@tabard/anima';
import type { Seat } from '@tabard/engine';
import type { BoardProps, Offered } from '../../table/board.ts';
import { type BoardContext, boardContext, useBoardContext } from '../../table/kit/board-context.ts';
import { lettersOf } from '../../table/kit/letters.ts';
import type { Sheet } from './sheets.tsx';
import { wordsIn } from './words.ts';

/** What every part of this board knows beside what the kit tells it. */
export interface OmegaBoard extends BoardContext<Omega, OmegaEvent> {
  /** What is going on, outermost first. */
  readonly situations: readonly Situation[];
  readonly letters: readonly string[];
  /** The party that was hit just now, or -1. */
  readonly hit: Seat | -1;
  openSheet(sheet: Sheet): void;
}

export const useOmegaBoard = () => useBoardContext<OmegaBoard>();

export function omegaBoard(props: BoardProps, own: Pick<OmegaBoard, 'hit' | 'openSheet'>): OmegaBoard {
  const board = boardContext<Omega, typeof events>(props, { words: wordsIn, events });
  return {
    ...board,
    ...own,
    situations: situationOf(board.state),
    letters: lettersOf(props.reader.seats),
    isCareful: (offered) => isGivingUp(props, offered),
  };
}

const GIVING_UP = new Set(['discard', 'expel', 'leave-play', 'declare-departure']);

/** In Reset nearly everything could be given up; a stray click must not do it. */
function isGivingUp({ decision }: BoardProps, { option }: Offered): boolean {
  return decision?.kind === 'reset' && GIVING_UP.has(option.verb);
}

/** The Area that an option without a name is about. */
export function areaInQuestion({ situations, state, own }: OmegaBoard): number {
  const exploring = situations.findLast((one) => one.kind === 'exploration');
  if (exploring) return exploring.area;
  return own < 0 ? -1 : state.parties[own].area;
}
