import { describe, expect, it } from 'vitest';
import { adventureBoard, type CharacterDef, CLASSES, type Face } from '../src/index.ts';

const characters = adventureBoard.content.defs.filter((def): def is CharacterDef => 'cards' in def);
const startOf = (of: (typeof CLASSES)[number]) => characters.find((one) => one.class === of)?.cards[0][0];

const values = ({ health, defence, ranged, melee }: Face) => [
  health,
  defence,
  ranged?.attack ?? 0,
  ranged?.damage ?? 0,
  melee?.attack ?? 0,
  melee?.damage ?? 0,
];

describe('the Characters', () => {
  it('[WA-HERO-01, WA-DATA-01] are four of four classes, with four cards of two faces each', () => {
    expect(characters.map((one) => one.class).sort()).toEqual([...CLASSES].sort());
    for (const { cards } of characters) expect(cards.map((faces) => faces.length)).toEqual([2, 2, 2, 2]);
  });

  it('[WA-HERO-01] fight each in a way of their own', () => {
    const attacks = (of: (typeof CLASSES)[number]) => [
      startOf(of)?.ranged !== undefined,
      startOf(of)?.melee !== undefined,
    ];
    expect(attacks('warrior')).toEqual([false, true]);
    expect(attacks('hunter')).toEqual([true, true]);
    expect(attacks('mage')).toEqual([true, false]);
    expect(attacks('warlock')).toEqual([true, false]);
  });

  it.each(characters.map((one) => [one.id, one] as const))(
    '[WA-HERO-02] of %s no value falls from level to level, and at least two rise',
    (_id, { cards }) => {
      for (const side of [0, 1] as const)
        for (let level = 1; level < cards.length; level++) {
          const before = values(cards[level - 1][side]);
          const rises = values(cards[level][side]).map((value, i) => value - before[i]);
          expect(rises.every((rise) => rise >= 0)).toBe(true);
          expect(rises.filter((rise) => rise > 0).length).toBeGreaterThanOrEqual(2);
        }
    },
  );
});
