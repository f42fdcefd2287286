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
  | { readonly kind: 'starting' }
  | { readonly kind: 'world-map' }
  | { readonly kind: 'scenarios' }
  | { readonly kind: 'introduction'; readonly scenario: number }
  | { readonly kind: 'party'; readonly chosen: readonly number[] }
  | { readonly kind: 'script'; readonly script: number }
  | { readonly kind: 'map'; readonly location: number }
  | { readonly kind: 'test'; readonly test: number; readonly sum: number }
  | { readonly kind: 'advancement'; readonly drawn: readonly number[]; readonly left: number }
  /** Decks are built: which of each player's. */
  | { readonly kind: 'deck-building'; readonly deck: number };
