import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { House } from '../house.ts';
import type { MatchId, PlayerId } from '../store/store.ts';
import { Awaiting } from './awaiting.ts';

const ADA = 'ada' as PlayerId;
const [OLD, NEW] = ['old', 'new'] as MatchId[];

/** Somebody who is here, and a store that counts how often it is asked. */
function anAwaiting(matches: MatchId[]) {
  const told: { count: number; next: MatchId | null }[] = [];
  const store = { matches, asked: 0, hold: Promise.resolve() };
  const awaitingEach = async (persons: readonly PlayerId[]) => {
    store.asked++;
    const found = [...store.matches];
    await store.hold;
    return new Map(persons.map((person) => [person, found]));
  };
  const awaiting = new Awaiting({
    store: { matches: { awaitingEach } },
    people: {
      isHere: () => true,
      here: () => [ADA],
      tell: (_: PlayerId, text: string) => told.push(JSON.parse(text)),
    },
    log: { warn: () => undefined },
    now: () => Date.now(),
  } as unknown as House);
  return { awaiting, store, told: () => told.map(({ count, next }) => ({ count, next })) };
}

describe('what waits for somebody', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is looked up when they come, and then known from the rooms', async () => {
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

  it('is told at most once a second, and not when it is as before', async () => {
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

  it('is looked up again after a while', async () => {
    const { awaiting, store, told } = anAwaiting([OLD]);
    awaiting.greet(ADA);
    await vi.advanceTimersByTimeAsync(31_000);
    store.matches = [];
    awaiting.changed(ADA, NEW, false);
    await vi.advanceTimersByTimeAsync(100);
    expect(store.asked).toBe(2);
    expect(told().at(-1)).toEqual({ count: 0, next: null });
    awaiting.close();
  });

  it('is not taken from an answer that is older than what the rooms said', async () => {
    const { awaiting, store, told } = anAwaiting([]);
    let answer = () => {};
    store.hold = new Promise((resolve) => {
      answer = resolve;
    });
    awaiting.greet(ADA);
    await vi.advanceTimersByTimeAsync(10);
    store.matches = [NEW];
    awaiting.changed(ADA, NEW, true);
    answer();
    await vi.advanceTimersByTimeAsync(1500);
    expect(told()).toEqual([{ count: 1, next: NEW }]);
    awaiting.close();
  });
});
