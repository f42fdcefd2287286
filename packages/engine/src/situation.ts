import type { MatchState } from './match.ts';
import type { Procedure } from './procedure.ts';

/**
 * The situations that the running procedures show, outermost first. The state may be a view's, so situations use public
 * facts only.
 */
export function situationsFrom<M extends MatchState, S>(
  procedures: readonly Procedure<M, S>[],
): (m: M) => readonly S[] {
  const shows = new Map(procedures.map((procedure) => [procedure.name, procedure.shows]));
  return (m) => m.stack.flatMap(({ proc, vars, step }) => shows.get(proc)?.(m, vars as never, step) ?? []);
}
