import { describe, expect, it } from 'vitest';
import { STARTS } from '../src/index.ts';
import { TASTES } from '../src/tale/check/play/players.ts';
import { mystlings, percent, tier } from './matches.ts';
import { fullSheet, median, playRun, type RunResult, runSet, type Taster, tasterOf, used } from './runs.ts';

const PATIENCE = 3_600_000;
/** So many that a Mystling that wins one Run of ten is told from one that wins one of twenty. */
const NEW_RUNS = 100;
/** With everything Mystlings win more than half, so fewer Runs tell them apart. */
const LATER_RUNS = 40;
const DARK_RUNS = 8;
/** Rounds of one Run for each map and start: so many that each taste walks every way through a part. */
const MOST_ROUNDS = 30;

function share(results: readonly RunResult[], fits: (result: RunResult) => boolean): number {
  return results.filter(fits).length / results.length;
}

const isWon = ({ isWon: won }: RunResult) => won;

function play(
  kind: string,
  ids: readonly string[],
  runs: number,
  options: Readonly<Record<string, unknown>>,
) {
  const all = ids.map((id) => ({
    id,
    results: Array.from({ length: runs }, (_, i) => playRun(`${kind} ${id} ${i}`, id, options)),
  }));
  const results = all.flatMap((one) => one.results);
  console.log(
    `${kind}: 1st Boss ${percent(share(results, ({ run }) => run.bosses > 0))}, won ${percent(share(results, isWon))};`,
    all.map(({ id, results: own }) => `${id} ${percent(share(own, isWon))}`).join(', '),
  );
  return { all, results };
}

describe('Runs of the greedy bot', () => {
  it(
    'with a new sheet beat the 1st Boss in 50 to 80 of 100 and win 3 to 15 in 45 to 90 minutes, no Mystling twice as often as another',
    () => {
      const ids = tier(1).map(({ id }) => id);
      const { all, results } = play('new', ids, NEW_RUNS, { map: 'ferry-road' });
      const beaten = all.map(({ results: own }) => share(own, ({ run }) => run.bosses > 0));
      expect(share(results, ({ run }) => run.bosses > 0)).toBeGreaterThanOrEqual(0.5);
      expect(share(results, ({ run }) => run.bosses > 0)).toBeLessThanOrEqual(0.8);
      expect(share(results, isWon)).toBeGreaterThanOrEqual(0.03);
      expect(share(results, isWon)).toBeLessThanOrEqual(0.15);
      console.log('1st Boss:', all.map(({ id }, i) => `${id} ${percent(beaten[i])}`).join(', '));
      expect(Math.max(...beaten)).toBeLessThan(2 * Math.min(...beaten));
      const winning = all.map(({ results: own }) => share(own, isWon));
      expect(Math.max(...winning)).toBeLessThan(2 * Math.min(...winning));
      const won = results.filter(isWon);
      console.log('won in minutes:', median(won.map(({ minutes }) => minutes)));
      expect(new Set(won.map(({ combats }) => combats))).toEqual(new Set([9]));
      expect(median(won.map(({ minutes }) => minutes))).toBeGreaterThanOrEqual(45);
      expect(median(won.map(({ minutes }) => minutes))).toBeLessThanOrEqual(90);
    },
    PATIENCE,
  );

  it(
    'with everything win 40 to 70 of 100, no Mystling twice as often as another of its Tier',
    () => {
      const ids = mystlings.map(({ id }) => id);
      const { all, results } = play('everything', ids, LATER_RUNS, { map: 'ferry-road', sheet: fullSheet() });
      expect(share(results, isWon)).toBeGreaterThanOrEqual(0.4);
      expect(share(results, isWon)).toBeLessThanOrEqual(0.7);
      for (const number of [1, 2, 3, 4, 5]) {
        const same = tier(number).map((def) => def.id);
        const winning = all.flatMap(({ id, results: own }) => (same.includes(id) ? [share(own, isWon)] : []));
        console.log(
          `Tier ${number}: ${percent(Math.min(...winning))} to ${percent(Math.max(...winning))} of 100`,
        );
        expect(Math.max(...winning)).toBeLessThan(2 * Math.min(...winning));
      }
    },
    PATIENCE,
  );

  it(
    'with all Darkness win 5 to 25 of 100',
    () => {
      const ids = mystlings.map(({ id }) => id);
      const options = { map: 'ferry-road', sheet: fullSheet(), darkness: true };
      const { results } = play('all Darkness', ids, DARK_RUNS, options);
      expect(share(results, isWon)).toBeGreaterThanOrEqual(0.05);
      expect(share(results, isWon)).toBeLessThanOrEqual(0.25);
    },
    PATIENCE,
  );
});

describe('Runs by players of five tastes', () => {
  it(
    'use every space, Mystery card, Artifact, Item and Equipment',
    () => {
      const tasters = TASTES.map(tasterOf);
      let round = 0;
      for (; missing().length && round < MOST_ROUNDS; round++) taste(round, tasters[round % tasters.length]);
      console.log(`used after ${round} rounds:`, used.size);
      expect(missing()).toEqual([]);
    },
    PATIENCE,
  );
});

/** One Run on every map, from its beginning and from each Campsite. */
function taste(round: number, taster: Taster): void {
  for (const { id: map } of runSet.maps)
    for (const [i, start] of STARTS.entries()) {
      const { id } = mystlings[(round * STARTS.length + i) % mystlings.length];
      playRun(`use ${map} ${start} ${round}`, id, { map, start, sheet: fullSheet() }, taster);
    }
}

/** What no Run has used so far. */
function missing(): string[] {
  const { maps, mysteries, artifacts, items, equipment } = runSet;
  const wanted = [
    ...maps.flatMap(({ spaces }, map) => spaces.slice(1).map((_, i) => `space ${map} ${i + 1}`)),
    ...mysteries.map((_, i) => `mystery-met ${i}`),
    ...artifacts.map((_, i) => `artifact-used ${i}`),
    ...items.flatMap(({ isRoguelite }, i) => (isRoguelite ? [`item-used ${i}`] : [])),
    ...equipment.flatMap(({ isRoguelite }, i) => (isRoguelite ? [`equipment-used ${i}`] : [])),
  ];
  return wanted.filter((one) => !used.has(one));
}
