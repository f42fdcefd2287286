/** Stores the sheets that matches write with the accounts of their players. */
import type { Game, MatchState } from '@tabard/engine';
import type { MatchRow, PlayerId } from '../store/rows.ts';
import type { Store } from '../store/store.ts';

type SheetStore = Pick<Store, 'sheets'>;

/** Stores the sheet of a match, once for each version of it. */
export class WrittenSheets {
  private latest: string | undefined;
  private readonly store: SheetStore;

  constructor(store: SheetStore) {
    this.store = store;
  }

  async keep({ sheetOf }: Game, row: MatchRow, state: MatchState, now: number): Promise<void> {
    const text = sheetOf?.(state);
    if (text === undefined || text === this.latest) return;
    const players = row.seats.flatMap(({ player }) => (player === undefined ? [] : [player]));
    const counts = (await this.known(row, players)) ?? (await countsFor(this.store, row, players));
    const sheet = { match: row.id, game: row.game, text, counts, updated: now };
    for (const player of players) await this.store.sheets.put(player, sheet);
    this.latest = text;
  }

  /** Whether the sheet counted when it was last kept: the one that the match began with may be gone since. */
  private async known({ id }: MatchRow, players: readonly PlayerId[]): Promise<boolean | undefined> {
    for (const player of players) {
      const own = await this.store.sheets.of(player);
      const before = own.find(({ match }) => match === id);
      if (before) return before.counts;
    }
    return undefined;
  }
}

/** A sheet counts if this server made or replayed all that led to it: no sheet before, or one that counts. */
export async function countsFor(
  { sheets }: SheetStore,
  { game, options, start }: Pick<MatchRow, 'game' | 'options' | 'start'>,
  players: readonly PlayerId[],
): Promise<boolean> {
  if (start) return false;
  const { sheet } = options;
  if (sheet === undefined || sheet === '') return true;
  for (const player of players) {
    const own = await sheets.of(player);
    if (own.some((one) => one.counts && one.game === game && one.text === sheet)) return true;
  }
  return false;
}
