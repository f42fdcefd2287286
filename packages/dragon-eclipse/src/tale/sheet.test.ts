import { below, type ContentFile, optionKey, registerContent, seedRng } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { compileContent } from '../compile/set.ts';
import { eclipseFiles, eclipseSet } from '../content.ts';
import { dragonEclipse as game } from '../index.ts';
import type { Match } from '../state.ts';
import { hasTale } from './facts.ts';
import { writeSheet } from './verbs.ts';

const CAMPAIGN = { mode: 'campaign' };

function fromSheet(sheet: string, seats = 1, content = eclipseSet.hash): Match {
  return game.create({ seats, seed: 'again', content, options: { ...CAMPAIGN, sheet } });
}

/** Plays at random until `isThere`, or the end. */
function playUntil(m: Match, seed: string, isThere: (m: Match) => boolean): Match {
  const rng = seedRng(seed);
  for (let n = 0; n < 20_000 && !m.outcome && !isThere(m); n++) {
    const [{ seat, n: number, options }] = game.pending(m);
    game.choose(m, seat, { n: number, key: optionKey(options[below(rng, options.length)]) });
  }
  return m;
}

/** A campaign whose second Scenario has just begun. */
function inScenarioB(seats: number, seed: string): Match {
  const m = game.create({ seats, seed, options: CAMPAIGN });
  return playUntil(m, seed, ({ tale }) => tale?.played.length === 1 && tale.scene !== undefined);
}

const sheetOf = (m: Match) => game.sheetOf?.(m) ?? '';

describe('the Save Sheet of a campaign', () => {
  it.each([1, 2])('[DE-SAVE-02] begins the Scenario again as it was, for %i', (seats) => {
    for (let match = 0; match < 4; match++) {
      const m = inScenarioB(seats, `sheet ${match}`);
      const again = fromSheet(sheetOf(m), seats);
      expect(again.tale?.scene).toEqual(m.tale?.scene);
      expect(sheetOf(again)).toBe(sheetOf(m));
      expect(again.decider).toBe(m.decider);
      playUntil(again, `on ${match}`, () => false);
      expect(again.outcome?.reason).toBe('ending-0');
    }
  });

  it('[DE-SAVE-01] is written again after the Scenario, and goes on at the World Map', () => {
    const m = game.create({ seats: 1, seed: 'between', options: CAMPAIGN });
    playUntil(m, 'between', ({ tale }) => tale?.played.length === 1);
    const again = fromSheet(sheetOf(m));
    const { told, discarded, exit, exitTo, ...tale } = m.tale ?? {};
    expect(again.tale).toMatchObject(tale);
    expect(game.pending(again)[0].kind).toBe('world-map');
  });

  it.each([
    [false, true],
    [true, true],
    [true, false],
  ])('[DE-AFTER-06] keeps which Advancement decks are drawn from: B %s, A %s', (hasB, keepsA) => {
    const m = inScenarioB(1, 'decks');
    if (!hasTale(m)) throw new Error('a campaign has a tale');
    Object.assign(m.tale, { hasAdvancementB: hasB, keepsAdvancementA: keepsA });
    writeSheet(m);
    expect(fromSheet(sheetOf(m)).tale).toMatchObject({ hasAdvancementB: hasB, keepsAdvancementA: keepsA });
  });

  it('[DE-SAVE-03] keeps neither damage, Fatigue and Power nor tokens in front of the players', () => {
    const m = inScenarioB(1, 'hurt');
    const sheet = sheetOf(m);
    for (const pocket of m.tale?.scene?.tray ?? [])
      Object.assign(pocket, { damage: 3, fatigue: 1, power: 2 });
    m.tale?.scene?.front.push(0);
    expect(sheetOf(m)).toBe(sheet);
    const { tray = [], front } = fromSheet(sheet).tale?.scene ?? {};
    expect(tray.map(({ damage, fatigue, power }) => damage + fatigue + power)).toEqual([0, 0]);
    expect(front).not.toContain(0);
  });

  it('is as long as a text of the options may be, and much shorter than a match', () => {
    expect(sheetOf(inScenarioB(1, 'long')).length).toBeLessThan(2500);
  });

  it('plays on after the content changed', () => {
    const sheet = sheetOf(inScenarioB(1, 'old'));
    const changed = compileContent(eclipseFiles.map(changedFile));
    expect(changed.hash).not.toBe(eclipseSet.hash);
    registerContent(changed);
    const m = fromSheet(sheet, 1, changed.hash);
    expect(m.tale?.statuses).not.toEqual(fromSheet(sheet).tale?.statuses);
    expect(sheetOf(m)).toBe(sheet);
    playUntil(m, 'new', () => false);
    expect(m.outcome?.reason).toBe('ending-0');
  });
});

/** New things before the old ones: every number is another now. */
function changedFile({ name, data }: ContentFile): ContentFile {
  const text = { en: 'new', fr: 'neuf' };
  const picture = { icon: 'scroll-unfurled', colours: ['bone', 'dusk'] };
  const added: Readonly<Record<string, object>> = {
    'tale/statuses': { id: 'new-status', name: text },
    'tale/items': { id: 'new-item', name: text, picture, value: 2 },
    'tale/equipment': { id: 'new-equipment', name: text, picture, symbols: ['food'] },
  };
  if (added[name]) return { name, data: [added[name], ...(data as object[])] };
  if (name !== 'tale/scenarios/a') return { name, data };
  const scenario = data as { scripts: object[] };
  return { name, data: { ...scenario, scripts: [{ id: 'A0', do: 'continue' }, ...scenario.scripts] } };
}

describe('a Save Sheet that no campaign could have written', () => {
  const sheet = sheetOf(inScenarioB(1, 'forged'));
  const line = (name: string, entries: string) =>
    sheet.includes(`\n${name}:`)
      ? sheet.replace(new RegExp(`\n${name}:.*`), `\n${name}: ${entries}`)
      : `${sheet}\n${name}: ${entries}`;

  it.each([
    [
      'another text',
      'roguelite sheet 1',
      'first line: expected "campaign sheet 1", found "roguelite sheet 1"',
    ],
    ['a section that is none', line('gold', '3'), '"gold": unknown section "gold"'],
    ['a section twice', `${line('silver', '1')}\nsilver: 2`, 'silver: this section is written twice'],
    ['too much Silver', line('silver', '11'), 'silver: expected a number up to 10, found "11"'],
    ['no number', line('essence', 'many'), 'essence: expected a number up to 6, found "many"'],
    ['an unknown Item', line('items', 'crown'), 'items, "crown": unknown item "crown"'],
    ['too much Equipment', line('equipment', 'rope, rope'), 'equipment, "rope": it is written twice'],
    [
      'a status with too many parts',
      line('statuses', 'ember 4'),
      'statuses, ember: expected parts from 1 to 1',
    ],
    ['a Mystling that nobody tamed', line('party', 'golomo'), 'party: golomo is missing under "tamed"'],
    ['no Party', line('party', ''), 'party: expected at least one Mystling (DE-START-01)'],
    ['a card too often', line('unlocked', '9 strike'), 'unlocked, strike: there are'],
    [
      'fewer cards than one begins with',
      line('unlocked', ''),
      'the Starting decks are unlocked (DE-COMP-05)',
    ],
    ['a Scenario played twice', line('played', 'A, B'), 'scenario: it is under "played", too (DE-SCEN-01)'],
    ['a tray of one', line('tray', 'prowler'), 'tray:'],
    ['a hard mode that is none', line('modes', 'easy'), 'modes, "easy": unknown hard mode "easy"'],
    ['a side that is none', line('world', 'hask burnt'), 'unknown side "burnt"'],
    ['rubbish', 'x'.repeat(500), 'first line: expected'],
  ])('is refused with the place and the reason: %s', (_name, forged, why) => {
    expect(() => fromSheet(forged)).toThrow(why);
  });

  it('is refused when it is longer than any', () => {
    expect(() => fromSheet('x'.repeat(20_000))).toThrow(/sheet/);
  });
});
