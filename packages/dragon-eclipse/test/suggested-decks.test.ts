import { describe, expect, it } from 'vitest';
import {
  type ActionDef,
  cardWorth,
  deckPlan,
  eclipseContent,
  faultsIn,
  dragonEclipse as game,
  type Match,
  type MystlingDef,
} from '../src/index.ts';

const suggested = { deck: 'suggested', partnerDeck: 'suggested' };

function begin(seed: string, options: object): Match {
  return game.create({ seed, seats: 2, options: { ...options } });
}

/** The cards of an element in a seat's decks. */
function ofElement(m: Match, seat: number, element: string): number[] {
  const { defs } = eclipseContent(m);
  return m.tamers[seat].decks.flat().filter((def) => {
    const card = defs[def] as ActionDef;
    return card.kind === 'elemental' && card.element === element;
  });
}

describe('suggested decks in PvP', () => {
  const shared = { mode: 'quick-battle', draft: false, mystling: 'young-emberling', partner: 'emberling' };

  it('[DE-PVP-QB-05] of a shared element the two take turns, whoever is the first player', () => {
    const counts = ['a', 'b', 'c', 'd'].map((seed) => {
      const m = begin(seed, { ...shared, ...suggested });
      return [0, 1].map((seat) => ofElement(m, seat, 'fire').length);
    });
    for (const [ann, ben] of counts) {
      expect(ann).toBeGreaterThan(0);
      expect(Math.abs(ann - ben)).toBeLessThanOrEqual(1);
    }
  });

  it('[DE-PVP-QB-05] a seat that picks by hand is asked between the picks of the other', () => {
    const m = begin('hand', { ...shared, deck: 'build', partnerDeck: 'suggested' });
    const [decision] = game.pending(m);
    game.choose(m, decision.seat, { n: m.n, key: 'use-suggested' });
    expect(game.pending(m).map(({ kind, seat }) => [kind, seat])).toEqual([['pick-card', 0]]);
    const before = ofElement(m, 1, 'fire').length;
    expect(before).toBe(m.first === 1 ? 1 : 0);
    const [picking] = game.pending(m);
    const pick = picking.options.find(({ verb }) => verb === 'pick');
    game.choose(m, 0, { n: m.n, key: `pick ${pick?.refs.join(' ')}` });
    expect(ofElement(m, 1, 'fire').length).toBe(before + 1);
  });

  it('[DE-DECK-04] who stops picking early completes the deck, and is suggested the best of the open cards', () => {
    const m = begin('early', { ...shared, deck: 'build', partnerDeck: 'suggested' });
    game.choose(m, 0, { n: m.n, key: 'use-suggested' });
    const before = m.tamers[0].decks[0].slice();
    game.choose(m, 0, { n: m.n, key: 'pass' });
    expect(m.tamers[0].decks[0]).toEqual(before);
    game.choose(m, 0, { n: m.n, key: 'use-suggested' });
    const content = eclipseContent(m);
    const worth = (def: number) => cardWorth(content, content.defs[def] as ActionDef);
    const added = m.tamers[0].decks[0].slice(before.length);
    const left = content.defs.flatMap((def, i) =>
      def.type === 'action' && def.kind === 'neutral' && !m.tamers[0].decks[0].includes(i) ? [i] : [],
    );
    expect(before.length + added.length).toBe(16);
    expect(Math.min(...added.map(worth))).toBeGreaterThanOrEqual(Math.max(...left.map(worth)));
  });

  it.each(['quick-battle', 'challenge'])('[DE-DECK-04] every deck of a %s is legal', (mode) => {
    const m = begin('legal', { mode, draft: false, ...suggested });
    while (game.pending(m)[0]?.kind === 'pick-mystling') {
      const [{ seat, options }] = game.pending(m);
      const { verb, refs } = options[(m.n * 7) % options.length];
      game.choose(m, seat, { n: m.n, key: `${verb} ${refs.join(' ')}` });
    }
    const content = eclipseContent(m);
    for (const { mystlings, decks } of m.tamers)
      decks.forEach((deck, i) => {
        const mystling = content.defs[mystlings[i]] as MystlingDef;
        expect(faultsIn(deckPlan(content, mystling), deck)).toEqual([]);
      });
  });
});

describe('Starting decks in a challenge', () => {
  it('[DE-PVP-CH-06] one copy of each Neutral card makes one of them; the others are built', () => {
    const m = begin('starting', { mode: 'challenge', deck: 'starting', partnerDeck: 'starting' });
    while (game.pending(m)[0]?.kind === 'pick-mystling') {
      const [{ seat, options }] = game.pending(m);
      game.choose(m, seat, { n: m.n, key: `${options[0].verb} ${options[0].refs.join(' ')}` });
    }
    expect(m.tamers.map(({ decks }) => decks.map((deck) => deck.length))).toEqual([
      [16, 0, 0],
      [16, 0, 0],
    ]);
    expect(game.pending(m).map(({ kind }) => kind)).toEqual(['build-deck', 'build-deck']);
  });
});
