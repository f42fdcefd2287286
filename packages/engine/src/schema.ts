import type { Card, Id, Node, Seat } from './ids.ts';
import { isObject, isWhole } from './shapes.ts';

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

// --- clone ---

type Copy = (value: never) => unknown;

/** A copier for values of this schema: generated code where the platform allows it, closures elsewhere. */
export function copier<T>(schema: Schema<T>, varsOf: VarsOf): (value: T) => T {
  try {
    return generate((helpers) => `return ${copyExpression(schema, 'v', helpers, varsOf)};`);
  } catch (problem) {
    if (!(problem instanceof EvalError)) throw problem;
    return plainCopier(schema, varsOf) as (value: T) => T;
  }
}

let generated = 0;

/**
 * A function of `v` with this body, which may call the collected helpers as `h0`, `h1` and so on.
 * Equal source texts would share V8's type feedback, so each function has a unique name.
 */
function generate<F extends Copy>(bodyWith: (helpers: Copy[]) => string): F {
  const helpers: Copy[] = [];
  const body = bodyWith(helpers);
  const names = helpers.map((_, i) => `h${i}`);
  return new Function(...names, `return function copy${++generated}(v) { ${body} }`)(...helpers);
}

/** Each list gets its own loop: a shared one would be megamorphic. */
function generateListCopier(of: Schema, varsOf: VarsOf): Copy {
  return generate((helpers) => {
    const one = copyExpression(of, 'one', helpers, varsOf);
    return `const copies = []; for (let i = 0; i < v.length; i++) { const one = v[i]; copies.push(${one}); } return copies;`;
  });
}

function copyExpression(schema: Schema, v: string, helpers: Copy[], varsOf: VarsOf): string {
  switch (schema.kind) {
    case 'ints':
    case 'zone':
    case 'hand':
      return `(${v}.length === 0 ? [] : ${v}.slice())`;
    case 'struct':
      return `{${Object.entries(schema.fields ?? {})
        .map(([name, field]) => `${name}: ${copyExpression(field, `${v}.${name}`, helpers, varsOf)}`)
        .join(', ')}}`;
    case 'secret':
      return copyExpression(innerOf(schema), v, helpers, varsOf);
    case 'maybe':
      // JSON turns undefined in a list into null.
      return `(${v} == null ? undefined : ${copyExpression(innerOf(schema), v, helpers, varsOf)})`;
    case 'list':
    case 'bySeat': {
      if (isAtom(innerOf(schema))) return `${v}.slice()`;
      helpers.push(generateListCopier(innerOf(schema), varsOf));
      return `h${helpers.length - 1}(${v})`;
    }
    case 'frames':
      helpers.push(framesCopier(varsOf));
      return `h${helpers.length - 1}(${v})`;
    default:
      return v;
  }
}

function plainCopier(schema: Schema, varsOf: VarsOf): Copy {
  switch (schema.kind) {
    case 'ints':
    case 'zone':
    case 'hand':
      return (v: number[]) => v.slice();
    case 'struct': {
      const fields = Object.entries(schema.fields ?? {}).map(
        ([name, field]) => [name, plainCopier(field, varsOf)] as const,
      );
      return (v: Record<string, never>) => {
        const copy: Record<string, unknown> = {};
        for (const [name, copyField] of fields) copy[name] = copyField(v[name]);
        return copy;
      };
    }
    case 'secret':
      return plainCopier(innerOf(schema), varsOf);
    case 'maybe': {
      const copy = plainCopier(innerOf(schema), varsOf);
      return (v) => (v === undefined || v === null ? undefined : copy(v));
    }
    case 'list':
    case 'bySeat':
      return listCopier(plainCopier(innerOf(schema), varsOf));
    case 'frames':
      return framesCopier(varsOf);
    default:
      return (v) => v;
  }
}

function listCopier(copy: Copy): Copy {
  return (values: never[]) => {
    const copies: unknown[] = [];
    for (let i = 0; i < values.length; i++) copies.push(copy(values[i]));
    return copies;
  };
}

function framesCopier(varsOf: VarsOf): Copy {
  const copiers = new Map<string, (vars: unknown) => unknown>();
  return (stack: Frame[]) => {
    const copies: Frame[] = [];
    for (let i = 0; i < stack.length; i++) {
      const frame = stack[i];
      let copyVars = copiers.get(frame.proc);
      if (!copyVars) {
        copyVars = copier(varsOf(frame.proc), varsOf);
        copiers.set(frame.proc, copyVars);
      }
      const vars = copyVars(frame.vars) as Record<string, unknown>;
      copies.push({ proc: frame.proc, step: frame.step, since: frame.since, vars });
    }
    return copies;
  };
}

/** The schema inside a list, a secret or a `maybe`. */
export function innerOf(schema: Schema): Schema {
  if (!schema.of) throw new Error(`a ${schema.kind} schema needs an inner one`);
  return schema.of;
}

function isAtom(schema: Schema): boolean {
  if (schema.kind === 'secret') return isAtom(innerOf(schema));
  return schema.kind === 'int' || schema.kind === 'str' || schema.kind === 'bool' || schema.kind === 'card';
}

// --- hash ---

let low = 0;
let high = 0;

function mix(word: number): void {
  low = Math.imul(low ^ word, 0x9e3779b1);
  high = Math.imul((high ^ (low >>> 15)) + word, 0x85ebca6b);
  low ^= high >>> 13;
}

function mixInt(value: number): void {
  mix(value | 0);
  if (value > 0x7fffffff || value < -0x80000000) mix(Math.floor(value / 0x100000000));
}

function mixString(value: string): void {
  mix(value.length);
  mixCharacters(value);
}

function mixCharacters(value: string): void {
  for (let i = 0; i < value.length; i++) mix(value.charCodeAt(i));
}

const SPACE = 32;

/** The same as mixing both words joined by a space, without building that string. */
function mixPair(one: string, other: string): void {
  mix(one.length + 1 + other.length);
  mixCharacters(one);
  mix(SPACE);
  mixCharacters(other);
}

/** The hash of a string: sixteen hexadecimal digits, the same on every machine. */
export function hashString(value: string): string {
  low = 0x2545f491;
  high = 0x4f6cdd1d;
  mixString(value);
  return digits();
}

/** A function that hashes values of this schema to sixteen hexadecimal digits. */
export function hasher<T>(schema: Schema<T>, varsOf: VarsOf): (value: T) => string {
  const walk = mixerFor(schema, varsOf);
  return (value) => {
    low = 0x2545f491;
    high = 0x4f6cdd1d;
    walk(value);
    return digits();
  };
}

function digits(): string {
  mix(0x1234567);
  return (low >>> 0).toString(16).padStart(8, '0') + (high >>> 0).toString(16).padStart(8, '0');
}

type Mixer = (value: never) => void;

function mixerFor<T>(schema: Schema<T>, varsOf: VarsOf): (value: T) => void {
  return mixer(schema, varsOf) as (value: T) => void;
}

function mixer(schema: Schema, varsOf: VarsOf): Mixer {
  switch (schema.kind) {
    case 'str':
      return mixString;
    case 'bool':
      return (v) => mix(v ? 1 : 0);
    case 'ints':
    case 'zone':
    case 'hand':
      return (v: number[]) => {
        mix(v.length);
        for (let i = 0; i < v.length; i++) mixInt(v[i]);
      };
    case 'struct':
      return structMixer(schema, varsOf);
    case 'secret':
      return mixer(innerOf(schema), varsOf);
    case 'maybe': {
      const walk = mixer(innerOf(schema), varsOf);
      return (v) => {
        mix(v === undefined ? 0 : 1);
        if (v !== undefined) walk(v);
      };
    }
    case 'list':
    case 'bySeat': {
      const walk = mixer(innerOf(schema), varsOf);
      return (v: never[]) => {
        mix(v.length);
        for (let i = 0; i < v.length; i++) walk(v[i]);
      };
    }
    case 'frames':
      return framesMixer(varsOf);
    default:
      return mixInt;
  }
}

/** Generated code where the platform allows it, as for copies. */
function structMixer(schema: Schema, varsOf: VarsOf): Mixer {
  const fields = Object.entries(schema.fields ?? {}).map(([name, of]) => [name, mixer(of, varsOf)] as const);
  try {
    return generate((helpers) => {
      helpers.push(...fields.map(([, walk]) => walk));
      return fields.map(([name], i) => `h${i}(v.${name});`).join(' ');
    });
  } catch (problem) {
    if (!(problem instanceof EvalError)) throw problem;
    return (v: Record<string, never>) => {
      for (const [name, walk] of fields) walk(v[name]);
    };
  }
}

function framesMixer(varsOf: VarsOf): Mixer {
  const mixers = new Map<string, (vars: unknown) => void>();
  return (stack: Frame[]) => {
    mix(stack.length);
    for (const frame of stack) {
      const mixVars = mixers.get(frame.proc) ?? mixerFor(varsOf(frame.proc), varsOf);
      mixers.set(frame.proc, mixVars);
      mixPair(frame.proc, frame.step);
      mix(frame.since);
      mixVars(frame.vars);
    }
  };
}

// --- check ---

/** Why a value does not match this schema, as one sentence, or undefined. */
export function faultIn(
  schema: Schema,
  value: unknown,
  varsOf: VarsOf,
  at = 'the match',
): string | undefined {
  switch (schema.kind) {
    case 'int':
    case 'card':
      return isWhole(value) ? undefined : `${at} should be a whole number`;
    case 'str':
      return faultInText(schema, value, at);
    case 'bool':
      return typeof value === 'boolean' ? undefined : `${at} should be true or false`;
    case 'ints':
    case 'zone':
    case 'hand':
      return faultInList(int, value, varsOf, at);
    case 'list':
    case 'bySeat':
      return faultInList(innerOf(schema), value, varsOf, at);
    case 'maybe':
      return value === undefined || value === null ? undefined : faultIn(innerOf(schema), value, varsOf, at);
    case 'secret':
      return faultIn(innerOf(schema), value, varsOf, at);
    case 'struct':
      return faultInStruct(schema, value, varsOf, at);
    case 'frames':
      return faultInFrames(value, varsOf, at);
  }
}

function faultInText({ words }: Schema, value: unknown, at: string): string | undefined {
  if (typeof value !== 'string') return `${at} should be a text`;
  return words && !words.includes(value) ? `${at} should be one of ${words.join(', ')}` : undefined;
}

function faultInList(of: Schema, value: unknown, varsOf: VarsOf, at: string): string | undefined {
  if (!Array.isArray(value)) return `${at} should be a list`;
  for (let i = 0; i < value.length; i++) {
    const fault = faultIn(of, value[i], varsOf, `${at}[${i}]`);
    if (fault) return fault;
  }
  return undefined;
}

function faultInStruct(schema: Schema, value: unknown, varsOf: VarsOf, at: string): string | undefined {
  if (!isObject(value)) return `${at} should be an object`;
  const fields = schema.fields ?? {};
  for (const name of Object.keys(value))
    if (!Object.hasOwn(fields, name)) return `${at}.${name} is not known`;
  for (const [name, of] of Object.entries(fields)) {
    const fault = faultIn(of, value[name], varsOf, `${at}.${name}`);
    if (fault) return fault;
  }
  return undefined;
}

function faultInFrames(value: unknown, varsOf: VarsOf, at: string): string | undefined {
  if (!Array.isArray(value)) return `${at} should be a list`;
  for (const [i, frame] of value.entries()) {
    if (typeof frame?.proc !== 'string' || typeof frame.step !== 'string' || !isWhole(frame.since))
      return `${at}[${i}] is not a frame`;
    const fault = faultIn(varsOf(frame.proc), frame.vars, varsOf, `${at}[${i}].vars`);
    if (fault) return fault;
  }
  return undefined;
}
