import { ledgers, rulings } from 'virtual:rulebook';
import { findEntry } from '../../games/registry.ts';
import {
  type BookSection,
  bookOf,
  type Example,
  editionsIn,
  proofsOf,
  type UsedLedger,
  variesBy,
} from './ledger.ts';

/** The rules of a game, and the rulings that prove them. */
export interface Book {
  readonly game: string;
  readonly sections: readonly BookSection[];
  readonly editions: readonly string[];
  readonly variesBy: 'edition' | 'mode';
  readonly proofs: ReadonlyMap<string, readonly Example[]>;
}

export async function loadBook(game: string): Promise<Book> {
  const used = findEntry(game)?.ledgers ?? [];
  const [loaded, examples] = await Promise.all([
    Promise.all(used.map(({ ledger, editions }) => loadLedger(ledger, editions))),
    rulings[game]?.(),
  ]);
  const sections = bookOf(loaded);
  return {
    game,
    sections,
    editions: editionsIn(loaded),
    variesBy: variesBy(sections),
    proofs: proofsOf(examples?.default ?? []),
  };
}

async function loadLedger(name: string, editions: readonly string[] | undefined): Promise<UsedLedger> {
  const load = ledgers[name];
  if (!load) throw new Error(`no rule of the ledger ${name} is in force`);
  return { sections: (await load()).default, editions };
}
