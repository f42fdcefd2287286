import {
  ContentError,
  compileEffect,
  compilePhrase,
  type EffectNode,
  hashString,
  LANGUAGES,
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

type Path = readonly (string | number)[];
type Raw = Readonly<Record<string, unknown>>;

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
  const defs = new Map<string, OmegaDef>();
  for (const file of files) {
    if (file.name === 'names') continue;
    for (const [i, raw] of listAt(file.data, [file.name]).entries()) {
      const path = [file.name, i];
      const def = compileCard(c, file.name, inEdition(recordAt(raw, path), edition), path);
      defs.set(def.id, def);
    }
  }
  const all = [...defs.values()];
  checkReferences(all, files);
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

/** Fields under `first` replace a card's own in that edition. */
function inEdition(raw: Raw, edition: Edition): Raw {
  const { first, ...own } = raw;
  return edition === 'first' ? { ...own, ...(first as Raw | undefined) } : own;
}

function compileNames(files: readonly ContentFile[]) {
  const names: Record<string, Record<string, string>> = {};
  for (const file of files)
    if (file.name === 'names')
      for (const [id, written] of Object.entries(recordAt(file.data, ['names'])))
        names[id] = namesAt(written, ['names', id]);
  return names;
}

const COMMON = ['id', 'name', 'picture', 'flavour', 'while'];
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  characters: ['combat', 'speed', 'gender', 'skills', 'ability'],
  areas: ['level', 'trade', 'ban', 'explore', 'special', 'rewards'],
  encounters: ['kind', 'level', 'combat', 'nature', 'darkness', 'effect', 'before', 'won', 'lost'],
  advantages: ['skill', 'when', 'effect', 'stays', 'rivals', 'ability', 'duty'],
  missions: ['kind', 'at', 'at-level', 'at-area', 'trial', 'resist', 'reward', 'crisis'],
};

function compileCard(c: Compiling, file: string, raw: Raw, path: Path): OmegaDef {
  const fields = FIELDS[file];
  if (!fields) throw new ContentError([file], unknownWord('file of a set', file, FILE_NAMES));
  for (const key of Object.keys(raw))
    if (!COMMON.includes(key) && !fields.includes(key))
      throw new ContentError([...path, key], unknownWord('field', key, [...COMMON, ...fields]));
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
  return {
    ...common(c, raw, path, 'area'),
    type: 'area',
    level: levelAt(raw.level, [...path, 'level']),
    trade: raw.trade === true,
    ban: raw.ban !== undefined && wordAt(raw.ban, ['combat'] as const, [...path, 'ban']) === 'combat',
    explore: explore.map((entry, i) => exploreAt(entry, [...path, 'explore', i])),
    special: effectAt(c, raw.special, [...path, 'special']),
    rewards: listAt(raw.rewards, [...path, 'rewards']).map((reward, i) =>
      rewardAt(c, reward, [...path, 'rewards', i]),
    ),
  };
}

function exploreAt(entry: unknown, path: Path): number {
  if (entry === 'none') return 0;
  if (entry === 'special') return -1;
  return countAt(entry, path);
}

function rewardAt(c: Compiling, reward: unknown, path: Path): Reward {
  if (reward === 'advantage' || reward === 'recruit') return { kind: reward };
  const raw = recordAt(reward, path);
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
    darkness: raw.darkness === true,
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

function crisisAt(c: Compiling, written: unknown, path: Path): MissionDef['crisis'] {
  if (written === undefined) return undefined;
  const raw = recordAt(written, path);
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
  const effect = effectAt(c, raw.effect, [...path, 'effect']);
  if (effect === undefined) throw new ContentError(path, 'an ability needs an effect');
  return { when: whenAt(raw.when, [...path, 'when']), effect };
}

function whenAt(written: unknown, path: Path): When {
  if (typeof written === 'string') return { timing: wordAt(written, TIMINGS, path), windows: [] };
  const raw = recordAt(written, path);
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
    const stat = Object.keys(raw).find((key) => key !== 'if') ?? '';
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
  for (const { word, args } of c.nodes.slice(first)) if (word === 'fight') nameAt(c, args.foe, path);
  return node;
}

function pictureAt(written: unknown, path: Path): Picture {
  const raw = recordAt(written, path);
  const colours = listAt(raw.colours, [...path, 'colours']).map((colour, i) =>
    wordAt(colour, COLOURS, [...path, 'colours', i]),
  );
  return { icon: textAt(raw.icon, [...path, 'icon']), colours };
}

function namesAt(written: unknown, path: Path): Record<string, string> {
  const raw = recordAt(written, path);
  for (const key of LANGUAGES) textAt(raw[key], [...path, key]);
  return raw as Record<string, string>;
}

function nameAt(c: Compiling, written: unknown, path: Path): string {
  const id = textAt(written, path);
  if (!(id in c.names)) throw new ContentError(path, unknownWord('name', id, Object.keys(c.names)));
  return id;
}

function textAt(written: unknown, path: Path): string {
  if (typeof written !== 'string' || !written)
    throw new ContentError(path, `expected a text, found ${JSON.stringify(written)}`);
  return written;
}

function integerAt(written: unknown, path: Path): number {
  if (!Number.isSafeInteger(written))
    throw new ContentError(path, `expected a whole number, found ${JSON.stringify(written)}`);
  return written as number;
}

function countAt(written: unknown, path: Path): number {
  const count = integerAt(written, path);
  if (count < 0 || count > 99) throw new ContentError(path, `expected a number from 0 to 99, found ${count}`);
  return count;
}

function levelAt(written: unknown, path: Path): number {
  const level = integerAt(written, path);
  if (level < 1 || level > 3) throw new ContentError(path, `expected a level from 1 to 3, found ${level}`);
  return level;
}

function wordAt<W extends string>(written: unknown, known: readonly W[], path: Path): W {
  if (!known.includes(written as W))
    throw new ContentError(path, unknownWord('word', String(written), known));
  return written as W;
}

function listAt(written: unknown, path: Path): readonly unknown[] {
  if (!Array.isArray(written))
    throw new ContentError(path, `expected a list, found ${JSON.stringify(written)}`);
  return written;
}

function recordAt(written: unknown, path: Path): Raw {
  if (typeof written !== 'object' || written === null || Array.isArray(written))
    throw new ContentError(path, `expected a mapping, found ${JSON.stringify(written)}`);
  return written as Raw;
}

// --- the set as a whole ---

/** Cards that name others must name some that exist, and what a Mission needs some Area must offer. */
function checkReferences(defs: readonly OmegaDef[], files: readonly ContentFile[]): void {
  const ids = new Set(defs.map((def) => def.id));
  const objectives = new Set(defs.flatMap((def) => (def.type === 'area' ? objectivesOf(def) : [])));
  for (const def of defs) {
    if (def.type === 'advantage')
      for (const rival of def.rivals)
        if (!ids.has(rival)) throw new ContentError(pathOf(def, files), unknownWord('rival', rival, ids));
    if (def.type !== 'mission') continue;
    if (def.at !== undefined && !objectives.has(def.at))
      throw new ContentError(pathOf(def, files), unknownWord('objective', def.at, objectives));
    if (def.atArea !== undefined && !ids.has(def.atArea))
      throw new ContentError(pathOf(def, files), unknownWord('Area', def.atArea, ids));
  }
}

function objectivesOf(def: AreaDef): string[] {
  return def.rewards.flatMap((reward) => (reward.kind === 'mission' ? [reward.name] : []));
}

function pathOf(def: OmegaDef, files: readonly ContentFile[]): Path {
  for (const file of files) {
    if (!Array.isArray(file.data)) continue;
    const at = file.data.findIndex((raw) => (raw as Raw).id === def.id);
    if (at >= 0) return [file.name, at];
  }
  return [];
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
