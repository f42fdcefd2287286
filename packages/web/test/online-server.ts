// The server of the browser tests: every game of the product and the example, with the page that was built for them.
import { makeBot } from '@tabard/bots';
import { type Game, seedRng } from '@tabard/engine';
import { type GameEntry, games } from '@tabard/games';
import { readConfig, startServer } from '../../server/src/index.ts';
import { examples } from './examples.ts';

/** Seed of all matches; without it the server draws random ones. */
const luck = process.env.TABARD_TEST_LUCK;

const all = [...games, ...examples].map((entry) => (luck ? withLuck(entry, luck) : entry));

function withLuck(entry: GameEntry, seed: string): GameEntry {
  const load = async () => {
    const game = await entry.load();
    return { ...game, create: (setup: Parameters<Game['create']>[0]) => game.create({ ...setup, seed }) };
  };
  return { ...entry, load };
}

async function gameOf(id: string): Promise<Game> {
  const entry = all.find((one) => one.id === id);
  if (!entry) throw new Error(`there is no game "${id}"`);
  return entry.load();
}

// Load the rules before the first request, so that no test waits for that.
await gameOf(process.env.TABARD_TEST_GAME ?? 'lamplight');
const { url } = await startServer(readConfig({}, process.env), {
  games: all,
  // Worker threads do not have the example game.
  thinker: {
    think: async ({ game, bot, view, luck }) => {
      const made = makeBot(bot);
      const rng = seedRng(luck);
      return made.sees === 'view'
        ? made.choose(await gameOf(game), view, rng)
        : made.choose(view.decisions[0], rng);
    },
    close: async () => undefined,
  },
});
process.stdout.write(`${url}\n`);
