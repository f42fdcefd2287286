import type { Frame, Schema, VarsOf } from './schema.ts';

/** How the parts of a state that not everybody may know are carried over. */
export interface Mapping<C> {
  card(card: number, context: C): number;
  zone(zone: readonly number[], context: C): number[];
  hand(zone: readonly number[], context: C, owner: number): number[];
  /** `open` maps the value itself. */
  secret(
    value: unknown,
    context: C,
    holder: number,
    open: (value: unknown) => unknown,
    fill: unknown,
  ): unknown;
}

type Map<C> = (value: never, context: C, owner: number, parent: unknown) => unknown;

/** A function that makes a state of the same schema out of one, with everything plain copied. */
export function mapper<C, T>(
  schema: Schema<T>,
  varsOf: VarsOf,
  how: Mapping<C>,
): (value: T, context: C) => T {
  const map = mapOf(schema, varsOf, how) ?? ((value: never) => value);
  return (value, context) => map(value as never, context, -1, undefined) as T;
}

/** The map of one part, or undefined where the value itself will do. */
function mapOf<C>(schema: Schema, varsOf: VarsOf, how: Mapping<C>): Map<C> | undefined {
  switch (schema.kind) {
    case 'card':
      return (value, context) => how.card(value, context);
    case 'zone':
      return (value, context) => how.zone(value, context);
    case 'hand':
      return (value, context, owner) => how.hand(value, context, owner);
    case 'ints':
      return (value: number[]) => value.slice();
    case 'list':
    case 'bySeat':
      return listMap(schema, varsOf, how);
    case 'maybe':
      return maybeMap(schema, varsOf, how);
    case 'secret':
      return secretMap(schema, varsOf, how);
    case 'struct':
      return structMap(schema, varsOf, how);
    case 'frames':
      return framesMap(varsOf, how);
    default:
      return undefined;
  }
}

function innerMap<C>(schema: Schema, varsOf: VarsOf, how: Mapping<C>): Map<C> {
  return mapOf(schema.of as Schema, varsOf, how) ?? ((value: never) => value);
}

function listMap<C>(schema: Schema, varsOf: VarsOf, how: Mapping<C>): Map<C> {
  const map = innerMap(schema, varsOf, how);
  const isBySeat = schema.kind === 'bySeat';
  return (values: never[], context, owner) => {
    const mapped: unknown[] = [];
    for (let i = 0; i < values.length; i++)
      mapped.push(map(values[i], context, isBySeat ? i : owner, values));
    return mapped;
  };
}

function maybeMap<C>(schema: Schema, varsOf: VarsOf, how: Mapping<C>): Map<C> {
  const map = innerMap(schema, varsOf, how);
  return (value, context, owner, parent) =>
    value === undefined || value === null ? undefined : map(value, context, owner, parent);
}

function secretMap<C>(schema: Schema, varsOf: VarsOf, how: Mapping<C>): Map<C> {
  const map = innerMap(schema, varsOf, how);
  return (value, context, owner, parent) => {
    const holder = schema.owner === undefined ? owner : (parent as Record<string, number>)[schema.owner];
    return how.secret(
      value,
      context,
      holder,
      (open) => map(open as never, context, owner, parent),
      schema.fill,
    );
  };
}

/** Generated code where the platform allows it, so that the objects have one shape from the start. */
function structMap<C>(schema: Schema, varsOf: VarsOf, how: Mapping<C>): Map<C> {
  const fields = Object.entries(schema.fields ?? {}).map(
    ([name, of]) => ({ name, map: mapOf(of, varsOf, how) }) as const,
  );
  const parts = fields.map(
    ({ name, map }, i) => `${name}: ${map ? `m[${i}](v.${name}, c, o, v)` : `v.${name}`}`,
  );
  try {
    const maps = fields.map((field) => field.map);
    return new Function('m', `return function map(v, c, o) { return {${parts.join(', ')}}; }`)(maps);
  } catch (problem) {
    if (!(problem instanceof EvalError)) throw problem;
    return (value: Record<string, never>, context, owner) => {
      const mapped: Record<string, unknown> = {};
      for (const { name, map } of fields)
        mapped[name] = map ? map(value[name], context, owner, value) : value[name];
      return mapped;
    };
  }
}

function framesMap<C>(varsOf: VarsOf, how: Mapping<C>): Map<C> {
  const maps: Record<string, Map<C>> = {};
  return (stack: Frame[], context) =>
    stack.map((frame) => {
      maps[frame.proc] ??= mapOf(varsOf(frame.proc), varsOf, how) ?? ((value: never) => value);
      const vars = maps[frame.proc](frame.vars as never, context, -1, undefined) as Record<string, unknown>;
      return { proc: frame.proc, step: frame.step, since: frame.since, vars };
    });
}
