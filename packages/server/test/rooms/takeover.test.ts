import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Rooms } from '../../src/rooms/rooms.ts';
import type { MatchId, PlayerId } from '../../src/store/rows.ts';
import type { Store } from '../../src/store/store.ts';
import { RoomFixture } from './room-fixture.ts';
import { TestClient } from './test-client.ts';

vi.setConfig({ testTimeout: 60_000 });

/** The fixture's settings, in milliseconds. */
const ABSENT = 120_000;
const GRACE = 20_000;
/** Less often than usual: a test waits for every sweep. */
const SWEEP = 5000;

let fixture: RoomFixture;
let rooms: Rooms;
let store: Store;
let match: MatchId;
let ada: TestClient;
let bo: TestClient;

/** The match waits for Ada, whose seat is 0; Bo would like to go on. */
beforeEach(async () => {
  fixture = new RoomFixture();
  ({ rooms, store } = await fixture.node({ pace: { sweep: SWEEP } }));
  match = await fixture.table({ rooms, store }, { seats: ['ada', 'bo'] });
  [ada, bo] = await fixture.clients(rooms, match, 'ada', 'bo');
});

afterEach(() => fixture.close());

const seat = (at: number) => bo.info?.seats[at];
const takeOver = (at = 0) => rooms.takeOverSeat(match, at, 'greedy');

/** Ada has been away for long, and the takeover has been announced to the table. */
async function announced(): Promise<void> {
  ada.leave();
  await fixture.clock.pass(ABSENT);
  expect(await takeOver()).toBe(true);
}

async function takenOver(): Promise<void> {
  await announced();
  await fixture.clock.pass(GRACE + SWEEP);
  expect(seat(0)).toMatchObject({ kind: 'bot', bot: 'greedy', player: 'ada', takeover: null });
}

describe('taking over a seat', () => {
  it('is refused while its person is there, however long they think', async () => {
    await fixture.clock.pass(2 * ABSENT);
    expect(await takeOver()).toBe(false);
  });

  it('is refused right after a lost connection, even after long thought', async () => {
    await fixture.clock.pass(2 * ABSENT);
    ada.leave();
    await fixture.clock.pass(150);
    expect(await takeOver()).toBe(false);
    expect(seat(0)).toMatchObject({ kind: 'person', isHere: false, takeover: null });
  });

  it('counts from the loss of the last of several connections', async () => {
    const second = await new TestClient(rooms, match, 'ada').watch();
    ada.leave();
    await fixture.clock.pass(ABSENT);
    expect(await takeOver()).toBe(false);
    second.leave();
    await fixture.clock.pass(ABSENT - 1);
    expect(await takeOver()).toBe(false);
    await fixture.clock.pass(1);
    expect(await takeOver()).toBe(true);
  });

  it('counts anew from every return', async () => {
    ada.leave();
    await fixture.clock.pass(ABSENT - 1);
    (await new TestClient(rooms, match, 'ada').watch()).leave();
    await fixture.clock.pass(ABSENT - 1);
    expect(await takeOver()).toBe(false);
  });

  it('is refused for a seat that the match does not wait for', async () => {
    bo.leave();
    await fixture.clock.pass(ABSENT);
    expect(await takeOver(1)).toBe(false);
  });

  it('is announced to the table and done after the grace period', async () => {
    await announced();
    expect(seat(0)).toMatchObject({ kind: 'person', takeover: fixture.clock.now() + GRACE });
    await fixture.clock.pass(GRACE - SWEEP);
    expect(seat(0)?.kind).toBe('person');
    await fixture.clock.pass(2 * SWEEP);
    expect(seat(0)).toMatchObject({ kind: 'bot', bot: 'greedy', player: 'ada', takeover: null });
    await fixture.until(() => bo.isAsked);
  });

  it('can be requested again without restarting the grace period', async () => {
    await announced();
    const at = seat(0)?.takeover;
    await fixture.clock.pass(GRACE / 2);
    expect(await takeOver()).toBe(true);
    expect(seat(0)?.takeover).toBe(at);
  });

  it('is cancelled when the person returns in time', async () => {
    await announced();
    const again = await new TestClient(rooms, match, 'ada').watch();
    expect(seat(0)).toMatchObject({ kind: 'person', isHere: true, takeover: null });
    await fixture.clock.pass(2 * GRACE);
    expect(seat(0)?.kind).toBe('person');
    expect(again.isAsked).toBe(true);
  });
});

describe('a person who returns', () => {
  it('has the seat back at once', async () => {
    await takenOver();
    const again = await new TestClient(rooms, match, 'ada').watch();
    await fixture.until(() => seat(0)?.kind === 'person', 1);
    expect((await store.matches.get(match))?.seats[0]).toMatchObject({ kind: 'person', player: 'ada' });
    await fixture.until(() => {
      if (bo.isAsked) void bo.choose();
      return again.isAsked;
    });
  });

  /** Ada comes to the table on this node, and has her seat without asking for it. */
  async function returnsTo(node: { readonly rooms: Rooms; readonly store: Store }): Promise<TestClient> {
    const again = await new TestClient(node.rooms, match, 'ada').watch();
    await fixture.until(() => again.info?.seats[0].kind === 'person', 1);
    const [own] = (await node.store.matches.get(match))?.seats ?? [];
    expect(own).toMatchObject({ kind: 'person', player: 'ada', bot: undefined });
    expect(own?.isTakenOver).toBeUndefined();
    return again;
  }

  it('has the seat back at once after the room has left memory', async () => {
    await takenOver();
    bo.leave();
    await fixture.until(() => rooms.size === 0, 5000);
    await returnsTo({ rooms, store });
  });

  it('has the seat back at once after the server was restarted', async () => {
    await takenOver();
    await rooms.close();
    await returnsTo(await fixture.node({ pace: { sweep: SWEEP } }));
  });

  it('has the seat back at once on another node, whether or not it has the room in memory', async () => {
    const there = await fixture.node({ pace: { sweep: SWEEP } });
    await takenOver();
    (await returnsTo(there)).leave();
    await fixture.until(() => seat(0)?.kind === 'person');
  });

  it('has the seat back when a bot takes it over on one node while they are already on another', async () => {
    await takenOver();
    const there = await fixture.node({ pace: { sweep: SWEEP } });
    const again = await returnsTo(there);
    const [own] = (await store.matches.get(match))?.seats ?? [];
    const stolen = { ...own, kind: 'bot' as const, bot: 'greedy', isTakenOver: true };
    expect(await store.matches.sit(match, stolen, { kind: 'person', player: own.player })).toBe(true);
    await rooms.seatsChanged(match);
    await fixture.until(() => again.info?.seats[0].kind === 'person' && seat(0)?.kind === 'person');
  });

  it('can still watch when the store fails at first', async () => {
    await takenOver();
    let failures = 2;
    const failing = (kept: Store): Store => ({
      ...kept,
      matches: {
        ...kept.matches,
        sit: (...args) =>
          failures-- > 0 ? Promise.reject(new Error('no answer')) : kept.matches.sit(...args),
      },
    });
    await rooms.close();
    const there = await fixture.node({ pace: { sweep: SWEEP }, over: failing });
    const again = await new TestClient(there.rooms, match, 'ada').watch();
    await fixture.until(() => again.info?.seats[0].kind === 'person', 1000);
    expect(failures).toBeLessThan(0);
  });

  it('does not automatically get back a seat they handed over themselves', async () => {
    const mine = { seat: 0, player: 'ada' as PlayerId, name: 'ada' };
    await store.matches.sit(
      match,
      { ...mine, kind: 'bot', bot: 'greedy' },
      { kind: 'person', player: mine.player },
    );
    await rooms.seatsChanged(match);
    ada.leave();
    await fixture.clock.pass(ABSENT);
    await new TestClient(rooms, match, 'ada').watch();
    await fixture.clock.pass(1000);
    expect(seat(0)?.kind).toBe('bot');
  });

  it('[TB-05] does not get back a seat that they resigned', async () => {
    await fixture.close();
    fixture = new RoomFixture();
    ({ rooms, store } = await fixture.node({ pace: { sweep: SWEEP } }));
    match = await fixture.table({ rooms, store }, { seats: ['ada', 'bo', 'cy'] });
    [ada, bo] = await fixture.clients(rooms, match, 'ada', 'bo');
    await takenOver();
    await rooms.resign(match, 'ada' as PlayerId);
    await new TestClient(rooms, match, 'ada').watch();
    await fixture.clock.pass(1000);
    expect(seat(0)?.kind).toBe('bot');
  });
});

describe('the announcement of a takeover', () => {
  it('reaches people on every node, also those who come later, and is cancelled on all of them', async () => {
    const [second, third] = [await fixture.node(), await fixture.node()];
    const [eve] = await fixture.clients(second.rooms, match, 'eve');
    await announced();
    const at = fixture.clock.now() + GRACE;
    expect(seat(0)?.takeover).toBe(at);
    await fixture.until(() => eve.info?.seats[0].takeover === at, 1);
    const [late] = await fixture.clients(third.rooms, match, 'late');
    await fixture.until(() => late.info?.seats[0].takeover === at, 1);
    const [again] = await fixture.clients(third.rooms, match, 'ada');
    const all = [bo, eve, late, again];
    await fixture.until(() => all.every(({ info }) => info?.seats[0].takeover === null), 1);
    await fixture.clock.pass(2 * GRACE);
    for (const { info } of all) expect(info?.seats[0]).toMatchObject({ kind: 'person', takeover: null });
  });

  it('reaches the person’s own table on another node before they are taken over', async () => {
    const there = await fixture.node();
    const [eve] = await fixture.clients(there.rooms, match, 'eve');
    await announced();
    await fixture.until(() => eve.info?.seats[0].takeover !== null, 1);
    expect(await there.rooms.takeOverSeat(match, 0, 'random')).toBe(true);
    await fixture.clock.pass(GRACE + SWEEP);
    await fixture.until(() => eve.info?.seats[0].kind === 'bot');
    expect(eve.info?.seats[0]).toMatchObject({ bot: 'greedy', takeover: null });
  });

  it('expires soon after its node has died', async () => {
    const notice = { kind: 'presence', match, node: 'dead', here: 0, watching: 0 } as const;
    const at = fixture.clock.now() + GRACE;
    const there = await fixture.node();
    await there.store.notify({ ...notice, takeovers: [{ seat: 0, at }] });
    ada.leave();
    await fixture.until(() => seat(0)?.takeover === at, 1);
    await fixture.clock.pass(GRACE + 2 * SWEEP);
    expect(seat(0)).toMatchObject({ kind: 'person', takeover: null });
  });
});

describe('an undo that needs consent', () => {
  it('[TB-06] is not granted by the bot that plays for a person, but by the person', async () => {
    await ada.choose(ada.option('burn'));
    await fixture.until(() => bo.isAsked);
    await bo.choose(bo.option('burn'));
    await takenOver();
    const { length } = await store.log.entries(match, 0);
    expect(await rooms.askUndo(match, bo.person)).toBeUndefined();
    expect(bo.info?.undo).toMatchObject({ seat: 1, waiting: [0] });
    expect((await store.log.entries(match, 0)).some(({ body }) => body.kind === 'undo')).toBe(false);
    expect(length).toBeGreaterThan(0);
  });

  it('[TB-06] does not need those who have resigned', async () => {
    await fixture.close();
    fixture = new RoomFixture();
    ({ rooms, store } = await fixture.node({ pace: { sweep: SWEEP } }));
    match = await fixture.table({ rooms, store }, { seats: ['ada', 'bo', 'cy'] });
    [ada, bo] = await fixture.clients(rooms, match, 'ada', 'bo');
    await rooms.resign(match, 'ada' as PlayerId);
    await fixture.until(() => bo.isAsked);
    await bo.choose();
    expect(await rooms.askUndo(match, bo.person)).toBeUndefined();
    expect(bo.info?.undo).toMatchObject({ seat: 1, waiting: [2] });
  });
});
