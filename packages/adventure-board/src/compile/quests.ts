import {
  ContentError,
  integerWithin,
  listAt,
  onlyFields,
  type Path,
  type Raw,
  recordAt,
  textAt,
  wordAt,
  yesAt,
} from '@tabard/engine';
import {
  type DiscoveryDef,
  ITEM_TYPES,
  KINDS,
  type Objective,
  type Quarry,
  type QuestDef,
  type TrophyDef,
} from '../defs.ts';
import {
  CARD_FIELDS,
  type Compiling,
  common,
  conditionOf,
  effectAt,
  levelAt,
  neededEffectAt,
  POWER_FIELDS,
  placeAt,
  powerAt,
  useAt,
} from './parts.ts';

const OBJECTIVES = ['be', 'beat', 'hand-in', 'visit', 'duel', 'discoveries'] as const;
const QUEST_FIELDS = [...CARD_FIELDS, 'level', 'valour', 'at', 'if', 'reward', ...OBJECTIVES];

export function compileQuest(c: Compiling, raw: Raw, path: Path, isElite: boolean): QuestDef {
  onlyFields(raw, QUEST_FIELDS, path);
  const written = OBJECTIVES.filter((key) => raw[key] !== undefined);
  if (written.length !== 1)
    throw new ContentError(
      path,
      `a Quest has one objective among ${OBJECTIVES.join(', ')}; ${written.length} are written`,
    );
  const objective = objectiveAt(c, written[0], raw, path);
  return {
    ...common(raw, path, isElite ? 'elite' : 'starting'),
    type: 'quest',
    isElite,
    level: levelAt(raw.level, [...path, 'level']),
    valour: integerWithin('valour', 1, 5, raw.valour, [...path, 'valour']),
    at:
      objective.kind === 'visit'
        ? objective.places[objective.places.length - 1]
        : placeAt(c, raw.at, [...path, 'at']),
    objective,
    condition: conditionOf(c, raw.if, [...path, 'if']),
    reward: effectAt(c, raw.reward, [...path, 'reward']),
  };
}

function objectiveAt(c: Compiling, kind: (typeof OBJECTIVES)[number], raw: Raw, path: Path): Objective {
  const at = [...path, kind];
  switch (kind) {
    case 'be':
    case 'duel':
      if (!yesAt(raw[kind], at)) throw new ContentError(at, 'expected true');
      return { kind };
    case 'beat':
      return { kind, foe: quarryAt(raw.beat, at) };
    case 'hand-in':
      return { kind, ...handedAt(raw[kind], at) };
    case 'visit':
      return { kind, places: visitsAt(c, raw.visit, at) };
    case 'discoveries':
      return { kind, count: integerWithin('a number', 1, 4, raw.discoveries, at) };
  }
}

/** Which Encounters: `any`, or a kind, a colour, a name of theirs. */
function quarryAt(written: unknown, path: Path): Quarry {
  const raw = written === 'any' ? {} : recordAt(written, path);
  onlyFields(raw, ['kind', 'colour', 'name'], path);
  return {
    kind: raw.kind === undefined ? undefined : wordAt(raw.kind, KINDS, [...path, 'kind']),
    level: raw.colour === undefined ? -1 : levelAt(raw.colour, [...path, 'colour']),
    name: raw.name === undefined ? undefined : textAt(raw.name, [...path, 'name']),
  };
}

function handedAt(written: unknown, path: Path) {
  const raw = written === 'any' ? {} : recordAt(written, path);
  onlyFields(raw, ['type', 'level'], path);
  return {
    type: raw.type === undefined ? undefined : wordAt(raw.type, ITEM_TYPES, [...path, 'type']),
    level: raw.level === undefined ? 0 : levelAt(raw.level, [...path, 'level']),
  };
}

function visitsAt(c: Compiling, written: unknown, path: Path): string[] {
  const places = listAt(written, path).map((one, i) => placeAt(c, one, [...path, i]));
  if (places.length < 2 || places.length > 3)
    throw new ContentError(path, `a journey has two or three places; ${places.length} are written`);
  return places;
}

export function compileTrophy(c: Compiling, raw: Raw, path: Path): TrophyDef {
  onlyFields(raw, [...CARD_FIELDS, 'copies', 'valour', ...POWER_FIELDS], path);
  return {
    ...common(raw, path, 'trophy'),
    type: 'trophy',
    copies: integerWithin('copies', 1, 4, raw.copies ?? 1, [...path, 'copies']),
    valour: integerWithin('valour', 1, 3, raw.valour, [...path, 'valour']),
    ...powerAt(c, raw, path),
  };
}

export function compileDiscovery(c: Compiling, raw: Raw, path: Path): DiscoveryDef {
  onlyFields(raw, [...CARD_FIELDS, 'copies', 'colour', 'duels', 'effect', 'use'], path);
  const isRed = wordAt(raw.colour, ['red', 'green'] as const, [...path, 'colour']) === 'red';
  return {
    ...common(raw, path, 'discovery'),
    type: 'discovery',
    copies: integerWithin('copies', 1, 4, raw.copies, [...path, 'copies']),
    isRed,
    needsDuels: yesAt(raw.duels, [...path, 'duels']),
    effect: isRed ? neededEffectAt(c, raw.effect, [...path, 'effect']) : undefined,
    use: isRed ? -1 : useAt(c, raw.use, [...path, 'use'], 'once'),
  };
}
