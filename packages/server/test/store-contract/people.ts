import { describe, expect, it } from 'vitest';
import type { MatchId, PlayerId } from '../../src/store/rows.ts';
import { aBot, aKeptMatch, aKeptPlayer, anOpenSeat, aPerson, aPlayer, unique } from './samples.ts';
import type { Nodes } from './suite.ts';

const ODD_NAMES = [
  '<b>Ada</b>',
  "Robert'); drop table players;--",
  '𝔸𝕕𝕒 🐉',
  'Zoë',
  'naïve "quotes"',
  '%_\\',
];

export function describePeople(nodes: () => Nodes): void {
  describe('players', () => {
    it('are returned as stored, odd names included', async () => {
      const { one, other } = nodes();
      for (const name of ODD_NAMES) {
        const player = await aKeptPlayer(one, { name, recovery: 'code-hash' });
        expect(await other.players.get(player.id)).toEqual(player);
      }
      expect(await one.players.get('nobody' as PlayerId)).toBeUndefined();
    });

    it('refuse a name that no database can store, in a sentence', async () => {
      await expect(aKeptPlayer(nodes().one, { name: 'A\0B' })).rejects.toThrow(
        /The name holds a NUL character/,
      );
    });

    it('may share names as guests, but not as accounts, ignoring case', async () => {
      const { one, other } = nodes();
      const name = `${unique('Straße')} É`;
      await aKeptPlayer(one, { name });
      await aKeptPlayer(one, { name });
      expect(await one.players.byName(name)).toBeUndefined();
      const account = await aKeptPlayer(one, { name, password: 'hash' });
      const twin = { name: name.toUpperCase(), password: 'hash' };
      expect(await other.players.add(aPlayer(twin))).toBe(false);
      expect(await other.players.byName(name.toLowerCase())).toEqual(account);
      const guest = await aKeptPlayer(one, { name });
      expect(await one.players.change(guest.id, { password: 'hash' })).toBe('taken');
      expect(await one.players.get(guest.id)).toEqual(guest);
    });

    it('get a name once under concurrent requests on two nodes', async () => {
      const { one, other } = nodes();
      const name = unique('wanted');
      const wish = () => aPlayer({ name, password: 'hash' });
      const added = await Promise.all([one, other, one, other].map((node) => node.players.add(wish())));
      expect(added.filter(Boolean)).toHaveLength(1);
    });

    it('change name, password and recovery, each alone; only seats of open tables bear the new name', async () => {
      const { one } = nodes();
      const player = await aKeptPlayer(one, { password: 'hash', recovery: 'code' });
      const seats = [aPerson(0, player), aBot(1)];
      const match = await aKeptMatch(one, { seats });
      const over = await aKeptMatch(one, { seats, status: 'over' });
      const open = await aKeptMatch(one, { seats: [...seats, anOpenSeat(2)], status: 'open' });
      for (const { id } of [match, open])
        await one.chat.add({ match: id, player: player.id, name: player.name, text: 'hello', at: 1 });
      const name = unique('renamed');
      expect(await one.players.change(player.id, { name })).toBe('changed');
      expect(await one.players.change(player.id, { recovery: undefined })).toBe('changed');
      expect(await one.players.get(player.id)).toEqual({ ...player, name, recovery: undefined });
      const seatIn = async ({ id }: typeof match) => (await one.matches.get(id))?.seats[0]?.name;
      expect([await seatIn(match), await seatIn(over), await seatIn(open)]).toEqual([
        player.name,
        player.name,
        name,
      ]);
      for (const { id } of [match, open]) expect((await one.chat.recent(id, 1))[0]?.name).toBe(player.name);
    });

    it('cannot have a look-alike name of an account, on any node', async () => {
      const { one, other } = nodes();
      const name = unique('Иван');
      const account = await aKeptPlayer(one, { name, password: 'hash' });
      const twin = name.replace('а', 'a');
      expect(await other.players.holderOf(twin)).toEqual(account);
      expect(await other.players.byName(twin)).toBeUndefined();
      expect(await other.players.add(aPlayer({ name: twin, password: 'hash' }))).toBe(false);
      const guest = await aKeptPlayer(other, { name: twin });
      expect(await other.players.change(guest.id, { password: 'hash' })).toBe('taken');
      expect(await other.players.change(account.id, { name: twin })).toBe('changed');
      expect(await one.players.holderOf(name)).toMatchObject({ id: account.id, name: twin });
      const added = await Promise.all(
        ['O', '0', 'О', 'Ο'].map((letter, i) =>
          (i % 2 ? one : other).players.add(aPlayer({ name: `${account.id}${letter}`, password: 'hash' })),
        ),
      );
      expect(added.filter(Boolean)).toHaveLength(1);
    });
  });

  describe('a deleted person', () => {
    it('is removed from every seat, chat line, login and shun, and the matches go on', async () => {
      const { one } = nodes();
      const [leaving, friend] = [await aKeptPlayer(one), await aKeptPlayer(one)];
      const seats = [aPerson(0, leaving), aPerson(1, friend)];
      const running = await aKeptMatch(one, { seats, host: leaving.id, turn: 3 });
      const over = await aKeptMatch(one, { seats, status: 'over' });
      const open = await aKeptMatch(one, {
        status: 'open',
        seats: [...seats, anOpenSeat(2)],
        host: leaving.id,
      });
      const deserted = await aKeptMatch(one, {
        status: 'open',
        seats: [aPerson(0, leaving)],
        host: leaving.id,
      });
      await one.chat.add({ match: over.id, player: leaving.id, name: leaving.name, text: 'bye', at: 1 });
      await one.logins.add({ token: unique('token'), player: leaving.id, expires: 10 });
      await one.shuns.set(friend.id, leaving.id, 'block');

      const changed = await one.players.remove(leaving.id);

      expect(new Set(changed)).toEqual(new Set([running.id, open.id, deserted.id]));
      expect(await one.players.get(leaving.id)).toBeUndefined();
      const seatIn = async (id: typeof running.id) => (await one.matches.get(id))?.seats[0];
      expect(await seatIn(running.id)).toEqual({ ...aBot(0), name: '…' });
      expect(await seatIn(over.id)).toEqual({ ...aPerson(0, leaving), player: undefined, name: '…' });
      expect(await seatIn(open.id)).toEqual(anOpenSeat(0));
      expect(await one.matches.get(deserted.id)).toBeUndefined();
      expect((await one.matches.get(running.id))?.host).toBeUndefined();
      expect(await one.chat.recent(over.id, 5)).toMatchObject([
        { player: undefined, name: '…', text: 'bye' },
      ]);
      expect(await one.shuns.of(friend.id)).toEqual([]);
      expect((await one.matches.awaiting(friend.id)).count).toBe(1);
    });
  });

  describe('a guest who signs in', () => {
    it('moves seats, chat lines, tables and shuns to the account, and is deleted', async () => {
      const { one } = nodes();
      const [guest, rude] = [await aKeptPlayer(one), await aKeptPlayer(one)];
      const account = await aKeptPlayer(one, { password: 'hash' });
      const match = await aKeptMatch(one, { seats: [aPerson(0, guest), aBot(1)], host: guest.id });
      const both = await aKeptMatch(one, { seats: [aPerson(0, guest), aPerson(1, account)], turn: 3 });
      const over = await aKeptMatch(one, { seats: [aPerson(0, guest)], status: 'over' });
      await one.chat.add({ match: match.id, player: guest.id, name: guest.name, text: 'hi', at: 1 });
      await one.logins.add({ token: `${guest.id}-token`, player: guest.id, expires: 10 });
      await one.shuns.set(guest.id, rude.id, 'mute');
      await one.shuns.set(account.id, rude.id, 'block');
      await one.shuns.set(account.id, guest.id, 'mute');

      const changed = await one.players.merge(guest.id, account.id);

      expect(new Set(changed)).toEqual(new Set([match.id, both.id]));
      expect(await one.players.get(guest.id)).toBeUndefined();
      expect(await one.logins.get(`${guest.id}-token`, 0)).toBeUndefined();
      expect(await one.matches.get(match.id)).toMatchObject({
        host: account.id,
        seats: [{ player: account.id, name: guest.name }, { bot: 'greedy' }],
      });
      expect(await one.chat.recent(match.id, 5)).toMatchObject([{ player: account.id, name: guest.name }]);
      expect(await one.shuns.of(account.id)).toEqual([{ player: rude.id, name: rude.name, kind: 'block' }]);
      const listed = (await one.matches.ofPlayer(account.id, { limit: 9 })).rows.map(({ id }) => id);
      expect(listed).toHaveLength(3);
      expect(new Set(listed)).toEqual(new Set([match.id, both.id, over.id]));
      expect(await one.matches.awaiting(account.id)).toMatchObject({ count: 2 });
      expect((await one.matches.get(both.id))?.seats).toMatchObject([
        { kind: 'bot', player: undefined, bot: 'greedy' },
        { kind: 'person', player: account.id },
      ]);
    });

    it('loses a seat in a match where the account has one', async () => {
      const { one } = nodes();
      const guest = await aKeptPlayer(one);
      const account = await aKeptPlayer(one, { password: 'hash' });
      const seats = [aPerson(0, guest), aPerson(1, account), anOpenSeat(2)];
      const open = await aKeptMatch(one, { seats, status: 'open' });
      expect(await one.players.merge(guest.id, account.id)).toEqual([open.id]);
      expect((await one.matches.get(open.id))?.seats).toEqual([
        anOpenSeat(0),
        aPerson(1, account),
        anOpenSeat(2),
      ]);
    });

    it('cannot be merged into a missing account', async () => {
      const { one } = nodes();
      const guest = await aKeptPlayer(one);
      await expect(one.players.merge(guest.id, 'nobody' as PlayerId)).rejects.toThrow(/need another person/);
      expect(await one.players.get(guest.id)).toEqual(guest);
    });
  });

  describe('idle guests', () => {
    /** Older than everybody else in these tests. */
    const idle = { created: 1000, expires: 2000 };
    const aGuest = (given = {}) => aKeptPlayer(nodes().one, { created: 1000, ...given });

    it('are deleted, unless they came back, have an account or play', async () => {
      const { one } = nodes();
      const [gone, away, back, player] = await Promise.all([aGuest(), aGuest(), aGuest(), aGuest()]);
      const staying = [back, player, await aGuest({ created: 1001 }), await aGuest({ password: 'hash' })];
      await one.logins.add({ token: unique('token'), player: away.id, expires: 2000 });
      await one.logins.add({ token: unique('token'), player: back.id, expires: 2000 });
      await one.logins.add({ token: unique('token'), player: back.id, expires: 2001 });
      await aKeptMatch(one, { seats: [aPerson(0, player), aBot(1)] });

      const { players } = await one.players.sweepGuests(idle);

      expect(new Set(players)).toEqual(new Set([gone.id, away.id]));
      for (const { id } of [gone, away]) expect(await one.players.get(id)).toBeUndefined();
      for (const one of staying) expect(await nodes().other.players.get(one.id)).toEqual(one);
    });

    it('keep their name on ended matches and chat lines, and lose their seats at open tables', async () => {
      const { one } = nodes();
      const [guest, friend] = [await aGuest(), await aKeptPlayer(one)];
      const seats = [aPerson(0, guest), aPerson(1, friend)];
      const over = await aKeptMatch(one, { seats, status: 'over', host: guest.id });
      const open = await aKeptMatch(one, { seats: [...seats, anOpenSeat(2)], status: 'open' });
      const own = { seats: [aPerson(0, guest), anOpenSeat(1)], host: guest.id };
      const deserted = await aKeptMatch(one, { ...own, status: 'open' });
      await one.chat.add({ match: over.id, player: guest.id, name: guest.name, text: 'hi', at: 1 });
      await one.shuns.set(friend.id, guest.id, 'mute');

      const { players, matches } = await one.players.sweepGuests(idle);

      expect(players).toEqual([guest.id]);
      expect(new Set(matches)).toEqual(new Set([open.id, deserted.id]));
      expect(await one.matches.get(over.id)).toMatchObject({
        host: undefined,
        seats: [{ kind: 'person', name: guest.name, player: undefined }, { player: friend.id }],
      });
      expect((await one.matches.get(open.id))?.seats[0]).toEqual(anOpenSeat(0));
      expect(await one.matches.get(deserted.id)).toBeUndefined();
      expect(await one.chat.recent(over.id, 5)).toMatchObject([{ player: undefined, name: guest.name }]);
      expect(await one.shuns.of(friend.id)).toEqual([]);
    });

    it('are found among any number of others', async () => {
      const { one } = nodes();
      const guests = await Promise.all(Array.from({ length: 450 }, () => aGuest()));
      const { players } = await one.players.sweepGuests(idle);
      expect(new Set(players)).toEqual(new Set(guests.map(({ id }) => id)));
    });
  });

  describe('logins', () => {
    it('last until they expire, are renewed, and are swept', async () => {
      const { one, other } = nodes();
      const { id: player } = await aKeptPlayer(one);
      const [first, second] = [unique('token'), unique('token')];
      await one.logins.add({ token: first, player, expires: 100 });
      await one.logins.add({ token: second, player, expires: 100 });
      expect(await other.logins.get(first, 99)).toEqual({ token: first, player, expires: 100 });
      expect(await other.logins.get(first, 100)).toBeUndefined();
      await one.logins.renew(second, 200);
      expect(await one.logins.sweep(150)).toBeGreaterThanOrEqual(1);
      expect(await one.logins.get(first, 0)).toBeUndefined();
      expect(await one.logins.get(second, 150)).toBeDefined();
      await one.logins.remove(second);
      expect(await one.logins.get(second, 150)).toBeUndefined();
    });

    it('end all at once with the password, which is changed only as it was expected', async () => {
      const { one } = nodes();
      const [me, you] = [await aKeptPlayer(one), await aKeptPlayer(one)];
      const [mine, phone, yours] = [unique('token'), unique('token'), unique('token')];
      await one.logins.add({ token: mine, player: me.id, expires: 1e13 });
      await one.logins.add({ token: phone, player: me.id, expires: 1e13 });
      await one.logins.add({ token: yours, player: you.id, expires: 1e13 });
      const { change } = one.players;
      expect(await change(me.id, { password: 'x' }, { password: 'other' })).toBe('stale');
      expect(await change(me.id, { password: 'x' }, { recovery: 'code' })).toBe('stale');
      expect(await one.logins.get(phone, 0)).toBeDefined();
      expect(await change(me.id, { password: 'x' }, { password: undefined, recovery: undefined })).toBe(
        'changed',
      );
      expect(await one.logins.get(phone, 0)).toBeUndefined();
      expect(await one.logins.get(mine, 0)).toBeUndefined();
      expect(await one.logins.get(yours, 0)).toBeDefined();
    });

    it('are not created with a password that was changed meanwhile', async () => {
      const { one, other } = nodes();
      for (let round = 0; round < 20; round++) {
        const { id: player } = await aKeptPlayer(one, { password: 'old' });
        const tokens = Array.from({ length: 6 }, () => unique('token'));
        const adding = tokens.map((token, i) =>
          (i % 2 ? one : other).logins.add({ token, player, expires: 1e13 }, { password: 'old' }),
        );
        await Promise.all([...adding, one.players.change(player, { password: 'new' }, { password: 'old' })]);
        for (const token of tokens) expect(await one.logins.get(token, 0)).toBeUndefined();
        const fresh = { token: unique('token'), player, expires: 1e13 };
        expect(await one.logins.add(fresh, { password: 'old' })).toBe(false);
        expect(await one.logins.add(fresh, { password: 'new' })).toBe(true);
      }
    });

    it('end once when two nodes change the same password', async () => {
      const { one, other } = nodes();
      const { id } = await aKeptPlayer(one, { password: 'old', recovery: 'code' });
      const use = (node: typeof one, password: string) =>
        node.players.change(id, { password, recovery: undefined }, { recovery: 'code' });
      const outcomes = await Promise.all([use(one, 'a'), use(other, 'b'), use(one, 'c'), use(other, 'd')]);
      expect(outcomes.toSorted()).toEqual(['changed', 'stale', 'stale', 'stale']);
    });
  });

  describe('shuns', () => {
    it('are set, changed and taken back; a block counts both ways, a mute does not', async () => {
      const { one } = nodes();
      const [me, you] = [await aKeptPlayer(one), await aKeptPlayer(one)];
      await one.shuns.set(me.id, you.id, 'mute');
      expect(await one.shuns.isBlocked(me.id, you.id)).toBe(false);
      await one.shuns.set(me.id, you.id, 'block');
      expect(await one.shuns.of(me.id)).toEqual([{ player: you.id, name: you.name, kind: 'block' }]);
      expect(await one.shuns.of(you.id)).toEqual([]);
      expect(await one.shuns.isBlocked(you.id, me.id)).toBe(true);
      await one.shuns.set(me.id, you.id, undefined);
      expect(await one.shuns.isBlocked(me.id, you.id)).toBe(false);
    });
  });

  describe('results of a day', () => {
    it('are one for a person, the best first, go to the account, and go with it', async () => {
      const { one, other } = nodes();
      const [guest, account] = [await aKeptPlayer(one), await aKeptPlayer(one, { password: 'secret' })];
      const day = guest.id.slice(0, 8);
      const result = (player: PlayerId, score: number, length: number) => ({
        game: 'lamplight',
        day,
        player,
        match: `${player} ${score}` as MatchId,
        score,
        reason: 'won',
        length,
        updated: 7,
      });
      const shown = async () =>
        (await other.results.best('lamplight', day, 5)).map(({ name, score }) => `${name} ${score}`);
      await one.results.put(result(guest.id, 3, 9));
      await other.results.put(result(guest.id, 8, 9));
      expect(await shown()).toEqual([`${guest.name} 3`]);
      await one.results.put(result(account.id, 3, 8));
      expect(await shown()).toEqual([`${account.name} 3`, `${guest.name} 3`]);
      expect(await other.results.best('lamplight', day, 1)).toEqual([
        { ...result(account.id, 3, 8), name: account.name },
      ]);
      await one.players.merge(guest.id, account.id);
      expect(await shown()).toEqual([`${account.name} 3`]);
      await one.players.remove(account.id);
      expect(await shown()).toEqual([]);
    });
  });

  describe('sheets', () => {
    it('are kept one for a match and person, go to the account, and go with it', async () => {
      const { one, other } = nodes();
      const [guest, account] = [await aKeptPlayer(one), await aKeptPlayer(one, { password: 'secret' })];
      const sheet = (match: string, text: string, counts: boolean, updated: number) => ({
        match: match as MatchId,
        game: 'lamplight',
        text,
        counts,
        updated,
      });
      await one.sheets.put(guest.id, sheet('a', 'first', true, 1));
      await other.sheets.put(guest.id, sheet('a', 'second', false, 3));
      await one.sheets.put(guest.id, sheet('b', 'other', true, 2));
      expect(await other.sheets.of(guest.id)).toEqual([
        sheet('a', 'second', false, 3),
        sheet('b', 'other', true, 2),
      ]);
      await one.sheets.put(account.id, sheet('b', 'own', true, 4));
      await one.players.merge(guest.id, account.id);
      expect((await other.sheets.of(account.id)).map(({ text }) => text)).toEqual(['own', 'second']);
      await other.sheets.remove(account.id, 'b' as MatchId);
      expect(await one.sheets.of(account.id)).toHaveLength(1);
      await one.players.remove(account.id);
      expect(await other.sheets.of(account.id)).toEqual([]);
    });
  });

  describe('settings', () => {
    it('keep the first value that any node puts', async () => {
      const { one, other } = nodes();
      const name = unique('secret');
      const kept = await Promise.all([one.settings.keep(name, 'a'), other.settings.keep(name, 'b')]);
      expect(new Set(kept).size).toBe(1);
      expect(await one.settings.keep(name, 'c')).toBe(kept[0]);
    });
  });
}
