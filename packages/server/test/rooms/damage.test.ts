import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MatchId, SnapshotRow } from '../../src/store/rows.ts';
import type { Store } from '../../src/store/store.ts';
import { RoomFixture } from './room-fixture.ts';
import { TestClient } from './test-client.ts';
import { settled } from './test-clock.ts';

vi.setConfig({ testTimeout: 60_000 });

let fixture: RoomFixture;

beforeEach(() => {
  fixture = new RoomFixture();
});

afterEach(() => fixture.close());

describe('a snapshot', () => {
  type Damage = (whole: SnapshotRow) => SnapshotRow;
  const DAMAGES: Readonly<Record<string, Damage>> = {
    'that is no state': (whole) => ({ ...whole, state: {} as SnapshotRow['state'] }),
    'of another table': (whole) => ({ ...whole, state: { ...whole.state, n: whole.state.n + 1 } }),
    'after other answers': (whole) => ({ ...whole, count: whole.count - 1 }),
    'beyond the end of the log': (whole) => ({ ...whole, seq: whole.seq + 5 }),
  };

  /** A match that was left with a snapshot, and what its players saw. */
  async function left() {
    const node = await fixture.node();
    const match = await fixture.table(node, { seats: ['ada', 'bo'] });
    const [ada] = await fixture.clients(node.rooms, match, 'ada');
    await ada.choose(ada.option('burn'));
    ada.leave();
    await fixture.until(() => node.rooms.size === 0, 10_000);
    const saved = await node.store.log.latestSnapshot(match);
    if (!saved) throw new Error('nothing was saved');
    return { ...node, match, saved, view: ada.view };
  }

  it.each(Object.entries(DAMAGES))(
    '%s is ignored: the entries lead to the same state',
    async (_, damaged) => {
      const { rooms, store, match, saved, view } = await left();
      await store.log.putSnapshot(match, damaged(saved));
      const [again] = await fixture.clients(rooms, match, 'ada');
      expect(again.info?.status).toBe('running');
      expect(again.view).toEqual(view);
    },
  );

  it('that cannot be read is ignored', async () => {
    const { match, view } = await left();
    const torn = (store: Store): Store => ({
      ...store,
      log: { ...store.log, latestSnapshot: () => Promise.reject(new SyntaxError('no JSON')) },
    });
    const other = await fixture.node({ over: torn });
    const [again] = await fixture.clients(other.rooms, match, 'ada');
    expect(again.view).toEqual(view);
  });
});

describe('a disk that is full', () => {
  it('does not stop rooms from being evicted nor the node from shutting down', async () => {
    const full = (store: Store): Store => ({
      ...store,
      log: { ...store.log, putSnapshot: () => Promise.reject(new Error('the disk is full')) },
      jobs: { ...store.jobs, release: () => Promise.reject(new Error('the disk is full')) },
    });
    const { rooms, store } = await fixture.node({ over: full });
    const match = await fixture.table({ rooms, store }, { seats: ['ada', 'bo'] });
    const [ada] = await fixture.clients(rooms, match, 'ada');
    await ada.choose(ada.option('burn'));
    ada.leave();
    await fixture.until(() => rooms.size === 0, 10_000);
    const [again] = await fixture.clients(rooms, match, 'ada');
    expect(again.now.version).toBe(1);
    await rooms.close();
    expect(fixture.troubles).toContain('something could not be saved');
  });
});

describe('a clock that is set back', () => {
  it('does not delay bots', async () => {
    const node = await fixture.node();
    const match = await fixture.table(node, { seats: ['ada', 'bot:greedy'] });
    const [ada] = await fixture.clients(node.rooms, match, 'ada');
    const { now } = fixture.clock;
    const slow = vi.spyOn(fixture.clock, 'now');
    await ada.choose(ada.option('burn'));
    slow.mockImplementation(() => now() - 3_600_000);
    await fixture.clock.pass(5000);
    expect(ada.now.version).toBeGreaterThan(1);
    slow.mockRestore();
  });
});

describe('concurrent changes on two nodes', () => {
  /** A node that receives only notices of entries. */
  const onlyEntryNotices = (store: Store): Store => ({
    ...store,
    listen: (receive, missed) =>
      store.listen((notice) => notice.kind === 'entries' && receive(notice), missed),
  });

  it.each(['normal', 'not-until-my-turn'] as const)(
    'lose no ask setting, where somebody is asked %s',
    async (mode) => {
      const [here, there] = [await fixture.node(), await fixture.node({ over: onlyEntryNotices })];
      const match = await fixture.table(here, { seats: ['ada', 'bo', 'cy'] });
      await here.rooms.setAsking(match, 'cy' as TestClient['person'], mode);
      const [ada] = await fixture.clients(there.rooms, match, 'ada');
      await here.rooms.setAsking(match, 'bo' as TestClient['person'], 'always');
      await ada.choose(ada.option('burn'));
      expect((await here.store.matches.get(match))?.asking[1].mode).toBe('always');
    },
  );

  it('lose no consent to an undo', async () => {
    const [here, there] = [await fixture.node(), await fixture.node({ over: onlyEntryNotices })];
    const match = await fixture.table(here, { seats: ['ada', 'bo', 'cy'] });
    const [ada, bo] = await fixture.clients(here.rooms, match, 'ada', 'bo');
    await ada.choose(ada.option('burn'));
    await here.rooms.askUndo(match, ada.person);
    const cy = await new TestClient(there.rooms, match, 'cy').watch();
    expect(cy.info?.undo?.waiting).toEqual([1, 2]);
    expect(await here.rooms.answerUndo(match, bo.person, 'agree')).toBeUndefined();
    expect(await there.rooms.answerUndo(match, cy.person, 'agree')).toBeUndefined();
    await settled();
    expect(ada.story).toEqual([]);
    expect(ada.isAsked).toBe(true);
  });

  it('apply a refusal of one node on the other', async () => {
    const [here, there] = [await fixture.node(), await fixture.node({ over: onlyEntryNotices })];
    const match: MatchId = await fixture.table(here, { seats: ['ada', 'bo', 'cy'] });
    const [ada, bo] = await fixture.clients(here.rooms, match, 'ada', 'bo');
    await ada.choose(ada.option('burn'));
    await here.rooms.askUndo(match, ada.person);
    const cy = await new TestClient(there.rooms, match, 'cy').watch();
    expect(await here.rooms.answerUndo(match, bo.person, 'decline')).toBeUndefined();
    expect(await there.rooms.answerUndo(match, cy.person, 'agree')).toMatchObject({ code: 'cannot-undo' });
    expect((await here.store.matches.get(match))?.undo).toBeUndefined();
  });
});
