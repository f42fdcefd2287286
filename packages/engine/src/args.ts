/** How the arguments of words are declared, and the types that follow from it. */
import type { Node } from './ids.ts';
import type { Phrasing } from './vocabulary.ts';

/** How an argument is written. */
export type ArgSpec =
  | { readonly type: 'int'; readonly least?: number }
  | { readonly type: 'yes' }
  | { readonly type: 'word'; readonly of: readonly string[] }
  | { readonly type: 'name' }
  | { readonly type: 'effect' }
  | { readonly type: 'effects' }
  | { readonly type: 'phrase'; readonly family: string; readonly gives?: unknown };

export type OptionalSpec = ArgSpec & { readonly optional?: boolean };
export type ArgSpecs = Readonly<Record<string, OptionalSpec>>;

export const number = { type: 'int' } as const;
export const positive = { type: 'int', least: 1 } as const;
export const yes = { type: 'yes', optional: true } as const;
export const name = { type: 'name' } as const;
export const effect = { type: 'effect' } as const;
export const effects = { type: 'effects' } as const;
export const oneOf = <const W extends readonly string[]>(of: W) => ({ type: 'word', of }) as const;
export const optional = <const S extends ArgSpec>(spec: S) => ({ ...spec, optional: true }) as const;

/** Declares an argument that is an expression of this family; `T` is the type of its value. */
export function phrase<T>(family: string): { type: 'phrase'; family: string; gives?: T } {
  return { type: 'phrase', family };
}

/** A compiled expression (a condition, an amount, a selection) with its own text. */
export interface Phrased<T = unknown> {
  readonly family: string;
  readonly name: string;
  readonly args: Args;
  /** Its vocabulary entry. Not enumerable, so JSON omits it; `bindContent` restores it. */
  readonly spec: Phrasing<never, never, T>;
}

export type ArgValue =
  | number
  | string
  | boolean
  | readonly number[]
  | readonly string[]
  | Phrased
  | undefined;
export type Args = Readonly<Record<string, ArgValue>>;

type Required<S> = S extends { type: 'int' }
  ? number
  : S extends { type: 'yes' }
    ? true
    : S extends { type: 'word'; of: readonly (infer W)[] }
      ? W
      : S extends { type: 'name' }
        ? string
        : S extends { type: 'effect' }
          ? Node
          : S extends { type: 'effects' }
            ? readonly Node[]
            : S extends { type: 'phrase'; gives?: infer T }
              ? Phrased<T>
              : never;

type ArgOf<S> = S extends { optional: true } ? Required<S> | undefined : Required<S>;

/** The types of the compiled arguments of these specs. */
export type ArgsOf<S> = { readonly [K in keyof S]: ArgOf<S[K]> };
