import { type Game, optionKey, startLog } from '@tabard/engine';
import { lamplight } from '@tabard/example-lamplight';
import { beginCourse, type Course, proceed, stateAt, undoPlace } from '@tabard/table';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Host, SeatPlan, Table, TableUpdate } from '../src/host/host.ts';
import { CHECKPOINT_EVERY } from '../src/host/local/checkpoints.ts';
import { localHost } from '../src/host/local/local-host.ts';
import type { MatchRecord } from '../src/host/local/record.ts';
import { type LocalStore, memoryStore } from '../src/host/local/store.ts';

const CHOICES = 10_000;
const PEOPLE: readonly SeatPlan[] = ['Ada', 'Bo', 'Cy'].map((name) => ({ name, kind: 'person' }));

let processed = 0;
/** Counts every choice that the rules process. */
const game: Game = {
  ...(lamplight as unknown as Game),
  choose: (...args) => {
    processed++;
    return (lamplight as unknown as Game).choose(...args);
  },
};

/** A little more than ten thousand choices, so that the last one can be undone. */
let long: Course;
let lastSeat: number;
let store: LocalStore;
let host: Host<TableUpdate>;
let names = 0;

/** A reloaded page with the same store. */
function newHost(): Host<TableUpdate> {
  return localHost({
    store,
    clock: { now: () => 0, after: () => () => undefined },
    pace: () => ({ bot: 0, pass: 0, pondering: 'off' }),
    newName: () => `name-${++names}`,
    loadGame: async () => game,
  });
}

beforeAll(() => {
  long = beginCourse(game, { log: startLog(game, { seed: 'long', seats: 3, options: { nights: 1000 } }) });
  do lastSeat = chooseAny(long);
  while (long.played.length < CHOICES || undoPlace(long, lastSeat) === undefined);
});

beforeEach(() => {
  store = memoryStore();
  host = newHost();
});

function chooseAny(course: Course): number {
  const [{ seat, n, options }] = game.pending(course.state);
  proceed(course, seat, { n, key: optionKey(options[course.played.length % options.length]) });
  return seat;
}

function importLong(): Promise<string> {
  return host.import({ ...long.beginning.log, choices: long.played, plan: PEOPLE });
}

async function countProcessed<T>(act: () => Promise<T>): Promise<[number, T]> {
  processed = 0;
  const value = await act();
  return [processed, value];
}

async function open(
  match: string,
  seat = 0,
): Promise<{ table: Table<TableUpdate>; latest: () => TableUpdate }> {
  const table = await host.open(match, seat);
  let latest: TableUpdate | undefined;
  table.subscribe((update) => {
    latest = update;
  });
  return {
    table,
    latest: () => {
      if (!latest) throw new Error('nothing was told yet');
      return latest;
    },
  };
}

/** The record as saved by versions without checkpoints. */
async function asOldPageKept(match: string): Promise<void> {
  const record = (await store.get(match)) as MatchRecord;
  await store.remove(match);
  await store.add(record);
}

describe('a match of ten thousand choices in the page', () => {
  it('opens from a checkpoint and the choices since, with its whole story', async () => {
    const match = await importLong();
    host = newHost();
    const [replayed, { latest }] = await countProcessed(() => open(match));
    expect(replayed).toBeLessThan(CHECKPOINT_EVERY);
    expect(latest().view).toEqual(game.view(long.state, 0));
    expect(latest().events).toHaveLength(long.story.length);
    expect(latest().seq).toBe(long.played.length);
  });

  it('continues from checkpoints that were saved during play', async () => {
    const match = await importLong();
    const first = await playOn(match, CHECKPOINT_EVERY + 5);
    host = newHost();
    const [replayed, { latest }] = await countProcessed(() => open(match));
    expect(replayed).toBeLessThan(CHECKPOINT_EVERY);
    expect(latest().view).toEqual(first.latest().view);
    expect(storyLength(latest())).toBe(storyLength(first.latest()));
  });

  it('undoes a choice without replaying from before the nearest snapshot', async () => {
    const match = await importLong();
    const { table, latest } = await open(match, lastSeat);
    const [replayed, isUndone] = await countProcessed(() => table.undo());
    expect(isUndone).toBe(true);
    expect(replayed).toBeLessThan(CHECKPOINT_EVERY);
    expect(latest().seq).toBe(long.played.length - 1);
    expect(latest().view).toEqual(game.view(stateAt(long, long.played.length - 1), lastSeat));
  });

  it('opens correctly after an undo and other choices, without the checkpoints of undone choices', async () => {
    const match = await importLong();
    const record = (await store.get(match)) as MatchRecord;
    const choices = record.log.choices.slice(0, CHOICES - 10);
    await store.replace({ ...record, log: { ...record.log, choices }, edition: 'cut' }, record.edition);
    host = newHost();
    const [replayed, { latest }] = await countProcessed(() => open(match));
    expect(replayed).toBeLessThan(2 * CHECKPOINT_EVERY);
    expect(latest().seq).toBe(choices.length);
    await playOn(match, 110);
    host = newHost();
    const moment = await host.replayView(match, choices.length + 110, 0);
    expect(moment.view).toEqual((await open(match)).latest().view);
  });

  it('is read step by step with few replayed choices', async () => {
    const match = await importLong();
    host = newHost();
    await host.replayView(match, 5000, 'spectator');
    for (let seq = 5000; seq > 4950; seq--) {
      const [replayed] = await countProcessed(() => host.replayView(match, seq, 'spectator'));
      expect(replayed).toBeLessThanOrEqual(CHECKPOINT_EVERY);
    }
  });

  it('opens a record of an older version without checkpoints, and saves them after the next choice', async () => {
    const match = await importLong();
    await asOldPageKept(match);
    host = newHost();
    const [first] = await countProcessed(() => open(match));
    expect(first).toBe(long.played.length);
    const { latest } = await playOn(match, 1);
    host = newHost();
    const [second, again] = await countProcessed(() => open(match));
    expect(second).toBeLessThan(CHECKPOINT_EVERY);
    expect(again.latest().view).toEqual(latest().view);
  });

  it('opens although its checkpoints are damaged', async () => {
    const match = await importLong();
    const { states } = await store.checkpoints(match);
    const damaged = states.map((one) => ({ ...one, state: { ...one.state, n: one.state.n + 1 } }));
    await store.saveCheckpoints({ events: [], states: damaged });
    host = newHost();
    expect((await open(match)).latest().view).toEqual(game.view(long.state, 0));
  });
});

/** Makes this many choices for all seats; returns the table of the first seat. */
async function playOn(match: string, choices: number) {
  const seats = await Promise.all(PEOPLE.map((_, seat) => open(match, seat)));
  for (let i = 0; i < choices; i++) {
    const asked = seats.find(({ latest }) => latest().view.decisions.length > 0);
    if (!asked) throw new Error('nobody is asked');
    const [{ n, options }] = asked.latest().view.decisions;
    expect(await asked.table.choose({ n, key: optionKey(options[i % options.length]) })).toBeUndefined();
  }
  return seats[0];
}

function storyLength({ eventsFrom, events }: TableUpdate): number {
  return eventsFrom + events.length;
}
