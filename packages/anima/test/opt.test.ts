import { optionKey } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { areaDef } from '../src/defs.ts';
import { shadowOfOmega } from '../src/index.ts';
import type { Omega } from '../src/state.ts';

function begin(options: object): Omega {
  return shadowOfOmega.create({ seed: 'walnut', seats: 3, options: { ...options } });
}

/** The same, once everybody has chosen what to keep. */
function drafted(options: object): Omega {
  const m = begin(options);
  while (m.turn === 0)
    for (const { n, seat, options } of shadowOfOmega.pending(m))
      shadowOfOmega.choose(m, seat, { n, key: optionKey(options[0]) });
  return m;
}

describe('options', () => {
  it.each([
    { given: {}, tree: false, multipleMissions: false },
    { given: { tree: true }, tree: true, multipleMissions: false },
    { given: { multipleMissions: true }, tree: false, multipleMissions: true },
    { given: { tree: true, multipleMissions: true }, tree: true, multipleMissions: true },
  ])('[AN-OPT-01] are off unless chosen, each for itself: $given', ({ given, tree, multipleMissions }) => {
    for (const edition of ['first', 'revised'])
      expect(begin({ edition, ...given })).toMatchObject({ edition, tree, multipleMissions });
  });
});

describe.each([
  { edition: 'first', title: '[AN-OPT-02] all Areas lie in three rows by level' },
  {
    edition: 'revised',
    title: '[AN-OPT-07] all Areas lie by level, level 1 at the bottom, level 3 at the top',
  },
])('the tree, $edition', ({ edition, title }) => {
  const m = drafted({ edition, tree: true });
  const levels = m.places.map((place) => areaDef(m, place.area[0]).level);

  it(title, () => {
    expect(levels).toEqual([1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3]);
    expect(m.decks.area).toEqual([]);
  });

  it('[AN-OPT-09] no Preliminary Encounter is placed, and the maximum number of Areas does not apply', () => {
    expect(m.places.every((place) => place.guard.length === 0)).toBe(true);
    expect(m.places.length).toBeGreaterThan(2 * m.seats);
  });
});

describe.each(['first', 'revised'])('without the tree, %s', (edition) => {
  it('[AN-OPT-01] as many Areas as players, each guarded', () => {
    const m = drafted({ edition });
    expect(m.places).toHaveLength(3);
    expect(m.places.every((place) => place.guard.length === 1)).toBe(true);
  });
});
