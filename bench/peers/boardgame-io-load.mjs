// People who play Lamplight at random on boardgame.io's own server, one move under way at each table.
// It says `{}` when it is ready. Each line on standard input is then `{ url, tables, seats, ms }`; the answer is one line.
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { io } from 'socket.io-client';
import { awaited, Lamplight } from './lamplight.mjs';

const { ProcessGameConfig } = createRequire(import.meta.url)('boardgame.io/internal');

const NIGHTS = 20;
/** How many tables sit down at once. */
const TOGETHER = 10;
const game = ProcessGameConfig(Lamplight);
let luck = 1;

process.stdout.write('{}\n');
for await (const line of createInterface({ input: process.stdin }))
  process.stdout.write(`${JSON.stringify(await playFor(JSON.parse(line)))}\n`);

async function playFor({ url, tables, seats, ms }) {
  const all = [];
  while (all.length < tables) {
    const some = Array.from({ length: Math.min(TOGETHER, tables - all.length) }, () =>
      seatPeople(url, seats),
    );
    all.push(...(await Promise.all(some)));
  }
  const run = { until: performance.now() + ms, moves: 0 };
  const start = performance.now();
  await Promise.all(all.map((table) => playUntil(table, run)));
  const seconds = (performance.now() - start) / 1000;
  for (const { people } of all) for (const { socket } of people) socket.disconnect();
  return { moves: run.moves, seconds };
}

async function seatPeople(url, seats) {
  const { matchID } = await post(`${url}/games/lamplight/create`, {
    numPlayers: seats,
    setupData: { nights: NIGHTS },
  });
  const table = { matchID, state: undefined, heard: 0, wake: () => undefined, people: [] };
  for (let seat = 0; seat < seats; seat++) {
    const join = { playerID: String(seat), playerName: `seat ${seat}` };
    const { playerCredentials } = await post(`${url}/games/lamplight/${matchID}/join`, join);
    table.people.push({ socket: await connect(url, table, seat, playerCredentials), playerCredentials });
  }
  return table;
}

async function post(url, body) {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.json();
}

function connect(url, table, seat, credentials) {
  const socket = io(`${url}/lamplight`, { transports: ['websocket'], forceNew: true, reconnection: false });
  socket.on('connect', () => socket.emit('sync', table.matchID, String(seat), credentials));
  socket.on('update', (_match, state) => hear(table, state));
  return new Promise((resolve, reject) => {
    socket.on('connect_error', reject);
    socket.once('sync', (_match, { state }) => {
      table.state = state;
      resolve(socket);
    });
  });
}

function hear(table, state) {
  if (state._stateID > table.state._stateID) table.heard = 0;
  table.state = state;
  if (++table.heard === table.people.length) table.wake();
}

/** A move is acknowledged when every seat has heard of it. */
async function playUntil(table, run) {
  while (performance.now() < run.until) {
    const { G, ctx, _stateID } = table.state;
    const seats = awaited(G, ctx);
    if (seats.length === 0) throw new Error('a match of the bench ended before its round');
    const playerID = String(seats[below(seats.length)]);
    const moves = game.ai.enumerate(G, ctx, playerID);
    const { move, args } = moves[below(moves.length)];
    const { socket, playerCredentials } = table.people[Number(playerID)];
    const payload = { type: move, args, playerID, credentials: playerCredentials };
    const isHeard = new Promise((resolve) => {
      table.wake = resolve;
    });
    socket.emit('update', { type: 'MAKE_MOVE', payload }, _stateID, table.matchID, playerID);
    await isHeard;
    run.moves++;
  }
}

/** The same cheap source of chance that drives the other sides. */
function below(count) {
  luck = (Math.imul(luck, 1664525) + 1013904223) >>> 0;
  return Math.floor((luck / 2 ** 32) * count);
}
