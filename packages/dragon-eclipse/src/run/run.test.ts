import { below, optionKey, seedRng } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { dragonEclipse } from '../index.ts';
import type { Match } from '../state.ts';

/** Plays with random answers but for giving up; gives the kinds of decisions that were met. */
function playAtRandom(m: Match, seed: string): Set<string> {
  const rng = seedRng(seed);
  const kinds = new Set<string>();
  for (let n = 0; n < 20_000 && !m.outcome; n++)
    for (const decision of dragonEclipse.pending(m)) {
      kinds.add(decision.kind);
      expect(decision.options, decision.kind).not.toHaveLength(0);
      const options = decision.options.filter(({ verb }) => verb !== 'give-up' && verb !== 'concede');
      const option = options[below(rng, options.length)];
      expect(
        dragonEclipse.choose(m, decision.seat, { n: decision.n, key: optionKey(option) }),
      ).toBeUndefined();
      if (m.outcome) break;
    }
  return kinds;
}

describe('a Run', () => {
  it.each([1, 2])('is played to its end at random by %i', (seats) => {
    const kinds = new Set<string>();
    for (let game = 0; game < 10; game++) {
      const m = dragonEclipse.create({ seats, seed: `run ${game}`, options: { mode: 'roguelite' } });
      for (const kind of playAtRandom(m, `play ${game}`)) kinds.add(kind);
      expect(m.outcome?.reason).toMatch(/^run-/);
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['next-space', 'take-goal', 'learn', 'act']));
  });
});
