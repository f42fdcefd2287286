import { below, findContent, type Game, type MatchState, optionKey, seedRng } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { games } from '../src/index.ts';

const MOST = 150;

/** The keys of everything that was offered in a match played at random. */
function offersOf(game: Game, state: MatchState): readonly string[] {
  const chance = seedRng('kept');
  const offers: string[] = [];
  for (let i = 0; i < MOST && !state.outcome; i++) {
    const [{ seat, n, options }] = game.pending(state);
    offers.push(options.map(optionKey).join(', '));
    game.choose(state, seat, { n, key: optionKey(options[below(chance, options.length)]) });
  }
  return offers;
}

describe('content that was kept as JSON', () => {
  it.each(games.map(({ id }) => id))('plays and reads as it did: %s', async (id) => {
    const game = await games.find((one) => one.id === id)?.load();
    if (!game) throw new Error(`there is no game "${id}"`);
    const setup = { seed: 'kept', seats: 2 };
    const before = game.create(setup);
    const content = findContent(before.content);
    if (!content) throw new Error('a match has no content');
    const hash = `kept-${content.hash}`;
    const kept = game.readContent(JSON.parse(JSON.stringify({ ...content, hash })));
    const again = game.create({ ...setup, content: hash });
    expect(again.content).toBe(hash);
    expect(offersOf(game, again)).toEqual(offersOf(game, before));
    const texts = (of: typeof content) => of.defs.map((_, def) => game.cardText(of, def, 'fr'));
    expect(texts(kept)).toEqual(texts(content));
  });
});
