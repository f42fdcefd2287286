import { findContent } from './content.ts';
import { type Decision, findOption } from './decision.ts';
import { faultIn } from './fault.ts';
import type { GameSpec } from './game.ts';
import type { Seat } from './ids.ts';
import type { MatchState } from './match.ts';
import { misfitIn } from './misfit.ts';
import { InputError } from './options.ts';
import { offered, type Procedures, waitingAt, where } from './procedure.ts';
import type { Schema } from './schema.ts';

/** What loading needs from the game being defined. */
interface LoadTools<M extends MatchState> {
  readonly procedures: Procedures;
  varsOf(proc: string): Schema;
  settle(m: M): M;
  pending(m: M): readonly Decision[];
  whyNotSeated(seats: number): string | undefined;
}

/** Makes the function that loads saved matches; it throws an InputError that names the fault. */
export function loaderOf<M extends MatchState>(
  spec: Pick<GameSpec<M>, 'id' | 'schema'>,
  { procedures, varsOf, settle, pending, whyNotSeated }: LoadTools<M>,
): (saved: unknown) => M {
  /** Why a loaded match cannot go on from its current step. */
  function whyNotResumable(m: M): string | undefined {
    for (const { proc, step } of m.stack)
      if (!Object.hasOwn(procedures[proc].steps, step)) return `"${proc}" has no step "${step}"`;
    if (m.outcome) return m.stack.length ? 'it is over and still under way' : undefined;
    try {
      const stray = m.answers.findIndex((key, seat) => key !== '' && !isSealed(m, seat, key));
      if (stray >= 0) return `the answer of seat ${stray} is not among its options`;
      const asked = pending(m);
      const isSeat = (seat: Seat) => Number.isInteger(seat) && seat >= 0 && seat < m.seats;
      if (asked.length && asked.every(({ seat }) => isSeat(seat))) return undefined;
    } catch {
      return `it cannot go on from ${where(m)}`;
    }
    return `it waits for nobody at ${where(m)}`;
  }

  function isSealed(m: M, seat: Seat, key: string): boolean {
    const at = waitingAt(m, procedures);
    if (at?.step.ask !== 'all' || !(at.step.who(m, at.frame.vars) & (1 << seat))) return false;
    return findOption(offered(m, at.frame, at.step, seat), key) !== undefined;
  }

  return (saved) => {
    const fault = faultIn(spec.schema, saved, varsOf);
    if (fault) throw new InputError(`this is no saved match of ${spec.id}: ${fault}`);
    const m = settle(saved as M);
    if (m.game !== spec.id) throw new InputError(`this is a saved match of "${m.game}", not of "${spec.id}"`);
    const content = findContent(m.content);
    if (!content) throw new InputError(`there is no content with the hash ${m.content}`);
    const misfit =
      whyNotSeated(m.seats) ?? misfitIn(spec.schema, m, varsOf, content.defs.length) ?? whyNotResumable(m);
    if (misfit) throw new InputError(`this is no saved match of ${spec.id}: ${misfit}`);
    return m;
  };
}
