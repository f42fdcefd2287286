// Twilight of the Gods with other sets: how their cards are merged, for any number of sets.
import { type ContentFile, optionKey, registerContent } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { contentFor, contentWith } from '../src/content.ts';
import { deckOf, type OmegaDef, omegaContent } from '../src/defs.ts';
import { twilightOfTheGods } from '../src/index.ts';
import type { Omega } from '../src/state.ts';
import thirdSet from './third-set.ts';

const alone = contentFor('twilight', ['twilight']);
const omega = contentFor('revised', ['omega']);
const both = contentFor('twilight', ['twilight', 'omega']);

const of = (content: { defs: readonly OmegaDef[] }, deck: string) =>
  content.defs.filter((def) => deckOf(def) === deck).length;

function begin(seats: number, options: object = {}, content?: string): Omega {
  return twilightOfTheGods.create({ seed: 'lamp', seats, options: { ...options }, content });
}

/** The cards of a match by deck, wherever they lie. */
function cardsIn(m: Omega): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const def of m.cards.def) {
    const deck = deckOf(omegaContent(m).defs[def]);
    counts[deck] = (counts[deck] ?? 0) + 1;
  }
  return counts;
}

/** The sets that the cards of a deck come from. */
function setsIn(m: Omega, deck: string): string[] {
  const { defs, sets } = omegaContent(m);
  const found = m.cards.def.map((def) => defs[def]).filter((def) => deckOf(def) === deck);
  return [...new Set(found.map((def) => sets[def.set]))].sort();
}

describe('players', () => {
  it.each([2, 3, 4])('[AN-GEN-02] %i sit down to Twilight alone', (seats) => {
    expect(begin(seats).seats).toBe(seats);
  });

  it.each([2, 3, 4, 5])('[AN-COMB-01] [AN-GEN-05] %i sit down when sets are combined', (seats) => {
    expect(begin(seats, { with: 'omega' }).seats).toBe(seats);
  });

  it('[AN-GEN-02] a fifth seat exists only when sets are combined', () => {
    expect(() => begin(5)).toThrow('Twilight of the Gods alone seats 2 to 4 players; combine it for 5');
  });
});

describe('decks', () => {
  it('[AN-SETUP-02] are sorted by their backs: Arcane Characters and both kinds of Mission lie apart', () => {
    const m = begin(3);
    expect(m.decks.arcane).toHaveLength(6);
    expect(m.decks.final).toHaveLength(3);
    for (const [deck, cards] of Object.entries(m.decks))
      for (const card of cards) expect(deckOf(omegaContent(m).defs[m.cards.def[card]])).toBe(deck);
    expect(m.rejected.flat().some((card) => m.decks.arcane.includes(card))).toBe(false);
  });

  it('[AN-COMB-02] [AN-COMB-08] merge kind by kind; Arcane Characters keep their own', () => {
    const counts = cardsIn(begin(5, { with: 'omega' }));
    for (const deck of ['character', 'area', 'encounter', 'advantage'])
      expect(counts[deck], deck).toBe(of(alone, deck) + of(omega, deck));
    expect(counts.arcane).toBe(of(alone, 'arcane'));
  });

  it('[AN-COMB-03] hold the Missions of Twilight and the merged Areas by default', () => {
    const m = begin(3, { with: 'omega' });
    expect(setsIn(m, 'basic')).toEqual(['twilight']);
    expect(setsIn(m, 'final')).toEqual(['twilight']);
    expect(setsIn(m, 'area')).toEqual(['omega', 'twilight']);
  });

  it('[AN-COMB-03] hold the Missions and Areas of the older game alone when its Missions are played', () => {
    const m = begin(3, { with: 'omega', missionsOf: 'omega' });
    for (const deck of ['basic', 'final', 'area']) expect(setsIn(m, deck), deck).toEqual(['omega']);
    for (const deck of ['character', 'encounter', 'advantage'])
      expect(setsIn(m, deck), deck).toEqual(['omega', 'twilight']);
    expect(setsIn(m, 'arcane')).toEqual(['twilight']);
  });

  it('[AN-COMB-03] hold no Missions of a set that is not in use', () => {
    expect(() => begin(3, { missionsOf: 'omega' })).toThrow(
      'option "missionsOf" names "omega", but the sets in use are twilight',
    );
  });
});

describe('older cards', () => {
  const facts = ({ set: _set, standing: _standing, ...def }: OmegaDef) => JSON.stringify(def, numbersAway);
  /** Effects are numbered anew in every content. */
  const numbersAway = (key: string, value: unknown) =>
    ['effect', 'each', 'trial', 'reward', 'before', 'won', 'lost', 'special', 'duty'].includes(key)
      ? typeof value
      : value;

  it('[AN-COMB-09] come in their revised form, with everything they print', () => {
    for (const def of omega.defs) {
      const merged = both.defs.find((one) => one.id === def.id && both.sets[one.set] === 'omega');
      expect(merged && facts(merged), def.id).toBe(facts(def));
    }
  });

  it('[AN-TIMING-04] interrupt what they name, the cards of Twilight only what its rules list', () => {
    for (const window of ['destination', 'death'] as const) {
      expect(alone.answers[window]).toBeUndefined();
      expect(both.answers[window]).toBeDefined();
    }
    const pack: ContentFile[] = [
      {
        name: 'advantages',
        data: [
          {
            id: 'a-wrong-turn',
            name: { en: 'A Wrong Turn', fr: 'Un mauvais tournant' },
            picture: { icon: 'frog', colours: ['moss', 'dusk'] },
            skill: 'plot',
            when: { interrupt: ['destination'] },
            effect: 'redirect',
          },
        ],
      },
    ];
    expect(() => contentWith('twilight', ['twilight'], pack)).toThrow('unknown word "destination"');
  });
});

describe('a third set', () => {
  const three = contentWith('twilight', ['twilight', 'omega'], thirdSet);
  registerContent(three);

  it('[AN-COMB-10] merges its cards in the same way, Arcane Characters among them', () => {
    const counts = cardsIn(begin(5, { with: 'omega' }, three.hash));
    const added = (deck: string) => three.defs.filter((def) => def.set === 2 && deckOf(def) === deck).length;
    for (const deck of ['character', 'area', 'encounter', 'advantage', 'arcane']) {
      expect(added(deck), deck).toBeGreaterThan(0);
      expect(counts[deck], deck).toBe(of(both, deck) + added(deck));
    }
    expect(three.sets).toEqual(['twilight', 'omega', 'pack']);
  });

  it('[AN-COMB-10] counts as one more set when somebody seeks', () => {
    expect(begin(3, { with: 'omega' }, three.hash).areaSets).toBe(3);
    expect(begin(3, { with: 'omega' }).areaSets).toBe(2);
    expect(begin(3).areaSets).toBe(1);
  });

  it('[AN-COMB-10] offers its Missions instead of the others, with its own Areas', () => {
    const m = begin(3, { with: 'omega', missionsOf: 'pack' }, three.hash);
    for (const deck of ['basic', 'final', 'area']) expect(setsIn(m, deck), deck).toEqual(['pack']);
    expect(setsIn(m, 'character')).toEqual(['omega', 'pack', 'twilight']);
    expect(m.areaSets).toBe(1);
  });

  it('[AN-COMB-10] is combined with Twilight alone too, for five', () => {
    const two = contentWith('twilight', ['twilight'], thirdSet);
    registerContent(two);
    expect(begin(5, {}, two.hash)).toMatchObject({ seats: 5, areaSets: 2 });
  });

  it('[AN-COMB-11] keeps a card beside another of the same name and id; an effect that names it means both', () => {
    const ids = three.defs.filter((def) => def.id === 'parliament');
    expect(ids.map((def) => three.sets[def.set])).toEqual(['twilight', 'pack']);
    const m = begin(2, { with: 'omega', missionsOf: 'pack' }, three.hash);
    const final = three.defs.find((def) => def.id === 'the-third-dawn');
    expect(final).toMatchObject({ atArea: 'parliament' });
    expect(m.cards.def.filter((def) => three.defs[def].id === 'parliament')).toHaveLength(1);
  });

  it('[AN-COMB-04] lets a seeker draw three', () => {
    const m = begin(2, { with: 'omega' }, three.hash);
    for (let i = 0; i < 200 && m.phase !== 'movement'; i++) answer(m);
    const [decision] = twilightOfTheGods.pending(m);
    const counts = decision.options.filter(({ verb }) => verb === 'seek-several').map(({ refs }) => refs[0]);
    expect(counts).toEqual([2, 3]);
    const before = m.places.length;
    const key = optionKey({ verb: 'seek-several', refs: [3] });
    expect(twilightOfTheGods.choose(m, decision.seat, { n: decision.n, key })).toBeUndefined();
    expect(m.places.length).toBeGreaterThanOrEqual(Math.min(4, before + 3));
  });

  function answer(m: Omega): void {
    const [{ n, seat, options }] = twilightOfTheGods.pending(m);
    const option = options.find(({ verb }) => verb === 'done' || verb === 'pass') ?? options[0];
    twilightOfTheGods.choose(m, seat, { n, key: optionKey(option) });
  }
});

describe('the options', () => {
  it('[AN-OPT-13] are Extended Game and Open Rolls, and which sets are combined; neither tree nor Multiple Missions', () => {
    expect(Object.keys(twilightOfTheGods.options)).toEqual([
      'with',
      'missionsOf',
      'extendedGame',
      'openRolls',
    ]);
    expect(begin(2, { with: 'omega' })).toMatchObject({
      tree: false,
      multipleMissions: false,
      extendedGame: false,
      openRolls: false,
    });
  });
});
