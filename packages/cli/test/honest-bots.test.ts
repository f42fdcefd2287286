// A bot gets the view of its seat. Views of two states that differ only in what the seat may not know are equal, and so
// are the answers to them.
import { answerOf, makeBot, type SeeingBot } from '@tabard/bots';
import { type Game, type MatchState, seedRng } from '@tabard/engine';
import { games } from '@tabard/games';
import { expect, it } from 'vitest';

const EVERY = 9;
const MOST = 5;

/** Positions of a match among greedy bots, each with a seat that has something to decide. */
function* positionsOf(game: Game): Generator<{ readonly m: MatchState; readonly seat: number }> {
  const m = game.create({ seed: 'honest', seats: Math.min(2, game.seats.max) });
  const rng = seedRng('play');
  const greedy = makeBot('greedy');
  for (let i = 0; !m.outcome && i < EVERY * MOST; i++) {
    const [decision] = game.pending(m);
    if (i % EVERY === 0 && decision.options.length > 1) yield { m, seat: decision.seat };
    game.choose(m, decision.seat, answerOf(greedy, game, m, decision, rng));
  }
}

it.each(games.map(({ id, load }) => [id, load] as const))(
  'bots of all kinds answer twin states of %s alike',
  async (_, load) => {
    const game = await load();
    const bots = ['greedy', 'novice', 'thinker:8'].map((id) => makeBot(id) as SeeingBot);
    let compared = 0;
    for (const { m, seat } of positionsOf(game)) {
      const twin = game.resample(game.view(m, seat), seedRng(`twin ${m.n}`));
      for (const bot of bots) {
        const [first, second] = [m, twin].map((one) =>
          bot.choose(game, game.view(one, seat), seedRng('luck')),
        );
        expect(second).toEqual(first);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(5);
  },
);
