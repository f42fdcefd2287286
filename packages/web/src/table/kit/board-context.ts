import {
  type EntityRef,
  type EventOf,
  eventsOf,
  type Language,
  type MatchState,
  type Seat,
  type Signatures,
} from '@tabard/engine';
import { createContext, useContext } from 'react';
import type { BoardProps, Offered } from '../board.ts';
import type { Say, WordsIn } from './words.ts';

/** Context of all parts of a board: the shell's props, and state and events in the game's own types. */
export interface BoardContext<S extends MatchState = MatchState, E = unknown> extends BoardProps {
  readonly state: S;
  /** Events since the previous render. */
  readonly events: readonly E[];
  /** The viewer's seat, or -1. */
  readonly own: Seat | -1;
  readonly language: Language;
  readonly words: Say;
  /** Options that an accidental click must not choose: offered only in a menu, without a glow. */
  isCareful?(offered: Offered): boolean;
}

/** What a board is made from besides the shell's props. */
export interface BoardParts<G extends Signatures> {
  readonly words: WordsIn;
  /** The signatures of the game's events. */
  readonly events: G;
}

/** The context of a board; `S` is the game's own type of a match. */
export function boardContext<S extends MatchState, G extends Signatures>(
  props: BoardProps,
  { words, events }: BoardParts<G>,
): BoardContext<S, EventOf<G>> {
  const { view, reader, happenings } = props;
  return {
    ...props,
    state: view.state as S,
    events: eventsOf(events, happenings.events),
    own: reader.seat,
    language: reader.language,
    words: words(reader.language, reader),
  };
}

const Context = createContext<BoardContext | undefined>(undefined);
export const BoardProvider = Context.Provider;

/** The context of the board around; a game gives its own extension of it as `C`. */
export function useBoardContext<C extends BoardContext = BoardContext>(): C {
  const board = useContext(Context);
  if (!board) throw new Error('a part of a board stands outside of it');
  return board as C;
}

export function cardRef(id: number): EntityRef {
  return { kind: 'card', id };
}

export function defRef(id: number): EntityRef {
  return { kind: 'def', id };
}

export function seatRef(id: Seat): EntityRef {
  return { kind: 'seat', id };
}
