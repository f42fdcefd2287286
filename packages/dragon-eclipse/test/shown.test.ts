import { optionKey, totalOfSum } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import {
  eclipseContent,
  forecastOf,
  dragonEclipse as game,
  type InCombat,
  partsOf,
  partsOfSlot,
  STATISTICS,
  statisticFacts,
} from '../src/index.ts';
import { previewOf } from '../src/preview.ts';
import { choose, table } from './table.ts';

/** A combat as its first seat sees it, at every decision; another option is taken each time. */
function* moments(options: Record<string, unknown>): Generator<InCombat> {
  const m = game.create({ seed: 'shown', seats: 2, options });
  for (let n = 0; n < 150 && !m.outcome; n++) {
    const [decision] = game.pending(m);
    if (m.combat) yield game.view(m, 0).state as InCombat;
    game.choose(m, decision.seat, {
      n: m.n,
      key: optionKey(decision.options[n % decision.options.length]),
    });
  }
}

describe('what is shown of a combat', () => {
  it.each([
    { mode: 'combat', corruptions: 2 },
    { mode: 'quick-battle', draft: false, deck: 'suggested', partnerDeck: 'suggested' },
  ])('[DE-MOD-01] the parts of a statistic add up to it: %j', (options) => {
    let compared = 0;
    for (const m of moments(options))
      m.combat.fighters.forEach((_, fighter) => {
        for (const { name, now, printed } of statisticFacts(m, fighter)) {
          const sum = partsOf(m, fighter, name).reduce((total, { by }) => total + by, 0);
          expect(Math.max(0, sum)).toBe(name === 'health' ? printed : now);
          compared++;
        }
      });
    expect(compared).toBeGreaterThan(STATISTICS.length * 100);
  });

  it.each([1, 2, 3, 4])('[DE-TURN-04] the parts of slot %i add up to the Power that it gives', (slot) => {
    const m = table({ enemy: { in: 'A1' }, Ann: { in: 'D4', slots: { [slot]: 'Guardian Stance' } } });
    const told = totalOfSum(partsOfSlot(m, 0, slot));
    choose(m, 'play Guardian Stance');
    expect(m.combat.fighters[0].power).toBe(told);
    expect(told).toBeGreaterThan(0);
  });

  it('an effect shows where one could go and what it touches from here', () => {
    const m = table({ enemy: { in: 'A1' }, Ann: { in: 'D4', slots: { 4: 'Focus' } } });
    const { dash, elemental, bonuses } = eclipseContent(m);
    const names = (spaces: readonly number[]) =>
      spaces.map((id) => game.nameOf(m, { kind: 'space', id }, 'en'));
    const walk = previewOf(m, 0, bonuses[dash].effect);
    expect(walk.range).toEqual([]);
    expect(names(walk.reach)).toContain('D5');
    expect(names(walk.reach)).not.toContain('A1');
    const strike = previewOf(m, 0, bonuses[elemental.fire].effect);
    expect(names(strike.range).sort()).toEqual(['C3', 'C4', 'D3', 'D5', 'E3', 'E4']);
    expect(strike.reach).toEqual([]);
  });

  it('[DE-RANGE-01] an effect from one of the tokens is counted from there', () => {
    const m = table({
      enemy: { in: 'A1' },
      tokens: { G1: 'Ann' },
      Ann: { in: 'D4', slots: { 4: 'Arc Light' } },
    });
    const { defs, byId } = eclipseContent(m);
    const card = defs[byId.get('arc-light') ?? -1];
    const { range } = previewOf(m, 0, card.type === 'action' ? (card.active ?? -1) : -1);
    const names = range.map((id) => game.nameOf(m, { kind: 'space', id }, 'en'));
    expect(names.sort()).toEqual(['F1', 'F2', 'G2']);
  });

  it('[DE-CSETUP-09] the coming card tells its effect; one that lies face down tells nothing', () => {
    const open = table({
      enemy: { in: 'A1', deck: ['symbol-2', 'symbol-1'] },
      Ann: { in: 'G4', slots: { 4: 'Focus' } },
    });
    expect(forecastOf(game, game.view(open, 0))).toMatchObject({
      symbol: 1,
      damage: [{ least: 0, most: 0 }],
      isCertain: true,
    });
    const hidden = game.create({ seed: 'dark', seats: 1, options: { hardUnpredictable: true } });
    expect(forecastOf(game, game.view(hidden, 0))).toBeUndefined();
  });
});
