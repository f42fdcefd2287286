import { isOneOf, type Language } from '@tabard/engine';
import { gameTitle } from '../games/use-game-title.ts';
import type { WrittenSheet } from '../host/local/record.ts';
import { words } from '../words/words.ts';

const MODES = ['campaign', 'roguelite'] as const;

/** What a sheet is called until it is given a name: by its mode, else by its game. */
export function sheetTitle(
  { game, options: { mode } }: Pick<WrittenSheet, 'game' | 'options'>,
  language: Language,
): string {
  return isOneOf(MODES, mode) ? words[language].sheets[mode] : gameTitle(game, language).title;
}
