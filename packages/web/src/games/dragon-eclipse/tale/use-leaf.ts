import { useState } from 'react';
import { readUntil, useReadPlaces } from '../../../table/read-places.ts';
import { useReadFirst } from '../../../table/reading.ts';
import type { Leafing } from './journal-page.tsx';
import { freshPages, type JournalPage } from './pages.ts';
import { useTaleBoard } from './tale-board.ts';

/** The page of the Journal that lies open. */
export interface Leaf {
  readonly page: JournalPage | undefined;
  /** One reads on, or leafs in earlier pages: nothing can be answered on this page. */
  readonly isReading: boolean;
  readonly leafing: Leafing;
}

interface Place {
  /** Up to here of the story the reader has turned the pages. */
  readonly read: number;
  /** The earlier page that is looked at, or -1. */
  readonly at: number;
}

/** What is new is read page by page before anything else; the last page waits where the question stands on it. */
export function useLeaf(pages: readonly JournalPage[], hostsQuestion: boolean): Leaf {
  const { story } = useTaleBoard();
  const end = story.from + story.events.length;
  const { match } = story;
  const [place, setPlace] = useState<Place>(() => ({ read: readUntil(match), at: -1 }));
  // After an undo the story is shorter than what was read.
  const read = place.read > end ? 0 : place.read;
  const fresh = freshPages(pages, Math.max(story.since, read));
  const waits = fresh.length > (hostsQuestion ? 1 : 0);
  const looked = waits ? -1 : place.at;
  const open = waits ? fresh[0] : pages[looked < 0 ? pages.length - 1 : looked];
  const at = open ? pages.indexOf(open) : -1;
  const look = (to: number) => setPlace({ read, at: to });
  const turnPage = () => {
    setPlace({ read: fresh[0].end, at: -1 });
    if (match !== undefined) useReadPlaces.getState().read(match, fresh[0].end);
  };
  const turn = waits ? turnPage : undefined;
  useReadFirst(turn);
  return {
    page: open,
    isReading: waits || looked >= 0,
    leafing: {
      number: at + 1,
      count: pages.length,
      back: !waits && at > 0 ? () => look(at - 1) : undefined,
      onward: turn ?? (looked >= 0 ? () => look(at + 1 < pages.length - 1 ? at + 1 : -1) : undefined),
      now: looked >= 0 ? () => look(-1) : undefined,
    },
  };
}
