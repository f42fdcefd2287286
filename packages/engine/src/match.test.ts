import { describe, expect, it } from 'vitest';
import { type Toy, toy } from '../test/toy.ts';
import { pickAtRandom, roll, ScriptError, seatsFrom } from './match.ts';

function begin(with_: Partial<Toy> = {}): Toy {
  return { ...toy.create({ seed: 'dice', seats: 3 }), ...with_ };
}

describe('roll', () => {
  it('gives every side, and stops undo', () => {
    const m = begin({ n: 6 });
    expect(new Set(Array.from({ length: 200 }, () => roll(m, 6)))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    expect(m.barrier).toBe(6);
  });

  it('uses the scripted dice first', () => {
    const m = begin({ dice: [5, 2] });
    expect([roll(m, 6), roll(m, 6), m.dice]).toEqual([5, 2, []]);
  });

  it('throws when the script has no die left', () => {
    expect(() => roll(begin({ scripted: true }), 6)).toThrow(ScriptError);
  });
});

describe('pickAtRandom', () => {
  it('takes a scripted die, counted from one', () => {
    expect(pickAtRandom(begin({ dice: [3] }), 4)).toBe(2);
  });

  it('uses no randomness for a single item', () => {
    expect(pickAtRandom(begin({ scripted: true }), 1)).toBe(0);
  });

  it('can pick every item', () => {
    const m = begin();
    expect(new Set(Array.from({ length: 100 }, () => pickAtRandom(m, 3)))).toEqual(new Set([0, 1, 2]));
  });
});

describe('seatsFrom', () => {
  it.each([
    [0, [0, 1, 2]],
    [2, [2, 0, 1]],
  ])('%i goes round the table', (first, seats) => {
    expect(seatsFrom(begin(), first)).toEqual(seats);
  });
});
