import {
  type Ask,
  type Handle,
  type Next,
  type Option,
  type Procedure,
  proceduresOf,
  type Showing,
  type Step,
  unwind,
} from '@tabard/engine';
import type { Situation } from '../situation.ts';
import type { InCombat, Match } from '../state.ts';
import { combat } from './handles.ts';

/** Its frames stand on that of a combat, so there is one. */
const build = proceduresOf<InCombat, Situation, Match>();

/** DE-FLOW-02: what is left undone when the combat is over. */
const STOP = unwind(combat);

/** A procedure of a combat: as soon as the combat is over, everything above it is abandoned. */
export function procedure<V, R, K extends string>(
  of: Handle<V, R>,
  steps: Record<K, Step<InCombat, V, Next<NoInfer<K>, R>>>,
  showing?: Showing<InCombat, V, NoInfer<K>, Situation>,
): Procedure<Match, Situation> {
  const guarded: Record<string, Step<InCombat, V, Next<string, R>>> = {};
  for (const [key, step] of Object.entries<Step<InCombat, V, Next<string, R>>>(steps))
    guarded[key] = guard(step);
  return build(of, guarded, showing as Showing<InCombat, V, string, Situation>);
}

/** A procedure around combats, which goes on when one is over. */
export const outerProcedure = proceduresOf<Match, Situation>();

type Answers = readonly (Option | undefined)[];
type Guarded<V, R> = Step<InCombat, V, Next<string, R>>;

function guard<V, R>(step: Guarded<V, R>): Guarded<V, R> {
  if (typeof step === 'function') return (m, v) => stopped(m, step(m, v));
  if ('takes' in step) return { ...step, then: (m: InCombat, v: V) => stopped(m, step.then(m, v)) };
  if (step.ask === 'one') return guardAsk(step);
  return { ...step, then: (m: InCombat, v: V, answers: Answers) => stopped(m, step.then(m, v, answers)) };
}

function guardAsk<V, N extends Next<string, unknown>>(
  step: Ask<InCombat, V, N>,
): Ask<InCombat, V, N | typeof STOP> {
  const { none } = step;
  return {
    ...step,
    then: (m: InCombat, v: V, answer: Option) => stopped(m, step.then(m, v, answer)),
    ...(none && { none: (m: InCombat, v: V) => stopped(m, none(m, v)) }),
  };
}

function stopped<N>(m: InCombat, next: N): N | typeof STOP {
  return m.combat.over ? STOP : next;
}
