/** What every part of a story is read with: its numbers by id, its texts, and how lines and conditions are compiled. */
import {
  ContentError,
  compileEffect,
  compilePhrase,
  type EffectNode,
  integerAt,
  listAt,
  type Path,
  type Phrased,
  type Raw,
  recordAt,
  unknownWord,
} from '@tabard/engine';
import type { StoryKind } from '../defs.ts';
import { taleLanguage } from '../vocabulary/language.ts';
import { conditionAt, linesAt, type Page, type Texts } from './lines.ts';

/** What a set gives the compiler of its story: its list of nodes, and how effects of Combat are compiled. */
export interface StoryCompiler {
  readonly nodes: EffectNode[];
  combatEffect(written: unknown, path: Path): number;
  happening(written: unknown, path: Path): Phrased;
}

export interface Reading extends StoryCompiler {
  readonly texts: Texts;
  readonly at: Record<StoryKind, Record<string, number>>;
  /** Where each of them is written, by its kind and id. */
  readonly paths: Map<string, Path>;
  /** Without Scenarios nothing leads to a Script. */
  readonly isOpenHalf: boolean;
}

export interface Written {
  readonly raw: Raw;
  readonly path: Path;
}

/** The entries of a file that is a list. */
export function entriesOf(data: unknown, path: Path): Written[] {
  return listAt(data ?? [], path).map((one, i) => ({ raw: recordAt(one, [...path, i]), path: [...path, i] }));
}

export function numberAll(r: Reading, kind: StoryKind, entries: readonly Written[], key = 'id'): void {
  for (const { raw, path } of entries) {
    const id = String(raw[key] ?? '');
    if (!id) throw new ContentError([...path, key], `"${key}" is missing`);
    if (Object.hasOwn(r.at[kind], id)) throw new ContentError([...path, key], `"${id}" is written twice`);
    r.at[kind][id] = Object.keys(r.at[kind]).length;
    r.paths.set(`${kind} ${id}`, path);
  }
}

/** The number of something that a part names, or an error with the nearest known name. */
export function find(r: Reading, kind: StoryKind, written: unknown, path: Path): number {
  const id = String(written ?? '');
  const found = r.at[kind][id];
  if (found === undefined) throw new ContentError(path, unknownWord(kind, id, Object.keys(r.at[kind])));
  return found;
}

export function findOptional(r: Reading, kind: StoryKind, written: unknown, path: Path): number {
  return written === undefined ? -1 : find(r, kind, written, path);
}

export function effectAt(r: Reading, page: Page, written: unknown, path: Path, voice = 'script'): number {
  const compiler = { vocabulary: taleLanguage, nodes: r.nodes, voice };
  return compileEffect(compiler, linesAt(page, written, path), path);
}

export function conditionOf(r: Reading, written: unknown, path: Path): Phrased<boolean> | undefined {
  if (written === undefined) return undefined;
  return compilePhrase<boolean>(
    { vocabulary: taleLanguage, nodes: r.nodes },
    'tale-condition',
    conditionAt(written, path),
    path,
  );
}

export function placeAt(written: unknown, path: Path): readonly [number, number] {
  const [x, y] = listAt(written, path);
  return [integerAt(x, [...path, 0]), integerAt(y, [...path, 1])];
}
