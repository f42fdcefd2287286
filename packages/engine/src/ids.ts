/**
 * Flavoured numbers. A plain number is assignable to every kind; one kind is not assignable to another, so passing a seat
 * as a card is a type error.
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
