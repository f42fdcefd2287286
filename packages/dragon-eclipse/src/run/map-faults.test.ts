import { describe, expect, it } from 'vitest';
import { openSet } from '../open-content.ts';
import type { RunMapDef, RunSpace } from './defs.ts';
import { mapFaults } from './map-faults.ts';

const maps = openSet.run?.maps ?? [];

type Edit = (spaces: { -readonly [K in keyof RunSpace]: RunSpace[K] }[], at: (id: string) => number) => void;

/** The first map with something broken in it. */
function broken(edit: Edit, letters = maps[0].letters): RunMapDef {
  const spaces = maps[0].spaces.map((space) => ({ ...space, next: space.next.slice() }));
  edit(spaces, (id) => spaces.findIndex((space) => space.id === id));
  return { ...maps[0], letters, spaces };
}

describe('the maps of Runs', () => {
  it('[DE-RL-MAP-06] are four graphs without a fault', () => {
    expect(maps.map(mapFaults)).toEqual([[], [], [], []]);
  });

  it('[DE-RL-MAP-01] lead through six Tier Combats and three Bosses on every way', () => {
    for (const { spaces } of maps) {
      const follow = (at: number): number[] => {
        const { kind, next } = spaces[at];
        const own = kind === 'tier' || kind === 'boss' ? 1 : 0;
        const rest = next.length ? [...new Set(next.flatMap(follow))] : [0];
        return [...new Set(rest.map((count) => count + own))];
      };
      expect(follow(0)).toEqual([9]);
    }
  });

  it('keep the printed numerals of the first map', () => {
    const tiers = maps[0].spaces.map(({ tier }) => tier).filter((tier) => tier > 0);
    expect([1, 2, 3, 4, 5].map((tier) => tiers.filter((one) => one === tier).length)).toEqual([
      3, 6, 5, 2, 2,
    ]);
  });

  it.each<readonly [string, Edit, string]>([
    ['a circle', (s, at) => (s[at('1b1')].next = [at('1a1')]), 'DE-RL-MAP-06: its arrows lead in a circle'],
    [
      'a space without a way to it',
      (s, at) => (s[at('start')].next = [at('1a1')]),
      'DE-RL-MAP-03: no way leads to',
    ],
    ['two Combats in a row', (s, at) => (s[at('1b1')].next = [at('1d1')]), 'DE-RL-MAP-03'],
    [
      'a Boss left out',
      (s, at) => (s[at('1f1')].next = [at('camp1')]),
      'DE-RL-MAP-04: camp1 lies behind no Boss',
    ],
    [
      'no Camp behind a Boss',
      (s, at) => (s[at('1B')].next = [at('2a1'), at('camp1')]),
      'DE-RL-MAP-04: no Campsite',
    ],
    [
      'a way that ends early',
      (s, at) => (s[at('3f1')].next = []),
      'DE-RL-MAP-06: a way ends in 3f1 after 2 of 3',
    ],
    [
      'no Mystery between two Combats',
      (s, at) => (s[at('1b1')].next = [...s[at('1b1')].next, at('1d1')]),
      'DE-RL-MAP-02: no Mystery lies between',
    ],
    ['Bosses out of order', (s, at) => (s[at('1B')].part = 2), 'DE-RL-MAP-06: the Boss 1B'],
  ])('are refused with %s', (_what, edit, fault) => {
    expect(mapFaults(broken((s, at) => void edit(s, at)))[0]).toContain(fault);
  });

  it('[DE-RL-MAP-02] have two to four letters, each on two spaces or more', () => {
    expect(mapFaults(broken(() => undefined, ['A']))).toEqual([
      'DE-RL-MAP-02: a map has 2 to 4 lettered slots; this one has 1',
    ]);
    expect(mapFaults(broken(() => undefined, ['A', 'B', 'C', 'D']))).toEqual([
      'DE-RL-MAP-02: the letter D is on fewer than 2 spaces',
    ]);
  });
});
