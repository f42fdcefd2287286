import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyPatch, type Json, type Patch, patchText } from './patch.ts';

/** No state has a field called "__proto__": no schema can name one. */
const value = fc
  .jsonValue({ maxDepth: 4 })
  .filter((one) => !JSON.stringify(one).includes('"__proto__":'))
  .map((one) => plain(one as Json));
/** Two similar values, like two views of one match. */
const pair = fc
  .tuple(value, fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })), value)
  .map(([before, chances, other]) => ({
    before,
    after: changed(before, () => chances.next().value < 0.2, other),
  }));

describe('a patch', () => {
  it('turns any value into any other', () => {
    fc.assert(fc.property(value, value, (before, after) => comesOut(before, after)));
  });

  it('turns a value into a similar one', () => {
    fc.assert(fc.property(pair, ({ before, after }) => comesOut(before, after)));
  });

  it.each(['valueOf', 'toString', 'constructor', 'hasOwnProperty'])('adds and removes "%s"', (key) => {
    comesOut({ [key]: { a: 1 } }, {});
    comesOut({}, { [key]: { a: 1 } });
    comesOut({ [key]: { a: 1 } }, { [key]: { a: 2 } });
  });

  it('is undefined between equal values', () => {
    fc.assert(
      fc.property(value, (one) => {
        expect(patchFrom(one, plain(one))).toBeUndefined();
      }),
    );
  });

  it('does not modify the value it is applied to', () => {
    fc.assert(
      fc.property(pair, ({ before, after }) => {
        const copy = plain(before);
        const patch = patchFrom(before, after);
        if (patch) applyPatch(before, patch);
        expect(before).toEqual(copy);
      }),
    );
  });

  it.each<[string, Json, Json, unknown]>([
    ['changes one field', { a: 1, b: 2 }, { a: 1, b: 3 }, { b: [3] }],
    ['takes a field away', { a: 1, b: 2 }, { a: 1 }, { b: null }],
    ['sets a field to null', { a: 1 }, { a: null }, { a: [null] }],
    ['lengthens a list', [1, 2], [1, 2, 3], { 2: [3], length: 3 }],
    ['shortens a list', [1, 2, 3], [1], { length: 1 }],
    ['empties a list', [1], [], { length: 0 }],
    ['replaces a list by an object', [1], {}, [{}]],
    [
      'replaces a list that changed for the most part',
      [1, 2, 3, 4, 5, 6],
      [6, 5, 4, 3, 2, 1],
      [[6, 5, 4, 3, 2, 1]],
    ],
    ['knows a field named length', { length: 1 }, { length: 2 }, { length: [2] }],
  ])('%s', (_, before, after, patch) => {
    expect(patchFrom(before, after)).toEqual(patch);
    comesOut(before, after);
  });

  it('treats missing fields like undefined ones', () => {
    const before = { a: undefined, b: 1 } as unknown as Json;
    expect(patchFrom(before, { b: 1 })).toBeUndefined();
    expect(patchFrom({ b: 1 }, before)).toBeUndefined();
  });
});

/** Over the wire and applied. */
function comesOut(before: Json, after: Json): void {
  const patch = patchFrom(before, after);
  const result = patch === undefined ? before : applyPatch(before, JSON.parse(JSON.stringify(patch)));
  expect(result).toEqual(after);
}

function plain(one: Json): Json {
  return JSON.parse(JSON.stringify(one));
}

function changed(one: Json, isHere: () => boolean, other: Json): Json {
  if (isHere()) return other;
  if (Array.isArray(one)) return one.map((part) => changed(part, isHere, other));
  if (typeof one !== 'object' || one === null) return one;
  const parts = Object.entries(one).filter(() => !isHere());
  return Object.fromEntries(parts.map(([key, part]) => [key, changed(part, isHere, other)]));
}

/** The patch as its receiver parses it. */
function patchFrom(before: Json, after: Json): Patch | undefined {
  const text = patchText(before, after);
  return text === undefined ? undefined : JSON.parse(text);
}
