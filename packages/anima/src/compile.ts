import {
  ContentError,
  compileEffect,
  compilePhrase,
  type EffectNode,
  hashString,
  type Phrased,
  unknownWord,
  type Vocabulary,
} from '@tabard/engine';
import {
  type Ability,
  type AdvantageDef,
  type Answers,
  type AreaDef,
  BACKS,
  type Back,
  type CharacterDef,
  type Edition,
  type EncounterDef,
  type MissionDef,
  type Modifier,
  type OmegaContent,
  type OmegaDef,
  type Picture,
  type Reward,
  SKILLS,
  type Skill,
  STATS,
  type Stat,
  TIMINGS,
  type When,
  WINDOWS,
  type WindowName,
} from './defs.ts';
import { language } from './vocabulary/language.ts';
import {
  countAt,
  integerAt,
  levelAt,
  listAt,
  namesAt,
  onlyFields,
  type Path,
  type Raw,
  recordAt,
  textAt,
  wordAt,
  yesAt,
} from './written.ts';

/** One file of a set: its name tells what cards it holds. */
export interface ContentFile {
  readonly name: string;
  readonly data: unknown;
}

export const FILE_NAMES = ['characters', 'areas', 'encounters', 'advantages', 'missions', 'names'] as const;
export const COLOURS = [
  'walnut',
  'ember',
  'moss',
  'tide',
  'dusk',
  'lamp',
  'bone',
  'earth',
  'air',
  'light',
] as const;

interface Compiling {
  readonly edition: Edition;
  readonly nodes: EffectNode[];
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/**
 * Compiles a set for one edition. A card that is written twice, as when a pack follows the built-in set, counts as
 * written last.
 */
export function compileContent(files: readonly ContentFile[], edition: Edition): OmegaContent {
  const names = compileNames(files);
  const c: Compiling = { edition, nodes: [], names };
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
    answers: answersIn(all, edition),
  };
}

/** The cards so far by id, where each was written last, and those that later ones took the place of. */
interface Written {
  readonly defs: Map<string, OmegaDef>;
  readonly paths: Map<string, Path>;
  readonly replaced: OmegaDef[];
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

/** Fields under `first` replace a card's own in that edition. */
function compileIn(c: Compiling, file: string, raw: Raw, edition: Edition, at: number): OmegaDef {
  const { first, ...own } = raw;
  const path = [file, at];
  const changes = first === undefined ? {} : recordAt(first, [...path, 'first']);
  if (edition !== 'first') return compileCard(c, file, own, path);
  try {
    return compileCard(c, file, { ...own, ...changes }, path);
  } catch (problem) {
    if (!(problem instanceof ContentError) || !Object.hasOwn(changes, problem.path[2] ?? '')) throw problem;
    throw new ContentError([...path, 'first', ...problem.path.slice(2)], problem.message);
  }
}

function compileNames(files: readonly ContentFile[]) {
  const names = new Map<string, Record<string, string>>();
  for (const file of files)
    if (file.name === 'names')
      for (const [id, written] of Object.entries(recordAt(file.data, ['names'])))
        names.set(id, namesAt(written, ['names', id]));
  return Object.fromEntries(names);
}

export const COMMON = ['id', 'name', 'picture', 'flavour', 'while'];
export const FIELDS: Readonly<Record<string, readonly string[]>> = {
  characters: ['combat', 'speed', 'gender', 'skills', 'ability'],
  areas: ['level', 'trade', 'ban', 'explore', 'special', 'rewards'],
  encounters: ['kind', 'level', 'combat', 'nature', 'darkness', 'effect', 'before', 'won', 'lost'],
  advantages: ['skill', 'when', 'effect', 'stays', 'rivals', 'ability', 'duty'],
  missions: ['kind', 'at', 'at-level', 'at-area', 'trial', 'resist', 'reward', 'crisis'],
};

function compileCard(c: Compiling, file: string, raw: Raw, path: Path): OmegaDef {
  onlyFields(raw, [...COMMON, ...FIELDS[file]], path);
  switch (file) {
    case 'characters':
      return compileCharacter(c, raw, path);
    case 'areas':
      return compileArea(c, raw, path);
    case 'encounters':
      return compileEncounter(c, raw, path);
    case 'advantages':
      return compileAdvantage(c, raw, path);
    default:
      return compileMission(c, raw, path);
  }
}

function common(c: Compiling, raw: Raw, path: Path, back: Back) {
  return {
    id: textAt(raw.id, [...path, 'id']),
    back: BACKS.indexOf(back),
    names: namesAt(raw.name, [...path, 'name']),
    picture: pictureAt(raw.picture, [...path, 'picture']),
    flavour: raw.flavour === undefined ? {} : namesAt(raw.flavour, [...path, 'flavour']),
    modifiers: modifiersAt(c, raw.while, [...path, 'while']),
  };
}

function compileCharacter(c: Compiling, raw: Raw, path: Path): CharacterDef {
  return {
    ...common(c, raw, path, 'character'),
    type: 'character',
    combat: countAt(raw.combat, [...path, 'combat']),
    speed: countAt(raw.speed, [...path, 'speed']),
    gender: wordAt(raw.gender, ['female', 'male'] as const, [...path, 'gender']),
    skills: listAt(raw.skills ?? [], [...path, 'skills']).map((skill, i) =>
      wordAt(skill, SKILLS, [...path, 'skills', i]),
    ),
    ability: abilityAt(c, raw.ability, [...path, 'ability']),
  };
}

function compileArea(c: Compiling, raw: Raw, path: Path): AreaDef {
  const explore = listAt(raw.explore, [...path, 'explore']);
  if (explore.length !== 6)
    throw new ContentError([...path, 'explore'], 'an Exploration table has six entries');
  const rewards = listAt(raw.rewards, [...path, 'rewards']).map((reward, i) =>
    rewardAt(c, reward, [...path, 'rewards', i]),
  );
  checkOnce(rewards, [...path, 'rewards']);
  if (explore.includes('special') && raw.special === undefined)
    throw new ContentError([...path, 'explore'], 'a special result needs "special"');
  return {
    ...common(c, raw, path, 'area'),
    type: 'area',
    level: levelAt(raw.level, [...path, 'level']),
    trade: yesAt(raw.trade, [...path, 'trade']),
    ban: raw.ban !== undefined && wordAt(raw.ban, ['combat'] as const, [...path, 'ban']) === 'combat',
    explore: explore.map((entry, i) => exploreAt(entry, [...path, 'explore', i])),
    special: effectAt(c, raw.special, [...path, 'special']),
    rewards,
  };
}

/** An answer names its reward by its kind, so there is one of each; Missions are named by their cards. */
function checkOnce(rewards: readonly Reward[], path: Path): void {
  for (const [i, { kind }] of rewards.entries())
    if (kind !== 'mission' && rewards.findIndex((other) => other.kind === kind) < i)
      throw new ContentError([...path, i], `an Area has one reward of the kind "${kind}" at most`);
}

function exploreAt(entry: unknown, path: Path): number {
  if (entry === 'none') return 0;
  if (entry === 'special') return -1;
  return countAt(entry, path);
}

function rewardAt(c: Compiling, reward: unknown, path: Path): Reward {
  if (reward === 'advantage' || reward === 'recruit') return { kind: reward };
  const raw = recordAt(reward, path);
  onlyFields(raw, ['mission', 'special', 'effect'], path);
  if (raw.mission !== undefined)
    return { kind: 'mission', name: nameAt(c, raw.mission, [...path, 'mission']) };
  const effect = effectAt(c, raw.effect, [...path, 'effect']);
  if (raw.special === undefined || effect === undefined)
    throw new ContentError(path, 'expected advantage, recruit, {mission: …} or {special: …, effect: …}');
  return { kind: 'special', name: nameAt(c, raw.special, [...path, 'special']), effect };
}

function compileEncounter(c: Compiling, raw: Raw, path: Path): EncounterDef {
  const kind = wordAt(raw.kind, ['creature', 'event'] as const, [...path, 'kind']);
  return {
    ...common(c, raw, path, 'encounter'),
    type: 'encounter',
    kind,
    level: levelAt(raw.level, [...path, 'level']),
    combat: kind === 'creature' ? countAt(raw.combat, [...path, 'combat']) : 0,
    nature:
      raw.nature === undefined
        ? undefined
        : wordAt(raw.nature, ['natural', 'mystical'] as const, [...path, 'nature']),
    darkness: yesAt(raw.darkness, [...path, 'darkness']),
    effect: effectAt(c, raw.effect, [...path, 'effect']),
    before: effectAt(c, raw.before, [...path, 'before']),
    won: effectAt(c, raw.won, [...path, 'won']),
    lost: effectAt(c, raw.lost, [...path, 'lost']),
  };
}

function compileAdvantage(c: Compiling, raw: Raw, path: Path): AdvantageDef {
  return {
    ...common(c, raw, path, 'advantage'),
    type: 'advantage',
    skill: wordAt(raw.skill, [...SKILLS, 'plot'] as const, [...path, 'skill']),
    when: whenAt(raw.when, [...path, 'when']),
    effect: effectAt(c, raw.effect, [...path, 'effect']),
    stays:
      raw.stays === undefined
        ? undefined
        : wordAt(raw.stays, ['organization', 'object'] as const, [...path, 'stays']),
    rivals: listAt(raw.rivals ?? [], [...path, 'rivals']).map((id, i) => textAt(id, [...path, 'rivals', i])),
    ability: abilityAt(c, raw.ability, [...path, 'ability']),
    duty: effectAt(c, raw.duty, [...path, 'duty']),
  };
}

function compileMission(c: Compiling, raw: Raw, path: Path): MissionDef {
  const kind = wordAt(raw.kind, ['basic', 'final'] as const, [...path, 'kind']);
  const resist = raw.resist === undefined ? undefined : recordAt(raw.resist, [...path, 'resist']);
  const trial = resist
    ? effectAt(c, resist.each, [...path, 'resist', 'each'])
    : effectAt(c, raw.trial, [...path, 'trial']);
  if (trial === undefined) throw new ContentError(path, 'a Mission needs a trial or a resist');
  if (resist) onlyFields(resist, ['turns', 'each'], [...path, 'resist']);
  checkPlace(kind, raw, path);
  return {
    ...common(c, raw, path, kind),
    type: 'mission',
    kind,
    at: raw.at === undefined ? undefined : nameAt(c, raw.at, [...path, 'at']),
    atLevel: raw['at-level'] === undefined ? undefined : levelAt(raw['at-level'], [...path, 'at-level']),
    atArea: raw['at-area'] === undefined ? undefined : textAt(raw['at-area'], [...path, 'at-area']),
    trial,
    turns: resist ? countAt(resist.turns, [...path, 'resist', 'turns']) : 1,
    reward: effectAt(c, raw.reward, [...path, 'reward']),
    // AN-CARD-07: in first a Final Mission has no Crisis! part.
    crisis: c.edition === 'first' ? undefined : crisisAt(c, raw.crisis, [...path, 'crisis']),
  };
}

/** A Basic Mission is tried at an objective, the Final Mission in an Area; without a Crisis it could not end. */
function checkPlace(kind: MissionDef['kind'], raw: Raw, path: Path): void {
  if (kind === 'basic' && raw.at === undefined) throw new ContentError(path, 'a basic Mission needs "at"');
  if (kind === 'basic') return;
  if (raw['at-level'] === undefined && raw['at-area'] === undefined)
    throw new ContentError(path, 'a final Mission needs "at-level" or "at-area"');
  if (raw.crisis === undefined) throw new ContentError(path, 'a final Mission needs a "crisis"');
}

function crisisAt(c: Compiling, written: unknown, path: Path): MissionDef['crisis'] {
  if (written === undefined) return undefined;
  const raw = recordAt(written, path);
  onlyFields(raw, ['turns', 'menace', 'trial'], path);
  const trial = effectAt(c, raw.trial, [...path, 'trial']);
  if (trial === undefined) throw new ContentError(path, 'a Crisis needs a trial');
  return {
    turns: countAt(raw.turns, [...path, 'turns']),
    menace: nameAt(c, raw.menace, [...path, 'menace']),
    trial,
  };
}

// --- parts ---

function abilityAt(c: Compiling, written: unknown, path: Path): Ability | undefined {
  if (written === undefined) return undefined;
  const raw = recordAt(written, path);
  onlyFields(raw, ['when', 'effect'], path);
  const effect = effectAt(c, raw.effect, [...path, 'effect']);
  if (effect === undefined) throw new ContentError(path, 'an ability needs an effect');
  return { when: whenAt(raw.when, [...path, 'when']), effect };
}

function whenAt(written: unknown, path: Path): When {
  if (typeof written === 'string') return { timing: wordAt(written, TIMINGS, path), windows: [] };
  const raw = recordAt(written, path);
  onlyFields(raw, ['interrupt'], path);
  const windows = listAt(raw.interrupt, [...path, 'interrupt']).map((on, i) =>
    wordAt(on, WINDOWS, [...path, 'interrupt', i]),
  );
  return { timing: 'interruption', windows };
}

function modifiersAt(c: Compiling, written: unknown, path: Path): Modifier[] {
  if (written === undefined) return [];
  return listAt(written, path).map((entry, i) => {
    const at = [...path, i];
    const raw = recordAt(entry, at);
    const [stat = '', ...others] = Object.keys(raw).filter((key) => key !== 'if');
    if (others.length) throw new ContentError(at, 'a modifier changes one value; write another for the next');
    const when: Phrased | undefined =
      raw.if === undefined
        ? undefined
        : compilePhrase(language as Vocabulary, 'condition', raw.if, [...at, 'if'], c.nodes);
    return { stat: wordAt(stat, STATS, at) as Stat, amount: integerAt(raw[stat], [...at, stat]), when };
  });
}

function effectAt(c: Compiling, written: unknown, path: Path): number | undefined {
  if (written === undefined) return undefined;
  const first = c.nodes.length;
  const node = compileEffect(language as Vocabulary, written, path, c.nodes);
  for (const { word, args } of c.nodes.slice(first)) {
    if (word === 'fight') nameAt(c, args.foe, path);
    if (word === 'bonus' && args.until === 'combat' && args.to === 'speed')
      throw new ContentError(
        path,
        'a bonus until the end of a combat is to Combat; Speed plays no part in one',
      );
  }
  return node;
}

function pictureAt(written: unknown, path: Path): Picture {
  const raw = recordAt(written, path);
  onlyFields(raw, ['icon', 'colours'], path);
  const colours = listAt(raw.colours, [...path, 'colours']).map((colour, i) =>
    wordAt(colour, COLOURS, [...path, 'colours', i]),
  );
  if (colours.length !== 2) throw new ContentError([...path, 'colours'], 'a picture has two colours');
  return { icon: textAt(raw.icon, [...path, 'icon']), colours };
}

function nameAt(c: Compiling, written: unknown, path: Path): string {
  const id = textAt(written, path);
  if (!Object.hasOwn(c.names, id))
    throw new ContentError(path, unknownWord('name', id, Object.keys(c.names)));
  return id;
}

// --- the set as a whole ---

/** Cards that name others must name some that exist, and what a Mission needs some Area must offer. */
function checkReferences({ defs, paths, replaced }: Written): void {
  const all = [...defs.values()];
  const idsOf = (type: OmegaDef['type']) => all.filter((def) => def.type === type).map((def) => def.id);
  const known = { rival: new Set(idsOf('advantage')), Area: new Set(idsOf('area')) };
  const objectives = new Set(all.flatMap(objectivesOf));
  const check = (def: OmegaDef, what: 'rival' | 'Area', id: string) => {
    if (!known[what].has(id))
      throw new ContentError(paths.get(def.id) ?? [], unknownWord(what, id, known[what]));
  };
  for (const def of all) {
    if (def.type === 'advantage') for (const rival of def.rivals) check(def, 'rival', rival);
    if (def.type !== 'mission') continue;
    if (def.atArea !== undefined) check(def, 'Area', def.atArea);
    if (def.at === undefined || objectives.has(def.at)) continue;
    // An Area that no longer offers it is to blame before the Mission that was there already.
    const culprit = replaced.find((old) => objectivesOf(old).includes(def.at ?? '')) ?? def;
    throw new ContentError(
      paths.get(culprit.id) ?? [],
      `no Area offers the objective "${def.at}" of the Mission "${def.id}"`,
    );
  }
}

function objectivesOf(def: OmegaDef): string[] {
  if (def.type !== 'area') return [];
  return def.rewards.flatMap((reward) => (reward.kind === 'mission' ? [reward.name] : []));
}

/** AN-TIMING-02, AN-TIMING-03: only from revised on are Combat cards and Interruptions themselves answered. */
const UNANSWERED_IN_FIRST: readonly WindowName[] = ['combat-card', 'interruption'];

/** Only windows that some card of the set answers ever open. */
function answersIn(defs: readonly OmegaDef[], edition: Edition): Record<WindowName, Answers | undefined> {
  const answers = {} as Record<WindowName, Answers | undefined>;
  for (const on of WINDOWS) {
    if (edition === 'first' && UNANSWERED_IN_FIRST.includes(on)) continue;
    const cards = defs.filter(
      (def) => def.type === 'advantage' && def.when.windows.includes(on),
    ) as AdvantageDef[];
    const hasAbility = defs.some(
      (def) =>
        (def.type === 'character' || def.type === 'advantage') && def.ability?.when.windows.includes(on),
    );
    const skills = SKILLS.filter((skill) => cards.some((def) => def.skill === skill)) as Skill[];
    const plot = cards.some((def) => def.skill === 'plot');
    answers[on] = cards.length || hasAbility ? { plot, skills } : undefined;
  }
  return answers;
}
