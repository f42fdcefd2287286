/** From the files of a story to its definition: first every id, then everything that names one. */
import {
  ContentError,
  type ContentFile,
  countAt,
  listAt,
  onlyFields,
  type Raw,
  recordAt,
  textAt,
  unknownWord,
} from '@tabard/engine';
import { STORY_KINDS, type StoryDef, type StoryTexts } from '../defs.ts';
import { equipmentOf, itemOf, questAt, statusOf, worldCardOf } from './lasting.ts';
import { entriesOf, find, numberAll, type Reading, type StoryCompiler, type Written } from './reading.ts';
import { checkReferences } from './references.ts';
import { combatOf, locationOf, scenarioOf, scriptOf, secretOf } from './scenario.ts';
import { testOf } from './trials.ts';

/** The files of a story: those that all Scenarios share, and one for each Scenario. */
const STORY_FILES = ['settings', 'statuses', 'items', 'equipment', 'world', 'quests'] as const;
const SCENARIO = /^scenarios\/[a-z]$/;

export function isStoryFile(name: string): boolean {
  return name.startsWith('tale/');
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
  numberAll(r, 'status', list('statuses'));
  numberAll(r, 'item', list('items'));
  numberAll(r, 'equipment', list('equipment'));
  numberAll(r, 'world', list('world'));
  numberAll(r, 'scenario', played);
  numberAll(r, 'secret', inside('secrets'));
  numberAll(r, 'location', inside('maps'));
  numberAll(r, 'test', inside('tests'));
  numberAll(r, 'combat', inside('combats'));
  numberAll(r, 'script', inside('scripts'));
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
