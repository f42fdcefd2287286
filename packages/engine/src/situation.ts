import type { MatchState } from './match.ts';
import type { Procedure } from './procedure.ts';

/**
 * What is going on in a match: the situations that the procedures under way show, outermost first. The state may be a
 * view's, so what is shown is made of what any viewer knows.
 */
export function situationsFrom<M extends MatchState, S>(
  procedures: readonly Procedure<M, S>[],
): (m: M) => readonly S[] {
  const shows = new Map(procedures.map((procedure) => [procedure.name, procedure.shows]));
  return (m) => m.stack.flatMap(({ proc, vars, step }) => shows.get(proc)?.(m, vars as never, step) ?? []);
}
