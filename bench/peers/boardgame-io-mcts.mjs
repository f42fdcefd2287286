// Lets the MCTS bot of boardgame.io think about Lamplight: how many playouts it makes in a second.
// Each line on standard input is a number of milliseconds; the answer is one line of JSON.
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { awaited, Lamplight } from './lamplight.mjs';

const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame, ProcessGameConfig } = require('boardgame.io/internal');
const { MCTSBot } = require('boardgame.io/ai');

const SEATS = 3;
const MIDDLE = 30;
/** Playouts for one answer, and the decisions of one at most. */
const PLAYOUTS = 20;
const DEPTH = 50;

const game = ProcessGameConfig(Lamplight);
const bot = new MCTSBot({
  game: Lamplight,
  enumerate: Lamplight.ai.enumerate,
  iterations: PLAYOUTS,
  playoutDepth: DEPTH,
  seed: 'bench',
});
const state = midGame();
const thinker = String(awaited(state.G, state.ctx)[0]);

for await (const line of createInterface({ input: process.stdin }))
  process.stdout.write(`${JSON.stringify(await thinkFor(Number(line)))}\n`);

async function thinkFor(ms) {
  const start = performance.now();
  let decisions = 0;
  for (; performance.now() - start < ms; decisions += PLAYOUTS) await bot.play(state, thinker);
  return { decisions, seconds: (performance.now() - start) / 1000 };
}

/** The first option each time: far enough into a match that hands and piles are filled. */
function midGame() {
  const reducer = CreateGameReducer({ game });
  let now = InitializeGame({ game, numPlayers: SEATS, setupData: { nights: 1 } });
  for (let i = 0; i < MIDDLE; i++) {
    const playerID = String(awaited(now.G, now.ctx)[0]);
    const { move, args } = game.ai.enumerate(now.G, now.ctx, playerID)[0];
    now = reducer(now, { type: 'MAKE_MOVE', payload: { type: move, args, playerID } });
  }
  return now;
}
