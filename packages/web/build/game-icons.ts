import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import set from '@iconify-json/game-icons/icons.json' with { type: 'json' };
import type { Plugin } from 'vite';
import { parse } from 'yaml';

const PREFIX = 'virtual:icons/';
const source = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../src');

/** A list of icons: names, and folders of card files whose pictures name more. */
interface IconList {
  readonly names: readonly string[];
  readonly content?: readonly string[];
}

/**
 * `virtual:icons/ui` and `virtual:icons/<game>`: a table from the name of a game-icons glyph to its path,
 * with those named in `src/icons/ui.json` or `src/games/<game>/icons.json` and no others.
 */
export function gameIcons(): Plugin {
  return {
    name: 'tabard-game-icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const file = listFile(id.slice(PREFIX.length + 1));
      this.addWatchFile(file);
      const names = iconNames(file);
      const table = Object.fromEntries(names.map((name) => [name, pathOf(name, file)]));
      return { code: `export default ${JSON.stringify(table)};`, map: null };
    },
  };
}

/** Every list of icons: the page's own, and one for each game with a folder. */
export function iconLists(): string[] {
  const games = readdirSync(path.join(source, 'games')).map(listFile);
  return [listFile('ui'), ...games].filter((file) => existsSync(file));
}

/** The icons that a list asks for. */
export function iconNames(file: string): string[] {
  const list = JSON.parse(readFileSync(file, 'utf8')) as IconList;
  const pictured = (list.content ?? []).flatMap((folder) =>
    pictureIcons(path.resolve(path.dirname(file), folder)),
  );
  return [...new Set([...list.names, ...pictured])].sort();
}

function listFile(name: string): string {
  return name === 'ui' ? path.join(source, 'icons/ui.json') : path.join(source, 'games', name, 'icons.json');
}

function pathOf(name: string, wantedBy: string): string {
  const icon = (set.icons as Record<string, { body: string }>)[name];
  const d = icon?.body.match(/ d="([^"]*)"/)?.[1];
  if (d === undefined) throw new Error(`game-icons has no icon "${name}", which ${wantedBy} asks for`);
  return d;
}

/** Every `picture.icon` and every `glyph` of a drawing in the YAML files of a folder. */
function pictureIcons(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.yaml'),
  );
  return files.flatMap((name) => iconsIn(parse(readFileSync(path.join(folder, name), 'utf8'))));
}

function iconsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(iconsIn);
  if (typeof value !== 'object' || value === null) return [];
  const { picture, glyph } = value as { picture?: { icon?: unknown }; glyph?: unknown };
  const own = [picture?.icon, glyph].filter((icon) => typeof icon === 'string');
  return [...own, ...Object.values(value).flatMap((part) => (part === picture ? [] : iconsIn(part)))];
}
