import { describe, expect, it } from 'vitest';
import { type MomentQueue, updated } from './moment-queue.ts';

interface Told {
  readonly told: string;
  readonly stays: boolean;
}

const fight: Told = { told: 'own fight', stays: true };
const news: Told = { told: 'news', stays: false };
const begun: MomentQueue<Told> = { pulse: 1, asked: 4, queue: [] };

const toldOf = ({ queue }: MomentQueue<Told>) => queue.map(({ moment }) => moment.told);

describe('the queue of moments', () => {
  it('is the same where nothing came in', () => {
    expect(updated(begun, { pulse: 1, asked: 4 }, () => [fight])).toBe(begun);
  });

  it('takes what an answer led to, however often it is computed', () => {
    for (let times = 0; times < 2; times++)
      expect(toldOf(updated(begun, { pulse: 2, asked: 5 }, () => [fight]))).toEqual(['own fight']);
  });

  it('keeps what happened until the viewer has answered, and what must be seen behind it', () => {
    const shown = updated(begun, { pulse: 2, asked: undefined }, () => [news, news, fight]);
    const asked = updated(shown, { pulse: 2, asked: 5 }, () => []);
    expect(toldOf(asked)).toEqual(['news', 'news', 'own fight']);
    expect(toldOf(updated(asked, { pulse: 2, asked: undefined }, () => []))).toEqual(['own fight']);
  });

  it('drops the oldest news where more comes than can be shown', () => {
    const shown = updated(begun, { pulse: 2, asked: 4 }, () => [fight, news, news, fight, news, news, news]);
    expect(toldOf(shown)).toEqual(['own fight', 'own fight', 'news', 'news', 'news']);
  });
});
