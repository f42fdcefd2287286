import type { ArgSpecs, Args, ArgsOf, ArgValue, Phrased } from './args.ts';
import type { Node } from './ids.ts';
import type { Step } from './procedure.ts';
import type { Refusal } from './refusal.ts';
import { type Clause, clauseOf, inARow, inOne, type Prose, type Said, saidOf } from './said.ts';
import type { Language, Phrases } from './text.ts';

/** A compiled effect: one word with its arguments; effects inside it are node numbers. */
export interface EffectNode {
  readonly word: string;
  readonly args: Args;
  /** Its entry in the vocabulary. Not enumerable: content that is kept as JSON is bound again when it is read. */
  readonly spec: Word;
}

/** Turns arguments into prose while a text is generated. */
export interface Telling {
  readonly language: Language;
  /** The kind of text that is told; '' in a game that has one kind only. */
  readonly voice: string;
  readonly phrases: Phrases;
  /** An effect with all that follows from it: "roll a die; on 4+, draw a card". */
  effect(node: Node): string;
  /** The same as one phrase, for a place inside another: "roll a die (on 4+, draw a card)". */
  inOne(node: Node): string;
  said(node: Node): Said;
  phrase(value: Phrased): string;
  clause(value: Phrased): Clause;
  /** What a definition with this id is called. */
  nameOf(id: string): string;
}

export type Tell<A = Args> = Readonly<Record<Language, (args: A, t: Telling) => Prose>>;

/** One word of the effect language: what it takes, when it would do nothing, what it does and what it says. */
export interface Word<M = never, A = never, V = never, G = Args> {
  readonly args: ArgSpecs;
  readonly text: Tell<never>;
  /** What its first argument is where the word is written alone. */
  readonly plain?: number;
  /** The kinds of text it may stand in; all where it is not said. */
  readonly voice?: readonly string[];
  /** Why it would do nothing now. */
  whyNot?(m: M, about: A, args: G): Refusal | undefined;
  /** The effects it is a list of, in their order. */
  parts?(args: G): readonly Node[];
  /** Whether somebody has to be asked now: then its steps are taken, and `run` otherwise. */
  mustAsk?(m: M, v: V, args: G): boolean;
  /** Resolves at once; the amount it leaves in the variables is what later parts may count. */
  run?(m: M, v: V, args: G): void;
  /** The effect that follows from it at once, or that it stands for. */
  into?(m: M, v: V, args: G): Node | undefined;
  /** Resolves by steps of its own. */
  readonly steps?: Readonly<Record<string, Step<M, V>>>;
  /** The result of its steps is the amount that later parts may count; without it they count what came before. */
  readonly givesAmount?: true;
  /** What it is worth to a bot, in the game's own points. */
  worth?(args: G): number;
}

/** A word as it is written down: its arguments have the types that their specs say. */
export interface WordSpec<M, A, V, S extends ArgSpecs>
  extends Omit<Word<M, A, V, ArgsOf<S>>, 'args' | 'text' | 'steps'> {
  readonly args: S;
  readonly text: Tell<ArgsOf<S>>;
  /** The steps, given how they come to the arguments. */
  steps?(args: (m: M, v: V) => ArgsOf<S>): Readonly<Record<string, Step<M, V>>>;
}

/** A small expression that is computed from the state. */
export interface Phrasing<M = never, A = never, T = unknown, G = Args> {
  readonly args: ArgSpecs;
  readonly text: Tell<never>;
  value(m: M, about: A, args: G): T;
}

export interface PhrasingSpec<M, A, T, S extends ArgSpecs>
  extends Omit<Phrasing<M, A, T, ArgsOf<S>>, 'args' | 'text'> {
  readonly args: S;
  readonly text: Tell<ArgsOf<S>>;
}

/** Families of small expressions: conditions, amounts. */
export type Families = Readonly<
  Record<string, Readonly<Record<string, { readonly args: ArgSpecs; readonly text: Tell<never> }>>>
>;

/** A closed language of effects. The first argument of a word is written under the word itself. */
export interface Vocabulary {
  /** What tells the nodes of a game's second language from those of its first. */
  readonly prefix?: string;
  readonly words: Readonly<Record<string, Word>>;
  readonly families: Families;
}

/** The value of a condition, an amount or another small expression. */
export function compute<T>(m: object, about: object, phrased: Phrased<T>): T {
  const spec: Phrasing<object, object, T> = phrased.spec;
  return spec.value(m, about, phrased.args);
}

/** Whether this entry of the vocabulary made the phrase: its arguments then have the types that the entry says. */
export function isPhrasedBy<S extends ArgSpecs>(
  phrased: Phrased,
  entry: { readonly args: S },
): phrased is Phrased & { readonly args: ArgsOf<S> } {
  const spec: object = phrased.spec;
  return spec === entry;
}

/** The number that an amount is written as, or undefined when it has to be counted. */
export function fixed(amount: Phrased<number> | undefined): number | undefined {
  return amount?.name === 'number' ? Number(amount.args.number) : undefined;
}

export function computeOr<T>(m: object, about: object, phrased: Phrased<T> | undefined, otherwise: T): T {
  return phrased === undefined ? otherwise : compute(m, about, phrased);
}

/** Every effect and every phrase right inside these arguments, found through their specs. */
export function visitInside(
  specs: ArgSpecs,
  args: Args,
  visit: { effect(node: Node): void; phrase(phrased: Phrased): void },
): void {
  for (const key of Object.keys(specs)) {
    const value = args[key];
    if (value === undefined) continue;
    const { type } = specs[key];
    if (type === 'effects') for (const node of value as readonly Node[]) visit.effect(node);
    else if (type === 'effect' && typeof value === 'number') visit.effect(value);
    else if (typeof value === 'object' && 'family' in value) visit.phrase(value);
  }
}

/** An effect with every effect inside it, itself first. */
export function effectsWithin(nodes: readonly EffectNode[], node: Node, found: Node[] = []): Node[] {
  found.push(node);
  const { spec, args } = nodes[node];
  const inside = (s: ArgSpecs, a: Args): void =>
    visitInside(s, a, {
      effect: (one) => effectsWithin(nodes, one, found),
      phrase: (one) => inside(one.spec.args, one.args),
    });
  inside(spec.args, args);
  return found;
}

/** The prose of effects in one language. */
export function telling(
  nodes: readonly EffectNode[],
  language: Language,
  phrases: Phrases,
  nameOf: (id: string) => string,
  voice = '',
): Telling {
  const t: Telling = {
    language,
    voice,
    phrases,
    nameOf,
    effect: (node) => inARow(t.said(node)),
    inOne: (node) => inOne(t.said(node)),
    said: (node) => saidOf(proseOf(nodes[node].spec.text, nodes[node].args)),
    phrase: (value) => t.clause(value).beside,
    clause: ({ spec, args }) => clauseOf(proseOf(spec.text, args)),
  };
  const proseOf = (text: Tell<never>, args: Readonly<Record<string, ArgValue>>) =>
    text[language](args as never, t);
  return t;
}
