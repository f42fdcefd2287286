/** Reads the parts of a content file; what is wrong is told with its place. */
import { ContentError, LANGUAGES, unknownWord } from '@tabard/engine';

/** Where a part stands: the name of the file, then the keys. */
export type Path = readonly (string | number)[];
export type Raw = Readonly<Record<string, unknown>>;

export function namesAt(written: unknown, path: Path): Record<string, string> {
  const raw = recordAt(written, path);
  for (const key of LANGUAGES) textAt(raw[key], [...path, key]);
  return raw as Record<string, string>;
}

export function onlyFields(raw: Raw, known: readonly string[], path: Path): void {
  for (const key of Object.keys(raw))
    if (!known.includes(key)) throw new ContentError([...path, key], unknownWord('field', key, known));
}

function expected(what: string, written: unknown, path: Path): ContentError {
  if (written === undefined) return new ContentError(path, `"${path.at(-1)}" is missing; expected ${what}`);
  return new ContentError(path, `expected ${what}, found ${JSON.stringify(written)}`);
}

export function yesAt(written: unknown, path: Path): boolean {
  if (written !== undefined && typeof written !== 'boolean') throw expected('true or false', written, path);
  return written === true;
}

export function textAt(written: unknown, path: Path): string {
  if (typeof written !== 'string' || !written) throw expected('a text', written, path);
  return written;
}

export function integerAt(written: unknown, path: Path): number {
  if (!Number.isSafeInteger(written)) throw expected('a whole number', written, path);
  return written as number;
}

export function countAt(written: unknown, path: Path): number {
  const count = integerAt(written, path);
  if (count < 0 || count > 99) throw new ContentError(path, `expected a number from 0 to 99, found ${count}`);
  return count;
}

export function wordAt<W extends string>(written: unknown, known: readonly W[], path: Path): W {
  if (written === undefined) throw expected(known.join(' or '), written, path);
  if (!known.includes(written as W))
    throw new ContentError(path, unknownWord('word', String(written), known));
  return written as W;
}

export function listAt(written: unknown, path: Path): readonly unknown[] {
  if (!Array.isArray(written)) throw expected('a list', written, path);
  return written;
}

export function recordAt(written: unknown, path: Path): Raw {
  if (typeof written !== 'object' || written === null || Array.isArray(written))
    throw expected('a mapping', written, path);
  return written as Raw;
}
