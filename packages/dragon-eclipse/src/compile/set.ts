import {
  bothHashes,
  ContentError,
  type ContentFile,
  compilePhrase,
  hashString,
  isMapping,
  listAt,
  namesAt,
  onlyFields,
  type Path,
  pictureAt,
  type Raw,
  recordAt,
  recordOf,
  textAt,
  unknownWord,
} from '@tabard/engine';
import { type AttackDef, BACKS, type EclipseContent, type EclipseDef, ELEMENTS, MODIFIED } from '../defs.ts';
import { compileRun, isRunFile } from '../run/compile/run.ts';
import { CHECK_FILE } from '../tale/compile/checked.ts';
import { compileStory, isKeptFile, isStoryFile } from '../tale/compile/story.ts';
import { language } from '../vocabulary/language.ts';
import { type ActionFile, compileAction } from './actions.ts';
import { compileArena, compileCorruption, compileMap } from './arenas.ts';
import { compileMystling, compileSummon, compileWild } from './mystlings.ts';
import { bonusAt, type Compiling, elementAt, happeningAt, neededEffectAt } from './parts.ts';

/** What a set may hold: a file is named after its cards. Mystlings may be spread over several, `mystlings/fire`. */
const KINDS = [
  'common',
  'mystlings',
  'wild',
  'summons',
  'neutral',
  'elemental',
  'corruptions',
  'maps',
  'arenas',
] as const;
const COMMON = ['dash', 'prepare', 'elements', 'tokens', 'fatigue', 'attacks'];
export const FILE_NAMES = [
  ...KINDS.filter((kind) => kind !== 'elemental'),
  ...ELEMENTS.flatMap((element) => [`mystlings/${element}`, `elemental/${element}`]),
];

/** The cards so far by id, and where each was written. */
interface Written {
  readonly defs: Map<string, EclipseDef>;
  readonly paths: Map<string, Path>;
  readonly stepCounters: Set<string>;
}

/** Compiles a set. A card that is written again, as when a pack follows the built-in set, counts as written last. */
export function compileContent(files: readonly ContentFile[]): EclipseContent {
  const cards = files.filter(({ name }) => !isStoryFile(name) && !isRunFile(name));
  for (const { name } of cards)
    if (!FILE_NAMES.includes(name))
      throw new ContentError([name], unknownWord('file of a set', name, FILE_NAMES));
  const shared = cards.filter(({ name }) => name === 'common').at(-1);
  if (!shared) throw new ContentError(['common'], 'a set needs the file "common"');
  const raw = recordAt(shared.data, ['common']);
  onlyFields(raw, COMMON, ['common']);
  const c: Compiling = {
    vocabulary: language,
    standing: { values: MODIFIED, acts: [], reaches: ['foe'] },
    nodes: [],
    bonuses: [],
    triggers: [],
    names: {},
    tokens: tokensAt(raw.tokens, ['common', 'tokens']),
  };
  const set: Written = { defs: new Map(), paths: new Map(), stepCounters: new Set() };
  const bonuses = commonBonuses(c, raw);
  add(set, fatigueCard(c, raw), ['common', 'fatigue']);
  for (const def of attackCards(raw)) add(set, def, ['common', 'attacks']);
  for (const file of cards) if (file.name !== 'common') addFile(c, set, file);
  checkReferences(set);
  const defs = [...set.defs.values()];
  // Before the story: what the host keeps of it comes last.
  const run = runIn(c, files);
  const tale = storyIn(c, files);
  return {
    hash: hashOf(files),
    defs,
    nodes: c.nodes,
    bonuses: c.bonuses,
    triggers: c.triggers,
    names: c.names,
    ...tale,
    ...run,
    ...bonuses,
    byId: new Map(defs.map((def, i) => [def.id, i])),
    stepCounters: [...set.stepCounters],
  };
}

/** What a match runs on, by both halves; texts, drawings and what the check has to know are no part of it, so that a mended one ends no match. */
function hashOf(files: readonly ContentFile[]): string {
  const of = (half: readonly ContentFile[]) => hashString(JSON.stringify(half, withoutTexts));
  const played = files.filter(({ name }) => name !== CHECK_FILE);
  const kept = played.filter(({ name }) => isKeptFile(name));
  const open = of(played.filter(({ name }) => !isKeptFile(name)));
  return kept.length ? bothHashes(open, of(kept)) : open;
}

function withoutTexts(key: string, value: unknown): unknown {
  if (key === 'layers') return null;
  return isMapping(value) && 'en' in value && 'fr' in value ? null : value;
}

/** The story of a set, where there is one. */
function storyIn(c: Compiling, files: readonly ContentFile[]): Pick<EclipseContent, 'story' | 'texts'> {
  const tale = files.filter(({ name }) => isStoryFile(name));
  if (!tale.length) return {};
  return compileStory(tale, {
    nodes: c.nodes,
    combatEffect: (written, path) => neededEffectAt(c, written, path, 'player'),
    happening: (written, path) => happeningAt(c, written, path),
  });
}

/** What Runs are made of, where the set has it. */
function runIn(c: Compiling, files: readonly ContentFile[]): Pick<EclipseContent, 'run'> {
  const own = files.filter(({ name }) => isRunFile(name));
  if (!own.length) return {};
  const run = compileRun(own, {
    nodes: c.nodes,
    combatEffect: (written, path) => neededEffectAt(c, written, path, 'player'),
    happening: (written, path) => happeningAt(c, written, path),
    combatAmount: (written, path) => compilePhrase<number>(c, 'amount', written, path),
  });
  return { run };
}

/** DE-ENEMY-05: matches find it by its id. */
function fatigueCard(c: Compiling, raw: Raw): EclipseDef {
  const path = ['common', 'fatigue'];
  const card = compileAction(c, recordAt(raw.fatigue, path), path, { kind: 'fatigue' });
  if (card.id === 'fatigue') return card;
  throw new ContentError([...path, 'id'], `the Fatigue card is called "fatigue"; found "${card.id}"`);
}

/** Whether what is written counts how far somebody moved: `count: moved`, or a Move of at least so many spaces. */
function countsSteps(written: unknown): boolean {
  if (typeof written !== 'object' || written === null) return false;
  if ('count' in written && written.count === 'moved') return true;
  if ('move' in written && 'least' in written) return true;
  return Object.values(written).some(countsSteps);
}

function add(set: Written, def: EclipseDef, path: Path, written: Raw = {}): void {
  const old = set.defs.get(def.id);
  if (old && old.type !== def.type)
    throw new ContentError([...path, 'id'], `"${def.id}" is the id of another ${old.type}`);
  if (old && set.paths.get(def.id)?.[0] === path[0])
    throw new ContentError([...path, 'id'], `"${def.id}" is written twice`);
  set.defs.set(def.id, def);
  if (countsSteps(written)) set.stepCounters.add(def.id);
  set.paths.set(def.id, path);
}

function addFile(c: Compiling, set: Written, file: ContentFile): void {
  for (const [i, one] of listAt(file.data, [file.name]).entries()) {
    const path = [file.name, i];
    const raw = recordAt(one, path);
    const { actions: _, taming: __, ...own } = raw;
    add(set, compileCard(c, file.name, raw, path), path, own);
    if (file.name.startsWith('mystlings')) addOwnCards(c, set, raw, path);
  }
}

function compileCard(c: Compiling, file: string, raw: Raw, path: Path): EclipseDef {
  const [kind, part] = file.split('/');
  switch (kind) {
    case 'mystlings':
      return compileMystling(c, raw, path);
    case 'wild':
      return compileWild(c, raw, path);
    case 'summons':
      return compileSummon(raw, path);
    case 'neutral':
      return compileAction(c, raw, path, { kind: 'neutral' });
    case 'corruptions':
      return compileCorruption(raw, path);
    case 'maps':
      return compileMap(raw, path);
    case 'arenas':
      return compileArena(c, raw, path);
    default:
      return compileAction(c, raw, path, { kind: 'elemental', element: elementAt(part, [file]) });
  }
}

/** DE-KIND-03: a Mystling's three designs stand with it. */
function addOwnCards(c: Compiling, set: Written, raw: Raw, path: Path): void {
  const file: ActionFile = {
    kind: 'mystling',
    element: elementAt(raw.element, [...path, 'element']),
    mystling: textAt(raw.id, [...path, 'id']),
  };
  for (const [i, action] of listAt(raw.actions, [...path, 'actions']).entries()) {
    const at = [...path, 'actions', i];
    const own = recordAt(action, at);
    add(set, compileAction(c, own, at, file), at, own);
  }
}

function tokensAt(written: unknown, path: Path) {
  const raw = recordAt(written, path);
  return recordOf(ELEMENTS, (element) => {
    const one = recordAt(raw[element], [...path, element]);
    return {
      names: namesAt(one.name, [...path, element, 'name']),
      plural: namesAt(one.plural, [...path, element, 'plural']),
    };
  });
}

/** DE-BONUS-05 to DE-BONUS-08: Dash, Prepare, and one for each element. */
function commonBonuses(c: Compiling, raw: Raw) {
  const elements = recordAt(raw.elements, ['common', 'elements']);
  return {
    dash: bonusAt(c, raw.dash, ['common', 'dash'], 'dash', 'player'),
    prepare: bonusAt(c, raw.prepare, ['common', 'prepare'], 'prepare', 'player'),
    elemental: recordOf(ELEMENTS, (element) =>
      bonusAt(c, elements[element], ['common', 'elements', element], 'element', 'player'),
    ),
  };
}

/** DE-TERM-03: for each symbol one card for a single player, and one for each target. */
function attackCards(raw: Raw): AttackDef[] {
  const attacks = listAt(raw.attacks, ['common', 'attacks']);
  if (attacks.length !== 3)
    throw new ContentError(
      ['common', 'attacks'],
      `there are three Enemy Attack symbols; ${attacks.length} are written`,
    );
  return attacks.flatMap((one, symbol) => {
    const path = ['common', 'attacks', symbol];
    const written = recordAt(one, path);
    const names = namesAt(written.name, [...path, 'name']);
    const picture = pictureAt(written.picture, [...path, 'picture']);
    const card = (target: AttackDef['target']): AttackDef => ({
      id: `symbol-${symbol + 1}${target ? `-${target}` : ''}`,
      back: BACKS.indexOf('attack'),
      names,
      picture,
      flavour: {},
      type: 'attack',
      symbol,
      target,
    });
    return [card(undefined), card('taunt'), card('other')];
  });
}

/** Cards that name others must name some that exist. */
function checkReferences({ defs, paths }: Written): void {
  const check = (def: EclipseDef, type: EclipseDef['type'], id: string | undefined) => {
    if (id === undefined || defs.get(id)?.type === type) return;
    const known = [...defs.values()].filter((other) => other.type === type).map((other) => other.id);
    throw new ContentError(paths.get(def.id) ?? [], unknownWord(type, id, known));
  };
  for (const def of defs.values()) {
    if (def.type === 'mystling' || def.type === 'wild') check(def, 'summon', def.enemy.summon);
    if (def.type === 'wild') check(def, 'mystling', def.divider);
    if (def.type === 'arena') check(def, 'map', def.map);
  }
}
