// docs/content.md is what players write packs by: it names exactly what the compiler takes, and its examples compile.
import { readFileSync } from 'node:fs';
import type { ArgSpecs } from '@tabard/engine';
import { COLOURS } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { cardText } from '../src/cardtext.ts';
import { COMMON, FIELDS } from '../src/compile/cards.ts';
import { FILE_NAMES } from '../src/compile/set.ts';
import { contentWith } from '../src/content.ts';
import { ACTS, EDITIONS, STATS, TIMINGS, WINDOWS } from '../src/defs.ts';
import { language } from '../src/vocabulary/language.ts';

const page = readFileSync(new URL('../../../docs/content.md', import.meta.url), 'utf8');

/** The lines under a heading, up to the next one of its rank. */
function section(heading: string): string {
  const rank = heading.split(' ')[0];
  const [, after] = `\n${page}`.split(`\n${heading}\n`);
  if (after === undefined) throw new Error(`docs/content.md has no heading "${heading}"`);
  return after.split(new RegExp(`\n#{1,${rank.length}} `))[0];
}

/** The rows of the tables of a section, by the word in their first cell. */
function rows(heading: string): Map<string, string> {
  const found = [...section(heading).matchAll(/^\| `([^`]+)` \|(.*)$/gm)];
  expect(new Set(found.map(([, word]) => word)).size).toBe(found.length);
  return new Map(found.map(([, word, rest]) => [word, rest]));
}

const sorted = (words: Iterable<string>) => [...words].sort();

describe('docs/content.md', () => {
  it.each<[string, readonly string[]]>([
    ['## The files', FILE_NAMES.map((name) => `${name}.yaml`)],
    ['### Every card', [...COMMON, ...EDITIONS]],
    ...Object.entries(FIELDS).map(([file, fields]): [string, readonly string[]] => [
      `### ${file}.yaml`,
      fields,
    ]),
    ['## Effects', Object.keys(language.words)],
    ['## Amounts', Object.keys(language.families.amount)],
    ['## Conditions', Object.keys(language.families.condition)],
    ['## Modifiers', STATS],
    ['## Acts', ACTS],
    ['## Timings', TIMINGS],
    ['## Windows', WINDOWS],
  ])('%s: tells every word of the code and no other', (heading, words) => {
    const named = [...rows(heading).keys()].filter(
      (word) => heading !== '## The files' || /yaml$/.test(word),
    );
    expect(sorted(named)).toEqual(sorted(words));
  });

  it.each<[string, Readonly<Record<string, { readonly args: ArgSpecs }>>]>([
    ['## Effects', language.words],
    ['## Conditions', language.families.condition],
  ])('%s: tells every part that a word takes, and every value of it', (heading, words) => {
    const told = rows(heading);
    const untold = Object.entries(words).flatMap(([word, { args }]) => {
      const row = told.get(word) ?? '';
      const [, ...parts] = Object.keys(args);
      const values = Object.values(args).flatMap((spec) => ('of' in spec ? spec.of : []));
      return [
        ...parts.filter((part) => !row.includes(`${part}: `)).map((part) => `${word}.${part}`),
        ...values.filter((value) => !isTold(row, value)).map((value) => `${word}: ${value}`),
      ];
    });
    expect(untold).toEqual([]);
  });

  it('tells every colour of a picture', () => {
    expect(
      COLOURS.filter((colour) => !rows('### Every card').get('picture')?.includes(`\`${colour}\``)),
    ).toEqual([]);
  });

  it.each(EDITIONS)('gives examples that compile in the %s edition, with the text it shows', (edition) => {
    const examples = [...page.matchAll(/```yaml\n# (\w+)\.yaml\n(.*?)```/gs)];
    const files = examples.map(([, name, text]) => ({ name, data: parse(text) }));
    expect(sorted(files.map(({ name }) => name))).toEqual(sorted(FILE_NAMES));
    const content = contentWith(edition, ['omega'], files);
    const knight = content.defs.findIndex((def) => def.id === 'hedge-knight');
    const shown = [...section('## Where the text comes from').matchAll(/^> (.*?)\\?$/gm)].map(
      ([, line]) => line,
    );
    const text = shown.join('\n').replace('+1', edition === 'first' ? '+2' : '+1');
    expect(cardText(content, knight, 'en')).toBe(text);
  });
});

/** WHO stands for you and rival; what is listed in the row stands in code, or in the way it is written. */
function isTold(row: string, value: string): boolean {
  if ((value === 'you' || value === 'rival') && row.includes('WHO')) return true;
  return row.includes(`\`${value}\``) || new RegExp(`: ${value}\\b`).test(row);
}
