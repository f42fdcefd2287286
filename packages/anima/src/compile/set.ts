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
import {
  ACTS,
  EDITIONS,
  type Edition,
  forbids,
  type OmegaContent,
  type OmegaDef,
  STATS,
  WINDOWS,
} from '../defs.ts';
import { EDITION_RULES } from '../editions.ts';
import { language } from '../vocabulary/language.ts';
import { answersIn } from './answers.ts';
import { compileCard, FIELDS } from './cards.ts';
import type { Compiling } from './parts.ts';
import { checkReferences, type Written } from './references.ts';

/** What a set may hold: a file is named after its cards. */
export const FILE_NAMES = ['characters', 'areas', 'encounters', 'advantages', 'missions', 'names'] as const;

/** The cards that belong together, as one box holds them. */
export interface CardSet {
  readonly name: string;
  readonly files: readonly ContentFile[];
}

/** The editions whose fields a card takes, the later over the earlier. AN-COMB-09: older cards come as revised has them. */
const FORMS: Readonly<Record<Edition, readonly Edition[]>> = {
  first: ['first'],
  revised: ['revised'],
  twilight: ['revised', 'twilight'],
};

/**
 * Compiles sets for one edition, the first of them its own: AN-COMB-02, AN-COMB-10. Cards of two sets are two cards,
 * whatever their ids (AN-COMB-11). A pack joins them: what is written with the id of a card takes its place, every other
 * card is added to the first set.
 */
export function compileContent(
  sets: readonly CardSet[],
  pack: readonly ContentFile[],
  edition: Edition,
): OmegaContent {
  const files = [...sets.flatMap((set) => set.files), ...pack];
  const names = compileNames(files);
  const rules = EDITION_RULES[edition];
  const standing = { values: STATS, acts: ACTS, reaches: [] };
  const c = { rules, nodes: [], names, vocabulary: language, triggers: [], standing };
  const written: Written = { defs: new Map(), paths: new Map(), replaced: [] };
  const compilerFor = (set: number): Compiling => ({
    ...c,
    set,
    // AN-TIMING-04: the edition's own set keeps to its list, an imported one answers what it names.
    windows: sets[set].name === edition ? rules.interruptions.is : WINDOWS,
  });
  for (const [set, { files }] of sets.entries())
    for (const file of files) addCards(written, file, edition, () => compilerFor(set));
  for (const file of pack) addCards(written, file, edition, (id) => compilerFor(setOf(written, id)));
  checkReferences(written);
  const all = [...written.defs.values()];
  return {
    hash: hashString(JSON.stringify([edition, ...sets.map((set) => set.files), pack])),
    edition,
    sets: sets.map((set) => set.name),
    defs: all,
    nodes: c.nodes,
    names,
    answers: answersIn(all),
    forbidden: ACTS.filter((act) => all.some((def) => forbids(def, act))),
  };
}

/** The set that a card with this id belongs to already, or the first. */
function setOf(written: Written, id: unknown): number {
  for (const def of written.defs.values()) if (def.id === id) return def.set;
  return 0;
}

function addCards(
  written: Written,
  file: ContentFile,
  edition: Edition,
  compilerFor: (id: unknown) => Compiling,
): void {
  if (file.name === 'names') return;
  if (!Object.hasOwn(FIELDS, file.name))
    throw new ContentError([file.name], unknownWord('file of a set', file.name, FILE_NAMES));
  const here = new Set<string>();
  for (const [i, one] of listAt(file.data, [file.name]).entries()) {
    const raw = recordAt(one, [file.name, i]);
    const def = compileIn(compilerFor(raw.id), file.name, raw, edition, i);
    const key = `${def.set} ${def.id}`;
    const old = written.defs.get(key);
    if (here.has(key)) throw new ContentError([file.name, i, 'id'], `"${def.id}" is written twice`);
    if (old && old.type !== def.type)
      throw new ContentError([file.name, i, 'id'], `"${def.id}" is the id of another ${old.type}`);
    here.add(key);
    if (old) written.replaced.push(old);
    written.defs.set(key, def);
    written.paths.set(key, [file.name, i]);
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
  const from = new Map<string, Edition>();
  for (const form of FORMS[edition])
    for (const [field, value] of Object.entries(recordAt(raw[form] ?? {}, [...path, form]))) {
      own[field] = value;
      from.set(field, form);
    }
  try {
    return compileCard(c, file, own, path);
  } catch (problem) {
    if (!(problem instanceof ContentError)) throw problem;
    const form = from.get(String(problem.path[2]));
    if (form === undefined) throw problem;
    throw new ContentError([...path, form, ...problem.path.slice(2)], problem.message);
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
