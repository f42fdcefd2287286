import { describe, expect, it } from 'vitest';
import { contentFor } from '../src/content.ts';
import type { OmegaDef } from '../src/defs.ts';

type Of<T extends OmegaDef['type']> = Extract<OmegaDef, { type: T }>;

const { defs } = contentFor('twilight', ['twilight']);

function cardsOf<T extends OmegaDef['type']>(type: T): Of<T>[] {
  return defs.filter((def): def is Of<T> => def.type === type);
}

function countBy<T>(list: readonly T[], key: (one: T) => string | number): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const one of list) counts[key(one)] = (counts[key(one)] ?? 0) + 1;
  return counts;
}

describe('the set of Twilight of the Gods', () => {
  it('[AN-GEN-05] has 110 cards: 12 Characters, 6 Arcane ones, 14 Areas, 13 Missions, 25 Encounters, 40 Advantages', () => {
    expect(defs).toHaveLength(110);
    expect(countBy(cardsOf('character'), ({ arcane }) => String(arcane))).toEqual({ false: 12, true: 6 });
    expect(countBy(cardsOf('area'), ({ level }) => level)).toEqual({ 1: 5, 2: 5, 3: 4 });
    expect(countBy(cardsOf('mission'), ({ kind }) => kind)).toEqual({ basic: 10, final: 3 });
    expect(countBy(cardsOf('encounter'), ({ kind }) => kind)).toEqual({ creature: 14, event: 11 });
    expect(countBy(cardsOf('encounter'), ({ level }) => level)).toEqual({ 1: 10, 2: 8, 3: 7 });
    expect(countBy(cardsOf('advantage'), ({ skill, stays }) => stays ?? skill)).toEqual({
      ki: 7,
      magic: 7,
      trickery: 7,
      artifact: 6,
      incident: 6,
      trap: 6,
      plot: 1,
    });
  });

  it('offers Trade in five Areas or more, Recruit in eight or more, and every objective in one', () => {
    const areas = cardsOf('area');
    const rewards = areas.flatMap((area) => area.rewards);
    expect(areas.filter(({ trade }) => trade).length).toBeGreaterThanOrEqual(5);
    expect(rewards.filter(({ kind }) => kind === 'recruit').length).toBeGreaterThanOrEqual(8);
    const offered = rewards.flatMap((reward) => (reward.kind === 'mission' ? [reward.name] : []));
    const wanted = cardsOf('mission').flatMap(({ at }) => (at === undefined ? [] : [at]));
    expect([...offered].sort()).toEqual([...wanted].sort());
  });

  it('keeps what the rulebook states of its Characters', () => {
    const stated = { archmage: [2, 3], general: [4, 2], duelist: [4, 3], merchant: [2, 4] };
    for (const { id, combat, speed } of cardsOf('character'))
      if (id in stated) expect([id, combat, speed]).toEqual([id, ...stated[id as keyof typeof stated]]);
    const pair = cardsOf('character').filter(({ id }) => ['colonel', 'elementalist'].includes(id));
    expect(pair.reduce((sum, { combat }) => sum + combat, 0)).toBe(7);
    expect(pair.reduce((sum, { speed }) => sum + speed, 0)).toBe(5);
  });

  it('keeps what the rulebook states of its Areas', () => {
    const by = new Map(cardsOf('area').map((area) => [area.id, area]));
    expect([by.get('parliament')?.level, by.get('ashvins-valley')?.level]).toEqual([1, 1]);
    expect(by.get('arcane')).toMatchObject({ level: 3, trade: false });
    expect(by.get('arcane')?.explore[2]).toBe(1);
    const forest = by.get('forest-of-hulijing');
    expect(forest).toMatchObject({ level: 2, trade: true });
    expect([forest?.explore[0], forest?.explore[5]]).toEqual([0, 2]);
    for (const id of ['ashvins-valley', 'shadow-highlands', 'the-gate-of-heaven'])
      expect(by.get(id)?.rewards.some(({ kind }) => kind === 'special')).toBe(true);
  });

  it('[AN-COMB-11] shares no name and no id with the other set', () => {
    const both = contentFor('twilight', ['twilight', 'omega']).defs;
    expect(both).toHaveLength(220);
    for (const language of ['en', 'fr'] as const)
      expect(new Set(both.map(({ names }) => names[language])).size).toBe(220);
  });
});
