import { describe, expect, it } from 'vitest';
import { choose, table, told } from './table.ts';

const given = {
  enemy: { in: 'D4', stats: { health: 4, defense: 0 } },
  tokens: { D2: 'Ann' },
  Ann: {
    in: 'D3',
    stats: { strength: 4, health: 20 },
    power: 4,
    damage: 5,
    burn: 2,
    tokens: 1,
    upgrade: ['Reach'],
    removed: ['Outburst'],
    discard: ['Fatigue'],
    slots: { 4: 'Strike', 3: 'Leap' },
  },
};

describe('after a combat', () => {
  it('[DE-POWER-04, DE-ETOK-12, DE-CLEAR-01, DE-CLEAR-02, DE-CLEAR-03] damage, Fatigue and removed cards are all that is left of it', () => {
    const m = choose(table(given, { mystling: 'golomo' }), 'play Strike');
    expect(told(m, 'aftermath')).toEqual({
      result: 'win',
      script: 'B81',
      turns: 1,
      mystlings: [{ id: 'golomo', damage: 5, recovered: 0, fatigue: 1, removed: ['outburst'] }],
    });
  });
});
