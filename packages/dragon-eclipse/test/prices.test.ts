import { totalOfSum } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { bonusesOf, costOf, eclipseContent, type InCombat, partsOfCost } from '../src/index.ts';
import { table } from './table.ts';

function prices(m: InCombat) {
  return bonusesOf(m, 0).map((number) => {
    const bonus = eclipseContent(m).bonuses[number];
    return { bonus, cost: costOf(m, 0, bonus), parts: partsOfCost(m, 0, bonus) };
  });
}

describe('the price of a Bonus Action', () => {
  it('[DE-BONUS-03] is the sum of its parts', () => {
    for (const { bonus, cost, parts } of prices(table({ Ann: { in: 'D4' }, enemy: { in: 'A1' } }))) {
      expect(totalOfSum(parts)).toBe(cost);
      expect(parts[0]).toMatchObject({ origin: 'printed', by: bonus.cost });
    }
  });

  it('[DE-RL-DARK-09] names what Darkness adds, and never comes to more than ten', () => {
    const m = table({ Ann: { in: 'D4' }, enemy: { in: 'A1' } });
    m.combat.specialFee = 9;
    m.combat.elementFee = 2;
    const dear = prices(m).filter(({ bonus }) => bonus.kind === 'special' || bonus.kind === 'element');
    expect(dear.length).toBeGreaterThan(1);
    for (const { cost, parts } of dear) {
      expect(totalOfSum(parts)).toBe(cost);
      expect(cost).toBeLessThanOrEqual(10);
      expect(parts.map(({ origin }) => origin)).toContain('darkness');
    }
  });
});
