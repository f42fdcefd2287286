import { LANGUAGES, sayTo } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { contentFor } from '../src/content.ts';
import {
  deckOf,
  forbids,
  OMEGA_EDITIONS,
  type OmegaContent,
  type OmegaDef,
  SKILLS,
  TIMINGS,
  WINDOWS,
} from '../src/defs.ts';
import { shadowOfOmega } from '../src/index.ts';

type Type = OmegaDef['type'];
type Of<T extends Type> = Extract<OmegaDef, { type: T }>;

function cardsOf<T extends Type>(set: OmegaContent, type: T): Of<T>[] {
  return set.defs.filter((def): def is Of<T> => def.type === type);
}

/** The words that a trial asks for, wherever they stand in it. */
function wordsIn(set: OmegaContent, node: number): string[] {
  const { word, args } = set.nodes[node];
  const inside = Object.entries(args).flatMap(([key, value]) => {
    if (key === 'then' || key === 'else' || key === 'pass' || key === 'fail' || key === 'may')
      return typeof value === 'number' ? wordsIn(set, value) : [];
    if (key === 'steps' || key === 'choose')
      return (value as readonly number[]).flatMap((part) => wordsIn(set, part));
    return [];
  });
  return [word, ...inside];
}

const TYPES: readonly (readonly [Type, number, readonly string[]])[] = [
  ['character', 20, ['character']],
  ['area', 14, ['area']],
  ['encounter', 27, ['encounter']],
  ['advantage', 36, ['advantage']],
  ['mission', 13, ['basic', 'final']],
];

describe.each(OMEGA_EDITIONS)('the cards of %s', (edition) => {
  const set = contentFor(edition, ['omega']);
  const state = shadowOfOmega.create({ seed: 'cards', seats: 2, options: { edition } });

  it.each(TYPES)('[AN-CARD-01] %s is a type with %i cards and decks of its own', (type, count, decks) => {
    const cards = cardsOf(set, type);
    expect(cards).toHaveLength(count);
    expect([...new Set(cards.map((def) => deckOf(def)))].sort()).toEqual([...decks].sort());
    const others = set.defs.filter((def) => def.type !== type);
    expect(others.some((def) => decks.includes(deckOf(def)))).toBe(false);
  });

  it('[AN-CARD-01] every type but the Mission has a discard pile of its own', () => {
    expect(Object.keys(state.discards).sort()).toEqual([
      'advantage',
      'arcane',
      'area',
      'character',
      'encounter',
    ]);
  });

  it('[AN-CARD-02] every Character has Combat, Speed, a gender and Skill icons among three', () => {
    for (const def of cardsOf(set, 'character')) {
      expect(def.combat, def.id).toBeGreaterThan(0);
      expect(def.speed, def.id).toBeGreaterThan(0);
      expect(['female', 'male']).toContain(def.gender);
      expect(SKILLS).toEqual(expect.arrayContaining([...def.skills]));
      expect(new Set(def.skills).size).toBe(def.skills.length);
    }
    expect(new Set(cardsOf(set, 'character').map((def) => def.gender)).size).toBe(2);
  });

  it('[AN-CARD-03] every Area has a level, a table for six results and a Reward box', () => {
    const areas = cardsOf(set, 'area');
    for (const def of areas) {
      expect([1, 2, 3], def.id).toContain(def.level);
      expect(def.explore).toHaveLength(6);
      expect(def.rewards.length).toBeGreaterThan(0);
      if (def.explore.includes(-1)) expect(def.special, def.id).toBeDefined();
    }
    expect(new Set(areas.map((def) => def.trade))).toEqual(new Set([true, false]));
    expect(areas.filter((def) => forbids(def, 'attack')).map((def) => def.id)).toEqual(['archangel']);
  });

  it('[AN-CARD-04] every Advantage has a type icon, a text and its time', () => {
    for (const [i, def] of set.defs.entries()) {
      if (def.type !== 'advantage') continue;
      expect([...SKILLS, 'plot'], def.id).toContain(def.skill);
      expect(shadowOfOmega.cardText(set, i, 'en'), def.id).not.toBe('');
      if (def.when.timing === 'interruption') {
        expect(def.when.windows.length, def.id).toBeGreaterThan(0);
        expect(WINDOWS).toEqual(expect.arrayContaining([...def.when.windows]));
      } else expect(TIMINGS).toContain(def.when.timing);
    }
  });

  it('[AN-CARD-05] every Encounter has a type and a level; Creatures alone have Combat, Events alone an effect', () => {
    for (const def of cardsOf(set, 'encounter')) {
      expect([1, 2, 3], def.id).toContain(def.level);
      if (def.kind === 'creature') {
        expect(def.combat, def.id).toBeGreaterThan(0);
        expect(def.effect, def.id).toBeUndefined();
      } else {
        expect(def.combat, def.id).toBe(0);
        expect(def.effect, def.id).toBeDefined();
      }
    }
  });

  it('[AN-CARD-06] a Mission is Basic or Final, with an objective, and a Basic one has a reward', () => {
    const offered = cardsOf(set, 'area').flatMap((def) =>
      def.rewards.flatMap((reward) => (reward.kind === 'mission' ? [reward.name] : [])),
    );
    const missions = cardsOf(set, 'mission');
    for (const def of missions) {
      const tests = wordsIn(set, def.trial).filter((word) => ['fight', 'check', 'gauntlet'].includes(word));
      expect(tests.length, def.id).toBeGreaterThan(0);
      if (def.kind === 'basic') {
        expect(def.reward, def.id).toBeDefined();
        expect(offered.filter((name) => name === def.at)).toHaveLength(1);
      } else {
        expect(def.at, def.id).toBeUndefined();
        expect((def.atLevel ?? def.atArea) !== undefined, def.id).toBe(true);
      }
    }
    expect(missions.filter((def) => def.kind === 'basic')).toHaveLength(10);
    expect(missions.filter((def) => def.kind === 'final')).toHaveLength(3);
  });

  it('[AN-CARD-06] two Basic Missions are dealt to each, known to nobody else; no Final one is', () => {
    for (const [seat, party] of state.parties.entries()) {
      expect(party.missions).toHaveLength(2);
      for (const mission of party.missions) {
        const def = set.defs[state.cards.def[mission]];
        expect(def.type === 'mission' && def.kind).toBe('basic');
        expect(state.cards.seen[mission]).toBe(1 << seat);
      }
    }
    expect(state.decks.final).toHaveLength(3);
  });

  it('[AN-CARD-07] a Final Mission has a Quest, and outside first a Crisis! with a number of turns', () => {
    for (const def of cardsOf(set, 'mission')) {
      if (def.kind === 'basic' || edition === 'first') expect(def.crisis, def.id).toBeUndefined();
      else {
        expect(def.crisis?.turns, def.id).toBeGreaterThan(0);
        expect(set.names[def.crisis?.menace ?? ''], def.id).toBeDefined();
        expect(def.crisis?.trial, def.id).not.toBe(def.trial);
      }
    }
  });

  it('[AN-CARD-08] the cards show exactly twelve icons', () => {
    expect([...new Set(set.defs.flatMap(iconsOf))].sort()).toEqual([
      'combat',
      'creature',
      'event',
      'female',
      'ki',
      'magic',
      'male',
      'plot',
      'speed',
      'spin',
      'trade',
      'trickery',
    ]);
  });
});

/** What a card shows beside its text. */
function iconsOf(def: OmegaDef): readonly string[] {
  switch (def.type) {
    case 'character':
      return ['combat', 'speed', def.gender, ...def.skills, ...(def.ability ? ['spin'] : [])];
    case 'area':
      return def.trade ? ['trade'] : [];
    case 'encounter':
      return def.kind === 'creature' ? ['creature', 'combat'] : [def.kind];
    case 'advantage':
      return [def.skill, ...(def.ability ? ['spin'] : [])];
    case 'mission':
      return [];
  }
}

it('tells everything printed on a card beside its text', () => {
  const { content, phrases, printedOf } = shadowOfOmega;
  const told = (id: string) =>
    printedOf(
      content,
      content.defs.findIndex((def) => def.id === id),
    ).map((value) =>
      sayTo(
        shadowOfOmega,
        shadowOfOmega.create({ seed: 'x', seats: 2 }),
        { language: 'en', seat: -1, seats: [] },
        value,
      ),
    );
  expect(told('freelance')).toEqual(['Combat 3', 'Speed 2', 'female', 'Ki', 'Magic']);
  for (let def = 0; def < content.defs.length; def++)
    for (const { key } of printedOf(content, def))
      for (const language of LANGUAGES) expect(phrases[language]).toHaveProperty([key]);
});
