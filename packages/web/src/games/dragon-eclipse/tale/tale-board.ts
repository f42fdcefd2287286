import { events, hasTale, type InTale, type Situation, toldNow } from '@tabard/dragon-eclipse';
import { type EntityRef, eventsOf } from '@tabard/engine';
import { useMemo } from 'react';
import { type EclipseBoard, type ModeBoard, modeBoards } from '../eclipse-board.ts';
import { type JournalPage, pagesOf } from './pages.ts';
import { taleWordsIn } from './words.ts';

/** The board while a campaign is played. */
export type TaleBoard = ModeBoard<InTale>;

export const { isBoard: isTale, useModeBoard: useTaleBoard } = modeBoards(hasTale, taleWordsIn, 'a campaign');

/** The Journal as far as this page knows the story. */
export function usePages(): readonly JournalPage[] {
  const { story, state } = useTaleBoard();
  return useMemo(() => {
    const pages = pagesOf(eventsOf(events, story.events), story.from);
    return pages.length > 0 ? pages : openPage(state, story.from + story.events.length);
  }, [story, state]);
}

/** What lies open, where the story is known from here on only. */
function openPage(state: InTale, place: number): JournalPage[] {
  const lines = toldNow(state).map((text) => ({ kind: 'text' as const, text, place }));
  const { script, scene } = state.tale;
  const page = { script, secret: -1, scenario: scene?.scenario ?? -1, from: place, end: place, lines };
  return lines.length > 0 ? [page] : [];
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
