import { describe, expect, it } from 'vitest';
import { eclipseSet } from '../src/content.ts';
import { idsOfStory } from '../test/story-ids.ts';
import { type Played, playCampaign, poorest, TASTES } from '../test/tastes.ts';
import { mean, percent } from './matches.ts';

const PATIENCE = 3_600_000;
const DRAWN = 2000;
const REAL = 100;

/** FACTS: what a Scenario gives, on average over all tastes. */
const BUDGET = { silver: [3, 6], essence: [0, 2], items: [3, 5], equipment: [0, 1] } as const;

function campaigns(count: number, fighting: 'drawn' | 'real'): Played[] {
  return Array.from({ length: count }, (_, game) =>
    playCampaign(TASTES[game % TASTES.length], `${fighting} ${game}`, fighting),
  );
}

describe('campaigns with drawn Combats', () => {
  it(
    'all end, and together use every id',
    () => {
      const used = new Set(campaigns(DRAWN, 'drawn').flatMap((played) => [...played.used]));
      expect(idsOfStory().filter((id) => !used.has(id))).toEqual([]);
    },
    PATIENCE,
  );
});

/** How often each Scenario is played from the poorest state seen. */
const TRIES = 24;
const SEEN = 400;

describe('the greedy', () => {
  it.each(eclipseSet.story?.scenarios.map(({ id }, scenario) => ({ id, scenario })) ?? [])(
    'finish Scenario $id from the poorest state seen, and win every story Combat in half of the tries',
    ({ id, scenario }) => {
      const start = poorest(campaigns(SEEN, 'drawn'), scenario);
      const tries = Array.from({ length: TRIES }, (_, i) =>
        playCampaign('greedy', `poor ${id} ${i}`, 'real', 1, start?.sheet),
      );
      expect(tries.every(({ ending }) => ending !== '')).toBe(true);
      const fought = tries.flatMap(({ combats }) => combats.filter((one) => one.scenario === scenario));
      const shares = sharesOf(fought).filter((share) => share.fought > 0);
      console.log(`Scenario ${id} from a wealth of ${start?.wealth}`);
      console.table(shares);
      expect(shares.length).toBeGreaterThan(1);
      for (const share of shares) expect(share.good, share.id).toBeGreaterThanOrEqual(50);
    },
    PATIENCE,
  );
});

/** How often each story Combat was won or tamed. */
function sharesOf(combats: Played['combats']) {
  return (eclipseSet.story?.combats ?? []).map(({ id }, call) => {
    const fought = combats.filter((one) => one.call === call);
    const good = fought.filter(({ result }) => result !== 'lose').length;
    return { id, fought: fought.length, good: percent(good / Math.max(1, fought.length)) };
  });
}

describe('campaigns with real Combats', () => {
  it(
    'are won as often, and pay as much, as they should',
    () => {
      const all = campaigns(REAL, 'real');
      const { story } = eclipseSet;
      const combats = all.flatMap((played) => played.combats);
      const shares = sharesOf(combats);
      const good = percent(combats.filter(({ result }) => result !== 'lose').length / combats.length);
      const gains = (story?.scenarios ?? []).map(({ id }, i) => {
        const of = (what: keyof typeof BUDGET) =>
          mean(all.flatMap((played) => (played.gains[i] ? [played.gains[i][what]] : [])));
        return {
          id,
          silver: of('silver'),
          essence: of('essence'),
          items: of('items'),
          equipment: of('equipment'),
        };
      });
      console.table(shares);
      console.table(gains);
      console.log(
        `story Combats won or tamed: ${good} %; decisions: ${Math.round(mean(all.map((one) => one.decisions)))}`,
      );
      expect(good).toBeGreaterThanOrEqual(60);
      expect(good).toBeLessThanOrEqual(85);
      for (const share of shares) expect(share.good, share.id).toBeGreaterThanOrEqual(50);
      for (const row of gains)
        for (const what of ['silver', 'essence', 'items', 'equipment'] as const) {
          expect(row[what], `${what} of Scenario ${row.id}`).toBeGreaterThanOrEqual(BUDGET[what][0]);
          expect(row[what], `${what} of Scenario ${row.id}`).toBeLessThanOrEqual(BUDGET[what][1]);
        }
    },
    PATIENCE,
  );
});
