import { describe, expect, it } from 'vitest';
import type { Append, EntryBody, MatchId } from '../../src/store/rows.ts';
import { aJob, aKeptMatch, anAppend, anEntry, aState, someProgress, unique } from './samples.ts';
import type { Nodes } from './suite.ts';

export function describeLog(nodes: () => Nodes): void {
  describe('the log', () => {
    it('stores entries in order, with the changes that follow from each', async () => {
      const { one, other } = nodes();
      const match = await aKeptMatch(one);
      for (let seq = 1; seq <= 5; seq++) expect(await one.log.append(anAppend(match.id, seq))).toBe('kept');
      const entries = [1, 2, 3, 4, 5].map((seq) => anEntry(seq));
      expect(await other.log.entries(match.id, 0)).toEqual(entries);
      expect(await other.log.entries(match.id, 3)).toEqual(entries.slice(3));
      expect(await other.matches.get(match.id)).toEqual({ ...match, ...anAppend(match.id, 5).progress });
      expect(await one.log.entries('none' as MatchId, 0)).toEqual([]);
    });

    it('stores an undo as one more entry, with or without a new seed', async () => {
      const { one } = nodes();
      const { id } = await aKeptMatch(one);
      const undo = (seq: number, reseed: string | undefined): Append => {
        const body: EntryBody = { kind: 'undo', seat: 1, count: 0, reseed };
        return anAppend(id, seq, { entry: { ...anEntry(seq), body } });
      };
      await one.log.append(anAppend(id, 1));
      expect(await one.log.append(undo(2, undefined))).toBe('kept');
      expect(await one.log.append(undo(3, 'fresh'))).toBe('kept');
      expect((await one.log.entries(id, 1)).map(({ body }) => body)).toEqual([
        { kind: 'undo', seat: 1, count: 0 },
        { kind: 'undo', seat: 1, count: 0, reseed: 'fresh' },
      ]);
    });

    it('stores exactly one of two concurrent entries, every time', async () => {
      const { one, other } = nodes();
      const matches = await Promise.all(Array.from({ length: 8 }, () => aKeptMatch(one)));
      for (let seq = 1; seq <= 12; seq++) {
        const rivals = matches.flatMap(({ id }) =>
          [one, other].map(async (node, at) => {
            const entry = anEntry(seq, { key: `by ${at}` });
            return { id, at, result: await node.log.append(anAppend(id, seq, { entry })) };
          }),
        );
        const results = await Promise.all(seq % 2 ? rivals : rivals.reverse());
        for (const { id } of matches) {
          const winners = results.filter((rival) => rival.id === id && rival.result === 'kept');
          expect(winners).toHaveLength(1);
          const [last] = await one.log.entries(id, seq - 1);
          expect(last?.body).toMatchObject({ key: `by ${winners[0]?.at}` });
        }
      }
    });

    it('stores two queued entries of one match one after the other', async () => {
      const { one } = nodes();
      const { id } = await aKeptMatch(one);
      const appends = [anAppend(id, 1), anAppend(id, 2), anAppend(id, 2), anAppend(id, 3)];
      expect(await Promise.all(appends.map(one.log.append))).toEqual(['kept', 'kept', 'taken', 'kept']);
      expect(await one.log.entries(id, 0)).toHaveLength(3);
    });

    it('changes nothing when an entry is taken: not the match, not the job', async () => {
      const { one } = nodes();
      const { id } = await aKeptMatch(one);
      const job = aJob(id, { seq: 1, due: 1e12, lease: 1e12 });
      await one.log.append(anAppend(id, 1, { job }));
      const before = await one.matches.get(id);
      const late = { ...someProgress, seq: 1, status: 'over' as const, turn: 0, updated: 9 };
      expect(await one.log.append(anAppend(id, 1, { progress: late }))).toBe('taken');
      expect(await one.log.append(anAppend(id, 5, { progress: late }))).toBe('taken');
      expect(await one.log.append(anAppend(unique('none') as MatchId, 1))).toBe('taken');
      expect(await one.matches.get(id)).toEqual(before);
      expect(await one.log.entries(id, 0)).toHaveLength(1);
      expect((await one.jobs.claim('n', 2e12, 3e12, 1000)).filter(({ match }) => match === id)).toHaveLength(
        1,
      );
    });

    it('rejects an invalid append as a whole, and stores the others of its batch', async () => {
      const { one } = nodes();
      const [bad, ...good] = await Promise.all(Array.from({ length: 10 }, () => aKeptMatch(one)));
      const unfit = { ...anEntry(1), hash: null as unknown as string };
      const wishes = [
        ...good.slice(0, 4).map(({ id }) => anAppend(id, 1)),
        anAppend(bad?.id as MatchId, 1, { entry: unfit }),
        ...good.slice(4).map(({ id }) => anAppend(id, 1)),
      ];
      const results = await Promise.allSettled(wishes.map(one.log.append));
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(9);
      expect(results[4]).toMatchObject({ status: 'rejected', reason: expect.any(Error) });
      for (const { id } of good) expect((await one.matches.get(id))?.seq).toBe(1);
      expect(await one.matches.get(bad?.id as MatchId)).toEqual(bad);
      expect(await one.log.entries(bad?.id as MatchId, 0)).toEqual([]);
    });

    it('stores odd texts and events of a megabyte unchanged', async () => {
      const { one, other } = nodes();
      const { id } = await aKeptMatch(one);
      const key = 'say:<script>"\\ 𝔸🐉\u2028\0';
      const events = JSON.stringify([{ text: `${key}${'x'.repeat(1_000_000)}{},"` }]);
      const entry = { ...anEntry(1, { key }), events };
      expect(await one.log.append(anAppend(id, 1, { entry }))).toBe('kept');
      expect(await other.log.entries(id, 0)).toEqual([entry]);
    });

    it('stores hundreds of concurrent appends', async () => {
      const { one, other } = nodes();
      const matches = await Promise.all(Array.from({ length: 150 }, () => aKeptMatch(one)));
      const results = await Promise.all(matches.map(({ id }) => one.log.append(anAppend(id, 1))));
      expect(new Set(results)).toEqual(new Set(['kept']));
      const logs = await Promise.all(matches.map(({ id }) => other.log.entries(id, 0)));
      expect(logs.map((log) => log.length)).toEqual(matches.map(() => 1));
    });
  });

  describe('snapshots', () => {
    it('return the latest, of any or of one version of the rules, and never go back', async () => {
      const { one, other } = nodes();
      const { id } = await aKeptMatch(one);
      expect(await one.log.latestSnapshot(id)).toBeUndefined();
      const snapshot = (seq: number, rules: number) => ({
        seq,
        rules,
        count: seq,
        state: aState({ at: seq, rules }),
      });
      await one.log.putSnapshot(id, snapshot(100, 1));
      await one.log.putSnapshot(id, snapshot(200, 1));
      await other.log.putSnapshot(id, snapshot(100, 1));
      expect(await other.log.latestSnapshot(id)).toEqual(snapshot(200, 1));
      await one.log.putSnapshot(id, snapshot(210, 2));
      expect(await other.log.latestSnapshot(id)).toEqual(snapshot(210, 2));
      expect(await other.log.latestSnapshot(id, 1)).toEqual(snapshot(200, 1));
      expect(await other.log.latestSnapshot(id, 3)).toBeUndefined();
    });
  });
}
