import type { Card, Id, Node, Seat } from './ids.ts';

/**
 * The shape of a match, declared once. Clone, hash, check, view and resampling are all derived from it,
 * so none of them can forget a field.
 */
export interface Schema<T = unknown> {
  readonly kind: Kind;
  readonly of?: Schema;
  readonly fields?: Readonly<Record<string, Schema>>;
  /** secret: the sibling field that names who may know; without it, the seat of the nearest `bySeat` list. */
  readonly owner?: string;
  /** str: the only texts it may be. */
  readonly words?: readonly string[];
  /** secret: the value that resampling substitutes for a hidden one. */
  readonly fill?: unknown;
  /** ints: a clone shares the list, which is replaced and never changed in place. */
  readonly isShared?: true;
  /** Only for the type checker. */
  readonly type?: T;
}

type Kind =
  | 'int'
  | 'str'
  | 'bool'
  | 'card'
  | 'ints'
  | 'zone'
  | 'hand'
  | 'list'
  | 'struct'
  | 'maybe'
  | 'bySeat'
  | 'secret'
  | 'frames';

export type Infer<S> = S extends Schema<infer T> ? T : never;
type InferFields<F> = { -readonly [K in keyof F]: Infer<F[K]> };

export const int: Schema<number> = { kind: 'int' };
export const seat: Schema<Seat> = { kind: 'int' };
export const node: Schema<Node> = { kind: 'int' };
export const str: Schema<string> = { kind: 'str' };
export const bool: Schema<boolean> = { kind: 'bool' };
/** A text that is one of these words. */
export function wordIn<const W extends readonly string[]>(words: W): Schema<W[number]> {
  return { kind: 'str', words };
}
/** A card instance that everyone at the table can point at, or -1. Cards that some may not know live in zones. */
export const card: Schema<Card> = { kind: 'card' };
/** The id of a game's own thing: a space, a fighter. */
export function id<Kind extends string>(): Schema<Id<Kind>> {
  return { kind: 'int' };
}
/** A list of integers. */
export const ints: Schema<number[]> = { kind: 'ints' };
/** A list of integers that seldom changes: it is replaced by another, so that a match and its clones share it. */
export const sharedInts: Schema<readonly number[]> = { kind: 'ints', isShared: true };
/** A place for cards: instance numbers, the top of a pile last. */
export const zone: Schema<Card[]> = { kind: 'zone' };
/** A zone inside a `bySeat` list whose cards that seat knows. */
export const hand: Schema<Card[]> = { kind: 'hand' };
/** The stack of frames; its variables have the schema of their procedure. */
export const frames: Schema<Frame[]> = { kind: 'frames' };

export function list<T>(of: Schema<T>): Schema<T[]> {
  return { kind: 'list', of };
}
/** A list with one entry a seat; a `secret` inside is known to that seat alone. */
export function bySeat<T>(of: Schema<T>): Schema<T[]> {
  return { kind: 'bySeat', of };
}
export function maybe<T>(of: Schema<T>): Schema<T | undefined> {
  return { kind: 'maybe', of };
}
export function struct<F extends Readonly<Record<string, Schema>>>(fields: F): Schema<InferFields<F>> {
  return { kind: 'struct', fields };
}
/** A value known only to its owner; in other views it is null. */
export function secret<T>(of: Schema<T>, fill: T, owner?: string): Schema<T> {
  return { kind: 'secret', of, fill, owner };
}

/** One running procedure: its name, its current step and its variables. */
export interface Frame {
  proc: string;
  step: string;
  /** The number of the decision at which the frame was called: the id that its batched answers share. */
  since: number;
  vars: Record<string, unknown>;
}

/** Looks up the schema of a procedure's variables. */
export type VarsOf = (proc: string) => Schema;

/** The schema inside a list, a secret or a `maybe`. */
export function innerOf(schema: Schema): Schema {
  if (!schema.of) throw new Error(`a ${schema.kind} schema needs an inner one`);
  return schema.of;
}
