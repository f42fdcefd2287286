import { below, optionKey, seedRng } from '@tabard/engine';
import { expect, it } from 'vitest';
import { dragonEclipse as game } from '../src/index.ts';

it.each(['a', 'b', 'c'])(
  '[DE-FLOW-04] of two that heal each other out of reach nobody fights for ever: %s',
  (seed) => {
    const m = game.create({ seed, seats: 1, options: { mystling: 'siren', enemy: 'siren' } });
    const rng = seedRng(seed);
    while (!m.outcome) {
      const [{ options }] = game.pending(m);
      game.choose(m, 0, { n: m.n, key: optionKey(options[below(rng, options.length)]) });
    }
    expect(m.combat?.round).toBeLessThan(70);
  },
);
