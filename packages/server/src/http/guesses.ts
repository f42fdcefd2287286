import { personShare, type Share } from '../limits/address.ts';
import { requireLess } from '../limits/limits.ts';
import { HttpProblem } from '../problem.ts';
import { HostingError } from '../rooms/hosting.ts';
import type { ServerContext } from '../server-context.ts';
import type { Player } from '../store/rows.ts';

/** A caller who gives a code. */
interface Guesser {
  readonly shares: readonly Share[];
  readonly player?: Player | undefined;
  readonly me?: { readonly player: Player } | undefined;
}

const WRONG = new Set(['not-invited', 'unknown-code']);

function isWrongCode(problem: unknown): boolean {
  return (problem instanceof HttpProblem || problem instanceof HostingError) && WRONG.has(problem.code);
}

/** Acts without the code first; the code is tried only where that is refused. */
export async function invited<T>(
  context: Pick<ServerContext, 'limits'>,
  guesser: Guesser,
  code: string | undefined,
  act: (code: string | undefined) => Promise<T>,
): Promise<T> {
  if (code === undefined) return act(undefined);
  try {
    return await act(undefined);
  } catch (problem) {
    if (!isWrongCode(problem)) throw problem;
  }
  return guessing(context, guesser, () => act(code));
}

/** Acts with the code. A wrong one is charged to the caller, by person and by address. */
export async function guessing<T>(
  { limits: { guesses } }: Pick<ServerContext, 'limits'>,
  { shares, player, me }: Guesser,
  act: () => Promise<T>,
): Promise<T> {
  const person = player ?? me?.player;
  const own = person ? [personShare(person.id), ...shares] : shares;
  // Charged before the code is checked, so that concurrent tries count too.
  requireLess(guesses, own, 'wrong codes of tables');
  let isWrong = false;
  try {
    return await act();
  } catch (problem) {
    isWrong = isWrongCode(problem);
    throw problem;
  } finally {
    if (!isWrong) guesses.charge(own, performance.now(), -1);
  }
}
