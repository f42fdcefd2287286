import { afterEach, describe, expect, it } from 'vitest';
import type { MatchId, PlayerId, SeatRow } from '../../src/store/rows.ts';
import { RoomFixture } from './room-fixture.ts';

let fixture: RoomFixture;
afterEach(() => fixture.close());

const ada = { seat: 0, player: 'ada' as PlayerId, name: 'ada' };
const plan = { seats: ['ada', 'bot:random', 'bot:random'], options: { nights: 500 } };

/** Hands a running match's seat over, or back. */
async function seatAt(
  { rooms, store }: Awaited<ReturnType<RoomFixture['node']>>,
  match: MatchId,
  seat: SeatRow,
): Promise<void> {
  const { player } = seat;
  expect(await store.matches.sit(match, seat, { kind: seat.kind === 'bot' ? 'person' : 'bot', player })).toBe(
    true,
  );
  await rooms.seatsChanged(match);
}

describe('bots alone at a table', () => {
  it('play on for a while, pause without watchers, leave memory, and go on with a watcher', async () => {
    fixture = new RoomFixture();
    let entries = 0;
    const news = {
      entered: () => {
        entries++;
      },
    };
    const node = await fixture.node({ pace: { bot: 1000, alone: 60_000, idle: 5000 }, news });
    const match = await fixture.table(node, {
      seats: ['bot:random', 'bot:random'],
      options: { nights: 500 },
    });
    await fixture.until(() => entries > 3);
    await fixture.until(() => node.rooms.size === 0, 1000);
    const paused = entries;
    expect(await node.store.jobs.get(match)).toBeUndefined();
    await fixture.clock.pass(30_000);
    expect([entries, node.rooms.size]).toEqual([paused, 0]);

    const [eve] = await fixture.clients(node.rooms, match, 'eve');
    await fixture.until(() => entries > paused + 3);
    eve.leave();
    await fixture.until(() => node.rooms.size === 0, 1000);
    expect(await node.store.jobs.get(match)).toBeUndefined();
    expect((await node.store.matches.get(match))?.status).toBe('running');
    expect(fixture.troubles).toEqual([]);
  }, 60_000);

  it('stay paused when somebody reads a replay, a log or a fork', async () => {
    fixture = new RoomFixture();
    let entries = 0;
    const node = await fixture.node({
      pace: { bot: 1000, alone: 60_000, idle: 5000 },
      news: { entered: () => void entries++ },
    });
    const match = await fixture.table(node, {
      seats: ['bot:random', 'bot:random'],
      options: { nights: 500 },
    });
    await fixture.until(() => entries > 3);
    await fixture.until(() => node.rooms.size === 0, 1000);
    const paused = entries;
    const wish = { seq: 1, person: undefined };
    await node.rooms.replay(match, 'spectator', wish);
    expect(await node.rooms.hasResigned(match, 0)).toBe(false);
    await expect(node.rooms.log(match, wish)).rejects.toThrow('until the match is over');
    expect(node.rooms.size).toBe(1);
    expect(await node.store.jobs.get(match)).toBeUndefined();
    await fixture.until(() => node.rooms.size === 0, 1000);
    expect(entries).toBe(paused);
  }, 60_000);

  it('play on for watchers on another node while somebody reads a replay here', async () => {
    fixture = new RoomFixture();
    const pace = { bot: 1000, alone: 0 };
    const [here, there] = [await fixture.node({ pace }), await fixture.node({ pace })];
    const match = await fixture.table(here, {
      seats: ['bot:random', 'bot:random'],
      options: { nights: 500 },
    });
    const [eve] = await fixture.clients(here.rooms, match, 'eve');
    await fixture.until(() => eve.now.version > 3);
    await there.rooms.replay(match, 'spectator', { seq: 1, person: undefined });
    expect(await here.store.jobs.get(match)).toMatchObject({ kind: 'bot' });
    const { version } = eve.now;
    await fixture.until(() => eve.now.version > version + 3);
  }, 60_000);

  it('are not alone with somebody who has a seat and is away', async () => {
    fixture = new RoomFixture();
    const node = await fixture.node({ pace: { bot: 0, alone: 0, idle: 60_000 } });
    const match = await fixture.table(node, { seats: ['bot:random', 'ada'], options: { nights: 5 } });
    for (let waited = 0; (await node.store.matches.get(match))?.turn !== 2; waited++) {
      expect(waited).toBeLessThan(100);
      await fixture.clock.pass(500);
    }
  }, 60_000);

  it('[TB-05] are held where a person resigned from a sixth match, and play it once an older one is not left to them', async () => {
    fixture = new RoomFixture();
    const node = await fixture.node({ pace: { bot: 1000 } });
    const matches: MatchId[] = [];
    for (let created = 1; created <= 6; created++)
      matches.push(await fixture.table(node, { ...plan, row: { created } }));
    // The newest first: the oldest is then the sixth, and the newest has to wait for it.
    const [newest, ...older] = matches.reverse();
    const [eve] = await fixture.clients(node.rooms, newest, 'eve');
    for (const match of matches.slice(0, 5))
      expect(await node.rooms.resign(match, ada.player)).toBeUndefined();
    await seatAt(node, older[4], { ...ada, kind: 'bot', bot: 'random' });
    const played = () =>
      Promise.all(matches.map(async (match) => (await node.store.jobs.get(match)) !== undefined));
    await fixture.untilSettled(played, [false, true, true, true, true, true]);
    const { version } = eve.now;
    await fixture.clock.pass(10_000);
    expect(eve.now.version).toBe(version);

    await seatAt(node, older[4], { ...ada, kind: 'person', bot: undefined });
    await fixture.clients(node.rooms, newest, 'fay');
    await fixture.until(() => eve.now.version > version + 3);
    expect(fixture.troubles).toEqual([]);
  }, 60_000);

  it('[TB-05] give a held match back to somebody who comes back to it', async () => {
    fixture = new RoomFixture();
    const node = await fixture.node({ pace: { bot: 1000 } });
    for (let created = 1; created <= 5; created++) {
      const match = await fixture.table(node, { ...plan, row: { created } });
      await node.rooms.resign(match, ada.player);
    }
    const seats = ['ada', 'bo', 'bot:random'];
    const match = await fixture.table(node, { ...plan, seats, row: { created: 6 } });
    const bo = { seat: 1, player: 'bo' as PlayerId, name: 'bo' };
    await seatAt(node, match, { ...bo, kind: 'bot', bot: 'random', isTakenOver: true });
    for (let created = 1; created <= 5; created++) {
      const other = await fixture.table(node, {
        ...plan,
        seats: ['bo', 'bot:random', 'bot:random'],
        row: { created },
      });
      await node.rooms.resign(other, bo.player);
    }
    await node.rooms.resign(match, ada.player);
    await fixture.untilSettled(() => node.store.jobs.get(match), undefined);
    const [back] = await fixture.clients(node.rooms, match, 'bo');
    await fixture.until(() => back.isAsked);
  }, 60_000);
});
