// Bots that look ahead must find their way through a story, where no position is won or lost.
import type { Game } from '@tabard/engine';
import { games } from '@tabard/games';
import { expect, it } from 'vitest';
import { sharesOf } from '../src/sim/asked.ts';
import { runMatch } from '../src/sim/run-match.ts';

async function dragonEclipse(): Promise<Game> {
  const entry = games.find(({ id }) => id === 'dragon-eclipse');
  if (!entry) throw new Error('Dragon Eclipse is not among the games');
  return entry.load();
}

it('greedy plays a campaign to its end, and hardly a question decides nothing', async () => {
  const played = runMatch(
    await dragonEclipse(),
    {
      game: 'dragon-eclipse',
      seats: 1,
      options: { mode: 'campaign' },
      bots: ['greedy'],
      seed: 'tabard',
      games: 1,
      mostDecisions: 2000,
      isAskedCounted: true,
    },
    0,
  );
  expect(played).toMatchObject({ winners: [0], reason: 'ending-0' });
  const { singleOption, sameOutcome } = sharesOf(played.asked ?? {});
  expect(singleOption).toBeLessThan(0.02);
  expect(sameOutcome).toBeLessThan(0.02);
});
