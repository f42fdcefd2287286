import type { Options } from '@tabard/engine';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** What outlives a match, kept in the browser by name: the text that the next one begins with. */
export interface SavedSheet {
  readonly name: string;
  readonly game: string;
  /** The options of the match that wrote it, without the sheet. */
  readonly options: Options;
  readonly text: string;
}

interface SavedSheets {
  readonly sheets: readonly SavedSheet[];
  /** A sheet of the same name and game is replaced. */
  save(sheet: SavedSheet): void;
  remove(sheet: SavedSheet): void;
  /** Matches of this browser whose sheet was kept when they ended: opened again they keep nothing. */
  readonly endings: readonly string[];
  end(match: string): void;
}

const MOST_ENDINGS = 200;

function isSame(a: SavedSheet, b: SavedSheet): boolean {
  return a.name === b.name && a.game === b.game;
}

export const useSavedSheets = create<SavedSheets>()(
  persist(
    (set) => ({
      sheets: [],
      save: (sheet) =>
        set(({ sheets }) => ({ sheets: [...sheets.filter((one) => !isSame(one, sheet)), sheet] })),
      remove: (sheet) => set(({ sheets }) => ({ sheets: sheets.filter((one) => !isSame(one, sheet)) })),
      endings: [],
      end: (match) => set(({ endings }) => ({ endings: [...endings, match].slice(-MOST_ENDINGS) })),
    }),
    { name: 'tabard-sheets', version: 1 },
  ),
);

/** The options of a match that begins with a sheet. */
export function optionsWith({ options, text }: Pick<SavedSheet, 'options' | 'text'>): Options {
  return { ...options, sheet: text };
}
