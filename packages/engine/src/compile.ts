/** Compiles written effects to nodes; errors name their place. */
import type { ArgSpec, ArgSpecs, Args, ArgValue, OptionalSpec, Phrased } from './args.ts';
import type { Node } from './ids.ts';
import { unknownWord } from './nearest.ts';
import { isMapping, isObject, isWhole } from './shapes.ts';
import type { EffectNode, Vocabulary } from './vocabulary.ts';

/** The place of a value in a content file: the file's name, then the keys. */
export type Path = readonly (string | number)[];

/** An error in a content file: the path of keys, and the problem. */
export class ContentError extends Error {
  readonly path: Path;
  constructor(path: Path, message: string) {
    super(message);
    this.path = path;
  }
}

/** The language, the list that nodes are appended to, and the kind of text being compiled. */
export interface Compiler {
  readonly vocabulary: Vocabulary;
  readonly nodes: EffectNode[];
  readonly voice?: string;
}

/** The largest number in an effect: no real effect needs more, and states stay far below 2³¹. */
const MOST_NUMBER = 999;

/** Compiles an effect and its parts, appends them to the list of nodes and returns the effect's number. */
export function compileEffect(c: Compiler, written: unknown, path: Path): Node {
  if (Array.isArray(written)) {
    const steps = written.map((part, i) => compileEffect(c, part, [...path, i]));
    return put(c, 'sequence', { steps });
  }
  const [word, args] = compileEntry(c, 'effect word', c.vocabulary.words, written, path);
  const { voice } = c.vocabulary.words[word];
  if (voice && c.voice !== undefined && !voice.includes(c.voice))
    throw new ContentError(
      path,
      `"${word}" may stand on ${voice.join(' or ')} cards only, not on ${c.voice} cards`,
    );
  return put(c, word, args);
}

function put({ nodes, vocabulary }: Compiler, word: string, args: Args): Node {
  const { prefix = '', words } = vocabulary;
  return nodes.push(bind({ word: prefix + word, args }, words[word])) - 1;
}

/** Compiles a condition, an amount or another expression. */
export function compilePhrase<T = unknown>(
  c: Compiler,
  family: string,
  written: unknown,
  path: Path,
): Phrased<T> {
  const known = c.vocabulary.families[family];
  const [name, args] = compileEntry(c, family, known, written, path);
  return bind({ family, name, args }, known[name]) as Phrased<T>;
}

/** Adds the vocabulary entry as a property that is not enumerable, so JSON omits it. */
function bind<T extends object, S>(value: T, spec: S): T & { readonly spec: S } {
  return Object.defineProperty(value, 'spec', { value: spec }) as T & { readonly spec: S };
}

/** Restores the vocabulary entries of content read from JSON; a game's languages are told apart by prefix. */
export function bindContent(
  languages: readonly Vocabulary[],
  content: { readonly nodes: readonly object[] },
): void {
  const words: Record<string, unknown> = {};
  for (const { prefix = '', words: own } of languages)
    for (const [word, spec] of Object.entries(own)) words[prefix + word] = spec;
  const families = Object.assign({}, ...languages.map((one) => one.families));
  bindWithin(words, families, content);
}

function bindWithin(
  words: Readonly<Record<string, unknown>>,
  families: Vocabulary['families'],
  value: unknown,
): void {
  if (!isObject(value) || 'spec' in value) return;
  const { word, family, name, args } = value;
  if (typeof word === 'string' && isObject(args)) bind(value, words[word]);
  else if (typeof family === 'string' && typeof name === 'string' && isObject(args))
    bind(value, families[family]?.[name]);
  for (const part of Object.values(value)) bindWithin(words, families, part);
}

/** The part of a vocabulary entry that compiling needs. */
interface Entry {
  readonly args: ArgSpecs;
  readonly plain?: unknown;
}

function compileEntry(
  c: Compiler,
  what: string,
  known: Readonly<Record<string, Entry>>,
  written: unknown,
  path: Path,
): [string, Args] {
  if (typeof written === 'number' && known.number)
    return ['number', { number: wholeNumber(written, -MOST_NUMBER, path) }];
  const mapping = typeof written === 'string' ? { [written]: true } : written;
  if (!isMapping(mapping)) throw new ContentError(path, `${JSON.stringify(written)} is no ${what}`);
  const keys = Object.keys(mapping);
  const word = keys.find((key) => Object.hasOwn(known, key));
  if (word === undefined) throw new ContentError(path, unknownWord(what, keys[0] ?? '', Object.keys(known)));
  return [word, compileArgs(c, word, known[word], mapping, path)];
}

function compileArgs(
  c: Compiler,
  word: string,
  { args: specs, plain }: Entry,
  mapping: Readonly<Record<string, unknown>>,
  path: Path,
): Args {
  const names = Object.keys(specs);
  const args: Record<string, ArgValue> = {};
  for (const key of Object.keys(mapping)) {
    const arg = key === word ? names[0] : key;
    if (arg === undefined) {
      if (mapping[key] !== true) throw new ContentError([...path, key], `"${word}" takes nothing`);
      continue;
    }
    if (!Object.hasOwn(specs, arg))
      throw new ContentError([...path, key], unknownWord(`part of "${word}"`, key, names));
    const value = key === word && mapping[key] === true ? (plain ?? true) : mapping[key];
    args[arg] = compileArg(c, specs[arg], value, [...path, key]);
  }
  for (const arg of names)
    if (args[arg] === undefined && !specs[arg].optional)
      throw new ContentError(path, `"${word}" needs ${arg === names[0] ? 'a value' : `"${arg}"`}`);
  return args;
}

function compileArg(c: Compiler, spec: OptionalSpec, written: unknown, path: Path): ArgValue {
  // A word written alone omits its first argument, where that is optional.
  if (written === true && spec.optional && spec.type !== 'yes') return undefined;
  switch (spec.type) {
    case 'int':
      return wholeNumber(written, spec.least ?? -MOST_NUMBER, path);
    case 'yes':
      if (written !== true) throw new ContentError(path, `expected true, found ${JSON.stringify(written)}`);
      return true;
    case 'name':
      if (typeof written !== 'string')
        throw new ContentError(path, `expected a name, found ${JSON.stringify(written)}`);
      return written;
    case 'word':
      return knownWord(spec, written, path);
    case 'effect':
      return compileEffect(c, written, path);
    case 'effects':
      if (!Array.isArray(written)) throw new ContentError(path, 'expected a list of effects');
      return written.map((part, i) => compileEffect(c, part, [...path, i]));
    case 'phrase':
      return compilePhrase(c, spec.family, written, path);
  }
}

function knownWord({ of }: Extract<ArgSpec, { type: 'word' }>, written: unknown, path: Path): string {
  if (typeof written !== 'string' || !of.includes(written))
    throw new ContentError(path, unknownWord('word', String(written), of));
  return written;
}

function wholeNumber(written: unknown, least: number, path: Path): number {
  if (!isWhole(written))
    throw new ContentError(path, `expected a whole number, found ${JSON.stringify(written)}`);
  if (written < least || written > MOST_NUMBER)
    throw new ContentError(path, `expected a number from ${least} to ${MOST_NUMBER}, found ${written}`);
  return written;
}
