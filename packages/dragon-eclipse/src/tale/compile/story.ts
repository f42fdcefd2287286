/** From the files of a story to its definition: first every id, then everything that names one. */
import {
  ContentError,
  type ContentFile,
  compileEffect,
  compilePhrase,
  countAt,
  type EffectNode,
  integerAt,
  listAt,
  namesAt,
  onlyFields,
  type Path,
  type Phrased,
  pictureAt,
  type Raw,
  recordAt,
  textAt,
  unknownWord,
  wordAt,
  yesAt,
} from '@tabard/engine';
import { statisticsAt } from '../../compile/parts.ts';
import {
  type CombatCall,
  type EquipmentDef,
  type HeldDef,
  type ItemDef,
  type LocationDef,
  type QuestDef,
  type ScenarioDef,
  type ScriptDef,
  SECRET_KINDS,
  type SecretDef,
  type Spot,
  STORY_KINDS,
  type StatusDef,
  type StoryDef,
  type StoryKind,
  type StoryTexts,
  SYMBOLS,
  type TestDef,
  type TestModifier,
  type TestRow,
  TIMINGS,
  TONES,
  type WorldCardDef,
} from '../defs.ts';
import { BOONS } from '../state.ts';
import { taleLanguage } from '../vocabulary/language.ts';
import { conditionAt, costAt, keep, linesAt, type Page, type Texts } from './lines.ts';
import { checkReferences } from './references.ts';

/** The files of a story: those that all Scenarios share, and one for each Scenario. */
const STORY_FILES = ['settings', 'statuses', 'items', 'equipment', 'world', 'quests'] as const;
const SCENARIO = /^scenarios\/[a-z]$/;

export function isStoryFile(name: string): boolean {
  return name.startsWith('tale/');
}

/** What a set gives the compiler of its story: its list of nodes, and how effects of Combat are compiled. */
export interface StoryCompiler {
  readonly nodes: EffectNode[];
  combatEffect(written: unknown, path: Path): number;
  happening(written: unknown, path: Path): Phrased;
}

interface Reading extends StoryCompiler {
  readonly texts: Texts;
  readonly at: Record<StoryKind, Record<string, number>>;
}

interface Written {
  readonly raw: Raw;
  readonly path: Path;
}

/** The entries of a file that is a list. */
function entriesOf(data: unknown, path: Path): Written[] {
  return listAt(data ?? [], path).map((one, i) => ({ raw: recordAt(one, [...path, i]), path: [...path, i] }));
}

function number(r: Reading, kind: StoryKind, entries: readonly Written[], key = 'id'): void {
  for (const { raw, path } of entries) {
    const id = String(raw[key] ?? '');
    if (!id) throw new ContentError([...path, key], `"${key}" is missing`);
    if (Object.hasOwn(r.at[kind], id)) throw new ContentError([...path, key], `"${id}" is written twice`);
    r.at[kind][id] = Object.keys(r.at[kind]).length;
  }
}

/** The number of something that a part names, or an error with the nearest known name. */
function find(r: Reading, kind: StoryKind, written: unknown, path: Path): number {
  const id = String(written ?? '');
  const found = r.at[kind][id];
  if (found === undefined) throw new ContentError(path, unknownWord(kind, id, Object.keys(r.at[kind])));
  return found;
}

function findOptional(r: Reading, kind: StoryKind, written: unknown, path: Path): number {
  return written === undefined ? -1 : find(r, kind, written, path);
}

function effectAt(r: Reading, page: Page, written: unknown, path: Path, voice = 'script'): number {
  const compiler = { vocabulary: taleLanguage, nodes: r.nodes, voice };
  return compileEffect(compiler, linesAt(page, written, path), path);
}

function conditionOf(r: Reading, written: unknown, path: Path): Phrased<boolean> | undefined {
  if (written === undefined) return undefined;
  return compilePhrase<boolean>(
    { vocabulary: taleLanguage, nodes: r.nodes },
    'tale-condition',
    conditionAt(written, path),
    path,
  );
}

// --- what all Scenarios share ---

function statusOf(r: Reading, { raw, path }: Written): StatusDef {
  onlyFields(raw, ['id', 'name', 'parts', 'thresholds'], path);
  return {
    id: textAt(raw.id, [...path, 'id']),
    names: namesAt(raw.name, [...path, 'name']),
    parts: raw.parts === undefined ? 1 : countAt(raw.parts, [...path, 'parts']),
    thresholds: entriesOf(raw.thresholds, [...path, 'thresholds']).map((one) => ({
      parts: countAt(one.raw.parts, [...one.path, 'parts']),
      script: find(r, 'script', one.raw.script, [...one.path, 'script']),
    })),
  };
}

const HELD = ['id', 'name', 'picture', 'timing', 'effect', 'combat', 'stays', 'roguelite'];

function heldOf(r: Reading, { raw, path }: Written): HeldDef {
  const timing = raw.timing === undefined ? undefined : wordAt(raw.timing, TIMINGS, [...path, 'timing']);
  const page: Page = { texts: r.texts, id: String(raw.id), count: 0 };
  const fights = timing === 'combat' ? 'effect' : 'combat';
  return {
    id: String(raw.id),
    names: namesAt(raw.name, [...path, 'name']),
    picture: pictureAt(raw.picture, [...path, 'picture']),
    timing,
    effect:
      raw.effect === undefined || timing === 'combat'
        ? undefined
        : effectAt(r, page, raw.effect, [...path, 'effect'], timing === 'test' ? 'test' : 'script'),
    inCombat: raw[fights] === undefined ? undefined : r.combatEffect(raw[fights], [...path, fights]),
    isDiscarded: !yesAt(raw.stays, [...path, 'stays']),
    isRoguelite: yesAt(raw.roguelite, [...path, 'roguelite']),
  };
}

function itemOf(r: Reading, written: Written): ItemDef {
  const { raw, path } = written;
  onlyFields(raw, [...HELD, 'value', 'misfortune'], path);
  return {
    ...heldOf(r, written),
    value: countAt(raw.value, [...path, 'value']),
    hasMisfortune: yesAt(raw.misfortune, [...path, 'misfortune']),
  };
}

function equipmentOf(r: Reading, written: Written): EquipmentDef {
  const { raw, path } = written;
  onlyFields(raw, [...HELD, 'symbols'], path);
  const symbols = listAt(raw.symbols ?? [], [...path, 'symbols']);
  return {
    ...heldOf(r, written),
    symbols: symbols.map((one, i) => wordAt(one, SYMBOLS, [...path, 'symbols', i])),
  };
}

function worldCardOf(r: Reading, { raw, path }: Written): WorldCardDef {
  onlyFields(raw, ['id', 'name', 'at', 'scenario', 'visit', 'icons'], path);
  const [x, y] = placeAt(raw.at, [...path, 'at']);
  const icons = listAt(raw.icons ?? [], [...path, 'icons']);
  return {
    id: textAt(raw.id, [...path, 'id']),
    names: namesAt(raw.name, [...path, 'name']),
    x,
    y,
    scenario: findOptional(r, 'scenario', raw.scenario, [...path, 'scenario']),
    visit: findOptional(r, 'script', raw.visit, [...path, 'visit']),
    icons: icons.map((one, i) => wordAt(one, ['shop', 'tame'] as const, [...path, 'icons', i])),
  };
}

function placeAt(written: unknown, path: Path): readonly [number, number] {
  const [x, y] = listAt(written, path);
  return [integerAt(x, [...path, 0]), integerAt(y, [...path, 1])];
}

function questAt(r: Reading, { raw, path }: Written): QuestDef {
  onlyFields(raw, ['mystling', 'kind', 'text', 'exalt', 'grow', 'on', 'times'], path);
  const mystling = textAt(raw.mystling, [...path, 'mystling']);
  const page: Page = { texts: r.texts, id: `quest-${mystling}`, count: 0 };
  const into = raw.grow === undefined ? undefined : textAt(raw.grow, [...path, 'grow']);
  return {
    mystling,
    kind: wordAt(raw.kind, ['story', 'combat'] as const, [...path, 'kind']),
    text: keep(page, raw.text, [...path, 'text']),
    gains: into === undefined ? 'exalt' : 'grow',
    stats: raw.exalt === undefined ? undefined : statisticsAt(raw.exalt, [...path, 'exalt']),
    into,
    on: raw.on === undefined ? undefined : r.happening(raw.on, [...path, 'on']),
    times: raw.times === undefined ? 1 : countAt(raw.times, [...path, 'times']),
  };
}

// --- a Scenario ---

function secretOf(r: Reading, written: Written): SecretDef {
  const { raw, path } = written;
  onlyFields(raw, [...HELD, 'kind', 'do', 'map', 'adds', 'hides'], path);
  const kind = wordAt(raw.kind, SECRET_KINDS, [...path, 'kind']);
  const id = String(raw.id);
  const page: Page = { texts: r.texts, id: `secret-${id}`, count: 0 };
  return {
    ...heldOf(r, written),
    number: integerAt(raw.id, [...path, 'id']),
    kind,
    does: raw.do === undefined ? undefined : effectAt(r, page, raw.do, [...path, 'do']),
    map: findOptional(r, 'location', raw.map, [...path, 'map']),
    adds: entriesOf(raw.adds, [...path, 'adds']).map((one) => spotOf(r, one, [])),
    hides: listAt(raw.hides ?? [], [...path, 'hides']).map((one, i) =>
      find(r, 'script', one, [...path, 'hides', i]),
    ),
  };
}

function spotOf(r: Reading, { raw, path }: Written, regions: readonly string[]): Spot {
  onlyFields(raw, ['script', 'name', 'at', 'hidden', 'region'], path);
  const [x, y] = placeAt(raw.at, [...path, 'at']);
  const region = raw.region === undefined ? -1 : regions.indexOf(String(raw.region));
  if (raw.region !== undefined && region < 0)
    throw new ContentError([...path, 'region'], unknownWord('region', String(raw.region), regions));
  return {
    script: find(r, 'script', raw.script, [...path, 'script']),
    names: namesAt(raw.name, [...path, 'name']),
    x,
    y,
    isHidden: yesAt(raw.hidden, [...path, 'hidden']),
    region,
  };
}

function locationOf(r: Reading, { raw, path }: Written): LocationDef {
  onlyFields(raw, ['id', 'name', 'number', 'layers', 'spots', 'slots', 'regions', 'time', 'out'], path);
  const regions = listAt(raw.regions ?? [], [...path, 'regions']).map((one, i) =>
    textAt(one, [...path, 'regions', i]),
  );
  return {
    id: textAt(raw.id, [...path, 'id']),
    number: integerAt(raw.number, [...path, 'number']),
    names: namesAt(raw.name, [...path, 'name']),
    layers: listAt(raw.layers ?? [], [...path, 'layers']).map((one, i) =>
      pictureAt(one, [...path, 'layers', i]),
    ),
    spots: entriesOf(raw.spots, [...path, 'spots']).map((one) => spotOf(r, one, regions)),
    slots: listAt(raw.slots ?? [], [...path, 'slots']).map((one, i) => textAt(one, [...path, 'slots', i])),
    regions,
    time: countAt(raw.time ?? 0, [...path, 'time']),
    out: find(r, 'script', raw.out, [...path, 'out']),
  };
}

function scriptOf(r: Reading, scenario: number, { raw, path }: Written): ScriptDef {
  onlyFields(raw, ['id', 'do', 'picture'], path);
  const id = textAt(raw.id, [...path, 'id']);
  const page: Page = { texts: r.texts, id, count: 0 };
  return {
    id,
    scenario,
    does: effectAt(r, page, raw.do, [...path, 'do']),
    picture: raw.picture === undefined ? undefined : pictureAt(raw.picture, [...path, 'picture']),
  };
}

function testOf(r: Reading, { raw, path }: Written): TestDef {
  onlyFields(raw, ['id', 'name', 'modifiers', 'rows'], path);
  const id = textAt(raw.id, [...path, 'id']);
  const page: Page = { texts: r.texts, id: `test-${id}`, count: 0 };
  const rows = entriesOf(raw.rows, [...path, 'rows']);
  return {
    id,
    names: namesAt(raw.name, [...path, 'name']),
    modifiers: entriesOf(raw.modifiers, [...path, 'modifiers']).map((one) => modifierOf(r, page, one)),
    rows: rows.map((one, i) => rowOf(r, page, one, i === 0 ? undefined : rows[i - 1], i === rows.length - 1)),
  };
}

function modifierOf(r: Reading, page: Page, { raw, path }: Written): TestModifier {
  onlyFields(raw, ['text', 'if', 'spend', 'once', 'moment', 'do'], path);
  return {
    text: keep(page, raw.text, [...path, 'text']),
    gate: conditionOf(r, raw.if, [...path, 'if']),
    cost:
      raw.spend === undefined
        ? undefined
        : effectAt(r, page, costAt(raw.spend, [...path, 'spend']), [...path, 'spend'], 'test'),
    isOnce: raw.once !== false,
    moment:
      raw.moment === undefined ? 'any' : wordAt(raw.moment, ['any', 'end'] as const, [...path, 'moment']),
    does: effectAt(r, page, raw.do, [...path, 'do'], 'test'),
  };
}

/** DE-TEST-14: `to` where a range ends; the first is open downwards, the last upwards, and none leaves a gap. */
function rowOf(
  r: Reading,
  page: Page,
  { raw, path }: Written,
  before: Written | undefined,
  isLast: boolean,
): TestRow {
  onlyFields(raw, ['to', 'tone', 'text', 'do'], path);
  if (isLast !== (raw.to === undefined))
    throw new ContentError([...path, 'to'], 'every row but the last says with "to" where it ends');
  return {
    from: before ? integerAt(before.raw.to, [...before.path, 'to']) + 1 : Number.MIN_SAFE_INTEGER,
    to: isLast ? Number.MAX_SAFE_INTEGER : integerAt(raw.to, [...path, 'to']),
    tone: wordAt(raw.tone, TONES, [...path, 'tone']),
    text: keep(page, raw.text, [...path, 'text']),
    does: raw.do === undefined ? undefined : effectAt(r, page, raw.do, [...path, 'do']),
  };
}

const RESULTS = ['tame', 'win', 'lose'] as const;

function combatOf(r: Reading, { raw, path }: Written): CombatCall {
  onlyFields(
    raw,
    ['id', 'arena', 'map', 'enemy', 'tameable', 'corruptions', 'modifiers', 'open', ...RESULTS],
    path,
  );
  const id = textAt(raw.id, [...path, 'id']);
  const page: Page = { texts: r.texts, id: `combat-${id}`, count: 0 };
  const isTameable = yesAt(raw.tameable, [...path, 'tameable']);
  if (isTameable !== (raw.tame !== undefined))
    throw new ContentError([...path, 'tame'], 'a Combat has a Script for a tame just when it is tameable');
  const compiler = { vocabulary: taleLanguage, nodes: r.nodes };
  return {
    id,
    arena: textAt(raw.arena, [...path, 'arena']),
    map: raw.map === undefined ? undefined : textAt(raw.map, [...path, 'map']),
    enemy: textAt(raw.enemy, [...path, 'enemy']),
    isTameable,
    corruptions:
      raw.corruptions === undefined
        ? undefined
        : compilePhrase<number>(compiler, 'tale-amount', raw.corruptions, [...path, 'corruptions']),
    modifiers: entriesOf(raw.modifiers, [...path, 'modifiers']).map((one) => ({
      text: keep(page, one.raw.text, [...one.path, 'text']),
      gate: conditionOf(r, one.raw.if, [...one.path, 'if']),
      boon: wordAt(one.raw.boon, BOONS, [...one.path, 'boon']),
      side: wordAt(one.raw.side ?? 'you', ['you', 'enemy'] as const, [...one.path, 'side']),
      amount: countAt(one.raw.amount ?? 1, [...one.path, 'amount']),
    })),
    tame: findOptional(r, 'script', raw.tame, [...path, 'tame']),
    win: find(r, 'script', raw.win, [...path, 'win']),
    lose: find(r, 'script', raw.lose, [...path, 'lose']),
    open: listAt(raw.open ?? [], [...path, 'open']).map((one, i) =>
      wordAt(one, RESULTS, [...path, 'open', i]),
    ),
  };
}

function scenarioOf(r: Reading, { raw, path }: Written): ScenarioDef {
  const id = textAt(raw.id, [...path, 'id']);
  const page: Page = { texts: r.texts, id: `scenario-${id}`, count: 0 };
  return {
    id,
    names: namesAt(raw.name, [...path, 'name']),
    intro: keep(page, raw.intro, [...path, 'intro']),
    hints: listAt(raw.hints ?? [], [...path, 'hints']).map((one, i) =>
      keep(page, one, [...path, 'hints', i]),
    ),
    start: find(r, 'script', raw.start, [...path, 'start']),
    random: findOptional(r, 'script', raw.random, [...path, 'random']),
  };
}

const SCENARIO_FIELDS = [
  'id',
  'name',
  'intro',
  'hints',
  'start',
  'random',
  'maps',
  'tests',
  'combats',
  'secrets',
  'scripts',
  'fronts',
];

/** Compiles a story; the texts come apart from it. */
export function compileStory(
  files: readonly ContentFile[],
  compiler: StoryCompiler,
): { story: StoryDef; texts: StoryTexts } {
  const r: Reading = {
    ...compiler,
    texts: { all: {} },
    at: Object.fromEntries(STORY_KINDS.map((kind) => [kind, {}])) as Reading['at'],
  };
  const data = (name: string) => files.findLast((file) => file.name === `tale/${name}`)?.data;
  for (const { name } of files) {
    const known = name.slice('tale/'.length);
    if (!STORY_FILES.some((one) => one === known) && !SCENARIO.test(known))
      throw new ContentError([name], unknownWord('file of a story', known, [...STORY_FILES, 'scenarios/a']));
  }
  const list = (name: string) => entriesOf(data(name), [`tale/${name}`]);
  const scenarios: Written[] = files
    .filter(({ name }) => SCENARIO.test(name.slice('tale/'.length)))
    .map((file) => ({ raw: recordAt(file.data, [file.name]), path: [file.name] }));
  for (const { raw, path } of scenarios) onlyFields(raw, SCENARIO_FIELDS, path);
  const played = scenarios.filter(({ raw }) => raw.start !== undefined);
  const inside = (key: string) => scenarios.flatMap(({ raw, path }) => entriesOf(raw[key], [...path, key]));
  number(r, 'status', list('statuses'));
  number(r, 'item', list('items'));
  number(r, 'equipment', list('equipment'));
  number(r, 'world', list('world'));
  number(r, 'scenario', played);
  number(r, 'secret', inside('secrets'));
  number(r, 'location', inside('maps'));
  number(r, 'test', inside('tests'));
  number(r, 'combat', inside('combats'));
  number(r, 'script', inside('scripts'));
  const fronts = scenarios.flatMap(({ raw, path }) =>
    listAt(raw.fronts ?? [], [...path, 'fronts']).map((one, i) => textAt(one, [...path, 'fronts', i])),
  );
  fronts.forEach((one, i) => {
    r.at.front[one] = i;
  });
  const settings = recordAt(data('settings') ?? {}, ['tale/settings']);
  const story: StoryDef = {
    ...settingsOf(r, settings),
    statuses: list('statuses').map((one) => statusOf(r, one)),
    items: list('items').map((one) => itemOf(r, one)),
    equipment: list('equipment').map((one) => equipmentOf(r, one)),
    secrets: inside('secrets').map((one) => secretOf(r, one)),
    fronts,
    world: list('world').map((one) => worldCardOf(r, one)),
    scenarios: played.map((one) => scenarioOf(r, one)),
    scripts: scenarios.flatMap(({ raw, path }) =>
      entriesOf(raw.scripts, [...path, 'scripts']).map((one) =>
        scriptOf(r, r.at.scenario[String(raw.id)] ?? -1, one),
      ),
    ),
    locations: inside('maps').map((one) => locationOf(r, one)),
    tests: inside('tests').map((one) => testOf(r, one)),
    combats: inside('combats').map((one) => combatOf(r, one)),
    quests: list('quests').map((one) => questAt(r, one)),
    at: r.at,
  };
  Object.keys(r.texts.all).forEach((key, i) => {
    r.at.text[key] = i;
  });
  checkReferences(story, r.nodes);
  return { story, texts: r.texts.all };
}

function settingsOf(r: Reading, raw: Raw) {
  const path = ['tale/settings'];
  onlyFields(raw, ['taming-cost', 'tiring', 'wandering', 'starting', 'homes'], path);
  const costs = listAt(raw['taming-cost'], [...path, 'taming-cost']);
  const homes = recordAt(raw.homes ?? {}, [...path, 'homes']);
  return {
    tamingCost: costs.map((one, i) => countAt(one, [...path, 'taming-cost', i])),
    tiring: countAt(raw.tiring, [...path, 'tiring']),
    wandering: countAt(raw.wandering, [...path, 'wandering']),
    starting: entriesOf(raw.starting, [...path, 'starting']).map((one) => ({
      mystling: textAt(one.raw.mystling, [...one.path, 'mystling']),
      status: find(r, 'status', one.raw.status, [...one.path, 'status']),
    })),
    homes: Object.fromEntries(
      Object.entries(homes).map(([key, value]) => [key, textAt(value, [...path, 'homes', key])]),
    ),
  };
}
