// Checks that the files and functions of the walk in ARCHITECTURE.md exist.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const SECTION = /## The walk of a choice\n([\s\S]*?)\n## /;
const ROW = /^\| `([^`]+)` \| (.*) \|$/gm;
/** More would be a longer walk: join what only passes on. */
const MOST_FILES = 32;

const [, section = ''] = SECTION.exec(readFileSync(path.join(root, 'ARCHITECTURE.md'), 'utf8')) ?? [];
const rows = [...section.matchAll(ROW)].map(([, file, what]) => ({
  file,
  functions: [...what.matchAll(/`(\w+)`/g)].map(([, name]) => name),
}));

/** Declared as a function, a method, a property with a function, or a constant. */
function declares(text: string, name: string): boolean {
  const before = String.raw`(?:function\*? |const |async |get |#|private |^\s*|[{,]\s*)`;
  return new RegExp(`${before}${name}\\s*(?:[(<:=]|= )`, 'm').test(text);
}

describe('the walk of a choice', () => {
  it('is no longer than it was', () => {
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.length).toBeLessThanOrEqual(MOST_FILES);
    expect(section).toContain(`The ${rows.length} files`);
    expect(new Set(rows.map(({ file }) => file)).size).toBe(rows.length);
  });

  it.each(rows)('passes $file, which has the functions named', ({ file, functions }) => {
    const place = path.join(root, 'packages', file);
    expect(existsSync(place)).toBe(true);
    const text = readFileSync(place, 'utf8');
    expect(functions.length).toBeGreaterThan(0);
    expect(functions.filter((name) => !declares(text, name))).toEqual([]);
  });
});
