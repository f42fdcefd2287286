/** The parts that cards of several kinds share: effects, abilities, modifiers, names. */
import {
  ContentError,
  cardAt,
  compileEffect,
  listAt,
  type Names,
  type Node,
  onlyFields,
  type Path,
  type Raw,
  recordAt,
  type StandingCompiler,
  standingAt,
  textAt,
  unknownWord,
  wordAt,
} from '@tabard/engine';
import { type Ability, DECKS, type Deck, TIMINGS, type When, type WindowName } from '../defs.ts';
import type { EditionRules } from '../editions.ts';

/** A set while it is compiled. */
export interface Compiling extends StandingCompiler {
  readonly rules: EditionRules;
  readonly names: Readonly<Record<string, Names>>;
  /** The set whose cards are compiled, by its place. */
  readonly set: number;
  /** What Interruptions of that set may answer. */
  readonly windows: readonly WindowName[];
}

export function common(c: Compiling, raw: Raw, path: Path, deck: Deck) {
  return {
    ...cardAt(raw, path, DECKS.indexOf(deck)),
    set: c.set,
    // `when` is the time of a card here.
    standing: standingAt(c, { while: raw.while, forbid: raw.forbid }, path),
  };
}

export function abilityAt(c: Compiling, written: unknown, path: Path): Ability | undefined {
  if (written === undefined) return undefined;
  const raw = recordAt(written, path);
  onlyFields(raw, ['when', 'effect'], path);
  const effect = effectAt(c, raw.effect, [...path, 'effect']);
  if (effect === undefined) throw new ContentError(path, 'an ability needs an effect');
  return { when: whenAt(c, raw.when, [...path, 'when']), effect };
}

export function whenAt(c: Compiling, written: unknown, path: Path): When {
  if (typeof written === 'string') return { timing: wordAt(written, TIMINGS, path), windows: [] };
  const raw = recordAt(written, path);
  onlyFields(raw, ['interrupt'], path);
  const windows = listAt(raw.interrupt, [...path, 'interrupt']).map((on, i) =>
    wordAt(on, c.windows, [...path, 'interrupt', i]),
  );
  return { timing: 'interruption', windows };
}

export function effectAt(c: Compiling, written: unknown, path: Path): Node | undefined {
  if (written === undefined) return undefined;
  const first = c.nodes.length;
  const node = compileEffect(c, written, path);
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

export function nameAt(c: Compiling, written: unknown, path: Path): string {
  const id = textAt(written, path);
  if (!Object.hasOwn(c.names, id))
    throw new ContentError(path, unknownWord('name', id, Object.keys(c.names)));
  return id;
}
