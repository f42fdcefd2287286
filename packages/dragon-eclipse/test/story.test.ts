import { below, isSum, type MatchEvent, optionKey, seedRng, totalOfSum } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { dragonEclipse } from '../src/kept-half.ts';

/** What happens in a random match. */
function storyOf(seed: string): MatchEvent[] {
  const m = dragonEclipse.create({ seed, seats: 1 });
  const chance = seedRng(seed);
  const events: MatchEvent[] = [];
  for (let i = 0; i < 600 && !m.outcome; i++) {
    const [decision] = dragonEclipse.pending(m);
    const option = decision.options[below(chance, decision.options.length)];
    dragonEclipse.choose(m, decision.seat, { n: decision.n, key: optionKey(option) }, (event) => {
      events.push(event);
    });
  }
  return events;
}

describe('the story of a combat', () => {
  it('[DE-ATTACK-01] [DE-DEAL-01] gives sums that come to the damage dealt', () => {
    const blows = ['one', 'two', 'three', 'four', 'five']
      .flatMap(storyOf)
      .filter(({ type }) => type === 'attacked' || type === 'dealt');
    expect(blows.length).toBeGreaterThan(20);
    for (const { args } of blows) {
      const [, , damage, sum] = args;
      expect(isSum(sum) && totalOfSum(sum)).toBe(damage);
    }
  });
});
