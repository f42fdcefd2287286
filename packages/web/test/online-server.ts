// The server of the browser tests: every game of the product and the example, with the page that was built for them.
import { makeBot } from '@tabard/bots';
import { type Game, seedRng } from '@tabard/engine';
import { games } from '@tabard/games';
import { readConfig, startServer } from '../../server/src/index.ts';
import { examples } from './examples.ts';

const all = [...games, ...examples];

async function gameOf(id: string): Promise<Game> {
  const entry = all.find((one) => one.id === id);
  if (!entry) throw new Error(`there is no game "${id}"`);
  return entry.load();
}

const { url } = await startServer(readConfig({}, process.env), {
  games: all,
  // Worker threads do not know the example.
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
