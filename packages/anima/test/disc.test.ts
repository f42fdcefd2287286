import { optionKey, type Seat } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { anyDef } from '../src/defs.ts';
import { shadowOfOmega } from '../src/index.ts';
import type { Omega } from '../src/state.ts';

const ANN = 0;
const BEN = 1;

function position(edition: string, given: object): Omega {
  return shadowOfOmega.position({
    seats: ['Ann', 'Ben'],
    options: { edition },
    phase: 'exploration',
    ...given,
  });
}

/** Takes the only option of this verb. */
function choose(m: Omega, seat: Seat, verb: string): void {
  const decision = shadowOfOmega.pending(m).find((one) => one.seat === seat);
  const option = decision?.options.find((one) => one.verb === verb);
  if (!option) throw new Error(`seat ${seat} is not offered "${verb}"`);
  expect(shadowOfOmega.choose(m, seat, { n: m.n, key: optionKey(option) })).toBeUndefined();
}

const idsOf = (m: Omega, cards: readonly number[]) => cards.map((card) => anyDef(m, card).id);

/** Leaves these cards of the deck only, the top one last. */
function keepInDeck(
  m: Omega,
  deck: 'advantage' | 'character' | 'encounter',
  ...ids: readonly string[]
): void {
  const kept = ids.map((id) => m.decks[deck].find((card) => anyDef(m, card).id === id));
  m.setAside.push(...m.decks[deck].filter((card) => !kept.includes(card)));
  m.decks[deck] = kept.filter((card) => card !== undefined);
  expect(m.decks[deck]).toHaveLength(ids.length);
}

const editions = ['first', 'revised'];

describe.each(editions)('a deck that is used up, %s', (edition) => {
  it('[AN-DISC-02] the Advantage pile becomes the deck in the middle of a draw of three', () => {
    const m = position(edition, {
      areas: ['The Inverted Cathedral'],
      discards: { advantage: ['Starfall', 'Feint', 'Ambush'] },
      Ann: { in: 'The Inverted Cathedral', party: ['Paladin'] },
      dice: [2],
    });
    keepInDeck(m, 'advantage', 'sleep');
    choose(m, ANN, 'explore');
    choose(m, ANN, 'advantage');
    const hand = idsOf(m, m.parties[ANN].hand);
    expect(hand).toHaveLength(3);
    expect(hand[0]).toBe('sleep');
    expect(new Set([...hand.slice(1), ...idsOf(m, m.decks.advantage)])).toEqual(
      new Set(['starfall', 'feint', 'ambush']),
    );
    expect(m.discards.advantage).toEqual([]);
  });

  it('[AN-DISC-02] the pile is shuffled and known to nobody', () => {
    const m = position(edition, {
      areas: ['Village of Cornes'],
      discards: { advantage: ['Starfall', 'Feint', 'Ambush', 'Caltrops'] },
      Ann: { in: 'Village of Cornes', party: ['Paladin'] },
      dice: [1],
    });
    keepInDeck(m, 'advantage');
    choose(m, ANN, 'explore');
    choose(m, ANN, 'advantage');
    expect(m.decks.advantage).toHaveLength(3);
    for (const card of m.decks.advantage) expect(m.cards.seen[card]).toBe(0);
  });

  it('[AN-DISC-02] the Character pile becomes the deck for a recruit', () => {
    const m = position(edition, {
      areas: ['Village of Cornes'],
      discards: { character: ['Oracle'] },
      Ann: { in: 'Village of Cornes', party: ['Paladin'] },
      Ben: { party: ['Thief'] },
      dice: [1],
    });
    keepInDeck(m, 'character');
    choose(m, ANN, 'explore');
    choose(m, ANN, 'recruit');
    expect(idsOf(m, m.parties[ANN].characters)).toEqual(['paladin', 'oracle']);
    expect(m.discards.character).toEqual([]);
  });
});

describe('two Encounters, one left in the deck', () => {
  const given = {
    areas: ['The Whispering Wood'],
    discards: { encounter: ['Titan of Rust', 'Night Hydra'] },
    Ann: { in: 'The Whispering Wood', party: ['Paladin'] },
    dice: [6],
  };

  it.each([
    // The Dragon God was discarded before the second was drawn, and is shuffled with the others.
    { edition: 'first', deck: 2, pile: 1 },
    { edition: 'revised', deck: 1, pile: 2 },
  ])('[AN-DISC-02, AN-EXPL-07, AN-EXPL-16] $edition leaves $deck and $pile', ({ edition, deck, pile }) => {
    const m = position(edition, given);
    keepInDeck(m, 'encounter', 'dragon-god');
    choose(m, ANN, 'explore');
    expect(m.decks.encounter).toHaveLength(deck);
    expect(m.discards.encounter).toHaveLength(pile);
    choose(m, ANN, 'pass');
  });
});

describe('Creatures that lie aside', () => {
  const given = {
    areas: ['The Whispering Wood'],
    discards: { encounter: ['Dragon God'] },
    Ann: { in: 'The Whispering Wood', party: ['Weaponmaster'] },
    Ben: { in: 'The Whispering Wood', party: ['Acrobat'] },
  };

  it('[AN-EXPL-11] revised: are not shuffled into the deck in the same phase', () => {
    const m = position('revised', { ...given, dice: [3, 1, 1, 3] });
    keepInDeck(m, 'encounter', 'old-warrior');
    choose(m, ANN, 'explore');
    choose(m, ANN, 'pass');
    choose(m, BEN, 'explore');
    expect(idsOf(m, m.aside)).toEqual(['old-warrior']);
    expect(idsOf(m, m.discards.encounter)).toEqual(['dragon-god']);
    expect(m.decks.encounter).toEqual([]);
  });

  it('[AN-EXPL-10] first: are in the pile at once, and shuffled with it', () => {
    const m = position('first', { ...given, dice: [3, 1, 1, 3, 6, 1] });
    keepInDeck(m, 'encounter', 'old-warrior');
    choose(m, ANN, 'explore');
    choose(m, ANN, 'pass');
    choose(m, BEN, 'explore');
    expect(m.aside).toEqual([]);
    expect(idsOf(m, [...m.decks.encounter, ...m.discards.encounter]).sort()).toEqual([
      'dragon-god',
      'old-warrior',
    ]);
    expect(m.decks.encounter).toHaveLength(1);
  });
});
