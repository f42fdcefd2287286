import { generate } from './generate.ts';
import { type Frame, innerOf, type Schema, type VarsOf } from './schema.ts';

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
