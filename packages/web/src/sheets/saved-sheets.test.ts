import { describe, expect, it } from 'vitest';
import type { WrittenSheet } from '../host/local/record.ts';
import { replacesOther, type SavedSheet, sheetToKeep } from './saved-sheets.ts';

const TITLE = 'Run';
const RUN = { game: 'dragon-eclipse', options: { mode: 'run', sheet: '' } };

function saved(name: string, text: string, mode = 'run'): SavedSheet {
  return { name, game: RUN.game, options: { mode, sheet: '' }, text };
}

function written(text: string, begunWith = ''): WrittenSheet {
  return { game: RUN.game, options: { ...RUN.options, sheet: begunWith }, text };
}

describe('the sheet of a match that has ended', () => {
  it.each<[title: string, sheets: SavedSheet[], sheet: WrittenSheet, toKeep: SavedSheet | undefined]>([
    ['is saved under the name of its mode if it is the first', [], written('one'), saved(TITLE, 'one')],
    [
      'replaces the sheet that its match began with, under its name',
      [saved('Ada', 'one'), saved('Bo', 'other')],
      written('two', 'one'),
      saved('Ada', 'two'),
    ],
    [
      'is left to the player if there are others and the match began with none of them',
      [saved('Ada', 'one')],
      written('two'),
      undefined,
    ],
    ['is not saved twice', [saved('Ada', 'one')], written('one', 'one'), undefined],
    [
      'has a name of its own beside a sheet of another mode',
      [saved(TITLE, 'tale', 'campaign')],
      written('one'),
      saved(`${TITLE} 2`, 'one'),
    ],
  ])('%s', (_title, sheets, sheet, toKeep) => {
    expect(sheetToKeep(sheet, sheets, TITLE)).toEqual(toKeep);
  });
});

describe('a sheet under a name', () => {
  it.each<[title: string, sheet: SavedSheet, replaces: boolean]>([
    ['loses another of that name', saved('Ada', 'two'), true],
    ['loses nothing where it is kept already', saved('Ada', 'one'), false],
    ['loses nothing under a new name', saved('Bo', 'two'), false],
    ['loses nothing of another game', { ...saved('Ada', 'two'), game: 'other' }, false],
  ])('%s', (_title, sheet, replaces) => {
    expect(replacesOther(sheet, [saved('Ada', 'one')])).toBe(replaces);
  });
});
