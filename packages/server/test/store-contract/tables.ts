import { describe, expect, it } from 'vitest';
import type { MatchId, MatchListing, MatchRow, Page, PageRequest } from '../../src/store/rows.ts';
import type { Store } from '../../src/store/store.ts';
import {
  aBot,
  aJob,
  aKeptMatch,
  aKeptPlayer,
  aMatch,
  anAppend,
  anOpenSeat,
  aPerson,
  aState,
  someProgress,
  unique,
} from './samples.ts';
import type { Nodes } from './suite.ts';

async function allPages(list: (page: PageRequest) => Promise<Page<MatchListing>>, limit: number) {
  const pages: MatchListing[][] = [];
  let after: string | undefined;
  do {
    const page = await list({ after, limit });
    pages.push([...page.rows]);
    after = page.next;
  } while (after !== undefined);
  return pages;
}

export function describeTables(nodes: () => Nodes): void {
  describe('matches', () => {
    it('store whom their host has sent away', async () => {
      const { one, other } = nodes();
      const [match, elsewhere] = [await aKeptMatch(one), await aKeptMatch(one)];
      const [ada, bo] = [await aKeptPlayer(one), await aKeptPlayer(one)];
      for (let i = 0; i < 2; i++) await one.matches.sendAway(match.id, ada.id);
      expect(await other.matches.isSentAway(match.id, ada.id)).toBe(true);
      expect(await other.matches.isSentAway(match.id, bo.id)).toBe(false);
      expect(await other.matches.isSentAway(elsewhere.id, ada.id)).toBe(false);
      await one.players.remove(ada.id);
      expect(await other.matches.isSentAway(match.id, ada.id)).toBe(false);
    });

    it('keep a ban when the guest signs in to an account', async () => {
      const { one, other } = nodes();
      const match = await aKeptMatch(one);
      const [guest, account] = [await aKeptPlayer(one), await aKeptPlayer(one)];
      await one.matches.sendAway(match.id, guest.id);
      await one.players.merge(guest.id, account.id);
      expect(await other.matches.isSentAway(match.id, account.id)).toBe(true);
    });

    it('are returned as stored, by id and by code', async () => {
      const { one, other } = nodes();
      const player = await aKeptPlayer(one, { name: '🐉 <i>' });
      const match = await aKeptMatch(one, {
        host: player.id,
        start: aState({ deep: { list: [1, 'NUL \0, quotes ", 𝔸', null] } }),
        outcome: { winners: [0], reason: 'score' } as MatchRow['outcome'],
        seats: [aPerson(0, player), anOpenSeat(1), aBot(2)],
        undo: { seat: 1, count: 2, seq: 3, agreed: 5 },
      });
      expect(await other.matches.get(match.id)).toEqual(match);
      expect(await other.matches.byCode(match.code)).toEqual(match);
      const plain = await aKeptMatch(one, { clock: undefined, isPublic: false, pace: 'correspondence' });
      expect(await one.matches.get(plain.id)).toEqual(plain);
      expect(await one.matches.get('none' as MatchId)).toBeUndefined();
      expect(await one.matches.byCode('none')).toBeUndefined();
    });

    it('refuse a code that another has', async () => {
      const { one, other } = nodes();
      const { code } = await aKeptMatch(one);
      const twin = aMatch({ code });
      expect(await other.matches.add(twin)).toBe(false);
      expect(await one.matches.get(twin.id)).toBeUndefined();
    });

    it('store content and initial states of megabytes', async () => {
      const { one, other } = nodes();
      const data = { cards: Array.from({ length: 60_000 }, (_, i) => `card "${i}" ☂`) };
      const hash = unique('hash');
      await Promise.all([
        one.contents.put(hash, 'lamplight', data),
        other.contents.put(hash, 'lamplight', data),
      ]);
      expect(await other.contents.get(hash)).toEqual(data);
      expect(await one.contents.get('none')).toBeUndefined();
      const match = await aKeptMatch(one, { start: aState(data) });
      expect((await other.matches.get(match.id))?.start).toEqual(data);
    });

    it('have one rematch', async () => {
      const { one, other } = nodes();
      const { id } = await aKeptMatch(one);
      const [a, b] = [unique('next') as MatchId, unique('next') as MatchId];
      const set = await Promise.all([one.matches.setRematch(id, a), other.matches.setRematch(id, b)]);
      expect(set.filter(Boolean)).toHaveLength(1);
      const [won, lost] = set[0] ? [a, b] : [b, a];
      expect((await one.matches.get(id))?.rematch).toBe(won);
      const closed = unique('closed') as MatchId;
      expect(await one.matches.setRematch(id, lost, closed)).toBe(false);
      expect(await one.matches.setRematch(id, lost, won)).toBe(true);
      expect((await other.matches.get(id))?.rematch).toBe(lost);
    });
  });

  describe('seats that bots took over', () => {
    it('are given back once, and only while the bot still stands in', async () => {
      const { one, other } = nodes();
      const player = await aKeptPlayer(one);
      const own = aPerson(0, player);
      const { id } = await aKeptMatch(one, { seats: [own, aBot(1)] });
      const asPerson = { kind: 'person', player: player.id } as const;
      const asBot = { kind: 'bot', player: player.id } as const;
      const bot = { ...own, kind: 'bot', bot: 'greedy' } as const;
      expect(await one.matches.sit(id, { ...bot, isTakenOver: true }, asPerson)).toBe(true);
      expect((await other.matches.get(id))?.seats[0]).toEqual({ ...bot, isTakenOver: true });
      const back = [one, other].map(({ matches }) => matches.sit(id, own, { ...asBot, isTakenOver: true }));
      expect((await Promise.all(back)).sort()).toEqual([false, true]);
      expect((await other.matches.get(id))?.seats[0]).toEqual(own);
      // A seat that they handed over themselves is not given back automatically.
      expect(await one.matches.sit(id, bot, asPerson)).toBe(true);
      expect(await other.matches.sit(id, own, { ...asBot, isTakenOver: true })).toBe(false);
      expect((await other.matches.get(id))?.seats[0]).toEqual(bot);
    });

    it('are not given back once the person is deleted', async () => {
      const { one, other } = nodes();
      const player = await aKeptPlayer(one);
      const bot = { ...aPerson(0, player), kind: 'bot', bot: 'greedy', isTakenOver: true } as const;
      const { id } = await aKeptMatch(one, { seats: [bot, aBot(1)] });
      await one.players.remove(player.id);
      expect((await other.matches.get(id))?.seats[0]).toMatchObject({ kind: 'bot', player: undefined });
    });
  });

  describe('running matches of a person', () => {
    it('are those where they have a seat or are the host, and those of them that bots play alone, oldest first', async () => {
      const { one, other } = nodes();
      const [ada, bo] = [await aKeptPlayer(one), await aKeptPlayer(one)];
      const left = { ...aPerson(0, ada), kind: 'bot', bot: 'greedy' } as const;
      await aKeptMatch(one, { seats: [aPerson(0, ada), aBot(1)], host: ada.id });
      await aKeptMatch(one, { seats: [left, aPerson(1, bo)] });
      const later = await aKeptMatch(one, { seats: [left, aBot(1)], created: 2000 });
      const earlier = await aKeptMatch(one, { seats: [aBot(0), aBot(1)], host: ada.id, created: 1000 });
      const others = await aKeptMatch(one, { seats: [{ ...left, player: bo.id }, aBot(1)], host: ada.id });
      await aKeptMatch(one, { seats: [left, aBot(1)], host: ada.id, status: 'over' });
      await aKeptMatch(one, { seats: [aPerson(0, ada), anOpenSeat(1)], host: ada.id, status: 'open' });
      expect(await other.matches.runningOf(ada.id)).toEqual({ count: 5, alone: [earlier.id, later.id] });
      expect(await other.matches.runningOf(bo.id)).toEqual({ count: 2, alone: [others.id] });
    });
  });

  describe('lists', () => {
    it('show open and running public tables of a game, newest first, page by page, without seeds', async () => {
      const { one, other } = nodes();
      const game = unique('game');
      const ids: string[] = [];
      for (let i = 0; i < 7; i++) {
        const created = 1_700_000_000_000 + Math.floor(i / 2);
        const { id } = await aKeptMatch(one, {
          game,
          created,
          status: 'open',
          id: `${game}-${i}` as MatchId,
        });
        ids.unshift(id);
      }
      await aKeptMatch(one, { game, status: 'open', isPublic: false });
      await aKeptMatch(one, { game, status: 'over' });
      const running = await aKeptMatch(one, { game });

      const pages = await allPages((page) => other.matches.open({ ...page, game }), 3);
      expect(pages.map((page) => page.length)).toEqual([3, 3, 1]);
      expect(pages.flat().map(({ id }) => id)).toEqual(ids);
      expect(pages.flat()[0]).not.toHaveProperty('seed');
      expect(pages.flat()[0]?.seats).toEqual([aBot(0), aBot(1)]);
      expect((await one.matches.running({ game, limit: 9 })).rows.map(({ id }) => id)).toEqual([running.id]);
      expect((await one.matches.open({ limit: 2 })).rows).toHaveLength(2);
    });

    it('end exactly with a full last page', async () => {
      const { one } = nodes();
      const game = unique('game');
      for (let i = 0; i < 4; i++) await aKeptMatch(one, { game });
      const pages = await allPages((page) => one.matches.running({ ...page, game }), 2);
      expect(pages.map((page) => page.length)).toEqual([2, 2]);
    });

    it('refuse an unknown page cursor', async () => {
      const { one } = nodes();
      const { id } = await aKeptPlayer(one);
      for (const after of ['', 'x', '12', '1.', 'NaN.a', '1.a\0b', `${'9'.repeat(30)}.a`]) {
        await expect(one.matches.open({ after, limit: 1 }), after).rejects.toThrow(/not the end of a page/);
        await expect(one.matches.ofPlayer(id, { after, limit: 1 }), after).rejects.toThrow(
          /not the end of a page/,
        );
      }
    });

    it("show a person's matches: those that wait, other live ones, ended ones", async () => {
      const { one } = nodes();
      const me = await aKeptPlayer(one);
      const seats = [aPerson(0, me), aBot(1)];
      const made = async (created: number, given: Partial<MatchRow>) =>
        (await aKeptMatch(one, { seats, created, ...given })).id;
      const calm = await made(50, { turn: 2 });
      const waits = await made(10, { turn: 1 });
      const waitsToo = await made(20, { turn: 3 });
      const over = await made(60, { status: 'over', turn: 1 });
      const open = await made(70, { status: 'open', turn: 1 });
      const adjourned = await made(5, { status: 'adjourned', turn: 1 });
      await aKeptMatch(one, { seats: [aBot(0), aBot(1)], created: 99 });
      for (const limit of [1, 2, 9]) {
        const pages = await allPages((page) => one.matches.ofPlayer(me.id, page), limit);
        expect(pages.flat().map(({ id }) => id)).toEqual([waitsToo, waits, open, calm, over, adjourned]);
      }
    });
  });

  describe('old tables that have not begun', () => {
    it('are closed with their chat, in batches; others stay', async () => {
      const { one, other } = nodes();
      const me = await aKeptPlayer(one);
      const seats = [aPerson(0, me), anOpenSeat(1)];
      const old = { status: 'open' as const, created: 3, seats };
      const made = await Promise.all(
        Array.from({ length: 150 }, (_, i) => aKeptMatch(one, { ...old, isPublic: i % 2 === 0 })),
      );
      const [first] = made;
      await one.chat.add({ match: first.id, player: me.id, name: me.name, text: 'anyone?', at: 1 });
      const staying = [
        await aKeptMatch(one, { ...old, created: 4 }),
        await aKeptMatch(one, { ...old, status: 'running' }),
      ];
      const closed: MatchId[] = [];
      for (let some = await one.matches.sweepOpen(3); some.length > 0; some = await one.matches.sweepOpen(3))
        closed.push(...some);
      expect(new Set(closed)).toEqual(new Set(made.map(({ id }) => id)));
      expect(await other.matches.get(first.id)).toBeUndefined();
      expect(await one.chat.recent(first.id, 9)).toEqual([]);
      for (const { id } of staying) expect(await other.matches.get(id)).toBeDefined();
    });
  });

  describe('the people that a match waits for', () => {
    it('follow the entries, and the longest wait comes first', async () => {
      const { one, other } = nodes();
      const [me, you] = [await aKeptPlayer(one), await aKeptPlayer(one)];
      const seats = [aPerson(0, me), aPerson(1, you)];
      const older = await aKeptMatch(one, { seats, turn: 1, updated: 100 });
      const newer = await aKeptMatch(one, { seats, turn: 2, updated: 200 });
      expect(await other.matches.awaiting(me.id)).toEqual({ count: 1, next: older.id });

      const turnTo = (turn: number, updated: number) => ({
        ...someProgress,
        seq: 1,
        length: 1,
        turn,
        updated,
      });
      await one.log.append(anAppend(newer.id, 1, { progress: turnTo(3, 300) }));
      expect(await other.matches.awaiting(me.id)).toEqual({ count: 2, next: older.id });
      expect(await other.matches.awaiting(you.id)).toEqual({ count: 1, next: newer.id });
      expect([...(await other.matches.awaitingEach([you.id, me.id]))]).toEqual([
        [you.id, [newer.id]],
        [me.id, [older.id, newer.id]],
      ]);
      await one.log.append(anAppend(older.id, 1, { progress: turnTo(2, 400) }));
      expect(await other.matches.awaiting(me.id)).toEqual({ count: 1, next: newer.id });
      expect(await other.matches.awaiting(you.id)).toEqual({ count: 2, next: newer.id });
      const end = { ...turnTo(3, 500), seq: 2, status: 'over' as const };
      await one.log.append(anAppend(newer.id, 2, { progress: end }));
      expect(await other.matches.awaiting(me.id)).toEqual({ count: 0, next: undefined });
    });

    it('follow the seats: a person with a stand-in is not awaited', async () => {
      const { one } = nodes();
      const me = await aKeptPlayer(one);
      const mine = aPerson(0, me);
      const { id } = await aKeptMatch(one, { seats: [mine, aBot(1)], turn: 1 });
      const warm = { ...mine, kind: 'bot' as const, bot: 'greedy' };
      expect(await one.matches.sit(id, warm, mine)).toBe(true);
      expect((await one.matches.awaiting(me.id)).count).toBe(0);
      expect((await one.matches.ofPlayer(me.id, { limit: 1 })).rows).toHaveLength(1);
      expect(await one.matches.sit(id, mine, warm)).toBe(true);
      expect((await one.matches.awaiting(me.id)).count).toBe(1);
    });

    it('are as before once an adjourned match goes on', async () => {
      const { one } = nodes();
      const me = await aKeptPlayer(one);
      const { id } = await aKeptMatch(one, { seats: [aPerson(0, me), aBot(1)], turn: 1 });
      await one.matches.setProgress(id, 0, { status: 'adjourned' });
      const progress = { ...someProgress, seq: 1, length: 1, turn: 1 };
      expect(await one.log.append(anAppend(id, 1, { progress }))).toBe('kept');
      expect(await one.matches.awaiting(me.id)).toEqual({ count: 1, next: id });
      await one.matches.setProgress(id, 1, { status: 'adjourned' });
      await one.matches.setProgress(id, 1, { status: 'running' });
      expect(await one.matches.awaiting(me.id)).toEqual({ count: 1, next: id });
    });

    it('match the final status when a match is adjourned and resumed concurrently', async () => {
      const { one, other } = nodes();
      const me = await aKeptPlayer(one);
      for (let i = 0; i < 40; i++) {
        const { id } = await aKeptMatch(one, { seats: [aPerson(0, me), aBot(1)], turn: 1 });
        const progress = { ...someProgress, seq: 1, length: 1, turn: 1 };
        await Promise.all([
          one.matches.setProgress(id, 0, { status: 'adjourned' }),
          other.log.append(anAppend(id, 1, { progress })),
        ]);
        const status = (await one.matches.get(id))?.status;
        expect((await one.matches.awaiting(me.id)).next).toBe(status === 'running' ? id : undefined);
        await one.matches.setProgress(id, 1, { status: 'adjourned' });
      }
    });

    it('are none once a match is adjourned, and its job is deleted', async () => {
      const { one } = nodes();
      const me = await aKeptPlayer(one);
      const { id } = await aKeptMatch(one, { seats: [aPerson(0, me), aBot(1)], turn: 1 });
      await one.jobs.put(aJob(id, { due: 1, lease: 1 }));
      expect(await one.matches.setProgress(id, 0, { status: 'adjourned' })).toBe(true);
      expect((await one.matches.awaiting(me.id)).count).toBe(0);
      expect((await one.jobs.claim('n', 2, 3, 1000)).filter(({ match }) => match === id)).toEqual([]);
    });
  });

  describe('sitting down and beginning', () => {
    it('gives a seat to one of two concurrent requests', async () => {
      const { one, other } = nodes();
      const [me, you] = [await aKeptPlayer(one), await aKeptPlayer(one)];
      const { id } = await aKeptMatch(one, { status: 'open', seats: [anOpenSeat(0), anOpenSeat(1)] });
      const sat = await Promise.all([
        one.matches.sit(id, aPerson(1, me), { ...anOpenSeat(1), status: 'open' }),
        other.matches.sit(id, aPerson(1, you), { ...anOpenSeat(1), status: 'open' }),
      ]);
      expect(sat.filter(Boolean)).toHaveLength(1);
      expect((await one.matches.get(id))?.seats).toEqual([anOpenSeat(0), aPerson(1, sat[0] ? me : you)]);
    });

    it('fails if the seat, the status or the match has changed', async () => {
      const { one } = nodes();
      const [me, you] = [await aKeptPlayer(one), await aKeptPlayer(one)];
      const { id } = await aKeptMatch(one, { seats: [aPerson(0, me), aBot(1)] });
      expect(await one.matches.sit(id, aPerson(0, you), aPerson(0, you))).toBe(false);
      expect(await one.matches.sit(id, aPerson(0, you), { ...aPerson(0, me), status: 'open' })).toBe(false);
      expect(await one.matches.sit(id, aPerson(7, you), anOpenSeat(7))).toBe(false);
      expect(await one.matches.sit('none' as MatchId, aPerson(0, you), anOpenSeat(0))).toBe(false);
      const over = await aKeptMatch(one, { seats: [aPerson(0, me)], status: 'over' });
      expect(await one.matches.sit(over.id, aPerson(0, you), aPerson(0, me))).toBe(false);
    });

    it('changes the options with the seat, and neither where they are others by now', async () => {
      const { one, other } = nodes();
      const [me, you] = [await aKeptPlayer(one), await aKeptPlayer(one)];
      const seats = [anOpenSeat(0), anOpenSeat(1)];
      const { id, options: before } = await aKeptMatch(one, { status: 'open', seats });
      const sit = (node: Store, seat: number, who: typeof me) =>
        node.matches.sit(id, aPerson(seat, who), anOpenSeat(seat), { before, after: { chosen: seat } });
      expect(await sit(one, 1, me)).toBe(true);
      expect(await sit(other, 0, you)).toBe(false);
      expect(await one.matches.get(id)).toMatchObject({
        options: { chosen: 1 },
        seats: [anOpenSeat(0), aPerson(1, me)],
      });
    });

    it('gives nobody a second seat', async () => {
      const { one, other } = nodes();
      const me = await aKeptPlayer(one);
      const { id } = await aKeptMatch(one, { seats: [0, 1, 2].map(anOpenSeat), status: 'open' });
      const sit = (node: Store, seat: number) => node.matches.sit(id, aPerson(seat, me), anOpenSeat(seat));
      const sat = await Promise.all([sit(one, 0), sit(other, 1), sit(one, 2)]);
      expect(sat.filter(Boolean)).toHaveLength(1);
    });

    it('counts the open tables of a host, up to a limit', async () => {
      const { one } = nodes();
      const host = await aKeptPlayer(one);
      for (const status of ['open', 'open', 'running'] as const)
        await aKeptMatch(one, { host: host.id, seats: [anOpenSeat(0)], status });
      expect([await one.matches.openOf(host.id, 9), await one.matches.openOf(host.id, 1)]).toEqual([2, 1]);
    });

    it('begins a full table once, with its first job', async () => {
      const { one, other } = nodes();
      const me = await aKeptPlayer(one);
      const open = { status: 'open' as const, turn: 0 };
      const { id } = await aKeptMatch(one, { ...open, seats: [anOpenSeat(0), aBot(1)] });
      const job = aJob(id, { due: 5, lease: 5 });
      expect(await one.matches.begin(id, someProgress, job)).toBe(false);
      await one.matches.sit(id, aPerson(0, me), anOpenSeat(0));
      const begun = await Promise.all([one, other].map((node) => node.matches.begin(id, someProgress, job)));
      expect(begun.filter(Boolean)).toHaveLength(1);
      expect(await one.matches.get(id)).toMatchObject(someProgress);
      expect(await one.matches.awaiting(me.id)).toEqual({ count: 1, next: id });
      expect((await one.jobs.claim('n', 5, 50, 1000)).filter(({ match }) => match === id)).toHaveLength(1);
    });

    it('removes a table only if nobody but its host has a seat', async () => {
      const { one } = nodes();
      const [host, guest] = [await aKeptPlayer(one), await aKeptPlayer(one)];
      const seats = [aPerson(0, host), anOpenSeat(1)];
      const open = await aKeptMatch(one, { status: 'open', host: host.id, seats });
      await one.chat.add({ match: open.id, player: host.id, name: host.name, text: 'anyone?', at: 1 });
      await one.matches.sit(open.id, aPerson(1, guest), anOpenSeat(1));
      expect(await one.matches.remove(open.id)).toBe(false);
      await one.matches.sit(open.id, anOpenSeat(1), aPerson(1, guest));
      expect(await one.matches.remove(open.id)).toBe(true);
      expect(await one.matches.get(open.id)).toBeUndefined();
      expect(await one.chat.recent(open.id, 9)).toEqual([]);
      const running = await aKeptMatch(one, { host: host.id, seats: [aPerson(0, host)] });
      expect(await one.matches.remove(running.id)).toBe(false);
    });

    it('changes progress without an entry, unless there is a new entry', async () => {
      const { one } = nodes();
      const match = await aKeptMatch(one);
      const asking = [{ mode: 'always' as const, turn: 9 }];
      const undo = { seat: 0, count: 1, seq: 0, agreed: 1 };
      expect(await one.matches.setProgress(match.id, 0, { asking, undo, clocks: [], turn: 2 })).toBe(true);
      expect(await one.matches.get(match.id)).toEqual({ ...match, asking, undo, clocks: [], turn: 2 });
      expect(await one.matches.setProgress(match.id, 0, { undo: undefined })).toBe(true);
      expect((await one.matches.get(match.id))?.undo).toBeUndefined();
      const agreed = { ...undo, agreed: 3 };
      expect(await one.matches.setProgress(match.id, 0, { undo }, { undo: agreed })).toBe(false);
      expect(await one.matches.setProgress(match.id, 0, { undo }, { undo: undefined })).toBe(true);
      expect(await one.matches.setProgress(match.id, 0, { undo: agreed }, { undo: undefined })).toBe(false);
      expect(await one.matches.setProgress(match.id, 0, { undo: agreed }, { undo })).toBe(true);
      await one.log.append(anAppend(match.id, 1));
      expect(await one.matches.setProgress(match.id, 0, { asking })).toBe(false);
      expect((await one.matches.get(match.id))?.asking).toEqual(someProgress.asking);
    });

    it('keeps the ask settings if an entry did not change them', async () => {
      const { one, other } = nodes();
      const { id } = await aKeptMatch(one);
      const asking = [{ mode: 'always' as const, turn: 9 }];
      await one.matches.setProgress(id, 0, { asking });
      await other.log.append(anAppend(id, 1, { isAskingSame: true }));
      expect((await one.matches.get(id))?.asking).toEqual(asking);
      await other.log.append(anAppend(id, 2));
      expect((await one.matches.get(id))?.asking).toEqual(someProgress.asking);
    });
  });
}
