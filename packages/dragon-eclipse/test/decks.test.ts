import { say, speakerAlone, titlesOf } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { eclipseSet } from '../src/content.ts';
import type { ActionDef, MystlingDef } from '../src/index.ts';
import {
  buildDeck,
  DeckTextError,
  deckPlan,
  faultsIn,
  formatDeck,
  mystlingNamed,
  parseDeck,
  parseDeckText,
  startingDeck,
  whyNotAdd,
  whyNotDeck,
} from '../src/index.ts';
import { phrases } from '../src/words/phrases.ts';

const mystlings = eclipseSet.defs.filter((def): def is MystlingDef => def.type === 'mystling');
const numberOf = (id: string) => eclipseSet.byId.get(id) ?? -1;
const firple = deckPlan(eclipseSet, eclipseSet.defs[numberOf('firple')] as MystlingDef);
const starting = startingDeck(firple);
const without = (deck: readonly number[], fits: (card: ActionDef) => boolean) =>
  deck.filter((def) => !fits(eclipseSet.defs[def] as ActionDef));

describe('deck construction', () => {
  it('[DE-DECK-02] a Starting deck is six own cards and one of each Starting card', () => {
    expect(starting).toHaveLength(16);
    expect(faultsIn(firple, starting)).toEqual([]);
  });

  it.each(mystlings.map((mystling) => [mystling.id, mystling] as const))(
    'suggests a legal deck for %s',
    (_id, mystling) => {
      const plan = deckPlan(eclipseSet, mystling);
      expect(faultsIn(plan, buildDeck(plan))).toEqual([]);
      expect(faultsIn(plan, startingDeck(plan))).toEqual([]);
    },
  );

  it('[DE-DECK-04] a deck has exactly 16 cards', () => {
    expect(whyNotDeck(firple, starting.slice(1))?.rule).toBe('DE-DECK-04');
    expect(whyNotAdd(firple, starting, numberOf('strike'))?.rule).toBe('DE-DECK-04');
    expect(whyNotDeck(firple, [...starting, numberOf('strike')])?.rule).toBe('DE-DECK-04');
  });

  it('[DE-DECK-05] three to six cards are of its own Mystling and none of another', () => {
    const neutral = without(starting, (card) => card.kind === 'mystling');
    const others = ['strike', 'strike', 'channeling', 'channeling', 'reach', 'reach'].map(numberOf);
    expect(whyNotDeck(firple, [...neutral, ...others])).toEqual({
      code: 'too-few-own-cards',
      rule: 'DE-DECK-05',
    });
    expect(whyNotAdd(firple, [], numberOf('vanish'))).toEqual({
      code: 'card-of-another-mystling',
      rule: 'DE-DECK-05',
    });
  });

  it('[DE-DECK-03] a deck contains nothing but Action cards, and no Fatigue is built into it', () => {
    expect(whyNotAdd(firple, [], numberOf('map-1'))?.rule).toBe('DE-DECK-03');
    expect(whyNotAdd(firple, [], numberOf('fatigue'))?.rule).toBe('DE-DECK-04');
  });

  it('[DE-DECK-06] a deck has at most one Legendary card', () => {
    const emberling = deckPlan(eclipseSet, eclipseSet.defs[numberOf('young-emberling')] as MystlingDef);
    const legendary = eclipseSet.defs.flatMap((def, i) =>
      def.type === 'action' && def.rarity === 'legendary' && def.element === 'fire' ? [i] : [],
    );
    expect(whyNotAdd(emberling, [], legendary[0])).toBeUndefined();
    expect(whyNotAdd(emberling, [legendary[0]], legendary[1])?.rule).toBe('DE-DECK-06');
  });

  it('[DE-DECK-07, DE-KIND-01, DE-KIND-02] Elemental cards match an element of the Mystling, Neutral ones always do', () => {
    expect(whyNotAdd(firple, [], numberOf('fire-bolt'))?.rule).toBe('DE-DECK-07');
    expect(whyNotAdd(firple, [], numberOf('strike'))).toBeUndefined();
  });

  it('[DE-DECK-08, DE-KIND-03] of the subtype as many as its icon says; the own cards do not count', () => {
    const bolb = deckPlan(eclipseSet, eclipseSet.defs[numberOf('young-bolb')] as MystlingDef);
    const water = eclipseSet.defs.flatMap((def, i) =>
      def.type === 'action' &&
      def.kind === 'elemental' &&
      def.element === 'water' &&
      def.rarity !== 'legendary'
        ? [i]
        : [],
    );
    const own = startingDeck(bolb).filter((def) => (eclipseSet.defs[def] as ActionDef).kind === 'mystling');
    expect(whyNotAdd(bolb, [...own, water[0]], water[1])).toBeUndefined();
    expect(whyNotAdd(bolb, [...own, water[0], water[1]], water[2])?.rule).toBe('DE-DECK-08');
  });

  it('[DE-DECK-09, DE-RARE-02] there are two copies of a Common card', () => {
    const strike = numberOf('strike');
    expect(whyNotAdd(firple, [strike], strike)).toBeUndefined();
    expect(whyNotAdd(firple, [strike, strike], strike)?.rule).toBe('DE-DECK-09');
  });

  it('reads back the text it writes, and names the nearest card for an unknown one', () => {
    const sorted = starting.slice().sort((a, b) => a - b);
    expect(parseDeck(eclipseSet, formatDeck(eclipseSet, starting))).toEqual(sorted);
    expect(parseDeck(eclipseSet, '2 strike, Leap; Bond # a comment')).toEqual([
      numberOf('strike'),
      numberOf('strike'),
      numberOf('leap'),
      numberOf('leap'),
    ]);
    expect(parseDeckText(eclipseSet, formatDeck(eclipseSet, starting, firple.mystling))).toEqual({
      mystling: numberOf('firple'),
      cards: sorted,
    });
    expect(() => parseDeck(eclipseSet, 'strke')).toThrow(
      'unknown Action card "strke"; did you mean "strike"?',
    );
  });

  it.each([
    [
      'strke',
      'There is no Action card “strke”; did you mean “strike”?',
      'Il n’y a pas de carte Action «\u00a0strke\u00a0»\u202f; vouliez-vous dire «\u00a0strike\u00a0»\u202f?',
    ],
    [
      '2 xylophone',
      'There is no Action card “xylophone”.',
      'Il n’y a pas de carte Action «\u00a0xylophone\u00a0».',
    ],
    [
      '99 strike\nleap',
      'A deck text lists at most 99 cards; this one has more.',
      'Un paquet en texte a au plus 99 cartes\u202f; celui-ci en a plus.',
    ],
  ])('says in both languages why "%s" cannot be read', (written, en, fr) => {
    const said = (language: 'en' | 'fr') => {
      const speaker = speakerAlone(phrases, language);
      try {
        parseDeckText(eclipseSet, written);
      } catch (problem) {
        return problem instanceof DeckTextError ? say(speaker, problem.said) : problem;
      }
      return undefined;
    };
    expect(said('en')).toBe(en);
    expect(said('fr')).toBe(fr);
  });

  it('finds every card and every Mystling by its id and its names alone', () => {
    eclipseSet.defs.forEach((def, i) => {
      for (const name of [def.id, ...titlesOf(def.names)]) {
        if (def.type === 'action') expect([name, parseDeck(eclipseSet, `2 ${name}`)]).toEqual([name, [i, i]]);
        if (def.type === 'mystling') expect([name, mystlingNamed(eclipseSet, name)]).toEqual([name, i]);
        if (def.type === 'action') expect(parseDeckText(eclipseSet, name).mystling).toBeUndefined();
      }
    });
  });
});
