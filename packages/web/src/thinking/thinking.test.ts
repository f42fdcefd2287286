import type { Hint } from '@tabard/bots';
import type { MatchLog, View } from '@tabard/engine';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ThinkingRequest, ThinkingResponse } from './messages.ts';
import { analysisOf, hintFor, NotLoaded } from './thinking.ts';

const HINT: Hint = { seat: 0, n: 1, options: [] };

/** A worker that does what a test says. */
class PlayedWorker {
  static started: PlayedWorker[] = [];
  readonly asked: ThinkingRequest[] = [];
  isEnded = false;
  onmessage?: (event: { readonly data: ThinkingResponse }) => void;
  onerror?: () => void;
  onmessageerror?: () => void;
  constructor() {
    PlayedWorker.started.push(this);
  }
  postMessage(request: ThinkingRequest): void {
    this.asked.push(request);
  }
  terminate(): void {
    this.isEnded = true;
  }
  answer(kind: 'done' | 'unloaded'): void {
    const { id } = this.asked[0];
    this.onmessage?.({ data: kind === 'done' ? { kind, id, value: HINT } : { kind, id } });
  }
}

const view = {} as View;
const newest = () => PlayedWorker.started.at(-1);

beforeEach(() => {
  PlayedWorker.started = [];
  vi.stubGlobal('Worker', PlayedWorker);
});

afterEach(() => {
  // The next test starts with a worker of its own.
  newest()?.onerror?.();
  vi.unstubAllGlobals();
});

it.each([
  ['its worker cannot be loaded', () => newest()?.onerror?.()],
  ['its worker cannot be understood', () => newest()?.onmessageerror?.()],
  ['its worker cannot load the game', () => newest()?.answer('unloaded')],
])('says so to all who wait when %s, and the next question starts another worker', async (_, fail) => {
  const all = [hintFor('lamplight', view), hintFor('lamplight', view)];
  const answers = Promise.allSettled(all.map(({ answer }) => answer));
  const lost = newest();
  fail();
  for (const one of await answers) expect(one).toMatchObject({ reason: expect.any(NotLoaded) });
  expect(lost?.isEnded).toBe(true);

  const again = hintFor('lamplight', view);
  expect(newest()).not.toBe(lost);
  newest()?.answer('done');
  expect(await again.answer).toBe(HINT);
});

const LOG: MatchLog = {
  tabard: 1,
  game: 'lamplight',
  rules: 1,
  content: '',
  seats: 2,
  options: {},
  seed: 'inn',
  choices: [],
};

it('thinks about a match once its log is read', async () => {
  const analysis = analysisOf(Promise.resolve(LOG), () => undefined);
  await vi.waitFor(() => expect(newest()?.asked).toMatchObject([{ kind: 'analysis', log: LOG }]));
  analysis.stop();
  expect(newest()?.asked).toMatchObject([{ kind: 'analysis' }, { kind: 'stop' }]);
});

it('never thinks about a match that was stopped before its log was read', async () => {
  const analysis = analysisOf(Promise.resolve(LOG), () => undefined);
  analysis.stop();
  const first = await Promise.race([
    analysis.answer,
    new Promise((resolve) => setTimeout(resolve, 0, 'none')),
  ]);
  expect(first).toBe('none');
  expect(PlayedWorker.started).toEqual([]);
});
