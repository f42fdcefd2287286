import { describe, expect, it } from 'vitest';
import type { LeasedJob, MatchId } from '../../src/store/rows.ts';
import type { Store } from '../../src/store/store.ts';
import { aJob, aKeptMatch, anAppend } from './samples.ts';
import type { Nodes } from './suite.ts';

/** Jobs of the other tests are in the same store: each test looks at its own matches. */
async function claimed(
  node: Store,
  ids: readonly MatchId[],
  now: number,
  owner = 'two',
): Promise<LeasedJob[]> {
  const jobs = await node.jobs.claim(owner, now, now + 15_000, 10_000);
  return jobs.filter(({ match }) => ids.includes(match));
}

export function describeJobs(nodes: () => Nodes): void {
  describe('jobs', () => {
    it('are claimed when due and no longer leased, and then leased again', async () => {
      const { one, other } = nodes();
      const { id } = await aKeptMatch(one);
      const job = aJob(id, { due: 1000, lease: 16_000 });
      await one.jobs.put(job);
      expect(await claimed(other, [id], 15_999)).toEqual([]);
      expect(await claimed(other, [id], 16_000)).toEqual([{ ...job, owner: 'two', lease: 31_000 }]);
      expect(await claimed(one, [id], 30_999, 'three')).toEqual([]);
      expect(await claimed(one, [id], 31_000, 'three')).toEqual([{ ...job, owner: 'three', lease: 46_000 }]);
    });

    it('go to one of several concurrent claimants, and no more than requested', async () => {
      const { one, other } = nodes();
      const ids: MatchId[] = [];
      for (let i = 0; i < 20; i++) ids.push((await aKeptMatch(one)).id);
      for (const match of ids) await one.jobs.put(aJob(match, { due: 1, lease: 1 }));
      const claims = await Promise.all([one, other, one, other].map((node) => claimed(node, ids, 10)));
      expect(
        claims
          .flat()
          .map(({ match }) => match)
          .sort(),
      ).toEqual([...ids].sort());
      for (const match of ids) await one.jobs.put(aJob(match, { due: 1, lease: 1 }));
      expect(await one.jobs.claim('n', 10, 20, 3)).toHaveLength(3);
      for (const match of ids) await one.jobs.drop(match, 0);
    });

    it('follow the entries: the newest job stands, or none', async () => {
      const { one } = nodes();
      const { id } = await aKeptMatch(one);
      await one.jobs.put(aJob(id, { seq: 0, due: 1, lease: 1 }));
      const next = aJob(id, { seq: 1, kind: 'clock', seat: 0, due: 5, lease: 5 });
      await one.log.append(anAppend(id, 1, { job: next }));
      await one.jobs.put(aJob(id, { seq: 0, due: 1, lease: 1 }));
      expect(await claimed(one, [id], 10)).toEqual([{ ...next, owner: 'two', lease: 15_010 }]);
      await one.jobs.drop(id, 0);
      expect(await claimed(one, [id], 20_000)).toHaveLength(1);
      await one.log.append(anAppend(id, 2));
      expect(await claimed(one, [id], 40_000)).toEqual([]);
    });

    it('are deleted, and released by a node that stops, for others to claim when due', async () => {
      const { one, other } = nodes();
      const [a, b] = [await aKeptMatch(one), await aKeptMatch(one)];
      await one.jobs.put(aJob(a.id, { owner: 'stopping', due: 1000, lease: 90_000 }));
      await one.jobs.put(aJob(b.id, { owner: 'staying', due: 1000, lease: 90_000 }));
      await one.jobs.release('stopping');
      const ids = [a.id, b.id];
      expect(await claimed(other, ids, 999)).toEqual([]);
      expect((await claimed(other, ids, 1000)).map(({ match }) => match)).toEqual([a.id]);
      await one.jobs.drop(a.id, 0);
      expect(await claimed(other, [a.id], 80_000)).toEqual([]);
    });

    it('other than clocks are due at once after the clock was set back', async () => {
      const { one, other } = nodes();
      const [bot, clock, soon] = [await aKeptMatch(one), await aKeptMatch(one), await aKeptMatch(one)];
      const later = { due: 9_000_000, lease: 9_015_000 };
      await one.jobs.put(aJob(bot.id, { kind: 'bot', ...later }));
      await one.jobs.put(aJob(clock.id, { kind: 'clock', ...later }));
      await one.jobs.put(aJob(soon.id, { kind: 'pass', due: 50_500, lease: 65_500 }));
      await other.jobs.pullIn(350_000, 50_000);
      const ids = [bot.id, clock.id, soon.id];
      expect((await claimed(other, ids, 50_000)).map(({ match }) => match)).toEqual([bot.id]);
      for (const match of ids) await one.jobs.drop(match, 0);
    });

    it('are listed, and all released when no other node runs', async () => {
      const { one, other } = nodes();
      const { id } = await aKeptMatch(one);
      const job = aJob(id, { owner: 'killed', due: 2000, lease: 95_000 });
      await one.jobs.put(job);
      expect(await other.jobs.get(id)).toEqual(job);
      await other.jobs.releaseAll();
      expect(await claimed(other, [id], 1999)).toEqual([]);
      expect(await claimed(other, [id], 2000)).toHaveLength(1);
      await one.jobs.drop(id, 0);
      expect(await one.jobs.get(id)).toBeUndefined();
    });
  });
}
