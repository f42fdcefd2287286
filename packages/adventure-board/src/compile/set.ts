import {
  ContentError,
  type ContentFile,
  type EffectNode,
  happeningOf,
  hashString,
  integerWithin,
  isEmpty,
  listAt,
  type Modifier,
  onlyFields,
  type Path,
  type Raw,
  recordAt,
  recordOf,
  type Standing,
  textAt,
  unknownWord,
} from '@tabard/engine';
import {
  ACTS,
  BACKS,
  type BoardContent,
  type BoardDef,
  type ChallengeDef,
  CLASSES,
  type EncounterDef,
  type ItemDef,
  LEVELS,
  type Origin,
  REACHES,
  SPEAKER,
  VALUES,
  type Value,
  windowBits,
} from '../defs.ts';
import { HAPPENINGS } from '../rules/report.ts';
import { language } from '../vocabulary/language.ts';
import { compileEncounter, compileEvent, compileItem, compilePrinted } from './challenges.ts';
import { classOf, compileAbility, compileCharacter } from './characters.ts';
import { compileMap, type Printed, placesOf, withPrinted } from './map.ts';
import { mapFaults } from './map-faults.ts';
import { type Compiling, common, eachAt, levelAt } from './parts.ts';
import { compileDiscovery, compileQuest, compileTrophy } from './quests.ts';

/** What a set may hold: a file is named after its cards. */
export const FILE_NAMES = [
  'common',
  'map',
  'board',
  'characters',
  ...CLASSES.map((of) => `abilities/${of}`),
  ...LEVELS.map((level) => `challenges/${level}`),
  'quests/starting',
  'quests/elite',
  'trophies',
  'discoveries',
];

/** Things by id, each with where it was written; what is written again counts as written last. */
interface Shelf<T> {
  readonly all: T[];
  readonly byId: Map<string, number>;
  readonly paths: Map<string, Path>;
}

interface Workshop {
  readonly c: Compiling;
  readonly writtenOn: Origin[];
  readonly defs: Shelf<BoardDef>;
  readonly encounters: Shelf<EncounterDef>;
  readonly items: Shelf<ItemDef>;
  readonly printed: Map<string, Printed>;
  /** By colour: the pairs of Encounter and Item, as the last file wrote them. */
  readonly pairs: Map<number, { readonly written: readonly unknown[]; readonly path: Path }>;
}

/** Compiles a set. A card that is written again, as when a pack follows the built-in set, counts as written last. */
export function compileContent(files: readonly ContentFile[]): BoardContent {
  for (const { name } of files)
    if (!FILE_NAMES.includes(name))
      throw new ContentError([name], unknownWord('file of a set', name, FILE_NAMES));
  const map = compileMap(lastOf(files, 'map').data, ['map']);
  const nodes: EffectNode[] = [];
  const w: Workshop = {
    writtenOn: [],
    c: {
      vocabulary: language,
      standing: { values: VALUES, acts: ACTS, reaches: REACHES },
      nodes,
      uses: [],
      triggers: [],
      places: placesOf(map),
    },
    defs: shelf(),
    encounters: shelf(),
    items: shelf(),
    printed: new Map(),
    pairs: new Map(),
  };
  for (const file of files) addFile(w, file);
  addChallenges(w);
  checkQuarries(w);
  const whole = withPrinted(map, [...w.printed.values()]);
  checkMap(whole);
  return {
    hash: hashString(JSON.stringify(files)),
    defs: w.defs.all,
    nodes,
    map: whole,
    encounters: w.encounters.all,
    items: w.items.all,
    uses: w.c.uses,
    triggers: w.c.triggers,
    worksInBag: w.defs.all.map((def) => worksInBag(w.items.all, def)),
    bagWindows: w.defs.all.map((def) => bagWindows(w, def)),
    changesHealth: w.defs.all.map((def) => itemBehind(w, def)?.standing.modifiers.some(isOfHealth) ?? false),
    lowersHealth: standingsOf(w).some(([, { modifiers }]) => modifiers.some(mayLowerHealth)),
    reachesRivals: standingsOf(w).some(([, standing]) => reachesRivals(standing)),
    speakers: speakersOf(w),
    writtenOn: w.writtenOn,
    decks: recordOf(CLASSES, (of) =>
      w.defs.all.flatMap((def, i) => (def.type === 'ability' && def.class === of ? [i] : [])),
    ),
    places: w.c.places,
    die: dieAt(lastOf(files, 'common').data),
  };
}

function worksInBag(items: readonly ItemDef[], def: BoardDef): boolean {
  const item = def.type === 'challenge' ? items[def.item] : undefined;
  return item?.type === 'bag' && !isEmpty(item.standing);
}

function itemBehind({ items }: Workshop, def: BoardDef): ItemDef | undefined {
  return def.type === 'challenge' ? items.all[def.item] : undefined;
}

function bagWindows(w: Workshop, def: BoardDef): number {
  const item = itemBehind(w, def);
  if (item?.type !== 'bag') return 0;
  return item.uses.reduce((bits, use) => bits | windowBits(w.c.uses[use].window), 0);
}

const HEALTH = VALUES.indexOf('health');

function isOfHealth({ value }: Modifier): boolean {
  return value === HEALTH;
}

function mayLowerHealth(modifier: Modifier): boolean {
  const { name, args } = modifier.by;
  return isOfHealth(modifier) && !(name === 'number' && Number(args.number) >= 0);
}

const RIVALS = REACHES.indexOf('rivals') + 1;

type Speaker = keyof typeof SPEAKER;

/** Everything that may ever be in force, by the kind of its source. */
function standingsOf({ defs, items, encounters }: Workshop): [Speaker, Standing][] {
  const found: [Speaker, Standing][] = [];
  for (const def of defs.all) {
    if (def.type === 'character') for (const face of def.cards.flat()) found.push([def.type, face.standing]);
    if (def.type === 'challenge' && def.event) found.push(['event', def.event.standing]);
    if (def.type === 'ability' || def.type === 'trophy') found.push([def.type, def.standing]);
  }
  for (const { type, standing } of items.all) found.push([type, standing]);
  for (const { standing } of encounters.all) found.push(['encounter', standing]);
  return found;
}

function reachesRivals({ modifiers, prohibitions }: Standing): boolean {
  return [...modifiers, ...prohibitions].some(({ reach }) => reach === RIVALS);
}

/** What Characters, Encounters and the attacks that Weapons give are printed with. */
const PRINTED: readonly Value[] = ['ranged', 'melee', 'ranged-damage', 'melee-damage', 'defence', 'health'];

function speakersOf(w: Workshop): number[][] {
  const printed = SPEAKER.character | SPEAKER.encounter | SPEAKER.weapon;
  const values = VALUES.map((value) => (PRINTED.includes(value) ? printed : 0));
  const acts = ACTS.map(() => 0);
  const happenings = HAPPENINGS.map(() => 0);
  for (const [kind, { modifiers, prohibitions, triggers }] of standingsOf(w)) {
    for (const { value } of modifiers) values[value] |= SPEAKER[kind];
    for (const { act } of prohibitions) acts[act] |= SPEAKER[kind];
    for (const { on } of triggers) happenings[happeningOf(on).code] |= SPEAKER[kind];
  }
  return [values, acts, happenings];
}

function lastOf(files: readonly ContentFile[], name: string): ContentFile {
  const file = files.filter((one) => one.name === name).at(-1);
  if (!file) throw new ContentError([name], `a set needs the file "${name}"`);
  return file;
}

/** WA-GEN-02: six faces of steps and Energy. */
function dieAt(written: unknown): [number, number][] {
  const raw = recordAt(written, ['common']);
  onlyFields(raw, ['die'], ['common']);
  const faces = listAt(raw.die, ['common', 'die']).map((face, i): [number, number] => {
    const path = ['common', 'die', i];
    const [steps, energy] = listAt(face, path);
    return [
      integerWithin('steps', 0, 9, steps, [...path, 0]),
      integerWithin('Energy', 0, 9, energy, [...path, 1]),
    ];
  });
  if (faces.length === 6) return faces;
  throw new ContentError(['common', 'die'], `a die has six faces; ${faces.length} are written`);
}

function shelf<T>(): Shelf<T> {
  return { all: [], byId: new Map(), paths: new Map() };
}

function put<T extends { readonly id: string }>(
  { all, byId, paths }: Shelf<T>,
  thing: T,
  path: Path,
): number {
  const at = byId.get(thing.id);
  if (at !== undefined && paths.get(thing.id)?.[0] === path[0])
    throw new ContentError([...path, 'id'], `"${thing.id}" is written twice`);
  paths.set(thing.id, path);
  if (at !== undefined) {
    all[at] = thing;
    return at;
  }
  byId.set(thing.id, all.length);
  return all.push(thing) - 1;
}

type ReadCard = (c: Compiling, raw: Raw, path: Path, part: string | undefined) => BoardDef;

/** By the first part of a file's name: how its cards are read. */
const READERS: Readonly<Record<string, ReadCard | undefined>> = {
  characters: compileCharacter,
  abilities: (c, raw, path, part) => compileAbility(c, raw, path, classOf(part, [path[0]])),
  quests: (c, raw, path, part) => compileQuest(c, raw, path, part === 'elite'),
  trophies: compileTrophy,
  discoveries: compileDiscovery,
};

function addFile(w: Workshop, file: ContentFile): void {
  const [kind, part] = file.name.split('/');
  const read = READERS[kind];
  if (read)
    eachAt(file.data, [file.name], (raw, path) => {
      const def = read(w.c, raw, path, part);
      sign(w, def.type, put(w.defs, def, path));
    });
  else if (kind === 'board') eachAt(file.data, [file.name], (raw, path) => addPrinted(w, raw, path));
  else if (kind === 'challenges') addPack(w, file, levelAt(part, [file.name]));
}

function addPrinted(w: Workshop, raw: Raw, path: Path): void {
  const { def, printed } = compilePrinted(w.c, raw, path);
  const encounter = put(w.encounters, def, path);
  sign(w, 'encounter', encounter);
  w.printed.set(def.id, { ...printed, encounter });
}

/** The file of one colour: its Encounters, Items and Events, and which Item is on the back of which Encounter. */
function addPack(w: Workshop, { name, data }: ContentFile, level: number): void {
  const raw = recordAt(data, [name]);
  onlyFields(raw, ['encounters', 'items', 'events', 'cards'], [name]);
  eachAt(raw.encounters, [name, 'encounters'], (one, path) =>
    sign(w, 'encounter', put(w.encounters, compileEncounter(w.c, one, path, level), path)),
  );
  eachAt(raw.items, [name, 'items'], (one, path) =>
    sign(w, 'item', put(w.items, compileItem(w.c, one, path, level), path)),
  );
  eachAt(raw.events, [name, 'events'], (one, path) => addEvent(w, one, path, level));
  if (raw.cards !== undefined)
    w.pairs.set(level, { written: listAt(raw.cards, [name, 'cards']), path: [name, 'cards'] });
}

function addEvent(w: Workshop, raw: Raw, path: Path, level: number): void {
  const { event, encounter } = compileEvent(w.c, raw, path, level, w.encounters.all.length);
  if (encounter) put(w.encounters, encounter, [...path, 'meets', 'encounter']);
  const def: ChallengeDef = {
    ...common(raw, path, `challenge-${LEVELS[level]}`),
    type: 'challenge',
    copies: 1,
    level,
    encounter: -1,
    item: -1,
    event,
  };
  sign(w, 'event', put(w.defs, def, path));
}

/** Every node that was compiled since the last card is written on this one. */
function sign({ c, writtenOn }: Workshop, origin: Origin['origin'], of: number): void {
  while (writtenOn.length < c.nodes.length) writtenOn.push({ origin, of });
}

/** WA-DATA-03: each pair of an Encounter and an Item is a card, as often as it is written. */
function addChallenges(w: Workshop): void {
  for (const [level, { written, path }] of w.pairs) {
    const cards = new Map<string, ChallengeDef>();
    written.forEach((pair, i) => {
      const card = challengeOf(w, pair, [...path, i], level);
      const before = cards.get(card.id);
      cards.set(card.id, before ? { ...before, copies: before.copies + 1 } : card);
    });
    for (const card of cards.values()) put(w.defs, card, path);
  }
}

function challengeOf(w: Workshop, pair: unknown, path: Path, level: number): ChallengeDef {
  const [front, back] = listAt(pair, path);
  const encounter = numberOf(w.encounters, 'Encounter', front, [...path, 0]);
  const item = numberOf(w.items, 'Item', back, [...path, 1]);
  const { names, picture, flavour } = w.encounters.all[encounter];
  if (w.items.all[item].level !== level)
    throw new ContentError([...path, 1], `"${back}" is an Item of another colour`);
  return {
    id: `${front}+${back}`,
    back: BACKS.indexOf(`challenge-${LEVELS[level]}`),
    names,
    picture,
    flavour,
    type: 'challenge',
    copies: 1,
    level,
    encounter,
    item,
    event: undefined,
  };
}

function numberOf<T>({ byId }: Shelf<T>, what: string, written: unknown, path: Path): number {
  const at = byId.get(textAt(written, path));
  if (at === undefined) throw new ContentError(path, unknownWord(what, String(written), [...byId.keys()]));
  return at;
}

/** WA-QUEST-08: an Encounter that a Quest names is there. */
function checkQuarries({ defs, encounters }: Workshop): void {
  for (const def of defs.all) {
    if (def.type !== 'quest' || def.objective.kind !== 'beat' || def.objective.foe.name === undefined)
      continue;
    numberOf(encounters, 'Encounter', def.objective.foe.name, [
      ...(defs.paths.get(def.id) ?? []),
      'beat',
      'name',
    ]);
  }
}

/** WA-BOARD-03: a map that breaks a clause is refused with the rule. */
function checkMap(map: BoardContent['map']): void {
  const [first] = mapFaults(map);
  if (!first) return;
  const path = first.space < 0 ? ['map'] : ['map', 'spaces', first.space];
  throw new ContentError(path, `${first.message} (${first.rule})`);
}
