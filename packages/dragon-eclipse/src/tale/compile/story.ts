/** From the files of a story to its definition: first every id, then everything that names one. */
import {
  ContentError,
  type ContentFile,
  countAt,
  listAt,
  onlyFields,
  type Path,
  type Raw,
  recordAt,
  textAt,
  unknownWord,
} from '@tabard/engine';
import { STORY_KINDS, type StoryDef, type StoryTexts } from '../defs.ts';
import { CHECK_FILE, checkedBy } from './checked.ts';
import { equipmentOf, itemOf, questAt, statusOf, worldCardOf } from './lasting.ts';
import { layersAt } from './layers.ts';
import { entriesOf, find, numberAll, type Reading, type StoryCompiler, type Written } from './reading.ts';
import { checkReferences } from './references.ts';
import { combatOf, locationOf, scenarioOf, scriptOf, secretOf } from './scenario.ts';
import { testOf } from './trials.ts';

/** The files of a story: those that all Scenarios share, and one for each Scenario. */
const STORY_FILES = ['settings', 'check', 'statuses', 'items', 'equipment', 'world', 'quests'] as const;
const SCENARIO = /^scenarios\/[a-z]$/;

export function isStoryFile(name: string): boolean {
  return name.startsWith('tale/');
}

/** Files of the withheld half: what they say is told bit by bit. */
export function isKeptFile(name: string): boolean {
  return name === 'tale/world' || name === 'tale/quests' || name.startsWith('tale/scenarios/');
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

/** A story with its texts, which come apart from it. */
export interface ToldStory {
  readonly story: StoryDef;
  readonly texts: StoryTexts;
}

/** What is written: lists that all Scenarios share, by the name of their file, and the Scenarios. */
interface WrittenStory {
  list(name: string): readonly Written[];
  readonly scenarios: readonly Written[];
}

export function compileStory(files: readonly ContentFile[], compiler: StoryCompiler): ToldStory {
  const data = (name: string) => files.findLast((file) => file.name === `tale/${name}`)?.data;
  for (const { name } of files) {
    const known = name.slice('tale/'.length);
    if (!STORY_FILES.some((one) => one === known) && !SCENARIO.test(known))
      throw new ContentError([name], unknownWord('file of a story', known, [...STORY_FILES, 'scenarios/a']));
  }
  const at = Object.fromEntries(STORY_KINDS.map((kind) => [kind, {}])) as Reading['at'];
  const isOpenHalf = !files.some(({ name }) => isKeptFile(name));
  const r: Reading = { ...compiler, texts: { all: {} }, at, paths: new Map(), isOpenHalf };
  const written: WrittenStory = {
    list: (name) => entriesOf(data(name), [`tale/${name}`]),
    scenarios: files
      .filter(({ name }) => SCENARIO.test(name.slice('tale/'.length)))
      .map((file) => ({ raw: recordAt(file.data, [file.name]), path: [file.name] })),
  };
  numberEverything(r, written);
  const settings = {
    ...settingsOf(r, recordAt(data('settings') ?? {}, ['tale/settings'])),
    ...checkedBy(r, recordAt(data('check') ?? {}, [CHECK_FILE])),
  };
  // Open before kept: a page has the first effects only.
  const open = openPartsOf(r, written);
  const openNodes = r.nodes.length;
  return finished(r, { ...settings, ...open, ...keptPartsOf(r, written), openNodes, texts: [], at });
}

/** A story with one more Scenario, as positions add one; what it shares with the others stands beside its parts. */
export function extendStory(told: ToldStory, raw: Raw, path: Path, compiler: StoryCompiler): ToldStory {
  const { story, texts } = told;
  const at = Object.fromEntries(STORY_KINDS.map((kind) => [kind, { ...story.at[kind] }])) as Reading['at'];
  const r: Reading = { ...compiler, texts: { all: { ...texts } }, at, paths: new Map(), isOpenHalf: false };
  const shared = STORY_FILES.filter((name) => name !== 'settings' && name !== 'check');
  const own = Object.fromEntries(Object.entries(raw).filter(([key]) => !shared.some((one) => one === key)));
  const written: WrittenStory = {
    list: (name) => entriesOf(raw[name], [...path, name]),
    scenarios: [{ raw: own, path }],
  };
  numberEverything(r, written);
  const parts = { ...openPartsOf(r, written), ...keptPartsOf(r, written) };
  const joined = Object.fromEntries(
    Object.entries(parts).map(([key, more]) => [key, [...story[key as keyof StoryParts], ...more]]),
  ) as unknown as StoryParts;
  return finished(r, { ...story, ...joined, at });
}

function numberEverything(r: Reading, { list, scenarios }: WrittenStory): void {
  for (const { raw, path } of scenarios) onlyFields(raw, SCENARIO_FIELDS, path);
  const inside = (key: string) => scenarios.flatMap(({ raw, path }) => entriesOf(raw[key], [...path, key]));
  numberAll(r, 'status', list('statuses'));
  numberAll(r, 'item', list('items'));
  numberAll(r, 'equipment', list('equipment'));
  numberAll(r, 'world', list('world'));
  numberAll(r, 'scenario', scenarios.filter(isPlayed));
  numberAll(r, 'secret', inside('secrets'));
  numberAll(r, 'location', inside('maps'));
  numberAll(r, 'test', inside('tests'));
  numberAll(r, 'combat', inside('combats'));
  numberAll(r, 'script', inside('scripts'));
  for (const front of frontsIn(scenarios)) r.at.front[front] = Object.keys(r.at.front).length;
}

/** The Scripts of the World Map are no Scenario. */
function isPlayed({ raw }: Written): boolean {
  return raw.start !== undefined;
}

function frontsIn(scenarios: readonly Written[]): string[] {
  return scenarios.flatMap(({ raw, path }) =>
    listAt(raw.fronts ?? [], [...path, 'fronts']).map((one, i) => textAt(one, [...path, 'fronts', i])),
  );
}

type StoryParts = ReturnType<typeof openPartsOf> & ReturnType<typeof keptPartsOf>;

function openPartsOf(r: Reading, { list }: WrittenStory) {
  return {
    statuses: list('statuses').map((one) => statusOf(r, one)),
    items: list('items').map((one) => itemOf(r, one)),
    equipment: list('equipment').map((one) => equipmentOf(r, one)),
  };
}

function keptPartsOf(r: Reading, { list, scenarios }: WrittenStory) {
  const inside = (key: string) => scenarios.flatMap(({ raw, path }) => entriesOf(raw[key], [...path, key]));
  return {
    secrets: inside('secrets').map((one) => secretOf(r, one)),
    fronts: frontsIn(scenarios),
    world: list('world').map((one) => worldCardOf(r, one)),
    scenarios: scenarios.filter(isPlayed).map((one) => scenarioOf(r, one)),
    scripts: scenarios.flatMap(({ raw, path }) =>
      entriesOf(raw.scripts, [...path, 'scripts']).map((one) =>
        scriptOf(r, r.at.scenario[String(raw.id)] ?? -1, one),
      ),
    ),
    locations: inside('maps').map((one) => locationOf(r, one)),
    tests: inside('tests').map((one) => testOf(r, one)),
    combats: inside('combats').map((one) => combatOf(r, one)),
    quests: list('quests').map((one) => questAt(r, one)),
  };
}

function finished(r: Reading, story: StoryDef): ToldStory {
  Object.keys(r.texts.all).forEach((key, i) => {
    r.at.text[key] = i;
  });
  checkReferences(story, r.nodes, (kind, id) => r.paths.get(`${kind} ${id}`) ?? [`${kind} ${id}`]);
  return { story: { ...story, texts: Object.keys(r.texts.all) }, texts: r.texts.all };
}

function settingsOf(r: Reading, raw: Raw) {
  const path = ['tale/settings'];
  onlyFields(raw, ['taming-cost', 'tiring', 'wandering', 'starting', 'homes', 'layers', 'people'], path);
  const costs = listAt(raw['taming-cost'], [...path, 'taming-cost']);
  const homes = recordAt(raw.homes ?? {}, [...path, 'homes']);
  return {
    tamingCost: costs.map((one, i) => countAt(one, [...path, 'taming-cost', i])),
    people: listAt(raw.people ?? [], [...path, 'people']).map((one, i) =>
      textAt(one, [...path, 'people', i]),
    ),
    tiring: countAt(raw.tiring, [...path, 'tiring']),
    wandering: countAt(raw.wandering, [...path, 'wandering']),
    starting: entriesOf(raw.starting, [...path, 'starting']).map((one) => ({
      mystling: textAt(one.raw.mystling, [...one.path, 'mystling']),
      status: find(r, 'status', one.raw.status, [...one.path, 'status']),
    })),
    worldLayers: layersAt(raw.layers, [...path, 'layers']),
    homes: Object.fromEntries(
      Object.entries(homes).map(([key, value]) => [key, textAt(value, [...path, 'homes', key])]),
    ),
  };
}
