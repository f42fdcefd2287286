import type { Seat } from './match.ts';
import { unknownWord } from './nearest.ts';
import type { Refusal } from './refusal.ts';
import type { Language, Phrases } from './text.ts';

/** What an effect is about while it runs: plain integers, so that it can wait inside a saved match. */
export interface Env {
  /** The seat whom the text calls "you". */
  you: Seat;
  /** The card the effect stands on, or -1. */
  card: number;
  /** The other seat it is about, or -1. */
  rival: Seat;
  /** The card that was picked, or -1. */
  pick: number;
  /** A number on the way: a die, a count. */
  amount: number;
}

/** A compiled effect: one word with its arguments; effects inside it are node numbers. */
export interface EffectNode {
  readonly word: string;
  readonly args: Args;
}

export type Args = Readonly<Record<string, ArgValue>>;
export type ArgValue =
  | number
  | string
  | boolean
  | readonly number[]
  | readonly string[]
  | Phrased
  | undefined;

/** A condition, an amount, a selection: a small expression with a text of its own. */
export interface Phrased {
  readonly family: string;
  readonly name: string;
  readonly args: Args;
}

/** How an argument is written. */
export type ArgSpec =
  | { readonly type: 'int'; readonly least?: number }
  | { readonly type: 'yes' }
  | { readonly type: 'word'; readonly of: readonly string[] }
  | { readonly type: 'name' }
  | { readonly type: 'effect' }
  | { readonly type: 'effects' }
  | { readonly type: 'phrase'; readonly family: string };

export type ArgSpecs = Readonly<Record<string, ArgSpec & { readonly optional?: boolean }>>;

export const number = { type: 'int' } as const;
export const positive = { type: 'int', least: 1 } as const;
export const yes = { type: 'yes', optional: true } as const;
export const name = { type: 'name' } as const;
export const effect = { type: 'effect' } as const;
export const effects = { type: 'effects' } as const;
export const oneOf = (of: readonly string[]) => ({ type: 'word', of }) as const;
export const phrase = (family: string) => ({ type: 'phrase', family }) as const;
export const optional = <S extends ArgSpec>(spec: S) => ({ ...spec, optional: true }) as const;

/** Turns arguments into prose while a text is generated. */
export interface Telling {
  readonly language: Language;
  readonly phrases: Phrases;
  effect(node: ArgValue): string;
  phrase(value: ArgValue): string;
  /** What a definition with this id is called. */
  nameOf(id: string): string;
}

export type Tell = Readonly<Record<Language, (args: Args, t: Telling) => string>>;

/** One word of the effect language: what it takes, when it may be used, what it says and what it is worth. */
export interface Word<M = never> {
  readonly args: ArgSpecs;
  readonly text: Tell;
  /** Why it would do nothing now. */
  whyNot?(m: M, env: Env, args: Args): Refusal | undefined;
  /** What it is worth to a bot, in the game's own points. */
  worth?(args: Args): number;
}

/** A small expression that is computed from the state. */
export interface Phrasing<M, T> {
  readonly args: ArgSpecs;
  readonly text: Tell;
  value(m: M, env: Env, args: Args): T;
}

/** A closed language of effects. The first argument of a word is written under the word itself. */
export interface Vocabulary<M = never> {
  readonly words: Readonly<Record<string, Word<M>>>;
  /** Families of small expressions: conditions, amounts. */
  readonly families: Readonly<Record<string, Readonly<Record<string, Phrasing<M, unknown>>>>>;
}

/** Where a part of what was written stands: the name of the file, then the keys. */
export type Path = readonly (string | number)[];

/** Something wrong in a content file: where, as a path of keys, and what. */
export class ContentError extends Error {
  readonly path: Path;
  constructor(path: Path, message: string) {
    super(message);
    this.path = path;
  }
}

/** No effect does anything so often, and what states hold stays far below 2³¹. */
const MOST_NUMBER = 999;

/** Compiles a written effect and everything inside it onto the list of nodes, and gives its number. */
export function compileEffect(
  vocabulary: Vocabulary,
  written: unknown,
  path: Path,
  nodes: EffectNode[],
): number {
  if (Array.isArray(written)) {
    const steps = written.map((part, i) => compileEffect(vocabulary, part, [...path, i], nodes));
    return nodes.push({ word: 'sequence', args: { steps } }) - 1;
  }
  const [word, args] = compileEntry(vocabulary, 'effect word', vocabulary.words, written, path, nodes);
  return nodes.push({ word, args }) - 1;
}

/** Compiles a written condition, amount or other small expression. */
export function compilePhrase(
  vocabulary: Vocabulary,
  family: string,
  written: unknown,
  path: Path,
  nodes: EffectNode[],
): Phrased {
  const [name, args] = compileEntry(vocabulary, family, vocabulary.families[family], written, path, nodes);
  return { family, name, args };
}

function compileEntry(
  vocabulary: Vocabulary,
  what: string,
  known: Readonly<Record<string, { readonly args: ArgSpecs }>>,
  written: unknown,
  path: Path,
  nodes: EffectNode[],
): [string, Args] {
  if (typeof written === 'number' && known.number)
    return ['number', { number: wholeNumber(written, -MOST_NUMBER, path) }];
  const mapping = typeof written === 'string' ? { [written]: true } : written;
  if (typeof mapping !== 'object' || mapping === null || Array.isArray(mapping))
    throw new ContentError(path, `${JSON.stringify(written)} is no ${what}`);
  const keys = Object.keys(mapping);
  const word = keys.find((key) => Object.hasOwn(known, key));
  if (word === undefined) throw new ContentError(path, unknownWord(what, keys[0] ?? '', Object.keys(known)));
  return [
    word,
    compileArgs(vocabulary, word, known[word].args, mapping as Record<string, unknown>, path, nodes),
  ];
}

function compileArgs(
  vocabulary: Vocabulary,
  word: string,
  specs: ArgSpecs,
  mapping: Record<string, unknown>,
  path: Path,
  nodes: EffectNode[],
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
    args[arg] = compileArg(vocabulary, specs[arg], mapping[key], [...path, key], nodes);
  }
  for (const arg of names)
    if (args[arg] === undefined && !specs[arg].optional)
      throw new ContentError(path, `"${word}" needs ${arg === names[0] ? 'a value' : `"${arg}"`}`);
  return args;
}

function compileArg(
  vocabulary: Vocabulary,
  spec: ArgSpec & { readonly optional?: boolean },
  written: unknown,
  path: Path,
  nodes: EffectNode[],
): ArgValue {
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
      if (written === true && spec.optional) return undefined;
      if (typeof written !== 'string' || !spec.of.includes(written))
        throw new ContentError(path, unknownWord('word', String(written), spec.of));
      return written;
    case 'effect':
      return compileEffect(vocabulary, written, path, nodes);
    case 'effects':
      if (!Array.isArray(written)) throw new ContentError(path, 'expected a list of effects');
      return written.map((part, i) => compileEffect(vocabulary, part, [...path, i], nodes));
    case 'phrase':
      return compilePhrase(vocabulary, spec.family, written, path, nodes);
  }
}

function wholeNumber(written: unknown, least: number, path: Path): number {
  if (!Number.isSafeInteger(written))
    throw new ContentError(path, `expected a whole number, found ${JSON.stringify(written)}`);
  const number = written as number;
  if (number < least || number > MOST_NUMBER)
    throw new ContentError(path, `expected a number from ${least} to ${MOST_NUMBER}, found ${number}`);
  return number;
}

/** The prose of effects in one language. */
export function telling(
  vocabulary: Vocabulary,
  nodes: readonly EffectNode[],
  language: Language,
  phrases: Phrases,
  nameOf: (id: string) => string,
): Telling {
  const t: Telling = {
    language,
    phrases,
    nameOf,
    effect: (node) => {
      const { word, args } = nodes[node as number];
      return vocabulary.words[word].text[language](args, t);
    },
    phrase: (value) => {
      const { family, name, args } = value as Phrased;
      return vocabulary.families[family][name].text[language](args, t);
    },
  };
  return t;
}
