import type { Omega } from '@tabard/anima';
import type { EntityRef, Seat } from '@tabard/engine';
import { createContext, useContext } from 'react';
import type { BoardProps, Offered, Refused } from '../../table/board.ts';
import type { Sheet } from './sheets.tsx';
import type { Say } from './words.ts';

/** What can and cannot be done with one thing, opened beside it. */
export interface OpenMenu {
  readonly anchor: DOMRect;
  readonly title: string;
  readonly entity: EntityRef | undefined;
  readonly options: readonly Offered[];
  readonly refused: readonly Refused[];
}

/** What every part of this table knows: the shell's props, the state in its own type, and the table's own words. */
export interface Sitting extends BoardProps {
  readonly state: Omega;
  /** The seat one looks from, or -1. */
  readonly own: Seat | -1;
  readonly words: Say;
  readonly letters: readonly string[];
  /** The party that was hit just now, or -1. */
  readonly hit: Seat | -1;
  openMenu(menu: OpenMenu): void;
  openSheet(sheet: Sheet): void;
}

const SittingContext = createContext<Sitting | undefined>(undefined);
export const SittingProvider = SittingContext.Provider;

export function useSitting(): Sitting {
  const sitting = useContext(SittingContext);
  if (!sitting) throw new Error('a part of the table stands outside of it');
  return sitting;
}

export function cardRef(id: number): EntityRef {
  return { kind: 'card', id };
}

export function seatRef(id: Seat): EntityRef {
  return { kind: 'seat', id };
}
