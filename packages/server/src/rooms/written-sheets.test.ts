import type { Game, MatchState } from '@tabard/engine';
import { expect, it } from 'vitest';
import type { MatchRow, SheetRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { WrittenSheets } from './written-sheets.ts';

/** One person's sheets in memory, by their match. */
function memory() {
  const rows = new Map<string, SheetRow>();
  const sheets: Partial<Store['sheets']> = {
    of: async () => [...rows.values()],
    put: async (_player, sheet) => {
      rows.set(sheet.match, sheet);
    },
  };
  return { rows, store: { sheets } as Store };
}

const player = 'ada' as MatchRow['seats'][number]['player'];

function matchOf(id: string, sheet: string | undefined): MatchRow {
  return { id, game: 'g', options: { sheet }, seats: [{ player }] } as unknown as MatchRow;
}

/** A game whose sheet is its state. */
const game = { sheetOf: (state: unknown) => state as string } as unknown as Game;
const at = (text: string) => text as unknown as MatchState;

it('a sheet goes on counting when the one that its match began with is removed', async () => {
  const { rows, store } = memory();
  await new WrittenSheets(store).keep(game, matchOf('a', undefined), at('one'), 1);
  const next = new WrittenSheets(store);
  await next.keep(game, matchOf('b', 'one'), at('two'), 2);
  rows.delete('a');
  await next.keep(game, matchOf('b', 'one'), at('three'), 3);
  expect(rows.get('b')).toMatchObject({ text: 'three', counts: true });
});

it('a sheet from elsewhere never counts', async () => {
  const { rows, store } = memory();
  const written = new WrittenSheets(store);
  await written.keep(game, matchOf('b', 'forged'), at('two'), 2);
  await written.keep(game, matchOf('b', 'forged'), at('three'), 3);
  expect(rows.get('b')).toMatchObject({ counts: false });
});
