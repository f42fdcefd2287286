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

  async function position(of: 'asked' | 'other' = 'asked') {
    const game = await loadGame(GAME);
    const state = game.create({ seed: 'pool', seats: 2 });
    let [decision] = game.pending(state);
    while (decision.options.length < 2) {
      game.choose(state, decision.seat, { n: decision.n, key: optionKey(decision.options[0]) });
      [decision] = game.pending(state);
    }
    const seat = of === 'asked' ? decision.seat : 1 - decision.seat;
    return { game, state, decision, view: game.view(state, seat) };
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

  it('ponder only where the host allows it, and only bots that think ahead', async () => {
    const { view } = await position('other');
    expect(pool.ponder).toBeUndefined();
    const idle = botPool({ threads: 1, pondering: 'on' });
    const other = { game: GAME, view, luck: 'x' };
    expect(await idle.ponder?.({ ...other, bot: 'greedy' })).toBeUndefined();
    expect(await idle.ponder?.({ ...other, bot: 'random' })).toBeUndefined();
    expect(await idle.ponder?.({ ...other, bot: 'novice' })).toEqual(expect.any(Object));
    await idle.close();
  }, 60_000);

  it('do not ponder while a bot has to move, and one at a time', async () => {
    const busy = botPool({ threads: 1, patience: 20_000, pondering: 'on', program: SLOW });
    const { view } = await position();
    const thought = { game: GAME, bot: 'novice', view, luck: '1' };
    const moving = busy.think(thought);
    expect(await busy.ponder?.(thought)).toBeUndefined();
    expect(await moving).toBeDefined();
    const pondering = busy.ponder?.(thought);
    expect(await busy.ponder?.(thought)).toBeUndefined();
    await pondering;
    await busy.close();
  }, 60_000);
});
