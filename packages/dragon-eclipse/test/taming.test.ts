import { describe, expect, it } from 'vitest';
import { eclipseContent, type InCombat, type MystlingDef } from '../src/index.ts';
import { choose, table, told } from './table.ts';

function taming(m: InCombat) {
  return (eclipseContent(m).defs[m.combat.fighters[m.seats].def] as MystlingDef).taming;
}

describe('taming', () => {
  it('[DE-TAME-01, DE-TAME-03] the last condition tames the Enemy at once, whatever comes of it', () => {
    const m = table({ Ann: { slots: { 4: 'Sprint', 3: 'Leap' } } });
    m.combat.tamed = taming(m).length;
    choose(m, 'play Sprint', 'stay');
    expect(m.outcome).toEqual({ winners: [0], reason: 'tamed' });
    expect(told(m, 'aftermath', 'result')).toBe('tame');
  });

  it('[DE-FLOW-03] without a Taming card there is no taming', () => {
    const m = table({ Ann: { slots: { 4: 'Sprint', 3: 'Leap' } } }, { taming: false });
    m.combat.tamed = taming(m).length;
    choose(m, 'play Sprint', 'stay');
    expect(m.outcome).toBeUndefined();
  });

  it('[DE-TAME-04] tamed by the blow that would beat it, it is tamed', () => {
    const m = table({
      Ann: { in: 'D3', slots: { 4: 'Pummel', 3: 'Leap' } },
      enemy: { in: 'D4', damage: 16 },
    });
    m.combat.tamed = taming(m).length;
    choose(m, 'play Pummel');
    expect(m.outcome?.reason).toBe('tamed');
  });

  it('[DE-END-02] beaten before it is tamed, the combat is won', () => {
    const m = table({
      Ann: { in: 'D3', slots: { 4: 'Pummel', 3: 'Leap' } },
      enemy: { in: 'D4', damage: 16 },
    });
    choose(m, 'play Pummel');
    expect(m.outcome).toEqual({ winners: [0], reason: 'won' });
  });
});

describe('the aftermath', () => {
  const lastBlow = {
    Ann: { in: 'D3', slots: { 4: 'Pummel', 3: 'Leap' }, damage: 15, discard: ['Fatigue'] },
    enemy: { in: 'D4', damage: 16 },
  };
  const sheet = (m: Parameters<typeof told>[0]) =>
    (told(m, 'aftermath', 'mystlings') as Record<string, unknown>[])[0];

  it('[DE-RECOV-01, DE-ENEMY-08, DE-SHEET-11] heals up to half of the Health; the rest and Fatigue stay', () => {
    const m = choose(table(lastBlow), 'play Pummel');
    const health = (eclipseContent(m).defs[m.combat.fighters[0].def] as MystlingDef).stats.health;
    const left = health - Math.floor(health / 2);
    expect(sheet(m)).toMatchObject({ id: 'firple', damage: left, recovered: 15 - left, fatigue: 1 });
  });

  it('[DE-HARD-07] in Steel mode it is at most Heal 5', () => {
    const worse = { ...lastBlow, Ann: { ...lastBlow.Ann, damage: 18 } };
    const m = choose(table(worse, { hardSteel: true }), 'play Pummel');
    expect(sheet(m)).toMatchObject({ damage: 13, recovered: 5 });
  });
});
