import { games, loadGame } from '@tabard/games';
import { describe, expect, it } from 'vitest';
import { seekLeaks } from './leaks.ts';
import { mostSeats } from './most-seats.ts';
import { LAMPLIGHT } from './room-fixture.ts';

describe('what the server sends a viewer', () => {
  it('of the example contains nothing that the viewer may not know', () => {
    const report = seekLeaks(LAMPLIGHT, { seeds: 3, every: 2, choices: 4 });
    expect(report).toMatchObject({ matches: 9 });
    expect(report.changes).toBeGreaterThan(50);
    expect(report.sealed).toBeGreaterThan(20);
  }, 300_000);

  it.each(games.map(({ id }) => id))(
    'of %s contains nothing that the viewer may not know',
    async (id) => {
      const entry = games.find((game) => game.id === id);
      if (!entry) throw new Error(`there is no game "${id}"`);
      const game = await entry.load();
      const [min, max] = [game.seats.min, mostSeats(game)];
      const report = seekLeaks(game, { seeds: 1, every: 25, choices: 3, seats: [min, max], sense: 3 });
      expect(report.matches).toBe(new Set([min, max]).size);
      expect(report.changes).toBeGreaterThan(10);
    },
    120_000,
  );

  it('of a campaign contains nothing that the viewer may not know', async () => {
    const eclipse = await loadGame('dragon-eclipse');
    const plan = { seeds: 1, every: 25, choices: 3, seats: [2], sense: 3 };
    const report = seekLeaks(eclipse, { ...plan, options: { mode: 'campaign' } });
    expect(report).toMatchObject({ matches: 1 });
    expect(report.changes + report.sealed).toBeGreaterThan(10);
  }, 120_000);
});
