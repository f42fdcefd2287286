/** The parts of cards that many kinds share: effects, auras, Bonus Actions, statistics, names, pictures. */
import {
  ContentError,
  cardAt,
  compileEffect,
  compilePhrase,
  countAt,
  type EffectNode,
  integerAt,
  integerWithin,
  listAt,
  type Names,
  namesAt,
  onlyFields,
  type Path,
  type Phrased,
  type Raw,
  recordAt,
  textAt,
  wordAt,
  yesAt,
} from '@tabard/engine';
import {
  type Aura,
  BACKS,
  type Back,
  type Bonus,
  type BonusKind,
  ELEMENTS,
  type Element,
  MODIFIED,
  type Modifier,
  STATISTICS,
  type Statistics,
  type TokenKind,
  type Trigger,
} from '../defs.ts';
import { MOST_POWER } from '../state.ts';
import { codeOfPhrase } from '../vocabulary/happenings.ts';
import { vocabulary, words } from '../vocabulary/language.ts';
import { spelledOut } from '../vocabulary/plain.ts';
import type { EclipseNode, Voice } from '../vocabulary/word.ts';

/** A set while it is compiled. */
export interface Compiling {
  readonly nodes: EclipseNode[];
  readonly bonuses: Bonus[];
  readonly triggers: Trigger[];
  /** Names of things that are no cards: kinds of Terrain. */
  readonly names: Record<string, Names>;
  /** The names of tokens of an element that has no own one. */
  readonly tokens: Readonly<Record<string, { readonly names: Names; readonly plural: Names }>>;
}

export function common(raw: Raw, path: Path, back: Back) {
  return cardAt(raw, path, BACKS.indexOf(back));
}

/** Compiles an effect that this voice may speak. */
export function effectAt(c: Compiling, written: unknown, path: Path, voice: Voice): number | undefined {
  if (written === undefined) return undefined;
  const first = c.nodes.length;
  // The engine's compiler knows nodes without their words; they are added right here.
  const node = compileEffect(vocabulary, spelledOut(written), path, c.nodes as EffectNode[]);
  for (let i = first; i < c.nodes.length; i++) {
    const { word, args } = c.nodes[i];
    const spec = words[word];
    if (spec.voice && !spec.voice.includes(voice))
      throw new ContentError(path, `"${word}" may not stand on ${VOICES[voice]}`);
    c.nodes[i] = { word, args, spec };
  }
  return node;
}

const VOICES: Readonly<Record<Voice, string>> = {
  player: 'a player’s card',
  enemy: 'an Enemy card',
  arena: 'an Arena card',
};

export function neededEffectAt(c: Compiling, written: unknown, path: Path, voice: Voice): number {
  const node = effectAt(c, written, path, voice);
  if (node === undefined) throw new ContentError(path, `"${path.at(-1)}" is missing; expected an effect`);
  return node;
}

export function conditionAt(c: Compiling, written: unknown, path: Path): Phrased | undefined {
  if (written === undefined) return undefined;
  return compilePhrase(vocabulary, 'condition', written, path, c.nodes as EffectNode[]);
}

export function happeningAt(c: Compiling, written: unknown, path: Path): Phrased {
  return compilePhrase(vocabulary, 'happening', written, path, c.nodes as EffectNode[]);
}

/** What is in force while a card is: `while`, `when` and `bonus`. */
export function auraAt(c: Compiling, written: unknown, path: Path, voice: Voice): Aura | undefined {
  if (written === undefined) return undefined;
  const raw = recordAt(written, path);
  onlyFields(raw, ['while', 'when', 'bonus'], path);
  const modifiers = listAt(raw.while ?? [], [...path, 'while']).map((one, i) =>
    modifierAt(c, one, [...path, 'while', i]),
  );
  const triggers = listAt(raw.when ?? [], [...path, 'when']).map((one, i) =>
    triggerAt(c, one, [...path, 'when', i], voice),
  );
  const bonuses = bonusesAt(c, raw.bonus, [...path, 'bonus'], voice === 'arena' ? 'arena' : 'card', voice);
  if (!modifiers.length && !triggers.length && !bonuses.length)
    throw new ContentError(path, 'expected "while", "when" or "bonus" with something in it');
  return { modifiers, triggers, bonuses, ...masksOf(modifiers, triggers) };
}

function masksOf(modifiers: readonly Modifier[], triggers: readonly Trigger[]) {
  let ownMask = 0;
  let foeMask = 0;
  let watchMask = 0;
  for (const { stat, foe } of modifiers)
    if (foe) foeMask |= 1 << stat;
    else ownMask |= 1 << stat;
  for (const { on } of triggers) watchMask |= 1 << codeOfPhrase(on);
  return { ownMask, foeMask, watchMask };
}

function modifierAt(c: Compiling, written: unknown, path: Path): Modifier {
  const raw = recordAt(written, path);
  const [stat = '', ...others] = Object.keys(raw).filter((key) => key !== 'if' && key !== 'foe');
  if (others.length) throw new ContentError(path, 'a modifier changes one value; write another for the next');
  return {
    stat: MODIFIED.indexOf(wordAt(stat, MODIFIED, path)),
    amount: compilePhrase(vocabulary, 'amount', raw[stat], [...path, stat], c.nodes as EffectNode[]),
    when: conditionAt(c, raw.if, [...path, 'if']),
    foe: yesAt(raw.foe, [...path, 'foe']),
  };
}

function triggerAt(c: Compiling, written: unknown, path: Path, voice: Voice): Trigger {
  const raw = recordAt(written, path);
  onlyFields(raw, ['on', 'if', 'do', 'once'], path);
  const trigger: Trigger = {
    id: c.triggers.length,
    on: happeningAt(c, raw.on, [...path, 'on']),
    when: conditionAt(c, raw.if, [...path, 'if']),
    once: yesAt(raw.once, [...path, 'once']),
    effect: neededEffectAt(c, raw.do, [...path, 'do'], voice),
  };
  c.triggers.push(trigger);
  return trigger;
}

/** One Bonus Action or a list of them; gives their numbers. */
export function bonusesAt(
  c: Compiling,
  written: unknown,
  path: Path,
  kind: BonusKind,
  voice: Voice,
): number[] {
  if (written === undefined) return [];
  const list = Array.isArray(written) ? written : [written];
  return list.map((one, i) => bonusAt(c, one, Array.isArray(written) ? [...path, i] : path, kind, voice));
}

export function bonusAt(c: Compiling, written: unknown, path: Path, kind: BonusKind, voice: Voice): number {
  const raw = recordAt(written, path);
  onlyFields(raw, ['id', 'name', 'cost', 'effect'], path);
  const bonus: Bonus = {
    id: textAt(raw.id, [...path, 'id']),
    names: namesAt(raw.name, [...path, 'name']),
    kind,
    cost: integerWithin('a cost', 0, MOST_POWER, raw.cost, [...path, 'cost']),
    effect: neededEffectAt(c, raw.effect, [...path, 'effect'], voice),
  };
  if (c.bonuses.some(({ id }) => id === bonus.id))
    throw new ContentError([...path, 'id'], `"${bonus.id}" is the id of another Bonus Action`);
  return c.bonuses.push(bonus) - 1;
}

/** Statistics; what is not given is taken from others, or 0. */
export function statisticsAt(written: unknown, path: Path, others?: Statistics): Statistics {
  const raw = recordAt(written ?? {}, path);
  onlyFields(raw, STATISTICS, path);
  const stats = {} as Record<string, number>;
  for (const name of STATISTICS)
    stats[name] = raw[name] === undefined ? (others?.[name] ?? 0) : integerAt(raw[name], [...path, name]);
  return stats as Statistics;
}

/** A Stat card: it has Health, and DE-TERM-02: nothing under 0. */
export function statCardAt(written: unknown, path: Path, others?: Statistics): Statistics {
  const stats = statisticsAt(written, path, others);
  for (const name of STATISTICS) countAt(stats[name], [...path, name]);
  if (stats.health < 1) throw new ContentError([...path, 'health'], 'a Mystling needs at least 1 Health');
  return stats;
}

export function elementAt(written: unknown, path: Path): Element {
  return wordAt(written, ELEMENTS, path);
}

export function subtypeAt(written: unknown, path: Path, main: Element) {
  if (written === undefined) return undefined;
  const raw = recordAt(written, path);
  onlyFields(raw, ['element', 'limit'], path);
  const element = elementAt(raw.element, [...path, 'element']);
  if (element === main)
    throw new ContentError([...path, 'element'], `"${main}" is the main element; a subtype is another one`);
  return {
    element,
    limit: countAt(raw.limit, [...path, 'limit']),
  };
}

/** DE-SHEET-09: without a limit only the supply binds. */
export function tokenKindAt(c: Compiling, written: unknown, path: Path, element: Element): TokenKind {
  const raw = written === undefined ? {} : recordAt(written, path);
  onlyFields(raw, ['name', 'plural', 'limit', 'binds'], path);
  const other = c.tokens[element];
  return {
    names: raw.name === undefined ? other.names : namesAt(raw.name, [...path, 'name']),
    plural:
      raw.plural === undefined
        ? raw.name === undefined
          ? other.plural
          : namesAt(raw.name, [...path, 'name'])
        : namesAt(raw.plural, [...path, 'plural']),
    limit: raw.limit === undefined ? 10 : countAt(raw.limit, [...path, 'limit']),
    binds:
      raw.binds === undefined
        ? 'both'
        : wordAt(raw.binds, ['both', 'player', 'enemy'] as const, [...path, 'binds']),
  };
}
