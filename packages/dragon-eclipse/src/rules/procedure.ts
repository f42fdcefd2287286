import {
  type Ask,
  type Next,
  type Option,
  type Poll,
  type Procedure,
  proceduresOf,
  type Schema,
  type Step,
  unwind,
} from '@tabard/engine';
import type { Combat } from '../state.ts';

const build = proceduresOf<Combat>();

/** DE-FLOW-02: what is left undone when the combat is over. */
const STOP: Next = unwind('match', 'over');

/** A procedure of a combat: as soon as the combat is over, everything above the match is abandoned. */
export function procedure<V>(
  name: string,
  vars: Schema<V>,
  steps: Record<string, Step<Combat, V>>,
): Procedure<Combat> {
  const guarded: Record<string, Step<Combat, V>> = {};
  for (const [key, step] of Object.entries(steps)) guarded[key] = guard(step);
  return build(name, vars, guarded);
}

/** A procedure around combats, which goes on when one is over. */
export const outerProcedure = build;

function guard<V>(step: Step<Combat, V>): Step<Combat, V> {
  if (typeof step === 'function') return (m, v) => stopped(m, step(m, v));
  if ('takes' in step) return { ...step, then: (m, v) => stopped(m, step.then(m, v)) };
  if (step.ask === 'one') return guardAsk(step);
  const poll: Poll<Combat, V> = { ...step, then: (m, v, answers) => stopped(m, step.then(m, v, answers)) };
  return poll;
}

function guardAsk<V>(step: Ask<Combat, V>): Ask<Combat, V> {
  const { none } = step;
  return {
    ...step,
    then: (m: Combat, v: V, answer: Option) => stopped(m, step.then(m, v, answer)),
    ...(none && { none: (m: Combat, v: V) => stopped(m, none(m, v)) }),
  };
}

function stopped(m: Combat, next: Next): Next {
  return m.over ? STOP : next;
}
