import { games } from '@tabard/games';
import { expect, it } from 'vitest';
import pages from './pages.en.json';
import { words } from './words.ts';

type Tree = { readonly [key: string]: string | Tree };

function paths(tree: Tree, at = ''): string[] {
  return Object.entries(tree).flatMap(([key, part]) =>
    typeof part === 'string' ? [`${at}${key} ${holes(part)}`] : paths(part, `${at}${key}.`),
  );
}

/** What is filled in: `{name}`, `{count, plural, ...}`. */
function holes(text: string): string {
  return [...new Set([...text.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name]) => name))].sort().join(' ');
}

it('every sentence exists in every language, with the same things to fill in', () => {
  expect(paths(words.fr as Tree).sort()).toEqual(paths(words.en as Tree).sort());
});

it('every edition and mode that rules differ by has a name', () => {
  const editions = games.flatMap(({ ledgers }) => ledgers.flatMap((use) => use.editions ?? []));
  const named: Readonly<Record<string, string>> = pages.rulesPage.editions;
  expect(editions.filter((edition) => named[edition] === undefined)).toEqual([]);
});
