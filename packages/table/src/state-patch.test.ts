import {
  bool,
  bySeat,
  card,
  type Frame,
  frames,
  hand,
  int,
  ints,
  list,
  maybe,
  type Schema,
  secret,
  str,
  struct,
  zone,
} from '@tabard/engine';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { applyPatch, type Json, patchText } from './patch.ts';
import { differOf } from './state-patch.ts';

const VARS: Readonly<Record<string, Schema>> = {
  walk: struct({ to: int, way: ints }),
  'effect:draw': struct({ count: int, pick: maybe(card) }),
};
const varsOf = (proc: string) => VARS[proc];

const schema = struct({
  n: int,
  name: str,
  done: bool,
  top: card,
  pool: ints,
  deck: zone,
  stack: frames,
  rows: list(struct({ at: int, marks: list(str) })),
  gaps: list(maybe(int)),
  outcome: maybe(struct({ winners: ints, reason: str })),
  players: bySeat(struct({ hand, plan: secret(str, ''), goal: maybe(int) })),
});

const number = fc.integer({ min: -3, max: 9 });
const numbers = fc.array(number, { maxLength: 12 });
const word = fc.constantFrom('', 'a "word"', 'é', 'next');
const optional = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined });
const frame = fc.oneof(
  fc.record({
    proc: fc.constant('walk'),
    step: word,
    since: number,
    vars: fc.record({ to: number, way: numbers }),
  }),
  fc.record({
    proc: fc.constant('effect:draw'),
    step: word,
    since: number,
    vars: fc.record({ count: number, pick: optional(number) }),
  }),
) as fc.Arbitrary<Frame>;
const state = fc.record({
  n: number,
  name: word,
  done: fc.boolean(),
  top: number,
  pool: numbers,
  deck: numbers,
  stack: fc.array(frame, { maxLength: 4 }),
  rows: fc.array(fc.record({ at: number, marks: fc.array(word, { maxLength: 6 }) }), { maxLength: 7 }),
  gaps: fc.array(optional(number), { maxLength: 6 }),
  outcome: optional(fc.record({ winners: numbers, reason: word })),
  players: fc.array(
    fc.record({ hand: numbers, plan: fc.option(word, { nil: null }), goal: optional(number) }),
    { maxLength: 4 },
  ),
});
type State = typeof state extends fc.Arbitrary<infer T> ? T : never;

/** Two states that have much in common. */
const pair = fc
  .tuple(state, state, fc.subarray(Object.keys(VARS).concat(Object.keys(schema.fields ?? {}))))
  .map(([before, other, fields]) => {
    const taken = Object.fromEntries(Object.entries(other).filter(([field]) => fields.includes(field)));
    return { before, after: { ...before, ...taken } as State };
  });

const differ = differOf(schema, varsOf) as (before: unknown, after: unknown) => string;
const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value));

function comesOut(before: State, after: State): void {
  const text = differ(before, after);
  const patched = text === '' ? plain(before) : applyPatch(plain(before), JSON.parse(text));
  expect(patched).toEqual(plain(after));
}

describe('the patch between two values of a schema', () => {
  it('makes the one from the other', () => {
    fc.assert(fc.property(state, state, comesOut));
    fc.assert(fc.property(pair, ({ before, after }) => comesOut(before, after)));
  });

  it('is none exactly where they are equal', () => {
    fc.assert(
      fc.property(pair, ({ before, after }) => {
        expect(differ(before, structuredClone(before))).toBe('');
        expect(differ(before, after) === '').toBe(patchText(plain(before), plain(after)) === undefined);
      }),
    );
  });

  it('is made without generated code where the platform forbids it', () => {
    vi.stubGlobal(
      'Function',
      class {
        constructor() {
          throw new EvalError('no code from strings here');
        }
      },
    );
    const careful = differOf(schema, varsOf) as typeof differ;
    vi.unstubAllGlobals();
    fc.assert(
      fc.property(state, state, (before, after) => {
        const text = careful(before, after);
        if (text !== '') expect(applyPatch(plain(before), JSON.parse(text))).toEqual(plain(after));
      }),
    );
  });
});
