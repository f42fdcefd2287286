/** The parts that many kinds of cards share: effects, standing parts, uses, attacks, places. */
import {
  ContentError,
  cardAt,
  compileEffect,
  conditionAt,
  integerWithin,
  listAt,
  type Node,
  onlyFields,
  type Path,
  type Phrased,
  type Raw,
  recordAt,
  STANDING_FIELDS,
  type Standing,
  type StandingCompiler,
  standingAt,
  textAt,
  unknownWord,
  wordAt,
} from '@tabard/engine';
import { type Attack, BACKS, type Cost, type Fighting, LEVELS, type Use, WINDOWS } from '../defs.ts';
import { checkPhrase, checkPlaces } from './names-known.ts';

/** A set while it is compiled. */
export interface Compiling extends StandingCompiler {
  readonly uses: Use[];
  /** By the word for a place: which spaces it means. */
  readonly places: Readonly<Record<string, readonly boolean[]>>;
}

export const CARD_FIELDS = ['id', 'name', 'picture', 'flavour'];
/** What is in force while a card is, and what of it is used. */
export const POWER_FIELDS = [...STANDING_FIELDS, 'use'];

export function common(raw: Raw, path: Path, back: string) {
  return cardAt(raw, path, BACKS.indexOf(back));
}

export function effectAt(c: Compiling, written: unknown, path: Path): Node | undefined {
  if (written === undefined) return undefined;
  const since = c.nodes.length;
  const node = compileEffect(c, written, path);
  checkPlaces(c.nodes, since, c.places, path);
  return node;
}

/** `while`, `forbid` and `when` of a card. */
export function standingOf(c: Compiling, raw: Raw, path: Path): Standing {
  const since = c.nodes.length;
  const standing = standingAt(c, raw, path);
  checkPlaces(c.nodes, since, c.places, path);
  for (const { by, when } of standing.modifiers)
    for (const one of [by, when]) checkPhrase(one, c.places, path);
  for (const { when } of standing.prohibitions) checkPhrase(when, c.places, path);
  for (const { on, when } of standing.triggers)
    for (const one of [on, when]) checkPhrase(one, c.places, path);
  return standing;
}

export function conditionOf(c: Compiling, written: unknown, path: Path): Phrased<boolean> | undefined {
  const condition = conditionAt(c, written, path);
  checkPhrase(condition, c.places, path);
  return condition;
}

export function neededEffectAt(c: Compiling, written: unknown, path: Path): Node {
  const node = effectAt(c, written, path);
  if (node === undefined) throw new ContentError(path, `"${path.at(-1)}" is missing; expected an effect`);
  return node;
}

export interface Power {
  readonly standing: Standing;
  readonly uses: readonly number[];
}

/** `while`, `forbid`, `when` and `use` of a card; it may have none of them. */
export function powerAt(c: Compiling, raw: Raw, path: Path, often: Use['often'] = 'turn'): Power {
  return { standing: standingOf(c, raw, path), uses: usesAt(c, raw.use, [...path, 'use'], often) };
}

/** One use or a list of them; gives their numbers. */
function usesAt(c: Compiling, written: unknown, path: Path, often: Use['often']): number[] {
  if (written === undefined) return [];
  if (!Array.isArray(written)) return [useAt(c, written, path, often)];
  return written.map((one, i) => useAt(c, one, [...path, i], often));
}

const OFTEN = ['turn', 'once', 'always'] as const;

export function useAt(c: Compiling, written: unknown, path: Path, often: Use['often']): number {
  const raw = recordAt(written, path);
  onlyFields(raw, ['window', 'cost', 'effect', 'often', 'if'], path);
  const use: Use = {
    window: wordAt(raw.window ?? 'combat', WINDOWS, [...path, 'window']),
    cost: costAt(raw.cost, [...path, 'cost']),
    effect: neededEffectAt(c, raw.effect, [...path, 'effect']),
    often: raw.often === undefined ? often : wordAt(raw.often, OFTEN, [...path, 'often']),
    condition: conditionOf(c, raw.if, [...path, 'if']),
  };
  return c.uses.push(use) - 1;
}

/** WA-HERO-03: Energy, damage or cards. */
function costAt(written: unknown, path: Path): Cost {
  const raw = recordAt(written ?? {}, path);
  onlyFields(raw, ['energy', 'damage', 'cards'], path);
  const part = (key: string) =>
    raw[key] === undefined ? 0 : integerWithin('a cost', 1, 9, raw[key], [...path, key]);
  return { energy: part('energy'), damage: part('damage'), cards: part('cards') };
}

export const FIGHTING_FIELDS = ['health', 'defence', 'ranged', 'melee'];
const MOST = 20;

/** WA-GEN-05. */
export function fightingAt(raw: Raw, path: Path): Fighting {
  const fighting = {
    health: integerWithin('a health', 1, MOST, raw.health, [...path, 'health']),
    defence: integerWithin('a defence', 1, MOST, raw.defence, [...path, 'defence']),
    ranged: attackAt(raw.ranged, [...path, 'ranged']),
    melee: attackAt(raw.melee, [...path, 'melee']),
  };
  if (!fighting.ranged && !fighting.melee)
    throw new ContentError(path, 'expected "ranged", "melee" or both, each with an attack and its damage');
  return fighting;
}

export function attackAt(written: unknown, path: Path): Attack | undefined {
  if (written === undefined) return undefined;
  const raw = recordAt(written, path);
  onlyFields(raw, ['attack', 'damage'], path);
  return {
    attack: integerWithin('an attack', 0, MOST, raw.attack, [...path, 'attack']),
    damage: integerWithin('a damage', 0, MOST, raw.damage, [...path, 'damage']),
  };
}

export function levelAt(written: unknown, path: Path): number {
  return LEVELS.indexOf(wordAt(written, LEVELS, path));
}

/** The word for a place: a space, a region, a colour, or `city` for every City. */
export function placeAt(c: Compiling, written: unknown, path: Path): string {
  const word = textAt(written, path);
  if (Object.hasOwn(c.places, word)) return word;
  throw new ContentError(path, unknownWord('place', word, Object.keys(c.places)));
}

export function eachAt<T>(written: unknown, path: Path, read: (raw: Raw, path: Path) => T): T[] {
  return listAt(written ?? [], path).map((one, i) => read(recordAt(one, [...path, i]), [...path, i]));
}
