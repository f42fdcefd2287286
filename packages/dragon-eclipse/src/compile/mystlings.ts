import {
  ContentError,
  conditionAt,
  countAt,
  happeningOf,
  integerWithin,
  listAt,
  namesAt,
  onlyFields,
  type Path,
  type Raw,
  recordAt,
  textAt,
  unknownWord,
  wordAt,
} from '@tabard/engine';
import type { EnemySide, MystlingDef, SummonDef, TamingStep, WildDef } from '../defs.ts';
import { HAPPENINGS } from '../rules/report.ts';
import {
  auraAt,
  bonusesAt,
  type Compiling,
  common,
  effectAt,
  elementAt,
  happeningAt,
  neededEffectAt,
  statCardAt,
  subtypeAt,
  tokenKindAt,
} from './parts.ts';

const COMMON = ['id', 'name', 'picture', 'flavour'];
const MYSTLING = [
  'tier',
  'element',
  'subtype',
  'stats',
  'pvp',
  'run',
  'token',
  'style',
  'trivia',
  'special',
  'passive',
  'enemy',
  'taming',
  'actions',
];
const WILD = ['divider', 'tier', 'element', 'subtype', 'stats', 'token', 'enemy', 'taming'];

export function compileMystling(c: Compiling, raw: Raw, path: Path): MystlingDef {
  onlyFields(raw, [...COMMON, ...MYSTLING], path);
  const element = elementAt(raw.element, [...path, 'element']);
  const stats = statCardAt(raw.stats, [...path, 'stats']);
  const abilities = bonusesAt(c, raw.special, [...path, 'special'], 'special', 'player');
  if (!abilities.length) throw new ContentError(path, 'a Mystling needs a "special" ability');
  const actions = listAt(raw.actions, [...path, 'actions']);
  if (actions.length !== 3)
    throw new ContentError(
      [...path, 'actions'],
      `a Mystling has three Action designs; ${actions.length} are written`,
    );
  return {
    ...common(raw, path, 'other'),
    type: 'mystling',
    tier: tierAt(raw.tier, [...path, 'tier']),
    element,
    subtype: subtypeAt(raw.subtype, [...path, 'subtype'], element),
    stats,
    pvp: statCardAt(raw.pvp, [...path, 'pvp'], stats),
    run: statCardAt(raw.run, [...path, 'run'], stats),
    token: tokenKindAt(c, raw.token, [...path, 'token'], element),
    abilities,
    passive: auraAt(c, raw.passive, [...path, 'passive'], 'player'),
    enemy: enemyAt(c, raw.enemy, [...path, 'enemy']),
    taming: tamingAt(c, raw.taming, [...path, 'taming']),
    style: namesAt(raw.style, [...path, 'style']),
    trivia: namesAt(raw.trivia, [...path, 'trivia']),
    actions: actions.map((action, i) =>
      textAt(recordAt(action, [...path, 'actions', i]).id, [...path, 'actions', i, 'id']),
    ),
  };
}

export function compileWild(c: Compiling, raw: Raw, path: Path): WildDef {
  onlyFields(raw, [...COMMON, ...WILD], path);
  const element = elementAt(raw.element, [...path, 'element']);
  return {
    ...common(raw, path, 'other'),
    type: 'wild',
    divider: textAt(raw.divider, [...path, 'divider']),
    tier: tierAt(raw.tier, [...path, 'tier']),
    element,
    subtype: subtypeAt(raw.subtype, [...path, 'subtype'], element),
    stats: statCardAt(raw.stats, [...path, 'stats']),
    token: tokenKindAt(c, raw.token, [...path, 'token'], element),
    enemy: enemyAt(c, raw.enemy, [...path, 'enemy']),
    taming: raw.taming === undefined ? [] : tamingAt(c, raw.taming, [...path, 'taming']),
  };
}

export function compileSummon(raw: Raw, path: Path): SummonDef {
  onlyFields(raw, [...COMMON, 'stats'], path);
  return { ...common(raw, path, 'other'), type: 'summon', stats: statCardAt(raw.stats, [...path, 'stats']) };
}

function tierAt(written: unknown, path: Path): number {
  return integerWithin('a tier', 1, 5, written, path);
}

function enemyAt(c: Compiling, written: unknown, path: Path): EnemySide {
  const raw = recordAt(written, path);
  onlyFields(
    raw,
    ['special-slot', 'deck', 'passive', 'attacks', 'special', 'setup', 'summon', 'major'],
    path,
  );
  const special = recordAt(raw.special, [...path, 'special']);
  onlyFields(special, ['name', 'effect'], [...path, 'special']);
  const first = c.nodes.length;
  const side: EnemySide = {
    specialSlot: slotAt(raw['special-slot'], [...path, 'special-slot']),
    deck: recipeAt(raw.deck, [...path, 'deck']),
    passive: auraAt(c, raw.passive, [...path, 'passive'], 'enemy'),
    attacks: attacksAt(c, raw.attacks, [...path, 'attacks']),
    special: neededEffectAt(c, special.effect, [...path, 'special', 'effect'], 'enemy'),
    specialNames: namesAt(special.name, [...path, 'special', 'name']),
    setup: effectAt(c, raw.setup, [...path, 'setup'], 'enemy'),
    summon: raw.summon === undefined ? undefined : textAt(raw.summon, [...path, 'summon']),
    major: wordAt(raw.major, ['A', 'B', 'C', 'D', 'E', 'F'] as const, [...path, 'major']),
  };
  if (side.summon !== undefined) checkSummoning(c, first, path);
  return side;
}

/** DE-SUMM-07: no Summon under a standee. */
function checkSummoning(c: Compiling, first: number, path: Path): void {
  for (const { word, args } of c.nodes.slice(first))
    if (word === 'place' && args.at === 'foe')
      throw new ContentError(
        path,
        'a Summon cannot be placed under the opponent; expected "range" in place of "at: foe"',
      );
}

function slotAt(written: unknown, path: Path): number {
  return integerWithin('an Enemy slot', 1, 5, written, path);
}

/** DE-TERM-03: three symbols with at most four cards each. */
function recipeAt(written: unknown, path: Path): number[] {
  const counts = listAt(written, path).map((count, i) => countAt(count, [...path, i]));
  if (counts.length !== 3 || counts.some((count) => count > 4) || !counts.some((count) => count > 0))
    throw new ContentError(path, 'an Enemy deck lists three numbers from 0 to 4, one a symbol');
  return counts;
}

function attacksAt(c: Compiling, written: unknown, path: Path): number[] {
  const attacks = listAt(written, path).map((one, i) => neededEffectAt(c, one, [...path, i], 'enemy'));
  if (attacks.length !== 3) throw new ContentError(path, 'an Enemy has three attacks, one a symbol');
  return attacks;
}

/** DE-TAME-01: two to four conditions in order. */
function tamingAt(c: Compiling, written: unknown, path: Path): TamingStep[] {
  const steps = listAt(written, path).map((one, i) => tamingStepAt(c, one, [...path, i]));
  if (steps.length < 2 || steps.length > 4)
    throw new ContentError(path, `a Taming card has two to four conditions; ${steps.length} are written`);
  return steps;
}

function tamingStepAt(c: Compiling, written: unknown, path: Path): TamingStep {
  const raw = recordAt(written, path);
  onlyFields(raw, ['name', 'on', 'if', 'count', 'within', 'reach', 'waive'], path);
  if ((raw.on === undefined) === (raw.reach === undefined))
    throw new ContentError(path, 'a Taming condition has either "on" or "reach"');
  const on = raw.on === undefined ? undefined : happeningAt(c, raw.on, [...path, 'on']);
  if (raw.waive !== undefined && (!on || HAPPENINGS[happeningOf(on).code] !== 'bonus-used'))
    throw new ContentError([...path, 'waive'], 'only damage of a Bonus Action can be waived');
  if (raw.waive !== undefined && raw.waive !== 'damage')
    throw new ContentError([...path, 'waive'], unknownWord('word', String(raw.waive), ['damage']));
  return {
    names: namesAt(raw.name, [...path, 'name']),
    on,
    when: conditionAt(c, raw.if, [...path, 'if']),
    count: raw.count === undefined ? 1 : countAt(raw.count, [...path, 'count']),
    within:
      raw.within === undefined
        ? 'combat'
        : wordAt(raw.within, ['combat', 'turn'] as const, [...path, 'within']),
    reach: conditionAt(c, raw.reach, [...path, 'reach']),
    waive: raw.waive !== undefined,
  };
}
