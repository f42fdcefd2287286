import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { copier } from './copier.ts';
import { faultIn } from './fault.ts';
import { hasher, hashString } from './hasher.ts';
import {
  bool,
  bySeat,
  card,
  frames,
  hand,
  int,
  ints,
  list,
  maybe,
  type Schema,
  secret,
  sharedInts,
  str,
  struct,
  zone,
} from './schema.ts';

const everything = struct({
  whole: int,
  word: str,
  yes: bool,
  card,
  numbers: ints,
  pile: zone,
  seats: bySeat(struct({ hand, hidden: secret(int, 0) })),
  rows: list(list(struct({ a: int }))),
  perhaps: maybe(struct({ inside: ints })),
  sealed: bySeat(secret(str, '')),
  stack: frames,
});

const varsOf = (proc: string): Schema => (proc === 'fight' ? struct({ foe: int, dice: ints }) : struct({}));
const copy = copier(everything, varsOf);
const hash = hasher(everything, varsOf);

function anyOf(schema: Schema): fc.Arbitrary<unknown> {
  const inner = schema.of ?? int;
  switch (schema.kind) {
    case 'int':
    case 'card':
      return fc.maxSafeInteger();
    case 'str':
      return fc.string();
    case 'bool':
      return fc.boolean();
    case 'ints':
    case 'zone':
    case 'hand':
      return fc.array(fc.maxSafeInteger(), { maxLength: 6 });
    case 'list':
    case 'bySeat':
      return fc.array(anyOf(inner), { maxLength: 4 });
    case 'secret':
      return anyOf(inner);
    case 'maybe':
      return fc.option(anyOf(inner), { nil: undefined });
    case 'struct':
      return fc.record(
        Object.fromEntries(Object.entries(schema.fields ?? {}).map(([name, of]) => [name, anyOf(of)])),
        { noNullPrototype: true },
      );
    case 'frames':
      return fc.array(fc.constantFrom('fight', 'rest').chain(frameOf), { maxLength: 4 });
  }
}

function frameOf(proc: string): fc.Arbitrary<unknown> {
  const parts = { proc: fc.constant(proc), step: fc.string(), since: fc.nat(), vars: anyOf(varsOf(proc)) };
  return fc.record(parts, { noNullPrototype: true });
}

type Everything = Parameters<typeof copy>[0];
const anything = anyOf(everything) as fc.Arbitrary<Everything>;

/** Every way to change one atom or the length of one list. */
function* changesOf(value: unknown, change: (to: unknown) => void): Generator<() => void> {
  if (typeof value === 'number') yield () => change(value === 7 ? 8 : 7);
  else if (typeof value === 'string') yield () => change(`${value}x`);
  else if (typeof value === 'boolean') yield () => change(!value);
  else if (value === undefined) yield () => change({ inside: [] });
  else if (Array.isArray(value)) {
    if (value.length) yield () => value.pop();
    for (const i of value.keys()) yield* changesOf(value[i], (to) => (value[i] = to));
  } else if (typeof value === 'object' && value !== null) {
    const fields = value as Record<string, unknown>;
    for (const name of Object.keys(fields).filter((one) => one !== 'proc'))
      yield* changesOf(fields[name], (to) => (fields[name] = to));
  }
}

function sharesNothing(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || a === null) return true;
  if (a === b) return false;
  const theirs = b as Record<string, unknown>;
  return Object.entries(a).every(([name, value]) => sharesNothing(value, theirs[name]));
}

describe('copier', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('copies everything and shares nothing', () => {
    fc.assert(
      fc.property(anything, (value) => {
        const twin = copy(value);
        expect(twin).toEqual(value);
        expect(sharesNothing(value, twin)).toBe(true);
      }),
    );
  });

  it('gives the same copy where the platform forbids generated code', () => {
    vi.stubGlobal('Function', function forbidden() {
      throw new EvalError('generated code is forbidden here');
    });
    const plain = copier(everything, varsOf);
    fc.assert(
      fc.property(anything, (value) => {
        const twin = plain(value);
        expect(twin).toEqual(value);
        expect(sharesNothing(value, twin)).toBe(true);
      }),
    );
  });

  it('turns null in a saved list into undefined', () => {
    const rows = list(maybe(struct({ a: int })));
    const saved = JSON.parse(JSON.stringify([undefined, { a: 1 }]));
    expect(copier(rows, varsOf)(saved)).toEqual([undefined, { a: 1 }]);
  });

  it('keeps the order of fields, so that copies have one shape', () => {
    fc.assert(
      fc.property(anything, (value) => {
        expect(Object.keys(copy(value))).toEqual(Object.keys(everything.fields ?? {}));
      }),
    );
  });
});

describe('a shared list', () => {
  const schema = struct({ often: ints, seldom: sharedInts });

  it('is the same list in a clone, and others are not', () => {
    const one = { often: [1], seldom: [2] as readonly number[] };
    const other = copier(schema, varsOf)(one);
    expect(other).toEqual(one);
    expect([other.often === one.often, other.seldom === one.seldom]).toEqual([false, true]);
  });

  it('that is replaced in a match stays as it was in its clone', () => {
    const one = { often: [1], seldom: [2] as readonly number[] };
    const other = copier(schema, varsOf)(one);
    one.seldom = one.seldom.with(0, 3);
    expect([one.seldom, other.seldom]).toEqual([[3], [2]]);
  });
});

describe('hasher', () => {
  it('gives equal values equal hashes, also after a JSON round trip', () => {
    fc.assert(
      fc.property(anything, (value) => {
        expect(hash(value)).toMatch(/^[0-9a-f]{16}$/);
        expect(hash(copy(value))).toBe(hash(value));
        expect(hash(JSON.parse(JSON.stringify(value)))).toBe(hash(value));
      }),
    );
  });

  it('changes with any one field', () => {
    fc.assert(
      fc.property(anything, (value) => {
        const before = hash(value);
        const changes = [...changesOf(value, () => {})].length;
        for (let i = 0; i < changes; i++) {
          const changed = copy(value);
          [...changesOf(changed, () => {})][i]();
          expect(hash(changed)).not.toBe(before);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('distinguishes numbers beyond 32 bits', () => {
    const hashInts = hasher(ints, varsOf);
    expect(hashInts([2 ** 32])).not.toBe(hashInts([0]));
    expect(hashInts([-1])).not.toBe(hashInts([2 ** 32 - 1]));
  });

  it('gives a string the same hash on every machine', () => {
    expect(hashString('tabard')).toBe(hashString('tab' + 'ard'));
    expect(new Set(['', 'a', 'b', 'ab', 'ba', 'é'].map(hashString)).size).toBe(6);
  });
});

describe('faultIn', () => {
  const schema = struct({
    n: int,
    name: str,
    yes: bool,
    cards: zone,
    deep: list(struct({ at: int })),
    stack: frames,
  });
  const sound = { n: 1, name: 'x', yes: true, cards: [1], deep: [{ at: 1 }], stack: [] };

  it('finds no fault in a valid value', () => {
    fc.assert(
      fc.property(anything, (value) => {
        expect(faultIn(everything, value, varsOf)).toBeUndefined();
      }),
    );
  });

  it.each([
    [7, 'the match should be an object'],
    [{ ...sound, n: 1.5 }, 'the match.n should be a whole number'],
    [{ ...sound, name: 3 }, 'the match.name should be a text'],
    [{ ...sound, yes: 1 }, 'the match.yes should be true or false'],
    [{ ...sound, cards: [1, 'x'] }, 'the match.cards[1] should be a whole number'],
    [{ ...sound, cards: {} }, 'the match.cards should be a list'],
    [{ ...sound, deep: [{ at: 1 }, {}] }, 'the match.deep[1].at should be a whole number'],
    [{ ...sound, extra: 1 }, 'the match.extra is not known'],
    [{ ...sound, stack: [{ proc: 'fight' }] }, 'the match.stack[0] is not a frame'],
    [
      { ...sound, stack: [{ proc: 'fight', step: 'a', since: 0, vars: { foe: 1 } }] },
      'the match.stack[0].vars.dice should be a list',
    ],
  ])('says what is wrong with %j', (value, fault) => {
    expect(faultIn(schema, value, varsOf)).toBe(fault);
  });
});
