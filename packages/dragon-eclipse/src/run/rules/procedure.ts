import {
  type Handle,
  type Next,
  type Procedure,
  proceduresOf,
  type Showing,
  type Step,
} from '@tabard/engine';
import type { Situation } from '../../situation.ts';
import type { Match } from '../../state.ts';
import type { InRun } from '../facts.ts';

const build = proceduresOf<InRun, Situation>();

/** A procedure of a Run: its frames stand on that of a Run, so there is one. */
export function runProcedure<V, R, K extends string>(
  of: Handle<V, R>,
  steps: Record<K, Step<InRun, V, Next<NoInfer<K>, R>>>,
  showing?: Showing<InRun, V, NoInfer<K>, Situation>,
): Procedure<Match, Situation> {
  const made: Procedure<never, Situation> = build(of, steps, showing);
  return made as Procedure<Match, Situation>;
}
