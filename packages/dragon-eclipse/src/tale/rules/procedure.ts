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
import type { InTale } from '../facts.ts';

const build = proceduresOf<InTale, Situation>();

/** A procedure of a campaign: its frames stand on that of a campaign, so there is a tale. */
export function taleProcedure<V, R, K extends string>(
  of: Handle<V, R>,
  steps: Record<K, Step<InTale, V, Next<NoInfer<K>, R>>>,
  showing?: Showing<InTale, V, NoInfer<K>, Situation>,
): Procedure<Match, Situation> {
  const made: Procedure<never, Situation> = build(of, steps, showing);
  return made as Procedure<Match, Situation>;
}
