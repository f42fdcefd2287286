import { describe, expect, it } from 'vitest';
import { shared } from './shared.ts';

describe('a new value with the parts of the old one that are the same', () => {
  const before = { seats: [{ name: 'Ada' }, { name: 'Bo' }], hand: [1, 2, 3], outcome: undefined };

  it('is the old value when nothing changed', () => {
    expect(shared(before, structuredClone(before))).toBe(before);
  });

  it('keeps what did not change and takes what did', () => {
    const now = shared(before, { ...structuredClone(before), hand: [1, 3] });
    expect(now).toEqual({ ...before, hand: [1, 3] });
    expect(now.seats).toBe(before.seats);
    expect(Array.isArray(now.hand)).toBe(true);
  });

  it('keeps a sibling of what changed', () => {
    const now = shared(before, { ...before, seats: [{ name: 'Ada' }, { name: 'Cy' }] });
    expect(now.seats[0]).toBe(before.seats[0]);
    expect(now.seats[1]).toEqual({ name: 'Cy' });
  });

  it('knows a field that is new, gone, or only undefined', () => {
    expect(shared<object>({ a: 1 }, { a: 1, b: undefined })).toEqual({ a: 1, b: undefined });
    expect(Object.keys(shared<object>({ a: 1, b: 2 }, { a: 1 }))).toEqual(['a']);
    expect(Object.keys(shared<object>({ a: 1 }, { b: 1 }))).toEqual(['b']);
  });

  it('takes another kind of value as it is', () => {
    expect(shared<unknown>([1], { 0: 1 })).toEqual({ 0: 1 });
    expect(shared<unknown>(undefined, [1])).toEqual([1]);
    expect(shared<unknown>({ a: 1 }, null)).toBe(null);
  });
});
