import type { Schema } from './schema.ts';

/** What a step returns: `S` are the steps of its procedure, `R` is the procedure's result. */
export type Next<S extends string = string, R = number> =
  | { readonly to: 'go'; readonly step: S }
  | { readonly to: 'call'; readonly proc: string; readonly vars: unknown; readonly back: S }
  | { readonly to: 'become'; readonly proc: string; readonly vars: unknown; readonly type?: R }
  | { readonly to: 'done'; readonly result: R }
  | { readonly to: 'unwind'; readonly proc: string; readonly step: string };

/**
 * A procedure's name with the shapes of its variables and result. Handles stand in a low file of a game, so that
 * procedures can call each other without importing each other.
 */
export interface Handle<V = unknown, R = unknown> {
  readonly name: string;
  readonly vars: Schema<V>;
  /** The shape of its result; a number if omitted. */
  readonly gives?: Schema<R>;
  /** The step it continues with after `unwind`. */
  readonly landing?: string;
}

/** Declares a procedure that `procedure` defines elsewhere. */
export function declare<V>(name: string, vars: Schema<V>, more?: { landing?: string }): Handle<V, number>;
export function declare<V, R extends object>(
  name: string,
  vars: Schema<V>,
  more: { gives: Schema<R>; landing?: string },
): Handle<V, R>;
export function declare(name: string, vars: Schema, more: { gives?: Schema; landing?: string } = {}): Handle {
  return { name, vars, ...more };
}

/** Goes on with another step of the same procedure. */
export function go<S extends string>(step: S): Next<S, never> {
  return { to: 'go', step };
}
/**
 * Runs another procedure, then continues here with the step `back`. A number is then in `m.result`; for a result of a
 * declared shape `back` must be a `takes` step.
 */
export function call<V, S extends string>({ name }: Handle<V>, vars: NoInfer<V>, back: S): Next<S, never> {
  return { to: 'call', proc: name, vars, back };
}
/** Replaces this procedure with another (a tail call). */
export function become<V, R>({ name }: Handle<V, R>, vars: NoInfer<V>): Next<never, R> {
  return { to: 'become', proc: name, vars };
}
/** Ends the procedure with its result. */
export function done(): Next<never>;
export function done<R extends number | object>(result: R): Next<never, R>;
export function done(result: unknown = 0): Next<never, unknown> {
  return { to: 'done', result };
}
/** Abandons every frame above the procedure, which continues with its landing step. */
export function unwind({ name, landing }: Handle): Next<never, never> {
  if (landing === undefined) throw new Error(`"${name}" declares no landing to unwind to`);
  return { to: 'unwind', proc: name, step: landing };
}
