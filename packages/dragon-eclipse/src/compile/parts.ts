/** The parts of cards that many kinds share: effects, auras, Bonus Actions, statistics, names, pictures. */
import {
  ContentError,
  cardAt,
  compileEffect,
  compilePhrase,
  countAt,
  integerAt,
  integerWithin,
  isEmpty,
  type Names,
  type Node,
  namesAt,
  onlyFields,
  type Path,
  type Phrased,
  type Raw,
  recordAt,
  recordOf,
  type StandingCompiler,
  standingAt,
  textAt,
  wordAt,
} from '@tabard/engine';
import {
  type Aura,
  BACKS,
  type Back,
  type Bonus,
  type BonusKind,
  ELEMENTS,
  type Element,
  STATISTICS,
  type Statistics,
  type TokenKind,
} from '../defs.ts';
import { MOST_POWER } from '../state.ts';

/** A set while it is compiled. */
export interface Compiling extends StandingCompiler {
  readonly bonuses: Bonus[];
  /** Names of things that are no cards: kinds of Terrain. */
  readonly names: Record<string, Names>;
  /** The names of tokens of an element that has no own one. */
  readonly tokens: Readonly<Record<string, { readonly names: Names; readonly plural: Names }>>;
}

export function common(raw: Raw, path: Path, back: Back) {
  return cardAt(raw, path, BACKS.indexOf(back));
}

/** Whose card a text stands on. */
export type Voice = 'player' | 'enemy' | 'arena';

/** Compiles an effect that this voice may speak. */
export function effectAt(c: Compiling, written: unknown, path: Path, voice: Voice): Node | undefined {
  return written === undefined ? undefined : compileEffect({ ...c, voice }, written, path);
}

export function neededEffectAt(c: Compiling, written: unknown, path: Path, voice: Voice): Node {
  const node = effectAt(c, written, path, voice);
  if (node === undefined) throw new ContentError(path, `"${path.at(-1)}" is missing; expected an effect`);
  return node;
}

export function happeningAt(c: Compiling, written: unknown, path: Path): Phrased {
  return compilePhrase(c, 'happening', written, path);
}

/** What is in force while a card is: `while`, `when` and `bonus`. */
export function auraAt(c: Compiling, written: unknown, path: Path, voice: Voice): Aura | undefined {
  if (written === undefined) return undefined;
  const raw = recordAt(written, path);
  onlyFields(raw, ['while', 'when', 'bonus'], path);
  const standing = standingAt({ ...c, voice }, raw, path);
  const bonuses = bonusesAt(c, raw.bonus, [...path, 'bonus'], voice === 'arena' ? 'arena' : 'card', voice);
  if (isEmpty(standing) && !bonuses.length)
    throw new ContentError(path, 'expected "while", "when" or "bonus" with something in it');
  return { ...standing, bonuses };
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
  return recordOf(STATISTICS, (name) =>
    raw[name] === undefined ? (others?.[name] ?? 0) : integerAt(raw[name], [...path, name]),
  );
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
