import { events, hasTale, type InTale, type Situation } from '@tabard/dragon-eclipse';
import { type EntityRef, eventsOf } from '@tabard/engine';
import { useMemo } from 'react';
import type { Say } from '../../../table/kit/words.ts';
import { type EclipseBoard, useEclipseBoard } from '../eclipse-board.ts';
import { type JournalPage, pagesOf } from './pages.ts';
import { taleWordsIn } from './words.ts';

/** The board while a campaign is played. */
export interface TaleBoard extends EclipseBoard {
  readonly state: InTale;
  /** The words of the campaign's rooms. */
  readonly tell: Say;
}

export function isTale(board: EclipseBoard): board is EclipseBoard & { readonly state: InTale } {
  return hasTale(board.state);
}

export function useTaleBoard(): TaleBoard {
  const board = useEclipseBoard();
  if (!isTale(board)) throw new Error('a part of the Journal stands outside of a campaign');
  return { ...board, tell: taleWordsIn(board.language, board.reader) };
}

/** The Journal as far as this page knows the story. */
export function usePages(): readonly JournalPage[] {
  const { story } = useTaleBoard();
  return useMemo(() => pagesOf(eventsOf(events, story.events), story.from), [story]);
}

type Kind = Situation['kind'];

/** The innermost situation of a kind, where one goes on. */
export function situationIn<K extends Kind>(
  { situations }: Pick<EclipseBoard, 'situations'>,
  kind: K,
): Extract<Situation, { kind: K }> | undefined {
  return situations.findLast((one): one is Extract<Situation, { kind: K }> => one.kind === kind);
}

/** A thing of the story, as options and events name it. */
export function storyRef(kind: string, id: number): EntityRef {
  return { kind, id };
}
