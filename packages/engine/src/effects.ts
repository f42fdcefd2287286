/**
 * Runs effects. A word that needs no answer is resolved at once, in the frame of the effect that contains it; a word
 * that asks or waits gets a frame of its own.
 */
import type { ArgSpecs, ArgsOf } from './args.ts';
import { contentOf } from './content.ts';
import { copier } from './copier.ts';
import type { Card, Node, Seat } from './ids.ts';
import type { MatchState } from './match.ts';
import { call, declare, done, type Handle, type Next, type Procedure, type Step } from './procedure.ts';
import { areWaiting, type Reactions, react, reactionProcedures, reactionsThen } from './reactions.ts';
import type { Refusal } from './refusal.ts';
import { int, type Schema, struct } from './schema.ts';
import type { EffectNode, PhrasingSpec, Vocabulary, Word, WordSpec } from './vocabulary.ts';

/** The context of every effect; a game adds more: the opponent, a picked card, a space. */
export interface About {
  /** The "you" of the text: a seat, or another actor of the game. */
  you: number;
  /** The card the effect stands on, or -1. */
  card: Card;
  /** The last result on the way: a die, damage dealt, cards discarded. */
  amount: number;
}

/** The position within an effect, beside its context. */
export interface Progress {
  node: Node;
  at: number;
  /** KEEPS or GIVES while a part runs in a frame of its own. */
  called: number;
}
export type EffectVars<A> = A & Progress;

/** Whether the result of the running part replaces the amount that later parts may count. */
const GIVES = 1;
const KEEPS = 2;

/** What a game supplies for running its effects. */
export interface EffectLanguage<M extends MatchState, A extends About> extends Vocabulary {
  readonly effects: Effects<M, A>;
  readonly words: Readonly<Record<string, Word<M, A, EffectVars<A>>>>;
  /** Called after every part; true when everything under way has ended. */
  settle?(m: M): boolean;
  readonly reactions?: Reactions<M, A>;
}

/** Defines, runs and inspects the effects of a game. */
export interface Effects<M extends MatchState, A extends About> {
  readonly effect: Handle<EffectVars<A>, number>;
  word<const S extends ArgSpecs>(spec: WordSpec<M, A, EffectVars<A>, S>): Word<M, A, EffectVars<A>>;
  phrasing<T>(): <const S extends ArgSpecs>(spec: PhrasingSpec<M, A, T, S>) => PhrasingSpec<M, A, T, S>;
  /** Runs an effect, then goes on with the step `back`; the result is the last amount on the way. */
  perform<S extends string>(node: Node, about: A, back: S): Next<S, never>;
  /** The context of a running effect without its position, for the variables of other procedures. */
  aboutOf(v: A): A;
  /** Why an effect would do nothing now, or undefined when some of it would happen. */
  whyNot(m: M, node: Node, about: A): Refusal | undefined;
}

export function nodeOf(m: MatchState, node: Node): EffectNode {
  return contentOf(m).nodes[node];
}

/** The typed arguments of a node inside another word's list. */
export function argsOf<S extends ArgSpecs>(m: MatchState, node: Node, specs: S): ArgsOf<S> {
  const { word, spec, args } = nodeOf(m, node);
  if (spec.args !== specs) throw new Error(`"${word}" takes other arguments than those it is asked for`);
  return args as never;
}

/** Makes the tools for effects whose context has this shape; a second language of a game needs another name. */
export function effectsAbout<M extends MatchState, A extends About>(
  about: Schema<A>,
  name = 'effect',
): Effects<M, A> {
  const vars = struct({ node: int, at: int, called: int, ...about.fields }) as Schema<EffectVars<A>>;
  const copy = copier(vars, () => vars);
  const effect = declare(name, vars);
  return {
    effect,
    word: (spec) => ({ ...spec, steps: spec.steps?.((m, v) => nodeOf(m, v.node).args as never) }),
    phrasing: () => (spec) => spec,
    perform: (node, of, back) => call(effect, begin(copy, node, of), back),
    aboutOf: copier(about, () => about),
    whyNot: (m, node, of) => {
      const { spec, args } = nodeOf(m, node);
      const word: Pick<Word<M, A>, 'whyNot'> = spec;
      return word.whyNot?.(m, of, args);
    },
  };
}

type EffectCopy<A> = (of: EffectVars<A>) => EffectVars<A>;

function begin<A>(copy: EffectCopy<A>, node: Node, about: A): EffectVars<A> {
  const v = copy(about as EffectVars<A>);
  v.node = node;
  v.at = 0;
  v.called = 0;
  return v;
}

/** A game's own procedure builder. */
export type Build<M, P> = <V, R, K extends string>(
  of: Handle<V, R>,
  steps: Record<K, Step<M, V, Next<NoInfer<K>, R>>>,
) => P;

/** The interpreter as procedures: one for all effects, and one for each word with steps. */
export function effectProcedures<M extends MatchState, A extends About, P = Procedure<M>>(
  language: EffectLanguage<M, A>,
  procedure: Build<M, P>,
): P[] {
  type V = EffectVars<A>;
  const { effects, settle, reactions } = language;
  const { effect } = effects;
  const words = Object.entries(language.words);
  const handles: Record<string, Handle<V, number>> = {};
  const prefix = language.prefix ?? '';
  for (const [word] of words) handles[prefix + word] = declare(`${effect.name}:${word}`, effect.vars);
  const goingOn = reactions && reactionsThen(effect);
  const copy = copier(effect.vars, () => effect.vars);
  const isOver = (m: M) => settle?.(m) ?? false;
  const mustReact = (m: M) => reactions !== undefined && areWaiting(reactions.of(m));

  function callPart(v: V, proc: Handle<V, number>, node: Node, called: number): Next<'walk', never> {
    v.called = called;
    return call(proc, begin<A>(copy, node, v), 'walk');
  }

  /** Resolves a part at once, or returns the call that does. */
  function start(m: M, v: V, first: Node): Next<'walk'> | undefined {
    let node: Node | undefined = first;
    while (node !== undefined) {
      const { word, args, spec: bound }: EffectNode = nodeOf(m, node);
      const spec = bound as Word<M, A, V>;
      if (spec.parts) return callPart(v, effect, node, GIVES);
      if (spec.steps && (!spec.run || spec.mustAsk?.(m, v, args)))
        return callPart(v, handles[word], node, spec.givesAmount ? GIVES : KEEPS);
      spec.run?.(m, v, args);
      node = spec.into?.(m, v, args);
      if (isOver(m)) return done();
      if (!goingOn || !mustReact(m)) continue;
      return node === undefined ? react('walk') : call(goingOn, begin<A>(copy, node, v), 'walk');
    }
    return undefined;
  }

  /** Resolves the parts in order, and after each the reactions that it set off. */
  function walk(m: M, v: V): Next<'walk'> {
    if (v.called) {
      if (v.called === GIVES) v.amount = m.result;
      v.called = 0;
      if (isOver(m)) return done();
    }
    if (mustReact(m)) return react('walk');
    const { spec, args } = nodeOf(m, v.node);
    const parts = spec.parts?.(args);
    const count = parts ? parts.length : 1;
    while (v.at < count) {
      const part = parts ? parts[v.at] : v.node;
      v.at++;
      const next = start(m, v, part);
      if (next) return next;
    }
    return done(v.amount);
  }

  return [
    procedure(effect, { walk }),
    ...(reactions ? reactionProcedures(reactions, effects, procedure) : []),
    ...words.flatMap(([word, { steps }]) => (steps ? [procedure(handles[prefix + word], { ...steps })] : [])),
  ];
}

/** The seat that decides for the "you" of an effect. */
export type Decider<M, A> = (m: M, about: A) => Seat;
