import {
  ContentError,
  countAt,
  integerWithin,
  listAt,
  onlyFields,
  type Path,
  type Raw,
  recordAt,
  standingAt,
  textAt,
  wordAt,
  yesAt,
} from '@tabard/engine';
import {
  type AdvantageDef,
  type AreaDef,
  type CharacterDef,
  type EncounterDef,
  type MissionDef,
  type OmegaDef,
  PHASES,
  type Reward,
  SKILLS,
  STAYS,
  type Stays,
} from '../defs.ts';
import { abilityAt, type Compiling, common, effectAt, nameAt, whenAt } from './parts.ts';

export const COMMON = ['id', 'name', 'picture', 'flavour', 'while', 'forbid'];
export const FIELDS: Readonly<Record<string, readonly string[]>> = {
  characters: ['combat', 'speed', 'gender', 'arcane', 'skills', 'ability'],
  areas: ['level', 'trade', 'explore', 'special', 'rewards'],
  encounters: ['kind', 'level', 'combat', 'nature', 'darkness', 'effect', 'before', 'won', 'lost'],
  advantages: ['skill', 'when', 'effect', 'stays', 'rivals', 'ability', 'duty', 'permit', 'after'],
  missions: ['kind', 'at', 'at-level', 'at-area', 'trial', 'resist', 'reward', 'crisis'],
};

export function compileCard(c: Compiling, file: string, raw: Raw, path: Path): OmegaDef {
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

function compileCharacter(c: Compiling, raw: Raw, path: Path): CharacterDef {
  const arcane = yesAt(raw.arcane, [...path, 'arcane']);
  if (arcane && !c.rules.mostArcane.is)
    throw new ContentError([...path, 'arcane'], 'this edition has no Arcane Characters');
  return {
    ...common(c, raw, path, arcane ? 'arcane' : 'character'),
    type: 'character',
    arcane,
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
  const stays = raw.stays === undefined ? undefined : wordAt(raw.stays, STAYS, [...path, 'stays']);
  const when = whenAt(c, raw.when, [...path, 'when']);
  checkStays(raw, stays, path);
  const shared = common(c, raw, path, 'advantage');
  const isIncident = stays === 'incident';
  return {
    ...shared,
    type: 'advantage',
    standing: isIncident ? { ...shared.standing, prohibitions: [] } : shared.standing,
    bans: isIncident ? shared.standing.prohibitions : [],
    skill: wordAt(raw.skill, [...SKILLS, 'plot'] as const, [...path, 'skill']),
    when,
    effect: effectAt(c, raw.effect, [...path, 'effect']),
    stays,
    rivals: listAt(raw.rivals ?? [], [...path, 'rivals']).map((id, i) => textAt(id, [...path, 'rivals', i])),
    ability: abilityAt(c, raw.ability, [...path, 'ability']),
    duty: effectAt(c, raw.duty, [...path, 'duty']),
    permits: permitsAt(c, raw.permit, path),
    after: afterAt(c, raw.after, [...path, 'after']),
  };
}

/** AN-RESET-12: Artifacts, Incidents and Traps are Plot cards of the Reset phase. */
function checkStays(raw: Raw, stays: Stays | undefined, path: Path): void {
  const isNew = stays === 'artifact' || stays === 'incident' || stays === 'trap';
  if (isNew && (raw.skill !== 'plot' || raw.when !== 'reset'))
    throw new ContentError(path, `a card that stays as ${stays} needs "skill: plot" and "when: reset"`);
  if (stays === 'trap' && raw.effect === undefined) throw new ContentError(path, 'a trap needs an effect');
  for (const field of ['permit', 'after'])
    if (raw[field] !== undefined && stays !== 'incident')
      throw new ContentError([...path, field], `only an incident has "${field}"`);
}

function permitsAt(c: Compiling, written: unknown, path: Path): AdvantageDef['permits'] {
  return standingAt(c, { forbid: written }, [...path, 'permit']).prohibitions;
}

function afterAt(c: Compiling, written: unknown, path: Path): AdvantageDef['after'] {
  if (written === undefined) return undefined;
  const raw = recordAt(written, path);
  onlyFields(raw, ['phase', 'each'], path);
  const each = effectAt(c, raw.each, [...path, 'each']);
  if (each === undefined) throw new ContentError(path, 'what happens after a phase needs "each"');
  return { phase: wordAt(raw.phase, PHASES, [...path, 'phase']), each };
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
    // AN-CARD-07, AN-WIN-04
    crisis: c.rules.crisis.is ? crisisAt(c, raw.crisis, [...path, 'crisis']) : undefined,
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

function levelAt(written: unknown, path: Path): number {
  return integerWithin('a level', 1, 3, written, path);
}
