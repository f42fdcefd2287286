import { describe, expect, it, vi } from 'vitest';
import type { MatchId, NodeNotice } from '../../src/store/rows.ts';
import { aKeptMatch, aKeptPlayer, anAppend } from './samples.ts';
import type { Nodes } from './suite.ts';

export function describeTalk(nodes: () => Nodes): void {
  describe('chat', () => {
    it('numbers the lines of a match without gaps under concurrent writers', async () => {
      const { one, other } = nodes();
      const { id: player, name } = await aKeptPlayer(one);
      const { id: match } = await aKeptMatch(one);
      await aKeptMatch(one);
      const say = (node: typeof one, text: string) => node.chat.add({ match, player, name, text, at: 7 });
      const lines = await Promise.all(
        Array.from({ length: 10 }, (_, i) => say(i % 2 ? one : other, `line ${i} <b> 🐉`)),
      );
      expect(lines.map(({ id }) => id).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
      const sorted = lines.toSorted((a, b) => a.id - b.id);
      expect(await one.chat.recent(match, 100)).toEqual(sorted);
      expect(await one.chat.recent(match, 3)).toEqual(sorted.slice(7));
      expect(await one.chat.after(match, 6)).toEqual(sorted.slice(6));
    });

    it('refuses text that no database can store, in a sentence', async () => {
      const { one } = nodes();
      const { id: player, name } = await aKeptPlayer(one);
      const { id: match } = await aKeptMatch(one);
      await expect(one.chat.add({ match, player, name, text: 'a\0b', at: 1 })).rejects.toThrow(
        /The line holds a NUL/,
      );
    });
  });

  describe('notices', () => {
    it('reach the other nodes and not the sender: entries automatically, the rest by notify', async () => {
      const { one, other } = nodes();
      const [mine, theirs]: [NodeNotice[], NodeNotice[]] = [[], []];
      const stops = [one.listen((n) => mine.push(n), fail), other.listen((n) => theirs.push(n), fail)];
      const { id: match } = await aKeptMatch(one);
      await one.log.append(anAppend(match, 1));
      await one.log.append(anAppend(match, 1));
      await one.notify({ kind: 'seats', match });
      const presence = { kind: 'presence', match, node: 'one', here: 5, watching: 2 } as const;
      const takeovers = [
        { seat: 0, at: 1_700_000_000_000 },
        { seat: 3, at: 1_700_000_000_500 },
      ];
      await one.notify({ ...presence, takeovers });
      await one.notify({ ...presence, takeovers: [] });
      await one.notify({ kind: 'chat', match, id: 12 });
      await vi.waitFor(() => expect(theirs.at(-1)?.kind).toBe('chat'), 10_000);
      expect(theirs).toEqual([
        { kind: 'entries', match, seq: 1 },
        { kind: 'seats', match },
        { ...presence, takeovers },
        { ...presence, takeovers: [] },
        { kind: 'chat', match, id: 12 },
      ]);
      expect(mine).toEqual([]);
      for (const stop of stops) stop();
      await one.notify({ kind: 'seats', match: 'later' as MatchId });
      await other.checkWrites();
      expect(theirs).toHaveLength(5);
    });
  });
}

function fail(): never {
  throw new Error('No notice was lost.');
}
