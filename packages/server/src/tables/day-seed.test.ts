import { dayOfSeed } from '@tabard/table';
import { describe, expect, it } from 'vitest';
import { seedOfToday } from './day-seed.ts';

const NOON = Date.parse('2026-05-04T12:00:00Z');
const DAY = 86_400_000;

/** A store that holds settings alone, at some moment. */
function serverAt(moment: number, kept = new Map<string, string>()) {
  const keep = async (name: string, value: string) => {
    if (!kept.has(name)) kept.set(name, value);
    return kept.get(name) ?? value;
  };
  return { store: { settings: { keep } }, now: () => moment };
}

describe('the seed of a day on a server', () => {
  it('is the same for everybody, also after a restart', async () => {
    const kept = new Map<string, string>();
    const first = await seedOfToday(serverAt(NOON, kept), 'a-game');
    expect(await seedOfToday(serverAt(NOON + 1, kept), 'a-game')).toBe(first);
    expect(dayOfSeed(first)).toBe('2026-05-04');
    expect(first).toMatch(/^daily 2026-05-04 [0-9a-f]{32}$/);
  });

  it('differs from server to server, from day to day and from game to game', async () => {
    const server = serverAt(NOON);
    const seeds = await Promise.all([
      seedOfToday(server, 'a-game'),
      seedOfToday(server, 'another'),
      seedOfToday({ ...server, now: () => NOON + DAY }, 'a-game'),
      seedOfToday(serverAt(NOON), 'a-game'),
    ]);
    expect(new Set(seeds.map((seed) => seed.split(' ')[2])).size).toBe(seeds.length);
  });
});
