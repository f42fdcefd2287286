import type { Game } from '@tabard/engine';
import { lamplight } from '@tabard/example-lamplight';
import { games } from '@tabard/games';
import { expect, it } from 'vitest';
import { type LeakPlan, seekLeaks } from '../test/rooms/leaks.ts';

/** Every prompt of whole matches of any number of seats, and at each many of the next choices. */
const PLAN: LeakPlan = { seeds: 2, every: 1, choices: 6 };

it('of the example nothing reaches a viewer who may not know it', () => {
  const report = seekLeaks(lamplight as unknown as Game, { ...PLAN, seeds: 100, choices: 20 });
  process.stdout.write(`${JSON.stringify(report)}\n`);
  expect(report.changes).toBeGreaterThan(1000);
}, 3_600_000);

it.each(games.map(({ id }) => id))(
  'of %s nothing reaches a viewer who may not know it',
  async (id) => {
    const entry = games.find((game) => game.id === id);
    const game = await entry?.load();
    if (!game) throw new Error(`there is no game "${id}"`);
    const report = seekLeaks(game, PLAN);
    process.stdout.write(`${id} ${JSON.stringify(report)}\n`);
    expect(report.changes).toBeGreaterThan(1000);
  },
  3_600_000,
);
