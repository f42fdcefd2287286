import { totalOfSum } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { forecastOf, dragonEclipse as game, threatsTo } from '../src/index.ts';
import { table } from './table.ts';
import { compareTurns, toldOf } from './truth.ts';

describe('the forecast of the Enemy', () => {
  it('is exact wherever it says that nothing hidden decides', () => {
    const figures = compareTurns('prove 0', 250);
    console.log(toldOf(figures));
    expect(figures.rightWhenCertain).toBe(figures.certain);
    expect(figures.certain).toBeGreaterThan(figures.turns / 3);
  });

  it('[DE-RUSH-01, DE-ETOK-05] plays the whole turn: the Rush, the tokens placed, the Attack', () => {
    const m = table(
      {
        enemy: { in: 'A1', stats: { swiftness: 2, strength: 3 }, deck: ['symbol-1', 'symbol-1', 'symbol-1'] },
        Ann: { in: 'D4', stats: { health: 30, defense: 0 }, slots: { 4: 'Focus' } },
      },
      { enemy: 'golomo', mystling: 'young-emberling', taming: false, arena: 'open-field' },
    );
    const forecast = forecastOf(game, game.view(m, 0));
    expect(forecast).toMatchObject({ damage: [{ least: 3, most: 3 }], isCertain: true });
    expect(forecast?.blows.map((blows) => blows.map(totalOfSum))).toEqual([[3]]);
    const threats = threatsTo(game, game.view(m, 0), 0);
    expect(threats[m.combat.fighters[0].space]).toBe(3);
    // Too far to be reached even after the Rush.
    expect(Math.min(...threats.filter((damage) => damage >= 0))).toBe(0);
  });

  it('leaves the match alone', () => {
    const m = table({ enemy: { in: 'A1' }, Ann: { in: 'D4', slots: { 4: 'Focus' } } });
    const hash = game.hash(m);
    forecastOf(game, game.view(m, 0));
    expect(game.hash(m)).toBe(hash);
  });
});
