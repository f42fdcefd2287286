import { describe, expect, it } from 'vitest';
import { eclipseSet } from '../src/content.ts';
import { idsOfStory } from '../src/tale/check/play/ids.ts';
import { poorest } from '../src/tale/check/play/notes.ts';
import { TASTES } from '../src/tale/check/play/players.ts';
import { playBuiltIn } from './tastes.ts';

describe('campaigns by bots of five tastes', () => {
  it.each(TASTES)('end for the %s, alone and together', (taste) => {
    for (let game = 0; game < 3; game++)
      for (const seats of [1, 2])
        expect(playBuiltIn(taste, `${game}`, 'drawn', { seats })).toMatchObject({
          ending: 'ending-0',
          lostIn: undefined,
        });
  });

  it('finish the second Scenario from the poorest state seen', () => {
    const all = Array.from({ length: 10 }, (_, game) => playBuiltIn('random', `poor ${game}`, 'drawn'));
    const start = poorest(all, 1);
    expect(start?.wealth).toBe(Math.min(...all.map(({ starts }) => starts[1].wealth)));
    expect(playBuiltIn('greedy', 'poor', 'drawn', { sheet: start?.sheet })).toMatchObject({
      ending: 'ending-0',
      starts: [{ scenario: 1, wealth: start?.wealth }],
    });
  });

  it('use nearly every id of the story within fifty', () => {
    const used = new Set<string>();
    for (let game = 0; game < 10; game++)
      for (const taste of TASTES)
        for (const id of playBuiltIn(taste, `use ${game}`, 'drawn').used) used.add(id);
    const ids = idsOfStory(eclipseSet);
    const missing = ids.filter(({ id }) => !used.has(id)).map(({ id }) => id);
    expect(missing.length / ids.length, missing.join(', ')).toBeLessThan(0.1);
  });
});
