import { ContentError, type ContentFile } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { mapFaults } from '../src/compile/map-faults.ts';
import { boardFiles } from '../src/content.ts';
import {
  adventureBoard,
  type BoardContent,
  compileContent,
  LEVELS,
  type MapDef,
  type SpaceDef,
} from '../src/index.ts';

const { map } = adventureBoard.content as BoardContent;
const counted = (resource: string) =>
  map.spaces.filter(({ isCity, resources }) => !isCity && resources.some((one) => one === resource)).length;

describe('the map of Orren', () => {
  it('[WA-BOARD-01, WA-MOVE-07] has forty spaces: three Cities, twelve grey, ten green, nine yellow, six red', () => {
    const others = map.spaces.filter(({ isCity }) => !isCity);
    expect(map.spaces).toHaveLength(40);
    expect(map.cities).toHaveLength(3);
    expect(LEVELS.map((_, level) => others.filter((space) => space.level === level).length)).toEqual([
      12, 10, 9, 6,
    ]);
    expect(new Set(map.spaces.map(({ names }) => names.en)).size).toBe(40);
  });

  it('[WA-BOARD-01] roads are walked both ways', () => {
    map.spaces.forEach(({ to }, from) => {
      for (const next of to) expect(map.spaces[next].to).toContain(from);
    });
  });

  it('[WA-BOARD-02] has nine regions', () => {
    expect(map.regions).toHaveLength(9);
  });

  it('[WA-BOARD-03] breaks no clause', () => {
    expect(mapFaults(map)).toEqual([]);
  });

  it('[WA-BOARD-04] offers about as many resources as the rules ask for', () => {
    const wanted = { rest: 11, train: 12, scout: 14, rumour: 4, travel: 7 };
    for (const [resource, count] of Object.entries(wanted))
      expect(Math.abs(counted(resource) - count)).toBeLessThanOrEqual(2);
    for (const city of map.cities)
      expect([...map.spaces[city].resources].sort()).toEqual(['barter', 'rest', 'rumour', 'train', 'travel']);
  });

  it('[WA-BOARD-06] carries twelve printed Encounters, no space two', () => {
    const printed = map.spaces.filter(({ encounter }) => encounter >= 0);
    expect(printed).toHaveLength(12);
    expect(new Set(printed.map(({ encounter }) => encounter)).size).toBe(12);
  });
});

/** The map with one space changed. */
function changed(id: string, change: Partial<SpaceDef>): MapDef {
  return { ...map, spaces: map.spaces.map((space) => (space.id === id ? { ...space, ...change } : space)) };
}

/** The map with a road laid or closed. */
function road(a: string, b: string, isOpen: boolean, of = map): MapDef {
  const number = (id: string) => map.spaces.findIndex((space) => space.id === id);
  const without = (to: readonly number[], other: number) => to.filter((one) => one !== other);
  return {
    ...of,
    spaces: of.spaces.map((space) => {
      if (space.id !== a && space.id !== b) return space;
      const other = number(space.id === a ? b : a);
      return { ...space, to: isOpen ? [...without(space.to, other), other] : without(space.to, other) };
    }),
  };
}

describe('a map that breaks a clause is refused with the rule', () => {
  const level = (word: (typeof LEVELS)[number]) => LEVELS.indexOf(word);
  it.each<[string, string, MapDef, string]>([
    [
      'a grey space behind green ones',
      'WA-BOARD-03',
      changed('witchlight-pool', { level: 0 }),
      'over spaces up to grey no way leads to',
    ],
    [
      'Cities too near each other',
      'WA-BOARD-03',
      road('lanthorn', 'stone-circle', true),
      'steps apart; expected 5 to 8',
    ],
    [
      'Cities not joined by grey spaces',
      'WA-BOARD-03',
      changed('reed-landing', { level: 1 }),
      'by grey spaces; expected at most 10',
    ],
    [
      'a space too far from every City',
      'WA-BOARD-03',
      road('salt-pans', 'tide-stair', false, road('coral-hall', 'drowned-throne', false)),
      'steps from every City',
    ],
    [
      'a red space next to a City',
      'WA-BOARD-03',
      changed('obsidian-quay', { level: level('red') }),
      'is next to the City',
    ],
    [
      'a space with too many neighbours',
      'WA-BOARD-03',
      changed('bell-meadow', { to: [0, 3, 4, 5, 6, 7] }),
      'has 6 neighbours',
    ],
    ['red spaces in one place', 'WA-BOARD-03', onlyOneRed(), 'the red spaces lie in 1 places'],
    ['a City too few', 'WA-BOARD-01', { ...map, cities: map.cities.slice(1) }, 'a map has three Cities'],
    ['a region in pieces', 'WA-BOARD-02', changed('larch-steps', { region: 8 }), 'does not hang together'],
    [
      'a region of three colours',
      'WA-BOARD-02',
      changed('bell-meadow', { level: level('yellow') }),
      'two neighbouring colours',
    ],
    [
      'a space without a resource',
      'WA-BOARD-04',
      changed('bell-meadow', { resources: [] }),
      'shows 0 resources',
    ],
    [
      'Travel without a network',
      'WA-BOARD-05',
      changed('bell-meadow', { resources: ['travel'] }),
      'needs both the resource Travel and a network',
    ],
    [
      'a fifth harbour',
      'WA-BOARD-05',
      changed('salt-pans', { network: 'harbour', resources: ['travel'] }),
      'four spaces are harbours',
    ],
    [
      'a lair too few',
      'WA-BOARD-06',
      changed('drovers-way', { encounter: -1, post: undefined }),
      'spaces with a lair; expected 3',
    ],
  ])('%s', (_name, rule, broken, message) => {
    const faults = mapFaults(broken);
    expect(faults.some((fault) => fault.rule === rule && fault.message.includes(message))).toBe(true);
  });

  function onlyOneRed(): MapDef {
    const own = map.regions.findIndex(({ id }) => id === 'cinder-reach');
    return {
      ...map,
      spaces: map.spaces.map((space) =>
        space.level === 3 && space.region !== own ? { ...space, level: 2 } : space,
      ),
    };
  }

  it('[WA-BOARD-03] when it is compiled, with its place', () => {
    const written = structuredClone(boardFiles.find(({ name }) => name === 'map')?.data) as {
      spaces: { id: string; to?: string[] }[];
    };
    for (const space of written.spaces)
      if (space.id === 'lanthorn') space.to = [...(space.to ?? []), 'stone-circle'];
    const pack: ContentFile = { name: 'map', data: written };
    expect(() => compileContent([...boardFiles, pack])).toThrow(ContentError);
    expect(() => compileContent([...boardFiles, pack])).toThrow('WA-BOARD-03');
  });
});
