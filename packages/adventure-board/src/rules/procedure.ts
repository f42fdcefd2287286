/** The builder of this game's procedures: what a step set off is resolved before the match goes on. */
import {
  type Ask,
  areWaiting,
  type Handle,
  type Next,
  type Option,
  type Procedure,
  react,
  type Showing,
  type Step,
} from '@tabard/engine';
import type { Situation } from '../situation.ts';
import { procedure as build, type Match } from '../state.ts';

/** A step that a call comes back to has to be one that does something: it is there that reactions are noticed. */
export function procedure<V, R, K extends string>(
  of: Handle<V, R>,
  steps: Record<K, Step<Match, V, Next<NoInfer<K>, R>>>,
  showing?: Showing<Match, V, NoInfer<K>, Situation>,
): Procedure<Match, Situation> {
  const guarded: Record<string, Step<Match, V, Next<string, R>>> = {};
  for (const [key, step] of Object.entries<Step<Match, V, Next<string, R>>>(steps))
    guarded[key] = guard(key, step);
  return build(of, guarded, showing as Showing<Match, V, string, Situation>);
}

type Guarded<V, R> = Step<Match, V, Next<string, R>>;

function guard<V, R>(key: string, step: Guarded<V, R>): Guarded<V, R> {
  if (typeof step === 'function')
    return (m, v) => (areWaiting(m.reactions) ? react(key) : held(m, step(m, v)));
  return 'ask' in step && step.ask === 'one' ? guardAsk(step) : step;
}

function guardAsk<V, R>(step: Ask<Match, V, Next<string, R>>): Guarded<V, R> {
  return { ...step, then: (m: Match, v: V, answer: Option) => held(m, step.then(m, v, answer)) };
}

/** What a step set off comes before the step that it goes to. */
function held<R>(m: Match, next: Next<string, R>): Next<string, R> {
  return next.to === 'go' && areWaiting(m.reactions) ? react(next.step) : next;
}
