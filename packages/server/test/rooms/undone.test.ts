import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MatchId, PlayerId } from '../../src/store/rows.ts';
import type { Store } from '../../src/store/store.ts';
import { RoomFixture } from './room-fixture.ts';

vi.setConfig({ testTimeout: 60_000 });

type Node = Awaited<ReturnType<RoomFixture['node']>>;

let fixture: RoomFixture;

beforeEach(() => {
  fixture = new RoomFixture();
});

afterEach(() => fixture.close());

/** Gives a seat to a bot in the store, without a notice. */
async function giveToBot({ store }: Node, match: MatchId, seat: number, player: string): Promise<void> {
  const warm = { seat, kind: 'bot' as const, player: player as PlayerId, name: player, bot: 'greedy' };
  await store.matches.sit(match, warm, { kind: 'person', player: player as PlayerId });
}

/** A store that rejects appends while `isFull()`. */
const filling =
  (isFull: () => boolean) =>
  (store: Store): Store => ({
    ...store,
    log: {
      ...store.log,
      append: (append) =>
        isFull() ? Promise.reject(new Error('the disk is full')) : store.log.append(append),
    },
  });

it('an answer that could not be stored fails with its log position, and the match is unchanged', async () => {
  let isFull = true;
  const node = await fixture.node({ over: filling(() => isFull) });
  const match = await fixture.table(node, { seats: ['ada', 'bo'] });
  const [ada] = await fixture.clients(node.rooms, match, 'ada');
  await expect(ada.choose(ada.option('burn'))).rejects.toThrow(
    `Entry 1 of match "${match}" could not be kept: the disk is full`,
  );
  isFull = false;
  expect(await ada.choose(ada.option('burn'))).toBeUndefined();
  expect(ada.now.version).toBe(1);
});

describe('the job of a bot', () => {
  it('is retried when its answer could not be stored', async () => {
    let isFull = false;
    const node = await fixture.node({ over: filling(() => isFull) });
    const match = await fixture.table(node, { seats: ['ada', 'bot:greedy'] });
    const [ada] = await fixture.clients(node.rooms, match, 'ada');
    await ada.choose(ada.option('burn'));
    isFull = true;
    await fixture.until(() => fixture.troubles.includes('an answer could not be given by itself'));
    isFull = false;
    await fixture.clock.pass(20_000);
    expect(ada.isAsked).toBe(true);
    expect(ada.now.version).toBeGreaterThan(1);
  });

  it('is done by the next node when one died between changing the seat and storing the job', async () => {
    const dying = await fixture.node({ pace: { sweep: 86_400_000 } });
    const match = await fixture.table(dying, { seats: ['ada', 'bo'] });
    await giveToBot(dying, match, 0, 'ada');
    const next = await fixture.node();
    const [bo] = await fixture.clients(next.rooms, match, 'bo');
    await fixture.until(() => bo.isAsked);
    expect(bo.now.version).toBeGreaterThan(0);
  });

  it('is done when an answer on another node was concurrent with the change of the seat', async () => {
    let isDeaf = true;
    const muffled = (store: Store): Store => ({
      ...store,
      notify: async (notice) => (isDeaf ? undefined : store.notify(notice)),
    });
    const [here, there] = [await fixture.node(), await fixture.node({ over: muffled })];
    const match = await fixture.table(here, { seats: ['ada', 'bo'] });
    const [ada] = await fixture.clients(here.rooms, match, 'ada');
    await giveToBot(there, match, 1, 'bo');
    await there.rooms.seatsChanged(match);
    await ada.choose(ada.option('burn'));
    isDeaf = false;
    await there.store.notify({ kind: 'seats', match });
    await fixture.until(() => ada.isAsked);
    expect(ada.now.version).toBeGreaterThan(1);
  });

  it('is left to the node that has leased it', async () => {
    const [here, there] = [await fixture.node(), await fixture.node({ pace: { sweep: 86_400_000 } })];
    const match = await fixture.table(here, { seats: ['ada', 'bot:greedy'], row: { pace: 'live' } });
    const [ada] = await fixture.clients(here.rooms, match, 'ada');
    await ada.choose(ada.option('burn'));
    const before = await here.store.jobs.get(match);
    await there.rooms.replay(match, 'spectator', { seq: 0, person: undefined });
    expect(await here.store.jobs.get(match)).toEqual(before);
  });
});

describe('a table whose last seat was taken', () => {
  it('begins when somebody watches it, if the node died before it could', async () => {
    const node = await fixture.node();
    const match = await fixture.table(node, { seats: ['ada', 'open'] });
    const bo = { seat: 1, kind: 'person' as const, player: 'bo' as PlayerId, name: 'bo', bot: undefined };
    await node.store.matches.sit(match, bo, { kind: 'open', player: undefined });
    const next = await fixture.node();
    const [ada] = await fixture.clients(next.rooms, match, 'ada');
    expect(ada.isAsked).toBe(true);
    expect(ada.info?.status).toBe('running');
  });
});
