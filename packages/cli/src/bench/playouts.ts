import { makeThinker } from '@tabard/bots';
import { type Game, seedRng } from '@tabard/engine';
import { type BenchRound, perSecond } from './measure.ts';
import { benchState, loadLamplight, type Rate } from './rates.ts';

/** As the peer plays them: at random, fifty decisions deep. */
const PLAYOUT = { horizon: Number.POSITIVE_INFINITY, mostDecisions: 50, care: 0, firstLooks: 1 };

/** How many playouts the Thinker makes of one decision of Lamplight. */
export const PLAYOUTS: Rate = {
  name: 'lamplight playouts',
  unit: 'playouts/s',
  length: 1,
  prepare: async () => playoutSampler(await loadLamplight()),
};

function playoutSampler(game: Game): (round: BenchRound) => number {
  const state = benchState(game);
  const view = game.view(state, game.pending(state)[0].seat);
  const thinker = makeThinker(() => ({ iterations: 200 }), PLAYOUT);
  const rng = seedRng('playouts');
  return (round) =>
    perSecond(round, () => {
      let count = 1;
      const thinking = thinker.thinking?.(game, view, rng);
      while (thinking && !thinking.next().done) count++;
      return count;
    });
}
