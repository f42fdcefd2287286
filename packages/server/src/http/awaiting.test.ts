import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServerContext } from '../server-context.ts';
import type { MatchId, PlayerId } from '../store/rows.ts';
import { AwaitingNotifier } from './awaiting.ts';

const ADA = 'ada' as PlayerId;
const [OLD, NEW] = ['old', 'new'] as MatchId[];

/** A connected person, and a store that counts its queries. */
function anAwaiting(matches: MatchId[]) {
  const told: { count: number; next: MatchId | null }[] = [];
  const store = { matches, asked: 0, hold: Promise.resolve() };
  const door = { isHere: true };
  const awaitingEach = async (persons: readonly PlayerId[]) => {
    store.asked++;
    const found = [...store.matches];
    await store.hold;
    return new Map(persons.map((person) => [person, found]));
  };
  const awaiting = new AwaitingNotifier({
    store: { matches: { awaitingEach } },
    people: {
      size: 1,
      isHere: () => door.isHere,
      here: () => [ADA],
      tell: (_: PlayerId, text: string) => told.push(JSON.parse(text)),
    },
    log: { warn: () => undefined },
  } as unknown as ServerContext);
  return { awaiting, store, door, told: () => told.map(({ count, next }) => ({ count, next })) };
}

describe('the matches that wait for a person', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('are looked up when they connect, and then reported by the rooms', async () => {
    const { awaiting, store, told } = anAwaiting([OLD]);
    awaiting.greet(ADA);
    await vi.advanceTimersByTimeAsync(1500);
    awaiting.changed(ADA, NEW, true);
    await vi.advanceTimersByTimeAsync(1500);
    awaiting.changed(ADA, OLD, false);
    await vi.advanceTimersByTimeAsync(100);
    expect(told()).toEqual([
      { count: 1, next: OLD },
      { count: 2, next: OLD },
      { count: 1, next: NEW },
    ]);
    expect(store.asked).toBe(1);
    awaiting.close();
  });

  it('are sent at most once a second, and only after a change', async () => {
    const { awaiting, told } = anAwaiting([]);
    awaiting.greet(ADA);
    await vi.advanceTimersByTimeAsync(1500);
    awaiting.changed(ADA, NEW, true);
    await vi.advanceTimersByTimeAsync(100);
    for (const isAwaited of [false, true, false]) awaiting.changed(ADA, NEW, isAwaited);
    await vi.advanceTimersByTimeAsync(1500);
    expect(told().map(({ count }) => count)).toEqual([0, 1, 0]);
    awaiting.changed(ADA, NEW, false);
    await vi.advanceTimersByTimeAsync(100);
    expect(told()).toHaveLength(3);
    awaiting.close();
  });

  it('are checked in the store some time after a report of the rooms', async () => {
    const { awaiting, store, told } = anAwaiting([OLD]);
    awaiting.greet(ADA);
    await vi.advanceTimersByTimeAsync(1500);
    store.matches = [NEW];
    awaiting.changed(ADA, NEW, true);
    await vi.advanceTimersByTimeAsync(100);
    expect(told().at(-1)).toEqual({ count: 2, next: OLD });
    await vi.advanceTimersByTimeAsync(12_000);
    expect(store.asked).toBe(2);
    expect(told().at(-1)).toEqual({ count: 1, next: NEW });
    awaiting.close();
  });

  describe('are not taken from an answer of the store that is older than', () => {
    /** A person for whom a pending query of the store has found a match that no longer waits for them. */
    async function asking() {
      const scene = anAwaiting([OLD]);
      let answer = () => {};
      scene.store.hold = new Promise((resolve) => {
        answer = resolve;
      });
      scene.awaiting.greet(ADA);
      await vi.advanceTimersByTimeAsync(10);
      scene.store.matches = [];
      return { ...scene, answer };
    }

    it.each<[string, (scene: Awaited<ReturnType<typeof asking>>) => void]>([
      ['what the rooms said', ({ awaiting }) => awaiting.changed(ADA, OLD, false)],
      ['a wish to look again', ({ awaiting }) => awaiting.refresh()],
      [
        'what happened while they were away for a moment',
        ({ awaiting, door }) => {
          door.isHere = false;
          awaiting.changed(ADA, OLD, false);
          door.isHere = true;
          awaiting.greet(ADA);
        },
      ],
    ])('%s', async (_, happen) => {
      const scene = await asking();
      happen(scene);
      scene.answer();
      await vi.advanceTimersByTimeAsync(1500);
      expect(scene.told()).toEqual([{ count: 0, next: null }]);
      scene.awaiting.close();
    });

    it('the end', async () => {
      const { awaiting, answer, told } = await asking();
      awaiting.close();
      answer();
      await vi.advanceTimersByTimeAsync(1500);
      expect(told()).toEqual([]);
      expect(vi.getTimerCount()).toBe(0);
    });
  });
});
