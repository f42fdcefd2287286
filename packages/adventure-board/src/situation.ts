import type { Card, Seat, Sum } from '@tabard/engine';
import type { AttackKind } from './defs.ts';

export interface AttackFacts {
  readonly kind: AttackKind;
  readonly attack: number;
  readonly damage: number;
  readonly parts: Sum;
  readonly damageParts: Sum;
  /** The least die that hits, as things stand; above 6 none does. */
  readonly needs: number;
}

/** One side of a fight, with everything that adds to it. */
export interface FightSide {
  /** The seat, or -1 for the Encounter. */
  readonly seat: Seat | -1;
  readonly encounter: number;
  readonly die: number;
  readonly defence: number;
  readonly defenceParts: Sum;
  readonly health: number;
  readonly healthParts: Sum;
  readonly damage: number;
  readonly ward: number;
  readonly wardParts: Sum;
  readonly attacks: readonly AttackFacts[];
}

/** What is going on at the table, with its facts: all of it is public. */
export type Situation =
  | { readonly kind: 'setup'; readonly part: 'first' | 'city' }
  /** A Character is chosen: by whom, and among which. */
  | { readonly kind: 'character'; readonly seat: Seat; readonly open: readonly number[] }
  | { readonly kind: 'turn'; readonly seat: Seat; readonly phase: string; readonly round: number }
  | {
      readonly kind: 'fight';
      readonly stage: string;
      readonly origin: string;
      readonly space: number;
      readonly card: Card;
      readonly sides: readonly [FightSide, FightSide];
      /** Out of 36 rolls of the dice, or of 1 once they lie: how often each outcome comes as things stand. */
      readonly odds: FightOdds;
    }
  | { readonly kind: 'trophy'; readonly seat: Seat }
  | { readonly kind: 'scouting'; readonly seat: Seat };

export interface FightOdds {
  /** The red side wins without falling, the black side does, both fall, nobody does. */
  readonly won: number;
  readonly lost: number;
  readonly both: number;
  readonly neither: number;
  /** The red side takes damage. */
  readonly hurt: number;
  readonly of: number;
}
