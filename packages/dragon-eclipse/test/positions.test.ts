import { type Given, PositionError } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { table } from './table.ts';

const pvp = { mode: 'quick-battle', draft: false };

/** Where and why a position is refused. */
function refusal(given: Given, options: Record<string, unknown> = {}): string {
  try {
    table(given, options);
  } catch (problem) {
    if (problem instanceof PositionError) return `${problem.path.join('.')}: ${problem.message}`;
    throw problem;
  }
  return 'accepted';
}

describe('a position that cannot be is refused in one sentence', () => {
  it.each<[string, Given, string]>([
    ['negative damage', { Ann: { damage: -1 } }, 'Ann.damage: expected a number from 0 to 99, found -1'],
    [
      '[DE-POWER-03] too much Power',
      { Ann: { power: 11 } },
      'Ann.power: expected a number from 0 to 10, found 11',
    ],
    ['[DE-COND-02] too much Burn', { Ann: { burn: 6 } }, 'Ann.burn: expected a number from 0 to 5, found 6'],
    ['[DE-COND-02] two Slow', { enemy: { slow: 2 } }, 'enemy.slow: expected a number from 0 to 1, found 2'],
    [
      '[DE-TERM-02] a statistic under 0',
      { Ann: { stats: { strength: -1 } } },
      'Ann.stats.strength: expected a number from 0 to 99, found -1',
    ],
    [
      'no Health',
      { Ann: { stats: { health: 0 } } },
      'Ann.stats.health: expected a number from 1 to 99, found 0',
    ],
    [
      '[DE-TERM-06] too many tokens',
      { Ann: { tokens: 11 } },
      'Ann.tokens: expected a number from 0 to 10, found 11',
    ],
    [
      '[DE-GOLD-04] two in a space',
      { enemy: { in: 'D4' }, Ann: { in: 'D4' } },
      'enemy.in: D4 is taken by another Mystling',
    ],
    [
      'a slot twice',
      { Ann: { slots: { 4: 'Leap', '04': 'Focus' } } },
      'Ann.slots.04: slot 4 has a card already',
    ],
    [
      'a slot that is no number',
      { Ann: { slots: { four: 'Leap' } } },
      'Ann.slots.four: expected a slot from 1 to 4, found four',
    ],
    [
      'two Upgrades',
      { Ann: { upgrade: ['Reach', 'Reach'] } },
      'Ann.upgrade: a Mystling has at most 1 Upgrade; 2 are given',
    ],
    [
      'a truth that is a text',
      { Ann: { triggered: 'yes' } },
      'Ann.triggered: expected true or false, found "yes"',
    ],
    [
      'a special slot that is none',
      { 'special slot': 6 },
      'special slot: expected a number from 1 to 5, found 6',
    ],
    ['a round before the first', { round: -1 }, 'round: expected a number from 0 to 999, found -1'],
    [
      'more conditions than the Taming card has',
      { tamed: 9 },
      'tamed: expected a number from 0 to 2, found 9',
    ],
    ['more Fatigue than there is', { fatigue: 6 }, 'fatigue: expected a number from 0 to 5, found 6'],
    ['dice that are no list', { dice: 3 }, 'dice: expected a list, found 3'],
    [
      'an owner of a token that nobody knows',
      { tokens: { D4: 'Bob' } },
      'tokens.D4: unknown seat "Bob"; expected one of Ann, enemy',
    ],
    [
      '[DE-ETOK-08] two tokens of a colour',
      { tokens: { D4: ['enemy', 'enemy'] } },
      'tokens.D4: a space has at most one token of each colour',
    ],
    [
      '[DE-ETOK-07] a token on Terrain',
      { tokens: { D4: 'enemy' }, terrain: { D4: 'berry' } },
      'terrain.D4: a token lies there',
    ],
    ['options that are a text', { options: 'arena' }, 'options: expected words with values, found "arena"'],
    [
      'a seat named as a word of positions',
      { seats: ['round'] },
      'seats.0: "round" is a word of positions; name the seat otherwise',
    ],
    ['a seat named twice', { seats: ['Ann', 'Ann'] }, 'seats.1: there are two seats called "Ann"'],
    [
      'a stray word',
      { Ann: { dmage: 1 } },
      'Ann.dmage: unknown word about a player "dmage"; did you mean "damage"?',
    ],
  ])('%s', (_, given, told) => {
    expect(refusal(given)).toBe(told);
  });

  it('[DE-ARENA-08] who stands in the hole of a map', () => {
    expect(refusal({ Ann: { in: 'D4' } }, { map: 'map-5', arena: 'open-field' })).toBe(
      'Ann.in: nobody may stand in D4',
    );
  });

  it('the Enemy in a duel', () => {
    const given = { seats: ['Ann', 'Ben'], tokens: { D4: 'enemy' } };
    expect(refusal(given, pvp)).toBe('tokens.D4: unknown seat "enemy"; expected one of Ann, Ben');
  });
});
