import { unknownWord } from '@tabard/engine';
import type { FilePath } from './located.ts';
import { isSame } from './ruling-file.ts';

/** The place of a difference, the expected and the actual value. */
export interface Mismatch {
  readonly path: FilePath;
  readonly what: string;
}

const LIST_WORDS = ['includes', 'excludes', 'count'];

/**
 * The first difference from the expected facts. Mappings may be partial, lists are complete or given by `includes`,
 * `excludes` and `count`, and words are compared ignoring case.
 */
export function mismatch(expected: unknown, actual: unknown, path: FilePath): Mismatch | undefined {
  if (Array.isArray(actual)) return inList(expected, actual, path);
  if (isMapping(actual)) return inMapping(expected, actual, path);
  if (isEqual(expected, actual)) return undefined;
  return { path, what: `${nameOf(path)} is ${shown(actual)}; expected ${shown(expected)}` };
}

function inMapping(expected: unknown, actual: Record<string, unknown>, path: FilePath): Mismatch | undefined {
  if (!isMapping(expected))
    return { path, what: `${nameOf(path)} is ${shown(actual)}; expected ${shown(expected)}` };
  for (const [key, value] of Object.entries(expected)) {
    const found = Object.keys(actual).find((one) => isSame(one, key));
    if (found === undefined)
      return { path: [...path, key], what: unknownWord('fact', key, Object.keys(actual)) };
    const wrong = mismatch(value, actual[found], [...path, key]);
    if (wrong) return wrong;
  }
  return undefined;
}

function inList(expected: unknown, actual: readonly unknown[], path: FilePath): Mismatch | undefined {
  if (isMapping(expected)) return byListWords(expected, actual, path);
  const isSo =
    Array.isArray(expected) &&
    expected.length === actual.length &&
    expected.every((item, i) => !mismatch(item, actual[i], path));
  return isSo
    ? undefined
    : { path, what: `${nameOf(path)} is ${shown(actual)}; expected ${shown(expected)}` };
}

function byListWords(
  expected: Record<string, unknown>,
  actual: readonly unknown[],
  path: FilePath,
): Mismatch | undefined {
  for (const [word, value] of Object.entries(expected)) {
    const at = [...path, word];
    if (!LIST_WORDS.includes(word))
      return { path: at, what: unknownWord('word about a list', word, LIST_WORDS) };
    const what = word === 'count' ? wrongCount(value, actual) : wrongItem(word, value, actual);
    if (what) return { path: at, what: `${nameOf(path)} ${what}: it is ${shown(actual)}` };
  }
  return undefined;
}

function wrongCount(expected: unknown, actual: readonly unknown[]): string | undefined {
  return expected === actual.length ? undefined : `has ${actual.length} entries, not ${shown(expected)}`;
}

function wrongItem(word: string, value: unknown, actual: readonly unknown[]): string | undefined {
  const items = Array.isArray(value) ? value : [value];
  const isThere = (item: unknown) => actual.some((one) => !mismatch(item, one, []));
  const wanted = word === 'includes';
  const wrong = items.find((item) => isThere(item) !== wanted);
  if (wrong === undefined) return undefined;
  return wanted ? `does not include ${shown(wrong)}` : `includes ${shown(wrong)}`;
}

function isMapping(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEqual(expected: unknown, actual: unknown): boolean {
  if (typeof expected === 'string' && typeof actual === 'string') return isSame(expected, actual);
  return expected === (actual ?? null);
}

function nameOf(path: FilePath): string {
  const words = path.slice(path.indexOf('expect') + 1);
  return words.length ? words.join(' ') : 'the match';
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(shown).join(', ')}]`;
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
}
