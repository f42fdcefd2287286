import { existsSync } from 'node:fs';
import { type Game, InputError } from '@tabard/engine';
import { readText, writeText } from '../input.ts';
import type { LiveMatch } from './match.ts';

/** The option of a game by which a match begins with a sheet. */
const SHEET = 'sheet';

/** The options with the sheet in this file; a file that does not exist yet is a new sheet. */
export function withSheet(
  game: Game,
  given: Readonly<Record<string, string>> | undefined,
  file: string | undefined,
): Readonly<Record<string, string>> | undefined {
  if (file === undefined) return given;
  if (!game.sheetOf) throw new InputError(`${game.id} writes no sheets; --sheet is for campaigns and Runs`);
  if (given?.[SHEET] !== undefined)
    throw new InputError('--sheet and --option sheet=… exclude each other: a match begins with one sheet');
  return { ...given, [SHEET]: existsSync(file) ? readText(file) : '' };
}

/** Keeps the latest sheet of the match, if it has written one. */
export function keepSheet(
  { course: { game, state } }: LiveMatch,
  file: string,
  say: (text: string) => void,
): void {
  const sheet = game.sheetOf?.(state);
  if (sheet === undefined) return;
  writeText(file, `${sheet}\n`);
  say(`The sheet is kept in ${file}.\n`);
}
