import { recordOf } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { eclipseSet } from '../src/content.ts';
import type { Played } from '../src/tale/check/play/campaign.ts';
import { checkByPlay } from '../src/tale/check/play/check.ts';
import { idsOfStory } from '../src/tale/check/play/ids.ts';
import { poorest } from '../src/tale/check/play/notes.ts';
import { TASTES } from '../src/tale/check/play/players.ts';
import { meanGain } from '../src/tale/check/play/survey.ts';
import { GOODS } from '../src/tale/defs.ts';
import { type Fighting, greedyFighter, playBuiltIn } from '../test/tastes.ts';
import { mean, percent } from './matches.ts';

const PATIENCE = 3_600_000;
const DRAWN = 2000;
const REAL = 100;

function campaigns(count: number, fighting: Fighting): Played[] {
  return Array.from({ length: count }, (_, game) =>
    playBuiltIn(TASTES[game % TASTES.length], `${fighting} ${game}`, fighting),
  );
}

describe('campaigns with drawn Combats', () => {
  it(
    'all end, and together use every id',
    () => {
      const all = campaigns(DRAWN, 'drawn');
      expect(all.filter(({ lostIn }) => lostIn !== undefined)).toEqual([]);
      const used = new Set(all.flatMap((played) => [...played.used]));
      expect(idsOfStory(eclipseSet).filter(({ id }) => !used.has(id))).toEqual([]);
    },
    PATIENCE,
  );

  it(
    'and Combats of the greedy bot satisfy the check of the story',
    () => {
      expect(checkByPlay(eclipseSet, greedyFighter)).toEqual([]);
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
        playBuiltIn('greedy', `poor ${id} ${i}`, 'real', { sheet: start?.sheet }),
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
      const combats = all.flatMap((played) => played.combats);
      const shares = sharesOf(combats);
      const good = percent(combats.filter(({ result }) => result !== 'lose').length / combats.length);
      const gains = (eclipseSet.story?.scenarios ?? []).map(({ id }, scenario) => ({
        id,
        ...recordOf(GOODS, (what) => meanGain(all, scenario, what) ?? 0),
      }));
      console.table(shares);
      console.table(gains);
      console.log(
        `story Combats won or tamed: ${good} %; decisions: ${Math.round(mean(all.map((one) => one.decisions)))}`,
      );
      expect(good).toBeGreaterThanOrEqual(60);
      expect(good).toBeLessThanOrEqual(85);
      for (const share of shares) expect(share.good, share.id).toBeGreaterThanOrEqual(50);
      for (const row of gains)
        for (const what of GOODS) {
          const [least, most] = eclipseSet.story?.budget[what] ?? [];
          expect(row[what], `${what} of Scenario ${row.id}`).toBeGreaterThanOrEqual(least ?? 0);
          expect(row[what], `${what} of Scenario ${row.id}`).toBeLessThanOrEqual(most ?? 0);
        }
    },
    PATIENCE,
  );
});
