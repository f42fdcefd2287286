import {
  bool,
  bySeat,
  type CardDef,
  type Content,
  card,
  coreFields,
  declare,
  effectsAbout,
  hand,
  type Infer,
  int,
  ints,
  type Node,
  reactionQueue,
  type Standing,
  seat,
  struct,
  zone,
} from '@tabard/engine';

/** The whole match, beside the fields that every match has. */
export const schema = struct({
  ...coreFields,
  /** How many nights are played, and the one it is. */
  nights: int,
  night: int,
  /** Whether a card that was played may be answered, and whether customs of the house are in the set. */
  replies: bool,
  customs: bool,
  turn: int,
  /** The seat whose turn it is. */
  active: seat,
  deck: zone,
  discard: zone,
  /** The card being played, and the reply to it. */
  table: zone,
  /** The custom in force, for everybody. */
  house: zone,
  players: bySeat(struct({ light: int, hand })),
  reactions: reactionQueue,
  /** The triggers that act once a turn and did. */
  fired: ints,
});
export type Match = Infer<typeof schema>;

/** What the effect of a card is about: its player, the card, and for a reply the player it answers. */
const aboutSchema = struct({ you: seat, card, rival: seat, amount: int });
export type About = Infer<typeof aboutSchema>;

export const effects = effectsAbout<Match, About>(aboutSchema);

/** The procedures, by which the rules and the words call each other. */
export const innHandle = declare('inn', struct({}));
export const playedCard = declare('card', struct({ card, by: seat }), { landing: 'spent' });

/** A card of the set. */
export interface Lamp extends CardDef {
  readonly copies: number;
  readonly isReply: boolean;
  /** The number of its compiled effect; a custom has none. */
  readonly effect: Node | undefined;
  /** What it changes for everybody while it lies in the house. */
  readonly custom: Standing | undefined;
}
export type LampSet = Content<Lamp>;
