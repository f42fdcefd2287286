import { fileURLToPath } from 'node:url';
import { optionKey } from '@tabard/engine';
import { loadGame } from '@tabard/games';
import { afterAll, describe, expect, it } from 'vitest';
import { botPool } from '../../src/jobs/bot-pool.ts';

const GAME = 'shadow-of-omega';
/** Bots that take a third of a second, or never finish. */
const SLOW = { filename: fileURLToPath(new URL('./slow-bot.mjs', import.meta.url)) };

describe('bots in threads', () => {
  const pool = botPool({ threads: 1 });
  afterAll(() => pool.close());

  async function position() {
    const game = await loadGame(GAME);
    const state = game.create({ seed: 'pool', seats: 2 });
    let [decision] = game.pending(state);
    while (decision.options.length < 2) {
      game.choose(state, decision.seat, { n: decision.n, key: optionKey(decision.options[0]) });
      [decision] = game.pending(state);
    }
    return { game, state, decision, view: game.view(state, decision.seat) };
  }

  it.each(['greedy', 'random'])(
    'let %s choose an offered option without blocking the event loop',
    async (bot) => {
      const { decision, view } = await position();
      let turns = 0;
      const beat = setInterval(() => turns++, 1);
      const choice = await pool.think({ game: GAME, bot, view, luck: 'luck' });
      clearInterval(beat);
      expect(choice.n).toBe(decision.n);
      expect(decision.options.map(optionKey)).toContain(choice.key);
      if (bot === 'greedy') expect(turns).toBeGreaterThan(0);
    },
    60_000,
  );

  it('choose the same with the same seed', async () => {
    const { view } = await position();
    const thought = { game: GAME, bot: 'greedy', view, luck: 'same' };
    expect(await pool.think(thought)).toEqual(await pool.think(thought));
  }, 60_000);

  it('reject an unknown bot or game with a clear message', async () => {
    const { view } = await position();
    await expect(pool.think({ game: GAME, bot: 'gredy', view, luck: 'x' })).rejects.toThrow('greedy');
    await expect(pool.think({ game: 'chess', bot: 'greedy', view, luck: 'x' })).rejects.toThrow('chess');
  }, 60_000);

  it('are stopped after the time limit, without affecting others', async () => {
    const hasty = botPool({ threads: 1, patience: 500, starting: 10_000, program: SLOW });
    const { view } = await position();
    const thought = { game: GAME, bot: 'greedy', view, luck: '1' };
    expect(await hasty.think(thought)).toBeDefined();
    await expect(hasty.think({ ...thought, luck: 'for ever' })).rejects.toThrow(/abort/i);
    expect(await hasty.think(thought)).toBeDefined();
    await hasty.close();
  }, 60_000);

  it('have the same time limit after a long wait for a thread', async () => {
    const busy = botPool({ threads: 1, patience: 2000, starting: 0, program: SLOW });
    const { view } = await position();
    const thoughts = Array.from({ length: 12 }, (_, i) =>
      busy.think({ game: GAME, bot: 'greedy', view, luck: `${i}` }),
    );
    const keys = (await Promise.all(thoughts)).map(({ key }) => key);
    expect(keys).toEqual(Array.from({ length: 12 }, (_, i) => `thought ${i}`));
    await busy.close();
  }, 60_000);
});
