import {
  ContentError,
  type ContentFile,
  hashString,
  listAt,
  type Names,
  namesAt,
  type Raw,
  recordAt,
  unknownWord,
} from '@tabard/engine';
import { ACTS, EDITIONS, type Edition, type OmegaContent, type OmegaDef, STATS } from '../defs.ts';
import { EDITION_RULES } from '../editions.ts';
import { language } from '../vocabulary/language.ts';
import { answersIn } from './answers.ts';
import { compileCard, FIELDS } from './cards.ts';
import type { Compiling } from './parts.ts';
import { checkReferences, type Written } from './references.ts';

/** What a set may hold: a file is named after its cards. */
export const FILE_NAMES = ['characters', 'areas', 'encounters', 'advantages', 'missions', 'names'] as const;

/**
 * Compiles a set for one edition. A card that is written twice, as when a pack follows the built-in set, counts as
 * written last.
 */
export function compileContent(files: readonly ContentFile[], edition: Edition): OmegaContent {
  const names = compileNames(files);
  const rules = EDITION_RULES[edition];
  const standing = { values: STATS, acts: ACTS, reaches: [] };
  const c: Compiling = { rules, nodes: [], names, vocabulary: language, triggers: [], standing };
  const set: Written = { defs: new Map(), paths: new Map(), replaced: [] };
  for (const file of files) if (file.name !== 'names') addCards(c, set, file, edition);
  checkReferences(set);
  const all = [...set.defs.values()];
  const source = JSON.stringify([edition, files]);
  return {
    hash: hashString(source),
    edition,
    defs: all,
    nodes: c.nodes,
    names,
    answers: answersIn(all, rules.interruptions.is),
  };
}

function addCards(c: Compiling, set: Written, file: ContentFile, edition: Edition): void {
  if (!Object.hasOwn(FIELDS, file.name))
    throw new ContentError([file.name], unknownWord('file of a set', file.name, FILE_NAMES));
  const here = new Set<string>();
  for (const [i, raw] of listAt(file.data, [file.name]).entries()) {
    const def = compileIn(c, file.name, recordAt(raw, [file.name, i]), edition, i);
    const old = set.defs.get(def.id);
    if (here.has(def.id)) throw new ContentError([file.name, i, 'id'], `"${def.id}" is written twice`);
    if (old && old.type !== def.type)
      throw new ContentError([file.name, i, 'id'], `"${def.id}" is the id of another ${old.type}`);
    here.add(def.id);
    if (old) set.replaced.push(old);
    set.defs.set(def.id, def);
    set.paths.set(def.id, [file.name, i]);
  }
}

/** Fields under the name of an edition replace a card's own in that edition. */
function compileIn(c: Compiling, file: string, raw: Raw, edition: Edition, at: number): OmegaDef {
  const path = [file, at];
  const own: Record<string, unknown> = { ...raw };
  for (const name of EDITIONS) {
    if (Object.hasOwn(raw, name)) recordAt(raw[name], [...path, name]);
    delete own[name];
  }
  const changes = recordAt(raw[edition] ?? {}, [...path, edition]);
  try {
    return compileCard(c, file, { ...own, ...changes }, path);
  } catch (problem) {
    if (!(problem instanceof ContentError) || !Object.hasOwn(changes, problem.path[2] ?? '')) throw problem;
    throw new ContentError([...path, edition, ...problem.path.slice(2)], problem.message);
  }
}

function compileNames(files: readonly ContentFile[]) {
  const names = new Map<string, Names>();
  for (const file of files)
    if (file.name === 'names')
      for (const [id, written] of Object.entries(recordAt(file.data, ['names'])))
        names.set(id, namesAt(written, ['names', id]));
  return Object.fromEntries(names);
}
