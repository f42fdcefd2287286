// Plays a game in boardgame.io by random legal moves through its raw reducer: no client, no network. The first argument
// names the game, Lamplight by default. Each line on standard input is a number of milliseconds; the answer is one line of JSON.
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import * as lamplight from './lamplight.mjs';
import * as wayfarers from './wayfarers.mjs';

const { CreateGameReducer, InitializeGame, ProcessGameConfig } = createRequire(import.meta.url)(
  'boardgame.io/internal',
);

const SEATS = 3;
const { awaited, config } = {
  lamplight: { ...lamplight, config: lamplight.Lamplight },
  wayfarers: { ...wayfarers, config: wayfarers.Wayfarers },
}[process.argv[2] ?? 'lamplight'];
const game = ProcessGameConfig(config);
const reducer = CreateGameReducer({ game });
let luck = 1;

for await (const line of createInterface({ input: process.stdin }))
  process.stdout.write(`${JSON.stringify(playFor(Number(line)))}\n`);

function playFor(ms) {
  const start = performance.now();
  let decisions = 0;
  let matches = 0;
  for (; performance.now() - start < ms; matches++) decisions += playMatch();
  return { decisions, matches, seconds: (performance.now() - start) / 1000 };
}

function playMatch() {
  let state = InitializeGame({ game, numPlayers: SEATS, setupData: { nights: 1 } });
  for (let decisions = 0; ; decisions++) {
    const seats = awaited(state.G, state.ctx);
    if (seats.length === 0) return decisions;
    const playerID = String(seats[below(seats.length)]);
    const moves = game.ai.enumerate(state.G, state.ctx, playerID);
    const { move, args } = moves[below(moves.length)];
    const before = state._stateID;
    state = reducer(state, { type: 'MAKE_MOVE', payload: { type: move, args, playerID } });
    if (state._stateID === before)
      throw new Error(`the move ${move} ${args} of seat ${playerID} was refused`);
  }
}

/** The same cheap source of chance that drives the other side. */
function below(count) {
  luck = (Math.imul(luck, 1664525) + 1013904223) >>> 0;
  return Math.floor((luck / 2 ** 32) * count);
}
