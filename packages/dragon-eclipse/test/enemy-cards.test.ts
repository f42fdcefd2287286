import { EVERYONE } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { MODIFIED } from '../src/defs.ts';
import { addBoost, beginTurnBoosts, UNTIL } from '../src/rules/boosts.ts';
import { canDiscard, discardWithoutAsking } from '../src/rules/discarding.ts';
import { about } from '../src/rules/facts.ts';
import { statisticOf } from '../src/rules/stats.ts';
import { AT_SPACE, allInReach } from '../src/rules/targets.ts';
import type { EffectVars, InCombat } from '../src/state.ts';
import { table, told } from './table.ts';

const Ann = { slots: { 4: 'Leap' } };

/** Ann has the Enemy discard one component. */
function enemyDiscards(m: InCombat, what: 'top' | 'card'): void {
  const v: EffectVars = { ...about(m, 0), node: 0, at: 0, called: 0 };
  discardWithoutAsking(m, v, { what, who: 'foe', count: undefined, range: undefined });
}

describe('cards that the Enemy discards', () => {
  it('[DE-ENEMY-04] when the top card of its deck goes, the next one is seen', () => {
    const m = table({ enemy: { deck: ['symbol-1', 'symbol-2', 'symbol-3'] }, Ann });
    enemyDiscards(m, 'top');
    const { deck } = m.combat.fighters[1];
    expect(told(m, 'enemy', 'deck')).toEqual(['symbol-2', 'symbol-3']);
    expect(m.cards.seen[deck[deck.length - 1]]).toBe(EVERYONE);
  });

  it('[DE-ENEMY-05, DE-ENEMY-07] when the last card goes, the player tires and the deck is made anew', () => {
    const m = table({ enemy: { deck: ['symbol-1'] }, Ann });
    enemyDiscards(m, 'top');
    expect(told(m, 'Ann', 'discard')).toEqual(['Fatigue']);
    expect(told(m, 'enemy', 'deck')).toEqual(['symbol-1']);
    expect(told(m, 'enemy', 'discard')).toEqual([]);
  });

  it('[DE-ENEMY-07] a card from its slots refills an empty deck', () => {
    const m = table({ enemy: { deck: [], slots: { 3: 'symbol-2' } }, Ann });
    enemyDiscards(m, 'card');
    expect(told(m, 'enemy', 'deck')).toEqual(['symbol-2']);
    expect(told(m, 'enemy', 'slots')).toEqual({});
  });

  it('[DE-TAG-RESOLVE-IMMUNE] the card being resolved stays in its slot', () => {
    const m = table({ enemy: { deck: ['symbol-3'], slots: { 1: 'symbol-1' } }, Ann });
    m.stack.push({ proc: 'enemy-card', step: 'resolve', since: 0, vars: {} });
    expect(canDiscard(m, about(m, 0), { what: 'card', who: 'foe', count: undefined, range: undefined })).toBe(
      false,
    );
  });
});

describe('an effect of the Enemy on each other Mystling', () => {
  const aim = { you: 1, foe: 0, from: 0, range: 99, isInLine: false };

  it('[DE-TERR-07] damages attackable Terrain as well, and none of its own Summons', () => {
    const terrain = { D5: 'stall' };
    const m = table({ terrain, tokens: { D6: 'enemy' }, Ann }, { arena: 'market-square', enemy: 'umbra' });
    const stall = AT_SPACE + m.combat.terrain.findIndex((kind) => kind > 0);
    expect(allInReach(m, aim, 'mystlings')).toEqual([0, stall]);
    expect(allInReach(m, aim, 'opponents')).toEqual([0]);
  });
});

describe('a value changed until "your next turn"', () => {
  it('[DE-MOD-02] lasts until that of who changed it, whoever has it', () => {
    const m = table({ enemy: { stats: { defense: 3 } }, Ann });
    addBoost(m, 0, 1, MODIFIED.indexOf('defense'), -2, UNTIL.indexOf('next-turn'));
    beginTurnBoosts(m, 1);
    expect(statisticOf(m, 1, 'defense')).toBe(1);
    beginTurnBoosts(m, 0);
    expect(statisticOf(m, 1, 'defense')).toBe(3);
  });
});
