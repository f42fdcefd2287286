import type { Options } from '@tabard/engine';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { WrittenSheet } from '../host/local/record.ts';

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
}

function isSame(a: SavedSheet, b: SavedSheet): boolean {
  return a.name === b.name && a.game === b.game;
}

/** Whether keeping this sheet loses another: one of its name with another text. */
export function replacesOther(sheet: SavedSheet, sheets: readonly SavedSheet[]): boolean {
  return sheets.some((one) => isSame(one, sheet) && one.text !== sheet.text);
}

export const useSavedSheets = create<SavedSheets>()(
  persist(
    (set) => ({
      sheets: [],
      save: (sheet) =>
        set(({ sheets }) => ({ sheets: [...sheets.filter((one) => !isSame(one, sheet)), sheet] })),
      remove: (sheet) => set(({ sheets }) => ({ sheets: sheets.filter((one) => !isSame(one, sheet)) })),
    }),
    { name: 'tabard-sheets', version: 1 },
  ),
);

/** The options of a match that begins with a sheet. */
export function optionsWith({ options, text }: Pick<SavedSheet, 'options' | 'text'>): Options {
  return { ...options, sheet: text };
}

/** Where a written sheet belongs among the saved ones. */
interface SheetPlace {
  readonly name: string;
  /** `kept`: it is saved already; `own`: it replaces the sheet that its match began with, or is the first; `new`: neither. */
  readonly kind: 'kept' | 'own' | 'new';
}

export function placeFor(
  { game, options, text }: WrittenSheet,
  sheets: readonly SavedSheet[],
  title: string,
): SheetPlace {
  const ofGame = sheets.filter((sheet) => sheet.game === game);
  const ofMode = ofGame.filter((sheet) => sheet.options.mode === options.mode);
  const kept = ofMode.find((sheet) => sheet.text === text);
  if (kept) return { name: kept.name, kind: 'kept' };
  const begunWith = ofMode.find((sheet) => sheet.text === options.sheet);
  if (begunWith) return { name: begunWith.name, kind: 'own' };
  return { name: freeName(title, ofGame), kind: ofMode.length === 0 ? 'own' : 'new' };
}

function freeName(title: string, taken: readonly SavedSheet[]): string {
  const isTaken = (name: string) => taken.some((sheet) => sheet.name === name);
  let number = 1;
  while (isTaken(number > 1 ? `${title} ${number}` : title)) number++;
  return number > 1 ? `${title} ${number}` : title;
}

/** The sheet to save under this name, without the one that its match began with. */
export function named({ game, options, text }: WrittenSheet, name: string): SavedSheet {
  return { name, game, options: { ...options, sheet: '' }, text };
}

/** What to save when a match ends with a sheet: nothing if the player has others and began with none of them. */
export function sheetToKeep(
  written: WrittenSheet,
  sheets: readonly SavedSheet[],
  title: string,
): SavedSheet | undefined {
  const { name, kind } = placeFor(written, sheets, title);
  return kind === 'own' ? named(written, name) : undefined;
}

export function keepLastSheet(written: WrittenSheet, title: string): void {
  const { sheets, save } = useSavedSheets.getState();
  const sheet = sheetToKeep(written, sheets, title);
  if (sheet) save(sheet);
}
