import type { Card, EntityRef, Seat, Sum } from '@tabard/engine';

/** One side of a combat, with what it has so far. */
export interface FightSide {
  /** A seat, a Creature's card, or the name of a Mission's opponent. */
  readonly who: EntityRef;
  /** Its Combat with everything that changes it, the die not included. */
  readonly combat: number;
  /** How that comes about. */
  readonly parts: Sum;
  /** Its die, or 0 before the roll. */
  readonly die: number;
}

/** What is going on at the table, with its facts: all of it is public. Procedures say in what situation they are. */
export type Situation =
  | { readonly kind: 'fight'; readonly sides: readonly [FightSide, FightSide] }
  /** A die of 0 is still to be rolled. */
  | {
      readonly kind: 'check';
      readonly seat: Seat;
      readonly speed: number;
      readonly parts: Sum;
      readonly die: number;
      readonly difficulty: number;
    }
  /** A party tries to flee; the check itself is the situation inside. */
  | {
      readonly kind: 'escape';
      readonly seat: Seat;
      readonly creature: Card;
      readonly speed: number;
      readonly difficulty: number;
    }
  /** A Trap strikes; the parties are those still to be struck. */
  | {
      readonly kind: 'trap';
      readonly seat: Seat;
      readonly trap: Card;
      readonly area: Card;
      readonly parties: readonly Seat[];
    }
  /** An Incident does something to every party. */
  | { readonly kind: 'incident'; readonly incident: Card }
  | { readonly kind: 'meeting'; readonly seat: Seat; readonly encounter: Card }
  | { readonly kind: 'exploration'; readonly seat: Seat; readonly area: Card; readonly die: number }
  | { readonly kind: 'trial'; readonly seat: Seat; readonly mission: Card }
  | { readonly kind: 'journey'; readonly seat: Seat; readonly area: Card }
  | { readonly kind: 'trade'; readonly sides: readonly [TradeSide, TradeSide] };

/** What one side of a trade gives. */
export interface TradeSide {
  readonly seat: Seat;
  readonly gives: readonly Card[];
  /** How many more cards of its own choice are asked of it. */
  readonly open: number;
}
