import type { Card } from './ids.ts';
import { type Frame, innerOf, type Schema, type VarsOf } from './schema.ts';

/** How to map the parts of a state that not everybody may know. */
export interface Mapping<C> {
  card(card: Card, context: C): Card;
  /** `before` is the previous result; it is returned again if nothing changed. */
  zone(zone: readonly number[], context: C, before?: number[]): number[];
  hand(zone: readonly number[], context: C, owner: number, before?: number[]): number[];
  /** `open` maps the value itself. */
  secret(
    value: unknown,
    context: C,
    holder: number,
    open: (value: unknown) => unknown,
    fill: unknown,
  ): unknown;
}

/** Maps one part: `owner` is its seat or -1, `parent` the struct that contains it. */
export type PartMap<C, V = never, R = unknown> = (
  value: V,
  context: C,
  owner: number,
  parent: unknown,
  before: V | undefined,
) => R;

/**
 * A function that maps a state to another of the same schema; everything public is copied. Given the previous result it
 * shares its unchanged parts.
 */
export function mapper<C, T>(
  schema: Schema<T>,
  varsOf: VarsOf,
  how: Mapping<C>,
): (value: T, context: C, before?: T) => T {
  const map = partMapper(schema, varsOf, how) as PartMap<C, T, T>;
  return (value, context, before) => map(value, context, -1, undefined, before);
}

/** The same for a part of it. */
export function partMapper<C>(schema: Schema, varsOf: VarsOf, how: Mapping<C>): PartMap<C> {
  return mapOf(schema, varsOf, how) ?? ((value: never) => value);
}

/** The map of one part, or undefined where the value is used as it is. */
function mapOf<C>(schema: Schema, varsOf: VarsOf, how: Mapping<C>): PartMap<C> | undefined {
  switch (schema.kind) {
    case 'card':
      return (value, context) => how.card(value, context);
    case 'zone':
      return (value, context, _owner, _parent, before) => how.zone(value, context, before);
    case 'hand':
      return (value, context, owner, _parent, before) => how.hand(value, context, owner, before);
    case 'ints':
      return (value: number[], _context, _owner, _parent, before) => copiedNumbers(value, before);
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

/** A copy of these numbers, or the previous copy if it is equal. */
function copiedNumbers(numbers: number[], before: number[] | undefined): number[] {
  if (before?.length !== numbers.length) return numbers.slice();
  for (let i = 0; i < numbers.length; i++) if (numbers[i] !== before[i]) return numbers.slice();
  return before;
}

function innerMap<C>(schema: Schema, varsOf: VarsOf, how: Mapping<C>): PartMap<C> {
  return partMapper(innerOf(schema), varsOf, how);
}

function listMap<C>(schema: Schema, varsOf: VarsOf, how: Mapping<C>): PartMap<C> {
  const map = innerMap(schema, varsOf, how);
  const isBySeat = schema.kind === 'bySeat';
  return (values: never[], context, owner, _parent, before: never[] | undefined) => {
    const known = before?.length === values.length ? before : undefined;
    let mapped: unknown[] | undefined = known ? undefined : [];
    for (let i = 0; i < values.length; i++) {
      const one = map(values[i], context, isBySeat ? i : owner, values, before?.[i]);
      if (mapped) mapped[i] = one;
      else if (one !== known?.[i]) {
        // Equal to the previous result so far.
        mapped = known?.slice() ?? [];
        mapped[i] = one;
      }
    }
    return mapped ?? known;
  };
}

function maybeMap<C>(schema: Schema, varsOf: VarsOf, how: Mapping<C>): PartMap<C> {
  const map = innerMap(schema, varsOf, how);
  return (value, context, owner, parent, before) =>
    value === undefined || value === null ? undefined : map(value, context, owner, parent, before);
}

function secretMap<C>(schema: Schema, varsOf: VarsOf, how: Mapping<C>): PartMap<C> {
  const map = innerMap(schema, varsOf, how);
  return (value, context, owner, parent, before) => {
    const holder = schema.owner === undefined ? owner : (parent as Record<string, number>)[schema.owner];
    return how.secret(
      value,
      context,
      holder,
      // `before` is null where the secret was hidden.
      (open) => map(open as never, context, owner, parent, before ?? undefined),
      schema.fill,
    );
  };
}

/** Generated code where the platform allows it, so that the objects have one shape from the start. */
function structMap<C>(schema: Schema, varsOf: VarsOf, how: Mapping<C>): PartMap<C> {
  const fields = Object.entries(schema.fields ?? {}).map(
    ([name, of]) => ({ name, map: mapOf(of, varsOf, how) }) as const,
  );
  try {
    const names = fields.map((_, i) => `m${i}`);
    const code = `return function map(v, c, o, p, b) { ${structBody(fields)} }`;
    return new Function(...names, code)(...fields.map((field) => field.map));
  } catch (problem) {
    if (!(problem instanceof EvalError)) throw problem;
    return (
      value: Record<string, never>,
      context,
      owner,
      _parent,
      before: Record<string, never> | undefined,
    ) => {
      const mapped: Record<string, unknown> = {};
      let isSame = before !== undefined;
      for (const { name, map } of fields) {
        mapped[name] = map ? map(value[name], context, owner, value, before?.[name]) : value[name];
        isSame &&= mapped[name] === before?.[name];
      }
      return isSame ? before : mapped;
    };
  }
}

function structBody(fields: readonly { readonly name: string; readonly map: unknown }[]): string {
  const parts = fields.map(({ name, map }, i) => ({
    made: map ? `const f${i} = m${i}(v.${name}, c, o, v, b === undefined ? b : b.${name});` : '',
    name,
    value: map ? `f${i}` : `v.${name}`,
  }));
  const same = parts.map(({ name, value }) => `b.${name} === ${value}`).join(' && ') || 'true';
  const made = parts.map((part) => part.made).join(' ');
  const object = parts.map(({ name, value }) => `${name}: ${value}`).join(', ');
  return `${made} if (b !== undefined && ${same}) return b; return {${object}};`;
}

function framesMap<C>(varsOf: VarsOf, how: Mapping<C>): PartMap<C> {
  const maps: Record<string, (vars: unknown, context: C, before?: unknown) => unknown> = {};
  const mapFrame = (frame: Frame, context: C, before: Frame | undefined): Frame => {
    const { proc, step, since } = frame;
    const known = before?.proc === proc ? before : undefined;
    maps[proc] ??= mapper(varsOf(proc), varsOf, how);
    const vars = maps[proc](frame.vars, context, known?.vars) as Frame['vars'];
    if (known?.vars === vars && known.step === step && known.since === since) return known;
    return { proc, step, since, vars };
  };
  return (stack: Frame[], context, _owner, _parent, before: Frame[] | undefined) => {
    let isSame = before?.length === stack.length;
    const frames: Frame[] = [];
    for (let i = 0; i < stack.length; i++) {
      frames[i] = mapFrame(stack[i], context, before?.[i]);
      isSame &&= frames[i] === before?.[i];
    }
    return isSame ? before : frames;
  };
}
