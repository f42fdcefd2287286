import { contentOf } from './content.ts';
import { allow, allowUnless } from './decision.ts';
import type { MatchState } from './match.ts';
import { ask, call, done, type Next, type Procedure, proceduresOf, type Step } from './procedure.ts';
import { type Refusal, refuse } from './refusal.ts';
import { card, type Infer, int, struct } from './schema.ts';
import {
  type Args,
  type EffectNode,
  type Env,
  effect,
  effects,
  optional,
  type Phrased,
  phrase,
  type Tell,
  type Vocabulary,
  type Word,
} from './vocabulary.ts';

/** The variables of an effect under way: which node, how far, and what it is about. */
export const effectVars = struct({ node: int, at: int, you: int, card, rival: int, pick: card, amount: int });
export type EffectVars = Infer<typeof effectVars>;

/** A word that is resolved at once, or by steps of its own when it has to ask or to wait. */
export interface ActingWord<M = never> extends Word<M> {
  /** Resolves at once. */
  run?(m: M, env: EffectVars, args: Args): void;
  /** Resolves by steps, each over the effect's variables. */
  readonly steps?: Readonly<Record<string, Step<M, EffectVars>>>;
}

/** What a game supplies to run its effects. */
export interface EffectLanguage<M = never> extends Vocabulary<M> {
  readonly words: Readonly<Record<string, ActingWord<M>>>;
  /** The value of a condition. */
  holds(m: M, env: Env, condition: Phrased): boolean;
}

export function env(you: number, about: Partial<Env> = {}): Env {
  const { card = -1, rival = -1, pick = -1, amount = 0 } = about;
  return { you, card, rival, pick, amount };
}

/** Runs an effect, then goes on with the step `back`. It gives no result: what it changed, the state tells. */
export function perform(node: number, about: Env, back: string): Next {
  const { you, card, rival, pick, amount } = about;
  return call('effect', { node, at: 0, you, card, rival, pick, amount }, back);
}

export function nodeOf(m: MatchState, node: number): EffectNode {
  return contentOf(m).nodes[node];
}

export function argsOf(m: MatchState, v: EffectVars): Args {
  return nodeOf(m, v.node).args;
}

/** Why an effect would do nothing now, or undefined when some of it would happen. */
export function whyNotEffect<M extends MatchState>(
  language: EffectLanguage<M>,
  m: M,
  node: number,
  about: Env,
): Refusal | undefined {
  const { word, args } = nodeOf(m, node);
  return language.words[word].whyNot?.(m, about, args);
}

/** The interpreter, as procedures: one for effects at large and one for each word that has steps of its own. */
export function effectProcedures<M extends MatchState>(language: EffectLanguage<M>): Procedure<M>[] {
  const procedure = proceduresOf<M>();
  const interpreter = procedure('effect', effectVars, {
    begin: (m, v) => {
      const { word, args } = nodeOf(m, v.node);
      const spec = language.words[word];
      if (spec.steps) return { to: 'become', proc: `effect:${word}`, vars: v };
      spec.run?.(m, v, args);
      return done();
    },
  });
  const stepped = Object.entries(language.words).filter(([, spec]) => spec.steps);
  return [
    interpreter,
    ...stepped.map(([word, spec]) => procedure(`effect:${word}`, effectVars, { ...spec.steps })),
  ];
}

/** The environment of an effect under way, for the effects inside it. */
export function envOf(v: EffectVars): Env {
  return { you: v.you, card: v.card, rival: v.rival, pick: v.pick, amount: v.amount };
}

/** The sentences of the words that every game shares; each game says them in its own languages. */
export interface SharedTexts {
  readonly sequence: Tell;
  readonly choose: Tell;
  readonly may: Tell;
  readonly if: Tell;
}

/** The words that every game shares: a list, a choice, an option, a condition. */
export function sharedWords<M extends MatchState>(
  texts: SharedTexts,
  language: () => EffectLanguage<M>,
  rule: string,
): Record<string, ActingWord<M>> {
  const nothing = refuse('nothing-to-do', rule);
  const whyNot = (m: M, about: Env, node: unknown) => whyNotEffect(language(), m, node as number, about);
  return {
    sequence: {
      args: { steps: effects },
      text: texts.sequence,
      whyNot: (m, about, args) =>
        listOf(args.steps).some((node) => !whyNot(m, about, node)) ? undefined : nothing,
      steps: {
        next: (m, v) => {
          const steps = listOf(argsOf(m, v).steps);
          return v.at < steps.length ? perform(steps[v.at++], envOf(v), 'next') : done();
        },
      },
    },
    choose: {
      args: { choose: effects },
      text: texts.choose,
      whyNot: (m, about, args) =>
        listOf(args.choose).some((node) => !whyNot(m, about, node)) ? undefined : nothing,
      steps: {
        choose: ask({
          kind: 'choose-effect',
          rule,
          who: (_m, v) => v.you,
          about: (_m, v) => [{ kind: 'card', id: v.card }],
          offer: (m, v, offer) => {
            for (const node of listOf(argsOf(m, v).choose))
              allowUnless(offer, whyNot(m, envOf(v), node), 'choose-effect', node);
          },
          none: () => done(),
          then: (_m, v, answer) => perform(answer.refs[0], envOf(v), 'end'),
        }),
        end: () => done(),
      },
    },
    may: {
      args: { may: effect },
      text: texts.may,
      whyNot: (m, about, args) => whyNot(m, about, args.may),
      steps: {
        offer: ask({
          kind: 'may',
          rule,
          who: (_m, v) => v.you,
          about: (_m, v) => [{ kind: 'card', id: v.card }],
          offer: (m, v, offer) => {
            const { may } = argsOf(m, v);
            allowUnless(offer, whyNot(m, envOf(v), may), 'choose-effect', may as number);
            allow(offer, 'pass');
          },
          then: (m, v, answer) =>
            answer.verb === 'pass' ? done() : perform(argsOf(m, v).may as number, envOf(v), 'end'),
        }),
        end: () => done(),
      },
    },
    if: {
      args: { if: phrase('condition'), then: effect, else: optional(effect) },
      text: texts.if,
      whyNot: (m, about, args) => {
        const node = language().holds(m, about, args.if as Phrased) ? args.then : args.else;
        return node === undefined ? nothing : whyNot(m, about, node);
      },
      steps: {
        begin: (m, v) => {
          const args = argsOf(m, v);
          const node = language().holds(m, envOf(v), args.if as Phrased) ? args.then : args.else;
          return node === undefined ? done() : perform(node as number, envOf(v), 'end');
        },
        end: () => done(),
      },
    },
  };
}

function listOf(value: unknown): readonly number[] {
  return value as readonly number[];
}
