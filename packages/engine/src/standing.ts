/** Compiles the standing effects of a source: `while` (modifiers), `forbid` (prohibitions) and `when` (triggers). */
import type { Phrased } from './args.ts';
import { type Compiler, ContentError, compileEffect, compilePhrase, type Path } from './compile.ts';
import type { Modifier, Prohibition, Standing, Trigger } from './sources.ts';
import { listAt, onlyFields, type Raw, recordAt, wordAt, yesAt } from './written.ts';

/** The words of a game for standing effects. */
export interface StandingWords {
  readonly values: readonly string[];
  readonly acts: readonly string[];
  /** Reaches beyond the owner, each written as `word: true`; the owner alone is reach 0. */
  readonly reaches: readonly string[];
}

export interface StandingCompiler extends Compiler {
  readonly standing: StandingWords;
  readonly triggers: Trigger[];
}

export const STANDING_FIELDS = ['while', 'forbid', 'when'] as const;

export function standingAt(c: StandingCompiler, raw: Raw, path: Path): Standing {
  const each = <T>(key: (typeof STANDING_FIELDS)[number], read: (one: unknown, at: Path) => T): T[] =>
    listAt(raw[key] ?? [], [...path, key]).map((one, i) => read(one, [...path, key, i]));
  return {
    modifiers: each('while', (one, at) => modifierAt(c, one, at)),
    prohibitions: each('forbid', (one, at) => prohibitionAt(c, one, at)),
    triggers: each('when', (one, at) => triggerAt(c, one, at)),
  };
}

export function isEmpty({ modifiers, prohibitions, triggers }: Standing): boolean {
  return modifiers.length + prohibitions.length + triggers.length === 0;
}

function modifierAt(c: StandingCompiler, written: unknown, path: Path): Modifier {
  const raw = recordAt(written, path);
  const { values, reaches } = c.standing;
  const [value = '', ...others] = Object.keys(raw).filter((key) => key !== 'if' && !reaches.includes(key));
  if (others.length) throw new ContentError(path, 'a modifier changes one value; write another for the next');
  return {
    value: values.indexOf(wordAt(value, values, path)),
    by: compilePhrase<number>(c, 'amount', raw[value], [...path, value]),
    when: conditionAt(c, raw.if, [...path, 'if']),
    reach: reachAt(c, raw, path),
  };
}

function prohibitionAt(c: StandingCompiler, written: unknown, path: Path): Prohibition {
  const raw = typeof written === 'string' ? { act: written } : recordAt(written, path);
  const { acts, reaches } = c.standing;
  onlyFields(raw, ['act', 'if', ...reaches], path);
  return {
    act: acts.indexOf(wordAt(raw.act, acts, [...path, 'act'])),
    when: conditionAt(c, raw.if, [...path, 'if']),
    reach: reachAt(c, raw, path),
  };
}

function triggerAt(c: StandingCompiler, written: unknown, path: Path): Trigger {
  const raw = recordAt(written, path);
  onlyFields(raw, ['on', 'if', 'do', 'once'], path);
  const trigger: Trigger = {
    id: c.triggers.length,
    on: compilePhrase(c, 'happening', raw.on, [...path, 'on']),
    when: conditionAt(c, raw.if, [...path, 'if']),
    once: yesAt(raw.once, [...path, 'once']),
    effect: compileEffect(c, neededAt(raw.do, [...path, 'do']), [...path, 'do']),
  };
  c.triggers.push(trigger);
  return trigger;
}

function neededAt(written: unknown, path: Path): unknown {
  if (written === undefined) throw new ContentError(path, `"${path.at(-1)}" is missing; expected an effect`);
  return written;
}

export function conditionAt(c: Compiler, written: unknown, path: Path): Phrased<boolean> | undefined {
  return written === undefined ? undefined : compilePhrase<boolean>(c, 'condition', written, path);
}

function reachAt(c: StandingCompiler, raw: Raw, path: Path): number {
  return c.standing.reaches.findIndex((reach) => yesAt(raw[reach], [...path, reach])) + 1;
}
