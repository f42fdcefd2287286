import type { Frame, Game, Schema, VarsOf, View } from '@tabard/engine';
import { type Json, patchText } from './patch.ts';

/** The text of the patch between two values of one schema; empty when they are equal. */
type Differ = (before: never, after: never) => string;

const differs = new WeakMap<Game, Differ>();

/**
 * What `patchText` would write for two views of one match by the same eyes, several times as fast: the code that
 * compares their states is generated from the schema, so it knows every field beforehand.
 */
export function viewPatchText(game: Game, before: View, after: View): string | undefined {
  const changes =
    named('viewer', plainDiffer(before.viewer, after.viewer)) +
    named('state', differFor(game)(before.state as never, after.state as never)) +
    named('decisions', plainDiffer(before.decisions, after.decisions)) +
    named('waiting', numbersDiffer(before.waiting, after.waiting));
  return changes === '' ? undefined : `{${changes.slice(1)}}`;
}

function named(field: string, change: string): string {
  return change === '' ? '' : `,"${field}":${change}`;
}

function differFor(game: Game): Differ {
  const known = differs.get(game);
  if (known) return known;
  const differ = differOf(game.schema, (proc) => game.varsOf(proc));
  differs.set(game, differ);
  return differ;
}

/** Generated code where the platform allows it. */
export function differOf(schema: Schema, varsOf: VarsOf): Differ {
  try {
    return generated(schema, varsOf);
  } catch (problem) {
    if (!(problem instanceof EvalError)) throw problem;
    return plainDiffer;
  }
}

function generated(schema: Schema, varsOf: VarsOf): Differ {
  switch (schema.kind) {
    case 'int':
    case 'card':
    case 'bool':
      return (before, after) => (before === after ? '' : `[${after}]`);
    case 'ints':
    case 'zone':
    case 'hand':
      return numbersDiffer;
    case 'list':
    case 'bySeat':
      return listDiffer(generated(schema.of as Schema, varsOf));
    case 'maybe':
    case 'secret':
      return absentDiffer(generated(schema.of as Schema, varsOf));
    case 'struct':
      return structDiffer(schema, varsOf);
    case 'frames':
      return listDiffer(frameDiffer(varsOf));
    default:
      return plainDiffer;
  }
}

const PLAIN = ['int', 'card', 'bool'];

/** One statement a field; those that hold a plain value are compared on the spot. */
function structDiffer(schema: Schema, varsOf: VarsOf): Differ {
  const fields = Object.entries(schema.fields ?? {});
  const parts = fields.map(([, of]) => generated(of, varsOf));
  const statements = fields.map(([name, of], i) => {
    const add = (change: string) => `t = (t === '' ? '{"${name}":' : t + ',"${name}":') + ${change};`;
    if (PLAIN.includes(of.kind)) return `if (a.${name} !== b.${name}) ${add(`'[' + b.${name} + ']'`)}`;
    const change = `d${i}(a.${name}, b.${name})`;
    // What is absent has no value that could be written.
    const gone = of.kind === 'maybe' ? `b.${name} === undefined ? 'null' : ` : '';
    return `if (a.${name} !== b.${name} && (p = ${gone}${change}) !== '') ${add('p')}`;
  });
  const body = `let t = '', p; ${statements.join('\n')}\nreturn t === '' ? '' : t + '}';`;
  const names = parts.map((_, i) => `d${i}`);
  return new Function(...names, `return function differ(a, b) { ${body} }`)(...parts);
}

/** For values that may be absent or hidden. */
function absentDiffer(differ: Differ): Differ {
  return (before, after) => {
    if (before === after) return '';
    return isThere(before) && isThere(after) ? differ(before, after) : replacing(after);
  };
}

function isThere(value: unknown): boolean {
  return value !== undefined && value !== null;
}

/** The same procedure has the same variables; another one is another frame. */
function frameDiffer(varsOf: VarsOf): Differ {
  const byProc = new Map<string, Differ>();
  return (before: Frame, after: Frame) => {
    if (before.proc !== after.proc) return replacing(after);
    let vars = byProc.get(after.proc);
    if (!vars) {
      vars = generated(varsOf(after.proc), varsOf);
      byProc.set(after.proc, vars);
    }
    const change = vars(before.vars as never, after.vars as never);
    let text = named('vars', change);
    if (before.step !== after.step) text += `,"step":${replacing(after.step)}`;
    if (before.since !== after.since) text += `,"since":[${after.since}]`;
    return text === '' ? '' : `{${text.slice(1)}}`;
  };
}

function listDiffer(differ: Differ): Differ {
  return (before: readonly never[], after: readonly never[]) => {
    const common = Math.min(before.length, after.length);
    let [text, changes] = ['', 0];
    for (let i = 0; i < common; i++) {
      if (before[i] === after[i]) continue;
      const change = differ(before[i], after[i]);
      if (change === '') continue;
      text += `,"${i}":${change}`;
      changes++;
    }
    return listPatch(before, after, text, changes);
  };
}

function numbersDiffer(before: readonly number[], after: readonly number[]): string {
  const common = Math.min(before.length, after.length);
  let [text, changes] = ['', 0];
  for (let i = 0; i < common; i++)
    if (before[i] !== after[i]) {
      text += `,"${i}":[${after[i]}]`;
      changes++;
    }
  return listPatch(before, after, text, changes);
}

/** A list that changed for the most part is replaced. */
function listPatch(before: readonly unknown[], after: readonly unknown[], text: string, changes: number) {
  const more = Math.max(0, after.length - before.length);
  if (changes + more > 4 && (changes + more) * 2 > after.length) return replacing(after);
  for (let i = before.length; i < after.length; i++) text += `,"${i}":${replacing(after[i])}`;
  if (before.length !== after.length) text += `,"length":${after.length}`;
  return text === '' ? '' : `{${text.slice(1)}}`;
}

function plainDiffer(before: unknown, after: unknown): string {
  return patchText(before as Json, after as Json) ?? '';
}

function replacing(after: unknown): string {
  return `[${JSON.stringify(after) ?? null}]`;
}
