import { compilePhrase } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { cleanseWithoutAsking, mustChooseCleanse } from '../src/rules/conditions.ts';
import { about } from '../src/rules/facts.ts';
import { searchWithoutAsking } from '../src/rules/searching.ts';
import { reshuffle, shuffleDeck } from '../src/rules/slots.ts';
import type { EffectVars } from '../src/state.ts';
import { language } from '../src/vocabulary/language.ts';
import { choose, offered, table, told } from './table.ts';

const piles = {
  deck: ['Leap', 'Focus', 'Sprint', 'Pummel', 'Synergy'],
  discard: ['Strike', 'Channeling'],
  upgrade: ['Reach'],
  slots: { 4: 'Focus' },
};

describe('shuffling', () => {
  it('[DE-TURN-14] "shuffle your deck" mixes the deck alone', () => {
    const m = table({ Ann: piles });
    shuffleDeck(m, 0);
    expect(told(m, 'Ann', 'deck')).not.toEqual(piles.deck);
    expect((told(m, 'Ann', 'deck') as string[]).slice().sort()).toEqual(piles.deck.slice().sort());
    expect(told(m, 'Ann', 'discard')).toEqual(piles.discard);
    expect(told(m, 'Ann', 'upgrade')).toEqual(piles.upgrade);
  });

  it('[DE-TURN-13, DE-CARD-06] a reshuffle mixes deck, discard pile and Upgrade', () => {
    const m = table({ Ann: piles });
    reshuffle(m, 0);
    const all = [...piles.deck, ...piles.discard, ...piles.upgrade];
    expect((told(m, 'Ann', 'deck') as string[]).slice().sort()).toEqual(all.sort());
    expect(told(m, 'Ann', 'discard')).toEqual([]);
    expect(told(m, 'Ann', 'upgrade')).toEqual([]);
  });

  it('[DE-TURN-13] one with an empty discard pile mixes what is left of the deck', () => {
    const m = table({ Ann: { ...piles, discard: [], upgrade: [] } });
    reshuffle(m, 0);
    expect(told(m, 'Ann', 'deck')).not.toEqual(piles.deck);
  });
});

describe('Search', () => {
  it('[DE-TAG-SEARCH] stops undo even where the card was known already', () => {
    const m = table({ Ann: { deck: ['Leap'], slots: { 4: 'Focus' } } });
    const v: EffectVars = { ...about(m, 0), node: 0, at: 0, called: 0 };
    const count = compilePhrase<number>({ vocabulary: language, nodes: [] }, 'amount', 1, []);
    m.cards.seen[m.combat.fighters[0].deck[0]] |= 1;
    m.barrier = -1;
    searchWithoutAsking(m, v, { count });
    expect(m.barrier).toBe(m.n);
  });
});

describe('Cleanse of a named Condition', () => {
  it('[DE-TAG-CLEANSE-TYPE] takes tokens of that type only, and asks nobody', () => {
    const m = table({ Ann: { burn: 3, slow: 1, weak: 1, slots: { 4: 'Focus' } } });
    const v: EffectVars = { ...about(m, 0), node: 0, at: 0, called: 0 };
    const count = compilePhrase<number>({ vocabulary: language, nodes: [] }, 'amount', 5, []);
    const args = { count, only: 'burn', who: undefined } as const;
    expect(mustChooseCleanse(m, v, args)).toBe(false);
    cleanseWithoutAsking(m, v, args);
    expect([told(m, 'Ann', 'burn'), told(m, 'Ann', 'slow'), told(m, 'Ann', 'weak')]).toEqual([0, 1, 1]);
  });
});

describe('the order of what happens at once', () => {
  /** An Elkthorn hurts who attacks it; with a Curse Mark the attacker hurts it as well. */
  const given = {
    enemy: { in: 'D4', stats: { health: 1, defense: 9, willpower: 0 } },
    Ann: {
      in: 'D3',
      stats: { health: 1, strength: 1, willpower: 0 },
      upgrade: ['Curse Mark'],
      slots: { 4: 'Strike' },
    },
  };

  it.each([
    ['Firple', [0]],
    ['Elkthorn', []],
  ])('[DE-GOLD-02, DE-END-03] %s first decides the combat', (first, winners) => {
    const m = choose(table(given, { enemy: 'elkthorn', taming: false }), 'play Strike');
    const options = offered(m);
    expect(options).toHaveLength(2);
    choose(m, options.find((option) => option.endsWith(first)) ?? '');
    expect(m.outcome?.winners).toEqual(winners);
  });
});
