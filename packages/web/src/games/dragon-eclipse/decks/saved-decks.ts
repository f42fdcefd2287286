import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** A deck kept in the browser: its cards are the text that can be imported and exported. */
export interface SavedDeck {
  readonly name: string;
  /** The id of the Mystling it is for. */
  readonly mystling: string;
  readonly cards: string;
}

interface SavedDecks {
  readonly decks: readonly SavedDeck[];
  /** The deck in the making for each Mystling, as text; kept without being asked to. */
  readonly drafts: Readonly<Record<string, string>>;
  setDraft(mystling: string, cards: string): void;
  /** A deck of the same name and Mystling is replaced. */
  save(deck: SavedDeck): void;
  remove(deck: SavedDeck): void;
}

function isSame(a: SavedDeck, b: SavedDeck): boolean {
  return a.name === b.name && a.mystling === b.mystling;
}

export const useSavedDecks = create<SavedDecks>()(
  persist(
    (set) => ({
      decks: [],
      drafts: {},
      setDraft: (mystling, cards) => set(({ drafts }) => ({ drafts: { ...drafts, [mystling]: cards } })),
      save: (deck) => set(({ decks }) => ({ decks: [...decks.filter((one) => !isSame(one, deck)), deck] })),
      remove: (deck) => set(({ decks }) => ({ decks: decks.filter((one) => !isSame(one, deck)) })),
    }),
    { name: 'tabard-decks', version: 1 },
  ),
);

export function decksFor(decks: readonly SavedDeck[], mystling: string): readonly SavedDeck[] {
  return decks.filter((deck) => deck.mystling === mystling);
}
