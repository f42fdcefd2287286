import type { Card, Seat } from '@tabard/engine';

/** What is going on in a match, with its facts: all of it is public. Procedures say in what situation they are. */
export type Situation =
  /** A player's turn: before the card was played, or after it; `mayPlay` while a card can be chosen. */
  | { readonly kind: 'turn'; readonly seat: Seat; readonly hasPlayed: boolean; readonly mayPlay: boolean }
  /** The end of a player's turn: the slots are filled again. */
  | { readonly kind: 'turn-end'; readonly seat: Seat }
  /** An Action card is being resolved. */
  | { readonly kind: 'card'; readonly fighter: number; readonly card: Card }
  | { readonly kind: 'enemy-turn' }
  // A campaign: what lies open, and what is decided together.
  | { readonly kind: 'starting'; readonly open: readonly number[] }
  | { readonly kind: 'world-map' }
  | { readonly kind: 'scenarios' }
  | { readonly kind: 'introduction'; readonly scenario: number }
  | { readonly kind: 'party'; readonly chosen: readonly number[]; readonly open: readonly number[] }
  | { readonly kind: 'script'; readonly script: number }
  | { readonly kind: 'map'; readonly location: number }
  | { readonly kind: 'test'; readonly test: number; readonly sum: number }
  /** A Combat of the story, and before it the choice who fights. */
  | { readonly kind: 'story-combat'; readonly enemy: number }
  | { readonly kind: 'fighters'; readonly enemy: number }
  | { readonly kind: 'advancement'; readonly drawn: readonly number[]; readonly left: number }
  // A Run: the whole of it, then what is decided.
  | { readonly kind: 'run' }
  | { readonly kind: 'run-maps' }
  | { readonly kind: 'run-mystlings' }
  | { readonly kind: 'perk'; readonly perk: number; readonly left: number }
  | { readonly kind: 'crossroads'; readonly space: number }
  | { readonly kind: 'mysteries'; readonly drawn: readonly number[] }
  | { readonly kind: 'mystery'; readonly card: number; readonly isTopOnly: boolean }
  | {
      readonly kind: 'reward';
      readonly seat: Seat;
      readonly drawn: readonly number[];
      readonly mayRemove: boolean;
    }
  | { readonly kind: 'removal'; readonly seat: Seat; readonly left: number }
  | { readonly kind: 'run-combat'; readonly enemy: number; readonly isBoss: boolean }
  | { readonly kind: 'camp'; readonly campsite: number }
  | { readonly kind: 'arming' }
  | { readonly kind: 'goals'; readonly seat: Seat }
  | { readonly kind: 'resolution'; readonly uncounted: readonly number[] }
  | { readonly kind: 'farewell' }
  /** Mystlings are picked in turn: by whom now, and among which. */
  | { readonly kind: 'draft'; readonly seat: Seat; readonly open: readonly number[] }
  /** A duel is about to begin: whose fighter is chosen now, and among which. */
  | { readonly kind: 'duel'; readonly seat: Seat; readonly open: readonly number[] }
  /** Decks are built: which of each player's. */
  | { readonly kind: 'deck-building'; readonly deck: number };
