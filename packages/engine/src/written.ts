/** Reads the parts of a content file; errors name their place. */

import { ContentError, type Path } from './compile.ts';
import type { Names, Picture } from './content.ts';
import { COLOURS } from './drawn-words.ts';
import { unknownWord } from './nearest.ts';
import { nounFrom } from './noun.ts';
import { isMapping, isOneOf, isWhole } from './shapes.ts';
import { LANGUAGES, type Language } from './text.ts';
import { frenchSpaces } from './typography.ts';

export type Raw = Readonly<Record<string, unknown>>;

/** Names as they are written, with article and gender: "la Sorcière", "l’Acrobate, f". */
export function namesAt(written: unknown, path: Path): Names {
  const raw = recordAt(written, path);
  onlyFields(raw, LANGUAGES, path);
  const spoken = { en: textAt(raw.en, [...path, 'en']), fr: textAt(raw.fr, [...path, 'fr']) };
  const [en, fr] = LANGUAGES.map((language) => nounFrom(language, spoken[language]).title);
  const titles = { en, fr: frenchSpaces(fr) };
  return en === spoken.en && fr === spoken.fr ? titles : { ...titles, spoken };
}

/** A text that is no name, in every language. */
export function proseAt(written: unknown, path: Path): Readonly<Partial<Record<Language, string>>> {
  const raw = recordAt(written, path);
  onlyFields(raw, LANGUAGES, path);
  return { en: textAt(raw.en, [...path, 'en']), fr: textAt(raw.fr, [...path, 'fr']) };
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
  if (!isWhole(written)) throw expected('a whole number', written, path);
  return written;
}

/** A whole number within bounds; the error names them: "expected a tier from 1 to 5, found 6". */
export function integerWithin(what: string, from: number, to: number, written: unknown, path: Path): number {
  const integer = integerAt(written, path);
  if (integer < from || integer > to)
    throw new ContentError(path, `expected ${what} from ${from} to ${to}, found ${integer}`);
  return integer;
}

export function countAt(written: unknown, path: Path): number {
  return integerWithin('a number', 0, 99, written, path);
}

export function wordAt<W extends string>(written: unknown, known: readonly W[], path: Path): W {
  if (written === undefined) throw expected(known.join(' or '), written, path);
  if (isOneOf(known, written)) return written;
  throw new ContentError(path, unknownWord('word', String(written), known));
}

export function listAt(written: unknown, path: Path): readonly unknown[] {
  if (!Array.isArray(written)) throw expected('a list', written, path);
  return written;
}

export function recordAt(written: unknown, path: Path): Raw {
  if (!isMapping(written)) throw expected('a mapping', written, path);
  return written;
}

export function pictureAt(written: unknown, path: Path): Picture {
  const raw = recordAt(written, path);
  onlyFields(raw, ['icon', 'colours'], path);
  const colours = listAt(raw.colours, [...path, 'colours']).map((colour, i) =>
    wordAt(colour, COLOURS, [...path, 'colours', i]),
  );
  if (colours.length !== 2) throw new ContentError([...path, 'colours'], 'a picture has two colours');
  return { icon: textAt(raw.icon, [...path, 'icon']), colours };
}

/** The fields of a card of any game: id, names, picture and flavour text. */
export function cardAt(raw: Raw, path: Path, back: number) {
  return {
    id: textAt(raw.id, [...path, 'id']),
    back,
    names: namesAt(raw.name, [...path, 'name']),
    picture: pictureAt(raw.picture, [...path, 'picture']),
    flavour: raw.flavour === undefined ? {} : proseAt(raw.flavour, [...path, 'flavour']),
  };
}
