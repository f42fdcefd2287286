import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { iconLists, iconNames } from './game-icons.ts';

const NAME = 'virtual:credits';
const here = path.dirname(fileURLToPath(import.meta.url));
const home = path.resolve(here, '..');
const root = path.resolve(home, '../..');

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** `virtual:credits`: whose work the page is made of, collected from what is really built in. */
export function credits(): Plugin {
  return {
    name: 'tabard-credits',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const text = (name: string) => readFileSync(path.join(root, name), 'utf8');
      const all = { icons: iconCredits(), works: works(), licence: text('LICENSE'), notice: text('NOTICE') };
      return { code: `export default ${JSON.stringify(all)};`, map: null };
    },
  };
}

/** The icons that are used, by who drew them; the most used first. */
function iconCredits() {
  const authors = iconAuthors();
  const byAuthor = new Map<string, string[]>();
  for (const icon of new Set(iconLists().flatMap(iconNames))) {
    const author = authors.get(icon);
    if (author === undefined) throw new Error(`build/icon-authors.txt does not say who drew "${icon}"`);
    byAuthor.set(author, [...(byAuthor.get(author) ?? []), icon]);
  }
  const credits = [...byAuthor].map(([author, icons]) => ({ author, icons: icons.sort() }));
  return credits.sort((a, b) => b.icons.length - a.icons.length || a.author.localeCompare(b.author));
}

function iconAuthors(): ReadonlyMap<string, string> {
  const lines = readFileSync(path.join(here, 'icon-authors.txt'), 'utf8').split('\n');
  const authors = new Map<string, string>();
  let author = '';
  for (const line of lines) {
    if (line.startsWith('#')) continue;
    if (line.startsWith('= ')) author = line.slice(2);
    else for (const icon of line.split(' ')) authors.set(icon, author);
  }
  return authors;
}

/** Every package that comes with the page, with the text of its licence. */
function works() {
  const found = new Map<string, ReturnType<typeof workOf>>();
  collect(home, found);
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name));
}

function collect(folder: string, found: Map<string, ReturnType<typeof workOf>>): void {
  for (const name of Object.keys(manifestIn(folder).dependencies ?? {})) {
    if (name.startsWith('@tabard/') || found.has(name)) continue;
    const at = folderOf(name, folder);
    if (!at) continue;
    found.set(name, workOf(at));
    collect(at, found);
  }
}

function workOf(folder: string) {
  const { name, version, license = '' } = manifestIn(folder);
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  return { name, version, licence: license, text: file ? readFileSync(path.join(folder, file), 'utf8') : '' };
}

/** Where a package lies, looked for as Node does: many do not export their package.json. */
function folderOf(name: string, from: string): string | undefined {
  const places = createRequire(path.join(from, 'package.json')).resolve.paths(name) ?? [];
  return places
    .map((place) => path.join(place, name))
    .find((at) => existsSync(path.join(at, 'package.json')));
}

function manifestIn(folder: string): Manifest {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
}
