/** What the sentences of both languages have in common: amounts beside their nouns, and the shapes of arguments. */
import { fixed, type Node, type Phrased, signed, type Telling } from '@tabard/engine';
import type { AttackKind, Kind, Level, Value } from '../defs.ts';
import type { Span } from '../state.ts';

export type Who = 'you' | 'foe';
export type Whom = 'rivals' | 'everybody' | 'rivals-here' | 'here';
export type Found = 'own' | 'space' | Level;

export interface Amounted {
  readonly count: Phrased<number>;
  readonly who?: Who | undefined;
}
export interface BoostArgs {
  readonly value: Value | 'attack' | 'damage';
  readonly by: Phrased<number>;
  readonly who?: Who | undefined;
  readonly until?: Span | undefined;
}
export interface GoArgs {
  readonly place: string;
  readonly nearest?: true | undefined;
}
export interface RollArgs {
  readonly least: number;
  readonly pass?: Node | undefined;
  readonly fail?: Node | undefined;
}
export interface PayArgs {
  readonly pay: 'energy' | 'damage' | 'cards';
  readonly count: number;
  readonly do: Node;
}
export interface CountArgs {
  readonly count: string;
  readonly each?: number | undefined;
  readonly plus?: number | undefined;
  readonly most?: number | undefined;
}
export interface Bounded {
  readonly of: Phrased<number>;
  readonly bound: number;
}
export type { AttackKind, Kind, Level };

/** An amount beside its noun: "2", and what follows: " for each card in your hand". */
export interface Told {
  readonly head: string;
  readonly tail: string;
  /** The number for the grammar: several where it is counted. */
  readonly number: number;
}

export function told(value: Phrased<number>, t: Telling): Told {
  const count = fixed(value);
  if (count !== undefined) return { head: String(count), tail: '', number: count };
  const { each, plus, most } = value.args;
  const step = Number(each ?? 1);
  const fr = t.language === 'fr';
  const cap = most === undefined ? '' : fr ? ` (${most} au plus)` : ` (at most ${most})`;
  const what = t.phrase(value);
  if (plus === undefined) return { head: String(step), tail: ` ${what}${cap}`, number: step };
  const more = fr ? `, plus ${step} ${what}${cap}` : `, and ${step} more ${what}${cap}`;
  return { head: String(plus), tail: more, number: Number(plus) };
}

/** A signed amount: "+2", "−1 for each card in your hand". */
export function toldSigned(value: Phrased<number>, t: Telling): Told {
  const { head, tail, number } = told(value, t);
  return { head: signed(Number(head)), tail, number };
}
