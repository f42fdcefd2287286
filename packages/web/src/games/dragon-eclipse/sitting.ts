import {
  type EclipseContent,
  eclipseContent,
  type InCombat,
  isInCombat,
  isPvp,
  type Match,
} from '@tabard/dragon-eclipse';
import type { EntityRef, Language, Seat } from '@tabard/engine';
import { createContext, useContext } from 'react';
import type { BoardProps } from '../../table/board.ts';
import { type Say, wordsIn } from './words.ts';

/** What every part of this table knows: the shell's props, the state in its own type, and the table's own words. */
export interface Sitting extends BoardProps {
  readonly state: Match;
  readonly content: EclipseContent;
  readonly language: Language;
  /** The seat one looks from, or -1. */
  readonly own: Seat | -1;
  readonly words: Say;
}

export function sittingOf(props: BoardProps): Sitting {
  const { view, reader } = props;
  const state = view.state as Match;
  return {
    ...props,
    state,
    content: eclipseContent(state),
    language: reader.language,
    own: typeof view.viewer === 'number' ? view.viewer : -1,
    words: wordsIn(reader.language, reader),
  };
}

const SittingContext = createContext<Sitting | undefined>(undefined);
export const SittingProvider = SittingContext.Provider;

export function useSitting(): Sitting {
  const sitting = useContext(SittingContext);
  if (!sitting) throw new Error('a part of the table stands outside of it');
  return sitting;
}

/** The table while a combat lies on it. */
export interface Fight extends Sitting {
  readonly state: InCombat;
}

export function isFight(sitting: Sitting): sitting is Fight {
  return isInCombat(sitting.state);
}

export function useFight(): Fight {
  const sitting = useSitting();
  if (!isFight(sitting)) throw new Error('a part of the Arena stands outside of a combat');
  return sitting;
}

export function cardRef(id: number): EntityRef {
  return { kind: 'card', id };
}

export function defRef(id: number): EntityRef {
  return { kind: 'def', id };
}

export function nameOfDef({ content, language }: Sitting, def: number): string {
  return content.defs[def]?.names[language] ?? '';
}

/** Which side of the table a fighter stands on, seen from the one who looks. */
export type Side = 'own' | 'partner' | 'foe';

export function sideOf({ state, own }: Fight, fighter: number): Side {
  const near = Math.max(0, own);
  if (fighter === near) return 'own';
  return !isPvp(state) && fighter < state.seats ? 'partner' : 'foe';
}
