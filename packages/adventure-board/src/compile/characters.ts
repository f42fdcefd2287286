import {
  ContentError,
  compileEffect,
  compilePhrase,
  integerWithin,
  isEmpty,
  namesAt,
  onlyFields,
  type Path,
  proseAt,
  type Raw,
  recordAt,
  type Trigger,
  wordAt,
} from '@tabard/engine';
import {
  type AbilityDef,
  BEARERS,
  type CharacterDef,
  CLASSES,
  type Class,
  type Face,
  LEVELS,
  WINDOWS,
} from '../defs.ts';
import {
  CARD_FIELDS,
  type Compiling,
  common,
  conditionOf,
  effectAt,
  FIGHTING_FIELDS,
  fightingAt,
  POWER_FIELDS,
  powerAt,
  useAt,
} from './parts.ts';

const CHARACTER_FIELDS = [...CARD_FIELDS, 'class', 'people', 'style', 'cards'];
const TURN_OVER = 'turn-over';

export function compileCharacter(c: Compiling, raw: Raw, path: Path): CharacterDef {
  onlyFields(raw, CHARACTER_FIELDS, path);
  const cards = recordAt(raw.cards, [...path, 'cards']);
  onlyFields(cards, LEVELS, [...path, 'cards']);
  return {
    ...common(raw, path, 'character'),
    type: 'character',
    class: wordAt(raw.class, CLASSES, [...path, 'class']),
    people: namesAt(raw.people, [...path, 'people']),
    style: proseAt(raw.style, [...path, 'style']),
    cards: LEVELS.map((level) => cardAtLevel(c, cards[level], [...path, 'cards', level])),
  };
}

/** WA-HERO-04: two faces of one level. */
function cardAtLevel(c: Compiling, written: unknown, path: Path): [Face, Face] {
  const raw = recordAt(written, path);
  onlyFields(raw, ['start', 'second'], path);
  return [
    faceAt(c, recordAt(raw.start, [...path, 'start']), [...path, 'start']),
    faceAt(c, recordAt(raw.second, [...path, 'second']), [...path, 'second']),
  ];
}

function faceAt(c: Compiling, raw: Raw, path: Path): Face {
  onlyFields(raw, ['name', ...FIGHTING_FIELDS, 'power', 'turn'], path);
  const power = recordAt(raw.power, [...path, 'power']);
  onlyFields(power, POWER_FIELDS, [...path, 'power']);
  const { standing, uses } = powerAt(c, power, [...path, 'power']);
  if (isEmpty(standing) && !uses.length)
    throw new ContentError(
      [...path, 'power'],
      'expected "use", "while", "forbid" or "when" with something in it',
    );
  const turn = turnAt(c, raw.turn, [...path, 'turn']);
  return {
    names: namesAt(raw.name, [...path, 'name']),
    ...fightingAt(raw, path),
    standing: { ...standing, triggers: [...standing.triggers, ...turn.triggers] },
    uses: [...uses, ...turn.uses],
  };
}

/** When the card is turned over: used in a window for its cost, or set off by what happens. */
function turnAt(c: Compiling, written: unknown, path: Path): { triggers: Trigger[]; uses: number[] } {
  const raw = recordAt(written, path);
  if (raw.on === undefined) {
    onlyFields(raw, ['window', 'cost', 'if'], path);
    return { triggers: [], uses: [useAt(c, { ...raw, effect: TURN_OVER }, path, 'turn')] };
  }
  onlyFields(raw, ['on', 'if'], path);
  const trigger: Trigger = {
    id: c.triggers.length,
    on: compilePhrase(c, 'happening', raw.on, [...path, 'on']),
    when: conditionOf(c, raw.if, [...path, 'if']),
    once: false,
    effect: compileEffect(c, TURN_OVER, path),
  };
  c.triggers.push(trigger);
  return { triggers: [trigger], uses: [] };
}

const ABILITY_FIELDS = [
  ...CARD_FIELDS,
  'copies',
  'cost',
  'window',
  'if',
  'effect',
  'attach',
  ...POWER_FIELDS,
];

export function compileAbility(c: Compiling, raw: Raw, path: Path, of: Class): AbilityDef {
  onlyFields(raw, ABILITY_FIELDS, path);
  const { standing, uses } = powerAt(c, raw, path);
  const ability: AbilityDef = {
    ...common(raw, path, `ability-${of}`),
    type: 'ability',
    class: of,
    copies: integerWithin('copies', 1, 3, raw.copies, [...path, 'copies']),
    cost: integerWithin('a cost', 0, 3, raw.cost, [...path, 'cost']),
    window: wordAt(raw.window ?? 'combat', WINDOWS, [...path, 'window']),
    condition: conditionOf(c, raw.if, [...path, 'if']),
    effect: effectAt(c, raw.effect, [...path, 'effect']),
    attach: raw.attach === undefined ? undefined : wordAt(raw.attach, BEARERS, [...path, 'attach']),
    standing,
    uses,
  };
  const stands = !isEmpty(standing) || uses.length > 0;
  if (stands !== (ability.attach !== undefined))
    throw new ContentError(
      path,
      '"while", "forbid", "when" and "use" stand on cards with "attach", and such a card needs one of them',
    );
  if (!stands && ability.effect === undefined)
    throw new ContentError(path, 'an Ability card needs "effect" or "attach"');
  return ability;
}

export function classOf(word: string | undefined, path: Path): Class {
  return wordAt(word, CLASSES, path);
}
