/** The parts that cards of several kinds share: effects, abilities, modifiers, names. */
import {
  ContentError,
  cardAt,
  compileEffect,
  compilePhrase,
  type EffectNode,
  integerAt,
  listAt,
  onlyFields,
  type Path,
  type Phrased,
  type Raw,
  recordAt,
  textAt,
  unknownWord,
  type Vocabulary,
  wordAt,
} from '@tabard/engine';
import {
  type Ability,
  DECKS,
  type Deck,
  type Modifier,
  STATS,
  type Stat,
  TIMINGS,
  type When,
  WINDOWS,
} from '../defs.ts';
import type { EditionRules } from '../editions.ts';
import { language } from '../vocabulary/language.ts';

/** A set while it is compiled. */
export interface Compiling {
  readonly rules: EditionRules;
  readonly nodes: EffectNode[];
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export function common(c: Compiling, raw: Raw, path: Path, deck: Deck) {
  return {
    ...cardAt(raw, path, DECKS.indexOf(deck)),
    modifiers: modifiersAt(c, raw.while, [...path, 'while']),
  };
}

export function abilityAt(c: Compiling, written: unknown, path: Path): Ability | undefined {
  if (written === undefined) return undefined;
  const raw = recordAt(written, path);
  onlyFields(raw, ['when', 'effect'], path);
  const effect = effectAt(c, raw.effect, [...path, 'effect']);
  if (effect === undefined) throw new ContentError(path, 'an ability needs an effect');
  return { when: whenAt(raw.when, [...path, 'when']), effect };
}

export function whenAt(written: unknown, path: Path): When {
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

export function effectAt(c: Compiling, written: unknown, path: Path): number | undefined {
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

export function nameAt(c: Compiling, written: unknown, path: Path): string {
  const id = textAt(written, path);
  if (!Object.hasOwn(c.names, id))
    throw new ContentError(path, unknownWord('name', id, Object.keys(c.names)));
  return id;
}
