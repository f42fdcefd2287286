import { describe, expect, it } from 'vitest';
import { idsOfStory } from './story-ids.ts';
import { playCampaign, poorest, TASTES } from './tastes.ts';

describe('campaigns by bots of five tastes', () => {
  it.each(TASTES)('end for the %s, alone and together', (taste) => {
    for (let game = 0; game < 3; game++)
      for (const seats of [1, 2])
        expect(playCampaign(taste, `${game}`, 'drawn', seats).ending).toBe('ending-0');
  });

  it('finish the second Scenario from the poorest state seen', () => {
    const all = Array.from({ length: 10 }, (_, game) => playCampaign('random', `poor ${game}`, 'drawn'));
    const start = poorest(all, 1);
    expect(start?.wealth).toBe(Math.min(...all.map(({ starts }) => starts[1].wealth)));
    expect(playCampaign('greedy', 'poor', 'drawn', 1, start?.sheet)).toMatchObject({
      ending: 'ending-0',
      starts: [{ scenario: 1, wealth: start?.wealth }],
    });
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
