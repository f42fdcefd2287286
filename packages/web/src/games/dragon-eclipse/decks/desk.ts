import type { DeckPlan, EclipseContent } from '@tabard/dragon-eclipse';
import type { Game, Language, Refusal, Text, TextArg } from '@tabard/engine';
import { createContext, useContext } from 'react';
import type { GameSkin } from '../../../table/board.ts';

/** What every part of the deck page knows. */
export interface Desk {
  readonly game: Game;
  readonly skin: GameSkin;
  readonly content: EclipseContent;
  readonly language: Language;
  readonly plan: DeckPlan;
  /** By definition. */
  readonly deck: readonly number[];
  change(deck: readonly number[]): void;
  /** Goes to another Mystling, with this deck. */
  open(mystling: string, deck: readonly number[]): void;
  words(key: string, ...args: readonly TextArg[]): string;
  nameOf(def: number): string;
  /** A refusal in the game's own sentence. */
  reasonOf(why: Refusal): string;
  /** Any of the game's own sentences. */
  say(said: Text): string;
}

const DeskContext = createContext<Desk | undefined>(undefined);
export const DeskProvider = DeskContext.Provider;

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('a part of the deck page stands outside of it');
  return desk;
}
