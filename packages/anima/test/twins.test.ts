import { describe, expect, it } from 'vitest';
import { twinsWith } from '../src/twins.ts';

const ONE_OF_A_KIND = ['character', 'mission', 'artifact', 'incident', 'trap', 'organization'];

const toad = {
  id: 'moonlit-toad',
  kind: 'creature',
  level: 1,
  combat: 1,
  won: { draw: 4 },
  lost: { discard: 3 },
};

describe('cards that do the same but for their numbers', () => {
  it('are of families that the rules have, and none is a Character, a Mission or a card that stays', () => {
    const twins = twinsWith([]);
    expect(twins.filter(({ why }) => why === undefined)).toEqual([]);
    expect(twins.filter(({ kind }) => ONE_OF_A_KIND.includes(kind))).toEqual([]);
    expect(twins.map(({ cards }) => cards)).toContainEqual(['treasure', 'celebration']);
  });

  it('are found in a pack too, in the form that cards have in the latest edition', () => {
    const pairs = (won: unknown) =>
      twinsWith([{ name: 'encounters', data: [{ ...toad, won }] }]).filter(({ why }) => why === undefined);
    expect(pairs({ draw: 4 })).toEqual([
      { kind: 'encounter', cards: ['dark-knight', 'moonlit-toad'], why: undefined },
    ]);
    expect(pairs({ retrieve: 4 })).toEqual([]);
  });

  it('count once when a pack writes a card anew', () => {
    const again = { ...toad, id: 'dark-knight', won: { draw: 4 } };
    expect(twinsWith([{ name: 'encounters', data: [again] }])).toEqual(twinsWith([]));
  });
});
