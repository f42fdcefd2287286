import { below, type Game, optionKey, seedRng, type View, type Viewer } from '@tabard/engine';
import { games } from '@tabard/games';
import { applyPatch, type Json, patchText, viewPatchText } from '@tabard/table';
import { describe, expect, it } from 'vitest';

const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value));

/** Every viewer's views of a random match, one after each answer. */
function* viewsOf(game: Game, seed: string, answers: number): Generator<readonly View[]> {
  const rng = seedRng(seed);
  const state = game.create({ seed, seats: game.seats.max });
  const viewers: Viewer[] = [...Array(game.seats.max).keys(), 'spectator'];
  for (let i = 0; i < answers && !state.outcome; i++) {
    yield viewers.map((viewer) => game.view(state, viewer));
    const decisions = game.pending(state);
    const { seat, n, options } = decisions[below(rng, decisions.length)];
    game.choose(state, seat, { n, key: optionKey(options[below(rng, options.length)]) });
  }
}

describe.each(games.map(({ id, load }) => [id, load] as const))('views of %s', (_, load) => {
  it('are made from those before by patches no longer than plain ones', async () => {
    const game = await load();
    let before: readonly View[] | undefined;
    const lengths = { generated: 0, plain: 0 };
    for (const now of viewsOf(game, 'patches', 300)) {
      before?.forEach((old, i) => {
        const text = viewPatchText(game, old, now[i]);
        const known = patchText(plain(old), plain(now[i]));
        expect(text === undefined).toBe(known === undefined);
        if (text) expect(applyPatch(plain(old), JSON.parse(text))).toEqual(plain(now[i]));
        lengths.generated += text?.length ?? 0;
        lengths.plain += known?.length ?? 0;
      });
      before = now;
    }
    expect(lengths.plain).toBeGreaterThan(10_000);
    expect(lengths.generated).toBeLessThan(lengths.plain * 1.1);
  });
});
