import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Args } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import ledger from '../../../rules/anima.yaml';
import { contentFor, contentWith } from '../src/content.ts';
import { EDITIONS, type Edition } from '../src/defs.ts';
import { EDITION_RULES } from '../src/editions.ts';

describe.each(EDITIONS)('the record of %s', (edition) => {
  const sections = ledger as { rules: { id: string; editions: string[] }[] }[];
  const rules = sections.flatMap((section) => section.rules);
  const inForce = rules.filter((rule) => rule.editions.includes(edition)).map((rule) => rule.id);
  const { cited, ...facts } = EDITION_RULES[edition];
  const named = [...Object.entries(facts).map(([name, { rule }]) => [name, rule]), ...Object.entries(cited)];

  it.each(named)('gives %s by a rule that is in force: %s', (_name, rule) => {
    expect(inForce).toContain(rule);
  });
});

it('finds no source of the rules or of their page that compares with the name of an edition', () => {
  const name = `['"\`](?:${EDITIONS.join('|')})['"\`]`;
  const comparison = new RegExp(`[!=]==?\\s*${name}|${name}\\s*[!=]==?|\\bcase ${name}`);
  expect(["a === 'first'", "'revised' !== a", "case 'first':"].every((line) => comparison.test(line))).toBe(
    true,
  );
  const homes = ['../src', '../../web/src/games/shadow-of-omega'];
  const files = homes.flatMap((home) => sourcesIn(fileURLToPath(new URL(home, import.meta.url))));
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => comparison.test(readFileSync(file, 'utf8')))).toEqual([]);
});

function sourcesIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => /\.tsx?$/.test(name)).map((name) => path.join(folder, name));
}

describe('fields under the name of an edition', () => {
  const card = {
    id: 'moonlit-toad',
    name: { en: 'Moonlit Toad', fr: 'Crapaud lunaire' },
    picture: { icon: 'frog', colours: ['moss', 'bone'] },
    kind: 'creature',
    level: 1,
    combat: 2,
  };
  const compile = (edition: Edition, changes: object) =>
    contentWith(edition, ['omega'], [{ name: 'encounters', data: [{ ...card, ...changes }] }]);
  const combatIn = (edition: Edition, changes: object) =>
    compile(edition, changes).defs.find((def) => def.id === card.id);

  it.each<[Edition, readonly Edition[]]>([
    ['first', ['first']],
    ['revised', ['revised', 'twilight']],
    ['twilight', ['twilight']],
  ])('[AN-COMB-09] %s: replace those of the card in %j and nowhere else', (edition, where) => {
    for (const other of EDITIONS)
      expect(combatIn(other, { [edition]: { combat: 7 } })).toMatchObject({
        combat: where.includes(other) ? 7 : 2,
      });
  });

  it('[AN-COMB-09] in twilight its own fields replace those of revised', () => {
    const changes = { revised: { combat: 7, level: 2 }, twilight: { combat: 9 } };
    expect(combatIn('twilight', changes)).toMatchObject({ combat: 9, level: 2 });
  });

  it.each(EDITIONS)('should be a mapping, whichever edition is compiled: %s', (edition) => {
    for (const other of EDITIONS)
      expect(() => compile(other, { [edition]: null })).toThrow('expected a mapping, found null');
  });

  it.each(EDITIONS)('are to blame for their own mistakes: %s', (edition) => {
    const faulty = () => compile(edition, { [edition]: { level: 9 } });
    expect(faulty).toThrow(expect.objectContaining({ path: ['encounters', 0, edition, 'level'] }));
  });
});

it('[AN-WIN-04] has no card speak of a Crisis in an edition without one', () => {
  const isCrisis = (name: string) => name === 'countdown' || name === 'crisis';
  for (const edition of EDITIONS) {
    const { nodes } = contentFor(edition, ['omega']);
    const spoken = nodes.flatMap(({ word, args }) => [word, ...phrasesIn(args)]).filter(isCrisis);
    expect(spoken.length > 0).toBe(EDITION_RULES[edition].crisis.is);
  }
});

/** The conditions and amounts among the arguments of an effect. */
function phrasesIn(args: Args): string[] {
  return Object.values(args).flatMap((value) =>
    typeof value === 'object' && 'family' in value ? [value.name, ...phrasesIn(value.args)] : [],
  );
}

it('content is compiled once for an edition and its sets', () => {
  expect(contentFor('revised', ['omega'])).toBe(contentFor('revised', ['omega']));
  expect(contentFor('first', ['omega']).hash).not.toBe(contentFor('revised', ['omega']).hash);
});
