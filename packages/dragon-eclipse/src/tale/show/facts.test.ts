import { optionKey } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import '../../content.ts';
import { eclipseContent } from '../../defs.ts';
import { dragonEclipse as game } from '../../index.ts';
import { hasTale, type InTale } from '../facts.ts';
import { companions, locationFacts, testFacts } from './facts.ts';
import { optionFacts, optionLabel, testRows } from './options.ts';

/** A campaign after these answers, each the first option that its key begins with. */
function after(...keys: readonly string[]): InTale {
  const m = game.create({ seed: 'facts', seats: 1, options: { mode: 'campaign' } });
  for (const wanted of keys) {
    const [{ options }] = game.pending(m);
    const option = options.find((one) => optionKey(one).startsWith(wanted));
    if (!option) throw new Error(`"${wanted}" is not offered`);
    game.choose(m, 0, { n: m.n, key: optionKey(option) });
  }
  if (!hasTale(m)) throw new Error('no campaign has begun');
  return m;
}

describe('the facts of a campaign', () => {
  it('[DE-JOUR-10] tell of every spot, hidden ones too, and of the time that is left', () => {
    const facts = locationFacts(after('take-along'));
    expect(facts?.spots).toHaveLength(9);
    expect(facts?.spots.filter(({ spot }) => spot.isHidden)).toHaveLength(2);
    expect(facts?.time).toEqual({ length: 4, left: 4, isRed: true });
  });

  it('[DE-TEST-01] give every row of a Test its chance, all of them together 1', () => {
    const m = after('take-along');
    const rope = locationFacts(m)?.spots[2].spot.script ?? -1;
    const test = testFacts(after('take-along', `read ${rope}`, 'take'));
    const chances = test?.rows.map(({ chance }) => chance) ?? [];
    expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
    expect(test?.rows.filter(({ isNow }) => isNow)).toHaveLength(1);
  });

  it('[DE-JOUR-04] name what an option costs and gives, and what it needs', () => {
    const m = after('take-along');
    const smokehouse = locationFacts(m)?.spots[0].spot.script ?? -1;
    const at = after('take-along', `read ${smokehouse}`);
    const nodes = game.pending(at)[0].options.filter(({ verb }) => verb === 'take');
    const [byHand, byFire] = nodes.map(({ refs }) => optionFacts(at, refs[0], 'en'));
    expect(byHand.gives.map(({ word, count }) => [word, count])).toEqual([
      ['time', 1],
      ['items', 1],
    ]);
    expect(byFire.needs).toBe('with a Mystling of fire');
  });

  it('[DE-JOUR-04] count what is gained of cards that are drawn, and both sides of a sale', () => {
    const m = after('take-along');
    const signs = (label: string) => {
      const { nodes } = eclipseContent(m);
      const node = nodes.findIndex((_, at) => optionLabel(m, at, 'en') === label);
      return optionFacts(m, node, 'en').gives.map(({ word, count }) => [word, count]);
    };
    expect(signs('Pay for the forgetting')).toEqual([['draw-items', 1]]);
    expect(signs('Sell her something')).toEqual([
      ['pay-item', 1],
      ['silver', 1],
    ]);
  });

  it('[DE-TEST-01] name the Test that an option leads to, and its table', () => {
    const m = after('take-along');
    const rope = locationFacts(m)?.spots[2].spot.script ?? -1;
    const at = after('take-along', `read ${rope}`);
    const options = game.pending(at)[0].options.filter(({ verb }) => verb === 'take');
    const tests = options.flatMap(({ refs }) =>
      optionFacts(at, refs[0], 'en').gives.flatMap(({ test }) => test ?? []),
    );
    expect(tests).toHaveLength(1);
    const inside = testFacts(after('take-along', `read ${rope}`, 'take'));
    expect(tests[0]).toBe(inside?.test);
    expect(testRows(at, tests[0])).toEqual(inside?.rows.map(({ row }) => row));
  });

  it('list the Party with what each carries', () => {
    expect(companions(after('take-along'), 'en')).toMatchObject([
      { pocket: { damage: 0, fatigue: 0 }, isExalted: false },
    ]);
  });
});
