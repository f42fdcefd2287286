// A bot in JavaScript that plays any game of Tabard: `tabard bot-host GAME --run "node first-bot.mjs"`.
// It reads one JSON message a line, and answers every decision with one line. See ../bots.md.
import { createInterface } from 'node:readline';

/** What this bot has seen come of a verb: how often it was chosen in matches that were won, and in all. */
const experience = new Map();
let chosen = [];
let seat = 0;
let turns = 0;

const answers = {
  hello: (message) => {
    seat = message.seat;
    chosen = [];
    say({ type: 'hello', name: 'First Bot' });
  },
  // The table as this seat may know it: the same shape as a saved match, with negative numbers for unknown cards.
  view: ({ state }) => {
    turns = state.turn ?? state.n;
  },
  decision: ({ n, options }) => {
    const best = options.map((option, at) => ({ option, liking: liking(option, at) }));
    best.sort((a, b) => b.liking - a.liking);
    const { key } = best[0].option;
    chosen.push(verbOf(key));
    say({ type: 'choose', n, key });
  },
  forfeit: ({ why }) => console.error(`moved for me: ${why}`),
  result: ({ winners }) => {
    for (const verb of new Set(chosen)) {
      const known = experience.get(verb) ?? { won: 0, all: 0 };
      experience.set(verb, { won: known.won + (winners.includes(seat) ? 1 : 0), all: known.all + 1 });
    }
  },
};

/** Doing something is better than passing; then what went well before; then what is listed first. */
function liking({ key }, at) {
  const { won, all } = experience.get(verbOf(key)) ?? { won: 0, all: 0 };
  const isPass = verbOf(key) === 'pass' || verbOf(key) === 'done';
  return (isPass ? 0 : 1) + (won + 1) / (all + 2) - at / 100 - turns / 1e6;
}

function verbOf(key) {
  return key.split(' ')[0];
}

function say(message) {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}

createInterface({ input: process.stdin }).on('line', (line) => {
  const message = JSON.parse(line);
  answers[message.type]?.(message);
});
