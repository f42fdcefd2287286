import { optionKey } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { eclipseSet } from '../src/content.ts';
import {
  type ActionDef,
  buildDeck,
  deckPlan,
  formatDeck,
  dragonEclipse as game,
  type Match,
  type MystlingDef,
  startingDeck,
  whyNotDeck,
} from '../src/index.ts';
import { planOf } from '../src/rules/supply.ts';
import { why } from './table.ts';

const planFor = (id: string) =>
  deckPlan(eclipseSet, eclipseSet.defs[eclipseSet.byId.get(id) ?? -1] as MystlingDef);
const suggestedText = (id: string) => formatDeck(eclipseSet, buildDeck(planFor(id)));
const startingText = (id: string) => formatDeck(eclipseSet, startingDeck(planFor(id)));

function duel(options: Record<string, unknown>): Match {
  const given = { mode: 'quick-battle', draft: false, partnerDeck: 'suggested', ...options };
  return game.create({ seed: 'saved', seats: 2, options: given });
}

describe('a saved deck', () => {
  it('[DE-DECK-04] that is not legal is never played, but built anew', () => {
    const m = duel({ deck: 'saved', cards: '16 strike' });
    expect(game.pending(m).map(({ kind, seat }) => [kind, seat])).toEqual([['build-deck', 0]]);
    expect(why(m, 'use-saved')).toBe('DE-DECK-09');
  });

  it('[DE-PVP-QB-03] that is legal with one copy of each Neutral card is played in PvP', () => {
    const m = duel({ deck: 'saved', cards: startingText('firple') });
    expect(game.pending(m)[0].kind).not.toBe('build-deck');
    expect(m.tamers[0].decks[0].slice().sort()).toEqual(startingDeck(planFor('firple')).sort());
  });

  it('[DE-PVP-QB-06] with cards of the subtype waits for the picks; without them it is used at once', () => {
    const mystling = planFor('young-bolb').mystling;
    const subtype = eclipseSet.defs.find(
      (def): def is ActionDef =>
        def.type === 'action' && def.kind === 'elemental' && def.element === mystling.subtype?.element,
    );
    const plain = startingDeck(planFor('young-bolb'));
    const mixed = [...plain.slice(0, -1), eclipseSet.byId.get(subtype?.id ?? '') ?? -1];
    const seat = { mystling: 'young-bolb', partner: 'prowler', deck: 'saved' };
    const used = duel({ ...seat, cards: formatDeck(eclipseSet, plain) });
    expect(used.tamers[0].decks[0]).toHaveLength(16);
    expect(why(duel({ ...seat, cards: formatDeck(eclipseSet, mixed) }), 'use-saved')).toBe('DE-DECK-09');
  });

  it('[DE-PVP-CH-06] serves the Mystling it was built for; the decks of the others are built', () => {
    const m = game.create({
      seed: 'three',
      seats: 2,
      options: { mode: 'challenge', deck: 'saved', cards: startingText('firple'), partnerDeck: 'suggested' },
    });
    while (game.pending(m)[0].kind === 'pick-mystling') {
      const [{ seat, n, options }] = game.pending(m);
      game.choose(m, seat, { n, key: optionKey(options[0]) });
    }
    expect(game.pending(m)[0]).toMatchObject({ kind: 'build-deck', seat: 0 });
  });

  it('[DE-DECK-09] shares one pool with the other deck of two players', () => {
    const options = { cards: suggestedText('firple'), partnerCards: suggestedText('renewed-firple') };
    const given = { mystling: 'firple', partner: 'renewed-firple', ...options };
    const m = game.create({ seed: 'pool', seats: 2, options: given });
    expect(game.pending(m).map(({ kind, seat }) => [kind, seat])).toEqual([['build-deck', 1]]);
    expect(why(m, 'use-saved')).toBe('DE-DECK-09');
  });
});

it.each([
  ['suggested', 'starting'],
  ['starting', 'suggested'],
  ['suggested', 'suggested'],
])('[DE-DECK-09] %s and %s decks come from one pool', (deck, partnerDeck) => {
  const m = game.create({ seed: 'pool', seats: 2, options: { deck, partnerDeck } });
  for (const seat of [0, 1]) expect(whyNotDeck(planOf(m, seat, 0), m.tamers[seat].decks[0])).toBeUndefined();
});
