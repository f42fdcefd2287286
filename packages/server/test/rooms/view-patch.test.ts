import {
  below,
  type Game,
  type MatchState,
  optionKey,
  seedRng,
  type View,
  type Viewer,
} from '@tabard/engine';
import { games } from '@tabard/games';
import { applyPatch, type Json, patchText, viewPatchText } from '@tabard/table';
import { describe, expect, it } from 'vitest';

const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value));

/** A random match after each answer. */
function* momentsOf(game: Game, seed: string, answers: number): Generator<MatchState> {
  const rng = seedRng(seed);
  const state = game.create({ seed, seats: game.seats.max });
  for (let i = 0; i < answers && !state.outcome; i++) {
    yield state;
    const decisions = game.pending(state);
    const { seat, n, options } = decisions[below(rng, decisions.length)];
    game.choose(state, seat, { n, key: optionKey(options[below(rng, options.length)]) });
  }
}

const ANSWERS = 300;

describe.each(games.map(({ id, load }) => [id, load] as const))('views of %s', (_, load) => {
  it('are made from those before by patches about as short as plain ones', async () => {
    const game = await load();
    const viewers: Viewer[] = [...Array(game.seats.max).keys(), 'spectator'];
    const known = new Map<Viewer, View>();
    const lengths = { generated: 0, plain: 0 };
    for (const state of momentsOf(game, 'patches', ANSWERS))
      for (const viewer of viewers) {
        const before = known.get(viewer);
        const now = game.view(state, viewer);
        known.set(viewer, now);
        if (!before) continue;
        const text = viewPatchText(game, before, now);
        const plainText = patchText(plain(before), plain(now));
        expect(text === undefined).toBe(plainText === undefined);
        if (text) expect(applyPatch(plain(before), JSON.parse(text))).toEqual(plain(now));
        lengths.generated += text?.length ?? 0;
        lengths.plain += plainText?.length ?? 0;
      }
    expect(lengths.plain).toBeGreaterThan(10_000);
    expect(lengths.generated).toBeLessThan(lengths.plain * 1.1);
  });

  it('share with those before what did not change, and leave them as they were', async () => {
    const game = await load();
    let before = game.view(game.create({ seed: 'shared', seats: game.seats.max }), 0);
    let [shared, moments] = [0, 0];
    for (const state of momentsOf(game, 'shared', ANSWERS)) {
      const text = JSON.stringify(before);
      const now = game.view(state, 0, before);
      expect(JSON.stringify(before)).toBe(text);
      expect(now).toEqual(game.view(state, 0));
      if (now.state.pool === before.state.pool) shared++;
      moments++;
      before = now;
    }
    expect(shared).toBeGreaterThan(moments * 0.9);
  });
});
