import { describe, expect, it } from 'vitest';
import { asked, choose, offered, table, told } from './table.ts';

const quiet = { slots: { 4: 'Focus' } };

describe('the Enemy turn', () => {
  it('[DE-ENEMY-02, DE-ENEMY-03] cards slide one slot, and the top card goes into slot 1', () => {
    const m = table({
      turn: 'enemy',
      enemy: { in: 'A1', slots: { 1: 'symbol-1', 5: 'symbol-2' }, deck: ['symbol-3', 'symbol-1'] },
      Ann: { in: 'G4', ...quiet },
    });
    expect(told(m, 'enemy', 'slots')).toEqual({ 1: 'symbol-3', 2: 'symbol-1' });
    expect(told(m, 'enemy', 'discard')).toEqual(['symbol-2']);
  });

  it('[DE-ENEMY-05, DE-ENEMY-07] with the last card the player tires, and the discard pile becomes the deck', () => {
    const m = table({
      turn: 'enemy',
      enemy: { in: 'A1', discard: ['symbol-1'], deck: ['symbol-3'] },
      Ann: { in: 'G4', ...quiet },
    });
    expect(told(m, 'Ann', 'discard')).toEqual(['Fatigue']);
    expect(told(m, 'fatigue')).toBe(4);
    expect(told(m, 'enemy', 'deck')).toEqual(['symbol-1']);
  });

  it('[DE-ENEMY-06] without Fatigue left it is 5 damage instead', () => {
    const m = table({
      turn: 'enemy',
      fatigue: 0,
      enemy: { in: 'A1', deck: ['symbol-3'] },
      Ann: { in: 'G4', ...quiet },
    });
    expect(told(m, 'Ann', 'damage')).toBe(5);
  });

  it('[DE-ENEMY-12] a card in the slot of its token sets off the Special Ability, and all cards go', () => {
    const given = {
      turn: 'enemy',
      'special slot': 3,
      enemy: { in: 'A1', slots: { 2: 'symbol-1' }, deck: ['symbol-3', 'symbol-2'] },
    };
    const m = table({ ...given, Ann: { in: 'G4', ...quiet } });
    while (asked(m) === 'blink') choose(m, offered(m)[0]);
    expect(told(m, 'enemy', 'slots')).toEqual({});
    expect(told(m, 'enemy', 'discard')).toEqual(['symbol-3', 'symbol-1']);
  });

  it('[DE-COND-08] a silenced Enemy keeps its cards', () => {
    const m = table({
      turn: 'enemy',
      'special slot': 3,
      enemy: { in: 'A1', silence: 1, slots: { 2: 'symbol-1' }, deck: ['symbol-3', 'symbol-2'] },
      Ann: { in: 'G4', ...quiet },
    });
    expect(told(m, 'enemy', 'slots')).toEqual({ 3: 'symbol-1', 1: 'symbol-3' });
    expect(told(m, 'enemy', 'silence')).toBe(0);
  });

  it('[DE-RUSH-01, DE-GOLD-03] of equally good spaces the player picks one', () => {
    const m = table({
      turn: 'enemy',
      enemy: { in: 'A2', deck: ['symbol-1', 'symbol-1'] },
      Ann: { in: 'D4', ...quiet },
    });
    expect(asked(m)).toBe('enemy-space');
    expect(offered(m)).toEqual(['move C3', 'move C4']);
  });

  it('[DE-RUSH-02] one that is beside its opponent does not move when it rushes', () => {
    const m = table({
      turn: 'enemy',
      enemy: { in: 'D3', deck: ['symbol-1', 'symbol-1'] },
      Ann: { in: 'D4', ...quiet },
    });
    expect(told(m, 'Ann', 'damage')).toBe(told(m, 'enemy', 'strength'));
  });

  it('[DE-COND-05] a slowed Enemy takes one step', () => {
    const m = table({
      turn: 'enemy',
      enemy: { in: 'D1', slow: 1, deck: ['symbol-3', 'symbol-1'] },
      Ann: { in: 'D7', ...quiet },
    });
    while (asked(m) === 'enemy-space') choose(m, offered(m)[0]);
    expect(told(m, 'enemy', 'in')).toBe('D2');
  });
});

describe('two players', () => {
  const two = { seats: ['Ann', 'Ben'] };

  it('[DE-COOP-06, DE-COOP-07] the card on top of the deck names the target', () => {
    const given = {
      ...two,
      turn: 'enemy',
      taunt: 'Ann',
      Ann: { in: 'D3', ...quiet },
      Ben: { in: 'D5', slots: { 4: 'Leap' } },
    };
    const m = table(
      { ...given, enemy: { in: 'D4', deck: ['symbol-1-taunt', 'symbol-1-other'] } },
      { enemy: 'firple', partner: 'prowler' },
    );
    expect(told(m, 'target')).toBe('Ben');
    expect(told(m, 'Ann', 'damage')).toBe(0);
    expect(told(m, 'Ben', 'damage')).toBeGreaterThan(0);
  });

  it('[DE-COOP-04] whoever deals damage in the own turn takes the Taunt token', () => {
    const m = table(
      {
        ...two,
        turn: 'Ben',
        taunt: 'Ann',
        Ann: { in: 'G1', ...quiet },
        Ben: { in: 'D5', slots: { 4: 'Pummel', 3: 'Leap' } },
        enemy: { in: 'D4' },
      },
      { enemy: 'firple' },
    );
    choose(m, 'play Pummel');
    expect(told(m, 'taunt')).toBe('Ben');
  });

  it('[DE-MOVE-04, DE-GOLD-04] a standee in the way is walked around', () => {
    const given = {
      ...two,
      turn: 'enemy',
      taunt: 'Ann',
      Ann: { in: 'D5', ...quiet },
      Ben: { in: 'D3', slots: { 4: 'Leap' } },
    };
    const enemy = { in: 'D2', deck: ['symbol-1-taunt', 'symbol-1-taunt'] };
    const m = table({ ...given, enemy }, { enemy: 'firple', partner: 'prowler' });
    expect(offered(m)).toEqual(['move C3', 'move E3']);
  });

  it('[DE-COOP-03, DE-END-01] the combat is lost with either Mystling', () => {
    const m = table(
      {
        ...two,
        turn: 'Ann',
        step: 'after',
        Ann: { in: 'G1', ...quiet, damage: 17, burn: 5 },
        Ben: { in: 'D5', slots: { 4: 'Leap' } },
      },
      { enemy: 'firple', mystling: 'prowler', partner: 'firple' },
    );
    expect(m.outcome).toEqual({ winners: [], reason: 'lost' });
  });
});
