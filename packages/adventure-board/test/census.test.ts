/** The built-in set beside the numbers of the ledger. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isEmpty } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { adventureBoard, type BoardContent, type BoardDef, CLASSES, LEVELS } from '../src/index.ts';

const content = adventureBoard.content as BoardContent;
const { defs, encounters, items } = content;
type Of<T extends BoardDef['type']> = Extract<BoardDef, { type: T }>;
const ofType = <T extends BoardDef['type']>(type: T) => defs.filter((def): def is Of<T> => def.type === type);
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const challenges = (level: number) => ofType('challenge').filter((def) => def.level === level);
const colours = LEVELS.map((word, level) => [word, level] as const);

describe.each(CLASSES)('the Ability deck of the %s', (of) => {
  const cards = ofType('ability').filter((def) => def.class === of);
  const copies = (some: typeof cards) => sum(some.map((def) => def.copies));

  it('[WA-HERO-05, WA-DATA-02] has 23 cards of ten to thirteen designs', () => {
    expect(copies(cards)).toBe(23);
    expect(cards.length).toBeGreaterThanOrEqual(10);
    expect(cards.length).toBeLessThanOrEqual(13);
  });

  it('[WA-HERO-05] has twelve for combat, three to be attached, three for movement or exploration', () => {
    expect(
      copies(cards.filter(({ window, attach }) => window === 'combat' && !attach)),
    ).toBeGreaterThanOrEqual(12);
    expect(copies(cards.filter(({ attach }) => attach))).toBeGreaterThanOrEqual(3);
    expect(
      copies(cards.filter(({ window }) => window === 'movement' || window === 'exploration')),
    ).toBeGreaterThanOrEqual(3);
  });

  it('[WA-HERO-05] costs about what the rules ask for', () => {
    const wanted = [5, 8, 7, 3];
    for (const [cost, count] of wanted.entries())
      expect(Math.abs(copies(cards.filter((def) => def.cost === cost)) - count)).toBeLessThanOrEqual(1);
  });
});

describe.each(colours)('the %s Challenge pack', (_word, level) => {
  const cards = challenges(level);
  const fronts = cards.filter(({ encounter }) => encounter >= 0);

  it('[WA-DATA-03] has 32 Encounters, at least sixteen different, and eight different Events', () => {
    expect(sum(fronts.map(({ copies }) => copies))).toBe(32);
    expect(new Set(fronts.map(({ encounter }) => encounter)).size).toBeGreaterThanOrEqual(16);
    expect(cards.filter(({ event }) => event)).toHaveLength(8);
  });

  it('[WA-CHAL-13] about five of the Events last', () => {
    const lasting = cards.filter(({ event }) => event && !isEmpty(event.standing));
    expect(lasting.length).toBeGreaterThanOrEqual(4);
    expect(lasting.length).toBeLessThanOrEqual(6);
  });

  it('[WA-EQUIP-08, WA-DATA-03] has ten Weapons, nine Armours and thirteen Bag Items of at least twenty designs', () => {
    const types = fronts.flatMap(({ item, copies }) =>
      Array.from({ length: copies }, () => items[item].type),
    );
    const count = (type: string) => types.filter((one) => one === type).length;
    expect([count('weapon'), count('armour'), count('bag')]).toEqual([10, 9, 13]);
    expect(new Set(fronts.map(({ item }) => item)).size).toBeGreaterThanOrEqual(20);
  });

  it.each(CLASSES)('[WA-EQUIP-08] is of use to the %s', (of) => {
    const usable = fronts.filter(
      ({ item }) => !items[item].classes.length || items[item].classes.includes(of),
    );
    const count = (type?: string) =>
      sum(usable.filter(({ item }) => !type || items[item].type === type).map(({ copies }) => copies));
    expect(count()).toBeGreaterThanOrEqual(20);
    expect(count('weapon')).toBeGreaterThanOrEqual(4);
    expect(count('armour')).toBeGreaterThanOrEqual(4);
  });

  it('[WA-CHAL-12] has Aggro on about as many Encounters as the rules ask for', () => {
    const aggressive = sum(
      fronts.filter(({ encounter }) => encounters[encounter].isAggressive).map(({ copies }) => copies),
    );
    expect(Math.abs(aggressive - [12, 14, 17, 20][level])).toBeLessThanOrEqual(2);
  });

  it('[WA-CHAL-12, WA-GEN-05] holds nothing that an unequipped Character of its colour cannot hit with a 6', () => {
    for (const { encounter } of fronts)
      for (const { cards: own } of ofType('character')) {
        const [{ ranged, melee }] = own[level];
        const best = Math.max(ranged?.attack ?? 0, melee?.attack ?? 0);
        expect(best + 6).toBeGreaterThanOrEqual(encounters[encounter].defence);
      }
  });
});

describe('Quests, Trophies, Discoveries', () => {
  const quests = ofType('quest');
  const starting = quests.filter(({ isElite }) => !isElite);
  const elite = quests.filter(({ isElite }) => isElite);

  it('[WA-QUEST-09, WA-DATA-04] there are 18 Starting Quests, grey or green and worth 1 each', () => {
    expect(starting).toHaveLength(18);
    expect(starting.every(({ level, valour }) => level <= 1 && valour === 1)).toBe(true);
  });

  it('[WA-QUEST-09, WA-DATA-04] there are 30 Elite Quests: ten green worth 1, twelve yellow worth 2, eight red worth 3', () => {
    const worth = (level: number) => elite.filter((def) => def.level === level).map(({ valour }) => valour);
    expect([worth(1), worth(2), worth(3)]).toEqual([Array(10).fill(1), Array(12).fill(2), Array(8).fill(3)]);
    expect(new Set(quests.map(({ id }) => id)).size).toBe(48);
  });

  it('[WA-QUEST-10, WA-DATA-04] there are 16 Trophies: five worth 1, seven worth 2, four worth 3', () => {
    const worth = (valour: number) =>
      sum(
        ofType('trophy')
          .filter((def) => def.valour === valour)
          .map(({ copies }) => copies),
      );
    expect([worth(1), worth(2), worth(3)]).toEqual([5, 7, 4]);
    for (const { valour, standing, uses } of ofType('trophy'))
      if (valour === 3) expect([standing.modifiers, standing.triggers, uses]).toEqual([[], [], []]);
  });

  it('[WA-DATA-05] there are ten red and ten green Discoveries of at least five designs each', () => {
    const colour = (isRed: boolean) => ofType('discovery').filter((def) => def.isRed === isRed);
    for (const isRed of [true, false]) {
      expect(sum(colour(isRed).map(({ copies }) => copies))).toBe(10);
      expect(colour(isRed).length).toBeGreaterThanOrEqual(5);
    }
  });
});

it('[WA-DATA-06] no name of the other world stands anywhere in the set', () => {
  const folder = path.join(import.meta.dirname, '../content');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.yaml'),
  );
  const foreign =
    /azeroth|warcraft|stormwind|orgrimmar|ironforge|kalimdor|lordaeron|horde\b|alliance\b|draenei|tauren|murloc|naga\b|gnoll|kobold|night ?elf|blood ?elf|forsaken|arthas|illidan|thrall|sylvanas|stranglethorn|elwynn|barrens|durotar|westfall|duskwood/i;
  for (const file of files) expect(readFileSync(path.join(folder, file), 'utf8')).not.toMatch(foreign);
});
