/** DE-DECIDE-01, DE-DECIDE-04: what the players decide together; a single player simply decides. */
import {
  type Ask,
  ask,
  go,
  type Next,
  type Offer,
  type Option,
  type Poll,
  poll,
  type TextArg,
} from '@tabard/engine';
import { agreedOn } from '../rules/decision-token.ts';
import type { InTale } from './facts.ts';

/** A decision of the Adventure: one list of options for everybody. */
interface JointDecision<M, V, N> {
  readonly kind: string;
  readonly rule: string;
  about?(m: M, v: V): readonly TextArg[];
  offer(m: M, v: V, offer: Offer): void;
  then(m: M, v: V, answer: Option): N;
}

/** The decision as two steps: `alone` for one player, `together` for two. */
export function jointly<V, N, M extends InTale = InTale>(
  decision: JointDecision<M, V, N>,
): {
  readonly alone: Ask<M, V, N>;
  readonly together: Poll<M, V, N>;
} {
  const { kind, rule, about, offer, then } = decision;
  const asking = {
    kind,
    rule,
    ...(about && { about: (m: M, v: V) => about(m, v) }),
    offer: (m: M, v: V, to: Offer) => offer(m, v, to),
  };
  return {
    alone: ask({ ...asking, who: () => 0, then: (m: M, v: V, answer: Option) => then(m, v, answer) }),
    together: poll({
      ...asking,
      who: (m: M) => (1 << m.seats) - 1,
      then: (m: M, v: V, answers: readonly (Option | undefined)[]) => then(m, v, agreedJointly(m, answers)),
    }),
  };
}

/** DE-FIGHT-10: a hard mode is switched by both or not at all; two who name different ones switch none. */
function agreedJointly(m: InTale, answers: readonly (Option | undefined)[]): Option {
  const [a, b] = answers;
  if (a?.verb === 'switch-mode' && b?.verb === 'switch-mode' && a.refs[0] !== b.refs[0])
    return { verb: 'switch-mode', refs: [] };
  if (a?.verb === 'switch-mode' && b) return b;
  if (b?.verb === 'switch-mode' && a) return a;
  return agreedOn(m, answers);
}

/** Goes to the step that fits the number of players. */
export function decide<A extends string, T extends string>(
  m: InTale,
  alone: A,
  together: T,
): Next<A | T, never> {
  return m.seats === 1 ? go(alone) : go(together);
}
