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
  /** Its vocabulary entry. Not enumerable, so JSON omits it; `bindContent` restores it. */
  readonly spec: Word;
}

/** Renders arguments as prose while a text is generated. */
export interface Telling {
  readonly language: Language;
  /** The kind of text; '' in a game that has one kind only. */
  readonly voice: string;
  readonly phrases: Phrases;
  /** An effect with everything that follows from it: "roll a die; on 4+, draw a card". */
  effect(node: Node): string;
  /** The same as one phrase, inside another effect: "roll a die (on 4+, draw a card)". */
  inOne(node: Node): string;
  said(node: Node): Said;
  phrase(value: Phrased): string;
  clause(value: Phrased): Clause;
  /** The name of the definition with this id. */
  nameOf(id: string): string;
}

export type Tell<A = Args> = Readonly<Record<Language, (args: A, t: Telling) => Prose>>;

/** One word of the effect language: its arguments, guard, behaviour and text. */
export interface Word<M = never, A = never, V = never, G = Args> {
  readonly args: ArgSpecs;
  readonly text: Tell<never>;
  /** The default of its first argument when the word is written alone. */
  readonly plain?: number;
  /** The kinds of text it may be used in; all if omitted. */
  readonly voice?: readonly string[];
  /** Why it would do nothing now. */
  whyNot?(m: M, about: A, args: G): Refusal | undefined;
  /** The effects it contains, in order. */
  parts?(args: G): readonly Node[];
  /** Whether somebody has to be asked: if so its steps are used, otherwise `run`. */
  mustAsk?(m: M, v: V, args: G): boolean;
  /** Resolves at once; the amount it leaves in the variables is available to later parts. */
  run?(m: M, v: V, args: G): void;
  /** The effect to resolve next, or instead of it. */
  into?(m: M, v: V, args: G): Node | undefined;
  /** Resolves by its own steps. */
  readonly steps?: Readonly<Record<string, Step<M, V>>>;
  /** The result of its steps becomes the amount for later parts; otherwise the previous amount stays. */
  readonly givesAmount?: true;
  /** Its worth to a bot, in the game's own points. */
  worth?(args: G): number;
}

/** A word as a game declares it, with arguments typed by their specs. */
export interface WordSpec<M, A, V, S extends ArgSpecs>
  extends Omit<Word<M, A, V, ArgsOf<S>>, 'args' | 'text' | 'steps'> {
  readonly args: S;
  readonly text: Tell<ArgsOf<S>>;
  /** The steps, given a function that reads the arguments. */
  steps?(args: (m: M, v: V) => ArgsOf<S>): Readonly<Record<string, Step<M, V>>>;
}

/** An expression that is computed from the state. */
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

/** Families of expressions: conditions, amounts. */
export type Families = Readonly<
  Record<string, Readonly<Record<string, { readonly args: ArgSpecs; readonly text: Tell<never> }>>>
>;

/** A closed language of effects. The first argument of a word is written under the word itself. */
export interface Vocabulary {
  /** The prefix of the nodes of a game's second language. */
  readonly prefix?: string;
  readonly words: Readonly<Record<string, Word>>;
  readonly families: Families;
}

/** The value of a condition, an amount or another expression. */
export function compute<T>(m: object, about: object, phrased: Phrased<T>): T {
  const spec: Phrasing<object, object, T> = phrased.spec;
  return spec.value(m, about, phrased.args);
}

/** Whether the expression belongs to this vocabulary entry, which types its arguments. */
export function isPhrasedBy<S extends ArgSpecs>(
  phrased: Phrased,
  entry: { readonly args: S },
): phrased is Phrased & { readonly args: ArgsOf<S> } {
  const spec: object = phrased.spec;
  return spec === entry;
}

/** The value of a constant amount, or undefined. */
export function fixed(amount: Phrased<number> | undefined): number | undefined {
  return amount?.name === 'number' ? Number(amount.args.number) : undefined;
}

export function computeOr<T>(m: object, about: object, phrased: Phrased<T> | undefined, otherwise: T): T {
  return phrased === undefined ? otherwise : compute(m, about, phrased);
}

/** Visits every effect and expression directly inside these arguments. */
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

/** An effect and every effect inside it, itself first. */
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
