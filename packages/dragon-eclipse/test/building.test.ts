import { optionKey } from '@tabard/engine';
import { expect, it } from 'vitest';
import { cardWorth, eclipseContent, dragonEclipse as game, type Match } from '../src/index.ts';

/** The best cards there are, legal or not. */
function treasure(m: Match): number[] {
  const content = eclipseContent(m);
  const worth = content.defs.map((def) => (def.type === 'action' ? cardWorth(content, def) : -1));
  return content.defs
    .map((_, def) => def)
    .sort((a, b) => worth[b] - worth[a])
    .slice(0, 16);
}

it('[DE-DECK-04] a bot would rather be done with a legal deck than go on with the best of all cards', () => {
  const options = { mode: 'quick-battle', draft: false, partnerDeck: 'suggested' };
  const m = game.create({ seed: 'build', seats: 2, options });
  const [decision] = game.pending(m);
  expect(decision.kind).toBe('build-deck');
  m.tamers[0].decks[0] = treasure(m);
  const tempted = game.evaluate(m, 0);
  const suggested = decision.options.find(({ verb }) => verb === 'use-suggested');
  game.choose(m, 0, { n: m.n, key: optionKey(suggested ?? decision.options[0]) });
  m.combat = undefined;
  expect(m.tamers[0].isDone).toBe(true);
  expect(game.evaluate(m, 0)).toBeGreaterThan(tempted);
});
