// A type name is declared once, so that a search finds one declaration.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
/** A game and its board use the words of their rulebook and import no other game. */
const GAME = /^packages\/(?:anima|dragon-eclipse|adventure-board)\/|^packages\/web\/src\/games\//;
const DECLARED =
  /^(?:export )?(?:declare )?(?:abstract )?(?:type(?= \w+(?:<[^=]*>)?\s*=)|interface|class) (\w+)/gm;

const folders = readdirSync(path.join(root, 'packages')).map((name) => `packages/${name}/src`);
const files = folders
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name.replaceAll(path.sep, '/')}`,
    ),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !GAME.test(file));

/** Every name with the files that declare it. */
function declarations(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const file of files)
    for (const [, name] of readFileSync(path.join(root, file), 'utf8').matchAll(DECLARED))
      found.set(name, [...new Set([...(found.get(name) ?? []), file])]);
  return found;
}

describe('type names', () => {
  it('are declared in one file each, outside of the games', () => {
    const found = declarations();
    expect(found.size).toBeGreaterThan(500);
    const twice = [...found].filter(([, where]) => where.length > 1).map(([name, where]) => [name, ...where]);
    expect(twice).toEqual([]);
  });
});
