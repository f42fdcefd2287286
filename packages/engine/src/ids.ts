/**
 * Numbers that name things. A plain number passes for any of them; one kind does not pass for another, so that a seat
 * handed over for a card is an error of types.
 */
export type Id<Kind extends string> = number & { readonly is?: Kind };

/** A place at the table, from 0. */
export type Seat = Id<'seat'>;
/** A card instance of a match. */
export type Card = Id<'card'>;
/** A definition in a content. */
export type Def = Id<'def'>;
/** A compiled effect in a content. */
export type Node = Id<'node'>;
