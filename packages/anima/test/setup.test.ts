import { EVERYONE, isHidden, optionKey, type Seat } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { DECKS, type Deck, deckOf, omegaContent } from '../src/defs.ts';
import { shadowOfOmega } from '../src/index.ts';
import type { Omega } from '../src/state.ts';

const tables = ['first', 'revised'].flatMap((edition) =>
  [2, 3, 4, 5].map((seats) => ({ edition, seats, name: `${edition}, ${seats} seats` })),
);

function begin(edition: string, seats: number, seed = 'lamp'): Omega {
  return shadowOfOmega.create({ seed, seats, options: { edition } });
}

/** Answers for one seat with its first option of this verb, and tells the card it was about. */
function answer(m: Omega, seat: Seat, verb: string): number {
  const decision = shadowOfOmega.pending(m).find((one) => one.seat === seat);
  const option = decision?.options.find((one) => one.verb === verb);
  if (!option) throw new Error(`seat ${seat} is not offered "${verb}"`);
  const refusal = shadowOfOmega.choose(m, seat, { n: m.n, key: optionKey(option) });
  expect(refusal).toBeUndefined();
  return option.refs[0];
}

function draft(m: Omega): number[] {
  const seats = m.parties.map((_, seat) => seat);
  const rejected = seats.map((seat) => answer(m, seat, 'reject'));
  for (const seat of seats) answer(m, seat, 'keep');
  return rejected;
}

function backOf(m: Omega, card: number): Deck {
  return deckOf(omegaContent(m).defs[m.cards.def[card]]);
}

function cardsWith(m: Omega, deck: Deck): number[] {
  return m.cards.def.map((_, card) => card).filter((card) => backOf(m, card) === deck);
}

describe.each(tables)('setup: $name', ({ edition, seats }) => {
  it('[AN-SETUP-01] every deck holds cards of its own type only, Basic and Final Missions apart', () => {
    const m = begin(edition, seats);
    draft(m);
    for (const deck of DECKS) expect(m.decks[deck].every((card) => backOf(m, card) === deck)).toBe(true);
    expect(m.decks.final).toHaveLength(cardsWith(m, 'final').length);
    expect(m.decks.encounter).toHaveLength(cardsWith(m, 'encounter').length - seats);
    expect(m.decks.area).toHaveLength(cardsWith(m, 'area').length - seats);
  });

  it('[AN-SETUP-01] every deck is shuffled', () => {
    const [one, other] = [begin(edition, seats, 'one'), begin(edition, seats, 'other')];
    for (const back of ['character', 'area', 'encounter', 'advantage'] as const)
      expect(one.decks[back]).not.toEqual(other.decks[back]);
  });

  it('[AN-SETUP-04] two Basic Missions each, known to their player alone; nobody sees the others', () => {
    const m = begin(edition, seats);
    m.parties.forEach((party, seat) => {
      expect(party.missions).toHaveLength(2);
      for (const mission of party.missions) {
        expect(backOf(m, mission)).toBe('basic');
        expect(m.cards.seen[mission]).toBe(1 << seat);
      }
    });
    expect(m.decks.basic).toEqual([]);
    expect(m.setAside).toHaveLength(cardsWith(m, 'basic').length - 2 * seats);
    for (const card of [...m.setAside, ...m.decks.final]) expect(m.cards.seen[card]).toBe(0);
  });

  it('[AN-SETUP-05] four Advantages and two Characters each, of which three and one are kept', () => {
    const m = begin(edition, seats);
    for (const decision of shadowOfOmega.pending(m)) expect(decision.options).toHaveLength(4);
    m.parties.forEach((_, seat) => {
      answer(m, seat, 'reject');
    });
    for (const decision of shadowOfOmega.pending(m)) expect(decision.options).toHaveLength(2);
    m.parties.forEach((_, seat) => {
      answer(m, seat, 'keep');
    });
    m.parties.forEach((party, seat) => {
      expect(party.hand).toHaveLength(3);
      expect(party.characters).toHaveLength(1);
      for (const card of party.hand) expect(m.cards.seen[card]).toBe(1 << seat);
      expect(m.cards.seen[party.characters[0]]).toBe(EVERYONE);
    });
  });

  it('[AN-SETUP-05] the rejected cards are back in their decks, unseen, not in the discard piles', () => {
    const m = begin(edition, seats);
    const rejected = draft(m);
    for (const card of rejected) expect(m.decks.advantage).toContain(card);
    expect(m.decks.advantage).toHaveLength(cardsWith(m, 'advantage').length - 3 * seats);
    expect(m.decks.character).toHaveLength(cardsWith(m, 'character').length - seats);
    for (const pile of Object.values(m.discards)) expect(pile).toEqual([]);
  });

  it('[AN-SETUP-05] all are asked at once, and nobody sees what another drew, rejects or keeps', () => {
    const m = begin(edition, seats);
    expect(shadowOfOmega.pending(m)).toHaveLength(seats);
    const rejected = answer(m, 0, 'reject');
    const { state } = shadowOfOmega.view(m, 1);
    for (const zone of [state.parties[0].hand, state.rejected[0]]) expect(zone.every(isHidden)).toBe(true);
    expect(JSON.stringify(state.answers)).not.toContain(`reject ${rejected}`);
    // Sealed: until all are in, nothing has happened.
    expect(m.parties[0].hand).toContain(rejected);
  });

  it('[AN-SETUP-06] as many Areas as players lie faceup, laid once all have chosen', () => {
    const m = begin(edition, seats);
    expect(m.places).toEqual([]);
    draft(m);
    expect(m.places).toHaveLength(seats);
    for (const { area } of m.places) expect(m.cards.seen[area[0]]).toBe(EVERYONE);
  });

  it('[AN-PRELIM-02] each of them has one Encounter on it that nobody has seen', () => {
    const m = begin(edition, seats);
    draft(m);
    for (const { guard } of m.places) {
      expect(guard.map((card) => backOf(m, card))).toEqual(['encounter']);
      expect(m.cards.seen[guard[0]]).toBe(0);
    }
    for (let viewer = 0; viewer < seats; viewer++)
      for (const { guard } of shadowOfOmega.view(m, viewer).state.places)
        expect(guard.every(isHidden)).toBe(true);
  });

  it('[AN-SETUP-07] no party is in an Area, and the first turn begins with Reset', () => {
    const m = begin(edition, seats);
    draft(m);
    for (const party of m.parties) expect(party.area).toBe(-1);
    expect([m.turn, m.phase]).toEqual([1, 'reset']);
  });
});

it('[AN-SETUP-05] the rejected cards are shuffled in: they lie in no fixed place of the deck', () => {
  const places = Array.from({ length: 12 }, (_, i) => {
    const m = begin('revised', 2, `seed ${i}`);
    const [rejected] = draft(m);
    return m.decks.advantage.indexOf(rejected);
  });
  expect(new Set(places).size).toBeGreaterThan(4);
});
