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
  partMapper,
  type Schema,
  secret,
  seeFaces,
  seeing,
  str,
  struct,
  type ViewContext,
  zone,
} from '@tabard/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stateFollow } from './follow.ts';
import { applyPatch, type Json, patchText } from './patch.ts';

const VARS: Readonly<Record<string, Schema>> = {
  walk: struct({ to: int, way: ints }),
  'effect:draw': struct({ count: int, pick: maybe(card) }),
};
const varsOf = (proc: string) => VARS[proc];

const schema = struct({
  n: int,
  rng: struct({ key: ints, n: int }),
  dice: ints,
  laid: ints,
  barrier: int,
  cards: struct({ def: ints, seen: ints }),
  name: str,
  done: bool,
  top: card,
  pool: ints,
  deck: zone,
  stack: frames,
  rows: list(struct({ at: int, marks: list(str) })),
  gaps: list(maybe(int)),
  outcome: maybe(struct({ winners: ints, reason: str })),
  players: bySeat(struct({ hand, plan: secret(str, ''), route: secret(maybe(ints), []), goal: maybe(int) })),
});

/** Cards of two backs; who knows them differs from state to state. */
const CARDS = 10;
const DEFS = Array.from({ length: CARDS }, (_, def) => ({ back: def % 2 }));

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
const cards = fc.record({
  def: fc.shuffledSubarray(
    Array.from({ length: CARDS }, (_, def) => def),
    { minLength: CARDS },
  ),
  seen: fc.array(fc.constantFrom(0, 1, 2, 3, 0x7fffffff), { minLength: CARDS, maxLength: CARDS }),
});
const state = fc.record({
  n: number,
  rng: fc.record({ key: numbers, n: number }),
  dice: numbers,
  laid: numbers,
  barrier: number,
  cards,
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
    fc.record({ hand: numbers, plan: word, route: optional(numbers), goal: optional(number) }),
    { maxLength: 4 },
  ),
});
type State = typeof state extends fc.Arbitrary<infer T> ? T : never;

/** Two similar states. */
const pair = fc
  .tuple(state, state, fc.subarray(Object.keys(schema.fields ?? {})))
  .map(([before, other, fields]) => {
    const taken = Object.fromEntries(Object.entries(other).filter(([field]) => fields.includes(field)));
    return { before, after: { ...before, ...taken } as State };
  });

const VIEWER = 1;
const follow = stateFollow(schema, varsOf);
const shown = struct({ ...schema.fields, cards: int, rng: int, dice: int, laid: int });
const map = partMapper(shown, varsOf, seeing);
const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value));

function contextOf({ cards }: State): ViewContext {
  return { cards, defs: DEFS as unknown as ViewContext['defs'], bit: 1 << VIEWER, viewer: VIEWER };
}

/** The viewer's view of a state, computed from scratch. */
function seen(state: State): Record<string, unknown> {
  const context = contextOf(state);
  const view = map(state as never, context, -1, undefined, undefined as never) as Record<string, unknown>;
  return { ...view, rng: 0, dice: 0, laid: 0, barrier: 0, cards: seeFaces(context, undefined) };
}

/** Updates a view from one state to the other; the updated view and the patch must both give the new view. */
function follows(before: State, after: State): string {
  const known = seen(before);
  const text = follow(after as never, contextOf(after), -1, undefined, known as never);
  expect(plain(known)).toEqual(plain(seen(after)));
  const patched = text === '' ? plain(seen(before)) : applyPatch(plain(seen(before)), JSON.parse(text));
  expect(patched).toEqual(plain(seen(after)));
  return text;
}

describe('a known view', () => {
  it('follows any change of the state, and returns a patch for it', () => {
    fc.assert(fc.property(state, state, (before, after) => void follows(before, after)));
    fc.assert(fc.property(pair, ({ before, after }) => void follows(before, after)));
  });

  it('has no patch exactly when nothing changed', () => {
    fc.assert(
      fc.property(pair, ({ before, after }) => {
        expect(follows(before, structuredClone(before))).toBe('');
        const difference = patchText(plain(seen(before)), plain(seen(after)));
        expect(follows(before, after) === '').toBe(difference === undefined);
      }),
    );
  });

  it('shares no object with the state, which is changed in place', () => {
    fc.assert(
      fc.property(state, state, (before, after) => {
        const known = seen(before);
        follow(after as never, contextOf(after), -1, undefined, known as never);
        const text = JSON.stringify(known);
        for (const list of [after.pool, after.deck, after.cards.seen, after.cards.def]) list.fill(77);
        for (const frame of after.stack) frame.step = 'elsewhere';
        for (const player of after.players) player.hand.push(77);
        expect(JSON.stringify(known)).toBe(text);
      }),
    );
  });
});
