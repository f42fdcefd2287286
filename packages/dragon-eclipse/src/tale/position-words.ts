/** The words of positions that name things of a story: an unknown one is refused with the nearest known. */
import { givenList, givenRecord, type Path, PositionError, type Raw, unknownWord } from '@tabard/engine';
import { eclipseContent } from '../defs.ts';
import type { StoryKind } from './defs.ts';
import { type InTale, storyOf } from './facts.ts';

export function thingNamed(m: InTale, kind: StoryKind, written: unknown, path: Path): number {
  const known = storyOf(m).at[kind];
  const found = known[String(written)];
  if (found === undefined)
    throw new PositionError(path, unknownWord(kind, String(written), Object.keys(known)));
  return found;
}

export function thingsNamed(m: InTale, kind: StoryKind, raw: Raw, word: string): number[] {
  return givenList(raw[word] ?? [], [word]).map((one, i) => thingNamed(m, kind, one, [word, i]));
}

/** A Mystling by its English name or its id. */
export function mystlingNamed(m: InTale, written: unknown, path: Path): number {
  const { defs } = eclipseContent(m);
  const wanted = String(written).toLowerCase();
  const found = defs.findIndex(
    ({ type, id, names }) =>
      (type === 'mystling' || type === 'wild') && (id === wanted || names.en.toLowerCase() === wanted),
  );
  if (found >= 0) return found;
  const known = defs.filter(({ type }) => type === 'mystling').map(({ names }) => names.en);
  throw new PositionError(path, unknownWord('Mystling', String(written), known));
}

export function mystlingsNamed(m: InTale, raw: Raw, word: string): number[] {
  return givenList(raw[word] ?? [], [word]).map((one, i) => mystlingNamed(m, one, [word, i]));
}

/** An Action card by its English name or its id. */
export function actionNamed(m: InTale, written: unknown, path: Path): number {
  const { defs } = eclipseContent(m);
  const wanted = String(written).toLowerCase();
  const found = defs.findIndex(
    ({ type, id, names }) => type === 'action' && (id === wanted || names.en.toLowerCase() === wanted),
  );
  if (found >= 0) return found;
  const known = defs.filter(({ type }) => type === 'action').map(({ names }) => names.en);
  throw new PositionError(path, unknownWord('card', String(written), known));
}

/** The entries of a word that is a mapping, with the place of each. */
export function entriesGiven(raw: Raw, word: string): (readonly [key: string, value: unknown, at: Path])[] {
  return Object.entries(givenRecord(raw[word] ?? {}, [word])).map(([key, value]) => [
    key,
    value,
    [word, key],
  ]);
}
