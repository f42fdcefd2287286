import { describe, expect, it } from 'vitest';
import { idsOfStory } from './story-ids.ts';
import { playCampaign, TASTES } from './tastes.ts';

describe('campaigns by bots of five tastes', () => {
  it.each(TASTES)('end for the %s, alone and together', (taste) => {
    for (let game = 0; game < 3; game++)
      for (const seats of [1, 2])
        expect(playCampaign(taste, `${game}`, 'drawn', seats).ending).toBe('ending-0');
  });

  it('use nearly every id of the story within fifty', () => {
    const used = new Set<string>();
    for (let game = 0; game < 10; game++)
      for (const taste of TASTES)
        for (const id of playCampaign(taste, `use ${game}`, 'drawn').used) used.add(id);
    const missing = idsOfStory().filter((id) => !used.has(id));
    expect(missing.length / idsOfStory().length, missing.join(', ')).toBeLessThan(0.1);
  });
});
