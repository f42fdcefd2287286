/** The words that every game shares: a list, a choice, an option, a condition. */
import { effect, effects as effectList, optional, phrase } from './args.ts';
import { allow, allowUnless } from './decision.ts';
import type { About, Decider, Effects, EffectVars } from './effects.ts';
import type { Node } from './ids.ts';
import type { MatchState } from './match.ts';
import { ask, done } from './procedure.ts';
import { type Refusal, refuse } from './refusal.ts';
import { SHARED_TEXTS } from './shared-texts.ts';
import { compute, type Word } from './vocabulary.ts';

const listArgs = { steps: effectList };
const chooseArgs = { choose: effectList };
const mayArgs = { may: effect };
const ifArgs = { if: phrase<boolean>('condition'), then: effect, else: optional(effect) };

/** What differs from game to game. */
export interface Sharing<M, A> {
  /** The rule by which a text is followed as far as it can be. */
  readonly rule: string;
  readonly decider: Decider<M, A>;
  /** Whether public facts alone decide which effects would do something: a single one is then taken automatically. */
  readonly auto?: true;
  /** Why an optional effect would change nothing, by public facts alone: then nobody is asked. */
  whyMoot?(m: M, about: A, effect: Node): Refusal | undefined;
}

export function sharedWords<M extends MatchState, A extends About>(
  effects: Effects<M, A>,
  { rule, decider, auto, whyMoot }: Sharing<M, A>,
): Readonly<Record<'sequence' | 'choose' | 'may' | 'if', Word<M, A, EffectVars<A>>>> {
  const nothing = refuse('nothing-to-do', rule);
  const { word, whyNot, perform } = effects;
  const about = (_m: M, v: EffectVars<A>) => [{ kind: 'card', id: v.card }];
  return {
    sequence: word({
      args: listArgs,
      text: SHARED_TEXTS.sequence,
      whyNot: (m, of, { steps }) => (steps.some((node) => !whyNot(m, node, of)) ? undefined : nothing),
      parts: ({ steps }) => steps,
    }),
    choose: word({
      args: chooseArgs,
      text: SHARED_TEXTS.choose,
      givesAmount: true,
      whyNot: (m, of, { choose }) => (choose.some((node) => !whyNot(m, node, of)) ? undefined : nothing),
      steps: (args) => ({
        choose: ask({
          kind: 'choose-effect',
          rule,
          auto,
          who: (m, v) => decider(m, v),
          about,
          offer: (m, v, offer) => {
            for (const node of args(m, v).choose)
              allowUnless(offer, whyNot(m, node, v), 'choose-effect', node);
          },
          none: (_m, v) => done(v.amount),
          then: (_m, v, answer) => perform(answer.refs[0], v, 'end'),
        }),
        end: (m) => done(m.result),
      }),
    }),
    may: word({
      args: mayArgs,
      text: SHARED_TEXTS.may,
      givesAmount: true,
      whyNot: (m, of, { may }) => whyNot(m, may, of),
      steps: (args) => ({
        offer: ask({
          kind: 'may',
          rule,
          auto,
          who: (m, v) => decider(m, v),
          about,
          offer: (m, v, offer) => {
            const { may } = args(m, v);
            allowUnless(offer, whyNot(m, may, v) ?? whyMoot?.(m, v, may), 'choose-effect', may);
            allow(offer, 'pass');
          },
          then: (m, v, answer) =>
            answer.verb === 'pass' ? done(v.amount) : perform(args(m, v).may, v, 'end'),
        }),
        end: (m) => done(m.result),
      }),
    }),
    if: word({
      args: ifArgs,
      text: SHARED_TEXTS.if,
      whyNot: (m, of, a) => {
        const node = compute(m, of, a.if) ? a.then : a.else;
        return node === undefined ? nothing : whyNot(m, node, of);
      },
      into: (m, v, a) => (compute(m, v, a.if) ? a.then : a.else),
    }),
  };
}
