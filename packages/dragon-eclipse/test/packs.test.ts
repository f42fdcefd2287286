import { ContentError } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { eclipseFiles } from '../src/content.ts';
import { compileContent } from '../src/index.ts';

const NAME = { en: 'Sample', fr: 'Exemple' };
const PICTURE = { icon: 'fox', colours: ['light', 'lamp'] };
const CARD = { id: 'sample', name: NAME, picture: PICTURE };
const ENEMY = {
  'special-slot': 3,
  deck: [2, 2, 2],
  major: 'A',
  attacks: ['attack', 'attack', 'attack'],
  special: { name: NAME, effect: 'attack' },
};
const WILD = { ...CARD, divider: 'firple', tier: 1, element: 'earth', stats: { health: 9 }, enemy: ENEMY };
const common = eclipseFiles.find(({ name }) => name === 'common')?.data as Record<string, unknown>;

/** Where and why a set with this file in addition is refused. */
function refusal(name: string, data: unknown): string {
  try {
    compileContent([...eclipseFiles, { name, data }]);
  } catch (problem) {
    if (problem instanceof ContentError) return `${problem.path.join('.')}: ${problem.message}`;
    throw problem;
  }
  return 'accepted';
}

describe('a pack is refused in one sentence', () => {
  it.each<[string, string, unknown, string]>([
    [
      '[DE-DEAL-04] a wound for the opponent',
      'neutral',
      [{ ...CARD, set: 'S', active: { wound: 2, who: 'foe' } }],
      'neutral.0.active.who: unknown part of "wound" "who"; expected one of damage',
    ],
    [
      '[DE-SUMM-07] Summons under a standee',
      'wild',
      [{ ...WILD, enemy: { ...ENEMY, summon: 'shadow', setup: { place: 1, at: 'foe' } } }],
      'wild.0.enemy: a Summon cannot be placed under the opponent; expected "range" in place of "at: foe"',
    ],
    [
      '[DE-TERM-02] a statistic under 0',
      'wild',
      [{ ...WILD, stats: { health: 9, defense: -1 } }],
      'wild.0.stats.defense: expected a number from 0 to 99, found -1',
    ],
    [
      'a Bonus Action that nobody could pay for',
      'neutral',
      [{ ...CARD, set: 'S', upgrade: { bonus: { id: 'dear', name: NAME, cost: 11, effect: 'move' } } }],
      'neutral.0.upgrade.bonus.cost: expected a cost from 0 to 10, found 11',
    ],
    [
      'a Corruption of a letter that none has',
      'corruptions',
      [{ ...CARD, letter: 'G', bonus: { health: 1 } }],
      'corruptions.0.letter: unknown word "G"; expected one of A, B, C, D, E, F',
    ],
    [
      'Terrain that is called twice',
      'arenas',
      [
        {
          ...CARD,
          number: 99,
          terrain: [
            { id: 'twin', name: NAME },
            { id: 'twin', name: NAME },
          ],
        },
      ],
      'arenas.0.terrain.1.id: "twin" is written twice',
    ],
    [
      'a subtype of the main element',
      'wild',
      [{ ...WILD, subtype: { element: 'earth', limit: 2 } }],
      'wild.0.subtype.element: "earth" is the main element; a subtype is another one',
    ],
    [
      'Fatigue under another id',
      'common',
      { ...common, fatigue: { ...(common.fatigue as object), id: 'weariness' } },
      'common.fatigue.id: the Fatigue card is called "fatigue"; found "weariness"',
    ],
    [
      'two Enemy Attack symbols',
      'common',
      { ...common, attacks: (common.attacks as unknown[]).slice(1) },
      'common.attacks: there are three Enemy Attack symbols; 2 are written',
    ],
    [
      'a stray field of the common file',
      'common',
      { ...common, dahs: 1 },
      'common.dahs: unknown field "dahs"; did you mean "dash"?',
    ],
    [
      'a count by none at a time',
      'neutral',
      [{ ...CARD, set: 'S', active: { deal: { count: 'tokens', per: 0 }, range: 1 } }],
      'neutral.0.active.deal.per: expected a number from 1 to 999, found 0',
    ],
    [
      'more than anything could do',
      'neutral',
      [{ ...CARD, set: 'S', active: { repeat: 1e9, do: 'attack' } }],
      'neutral.0.active.repeat: expected a number from -999 to 999, found 1000000000',
    ],
    [
      'half a point of damage',
      'neutral',
      [{ ...CARD, set: 'S', active: { deal: 1.5, range: 1 } }],
      'neutral.0.active.deal: expected a whole number, found 1.5',
    ],
    ['a file that is a text', 'neutral', 'strike', 'neutral: expected a list, found "strike"'],
    ['a card that is null', 'neutral', [null], 'neutral.0: expected a mapping, found null'],
    [
      'an effect that is null',
      'neutral',
      [{ ...CARD, set: 'S', active: null }],
      'neutral.0.active: null is no effect word',
    ],
  ])('%s', (_, file, data, told) => {
    expect(refusal(file, data)).toBe(told);
  });
});
