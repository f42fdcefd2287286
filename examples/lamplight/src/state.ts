import {
  bool,
  bySeat,
  type CardDef,
  type Content,
  coreFields,
  hand,
  type Infer,
  int,
  struct,
  zone,
} from '@tabard/engine';

/** The whole match, beside the fields that every match has. */
export const schema = struct({
  ...coreFields,
  /** How many nights are played, and the one it is. */
  nights: int,
  night: int,
  /** Whether a card that was played may be answered. */
  replies: bool,
  turn: int,
  /** The seat whose turn it is. */
  active: int,
  deck: zone,
  discard: zone,
  /** The card being played, and the reply to it. */
  table: zone,
  players: bySeat(struct({ light: int, hand })),
});
export type Match = Infer<typeof schema>;

/** A card of the set. */
export interface Lamp extends CardDef {
  readonly copies: number;
  readonly isReply: boolean;
  /** The number of its compiled effect. */
  readonly effect: number;
}
export type LampSet = Content<Lamp>;
