/**
 * Detects ordering questions whose answer changes nothing, by playing every order out on clones and comparing the
 * resulting states. Triggers, modifiers and early endings need no special treatment: the rules themselves are run.
 */
import type { Option } from './decision.ts';
import { setEventChannel } from './events.ts';
import type { MatchState } from './match.ts';
import { advance, type IsMoot, offered, type Procedures, settleWith, waitingAt } from './procedure.ts';

/** With more options than this there are too many orders to try. */
const MOST_ORDERED = 4;
/** A trial that needs more steps than this is given up. */
const MOST_STEPS = 1000;
const NO_SINK = { sink: undefined, signatures: {} };
/** Nested ordering questions are branches of the same trial. */
const never: IsMoot = () => false;

/** What a trial needs of a game. */
interface Trials<M> {
  readonly procedures: Procedures;
  clone(m: M): M;
  hash(m: M): string;
}

export function mootOrders<M extends MatchState>({ procedures, clone, hash }: Trials<M>): (m: M) => boolean {
  return (m) => {
    const before = setEventChannel(NO_SINK);
    try {
      return endOf(m) !== undefined;
    } finally {
      setEventChannel(before);
    }
  };

  /** The hash of the state after the asking procedure has returned, if it is the same for all orders. */
  function endOf(m: M): string | undefined {
    const options = optionsAt(m);
    if (options.length > MOST_ORDERED) return undefined;
    let end: string | undefined;
    for (const option of options) {
      const led = endAfter(m, option);
      if (led === undefined || led !== (end ?? led)) return undefined;
      end = led;
    }
    return end;
  }

  /** The same with a given first option; undefined if chance, new information or another question intervenes. */
  function endAfter(start: M, first: Option): string | undefined {
    const m = clone(start);
    const depth = m.stack.length;
    const at = waitingAt(m, procedures);
    if (at) settleWith(m, procedures, at, first);
    for (let steps = 0; steps < MOST_STEPS; steps++) {
      if (m.outcome || m.barrier !== start.barrier || m.rng.n !== start.rng.n) return undefined;
      if (m.stack.length < depth) return hash(m);
      if (advance(m, procedures, never)) continue;
      return waitingAt(m, procedures)?.step === at?.step && m.stack.length === depth ? endOf(m) : undefined;
    }
    return undefined;
  }

  function optionsAt(m: M): readonly Option[] {
    const at = waitingAt(m, procedures);
    return at?.step.ask === 'one' ? offered(m, at.frame, at.step, at.step.who(m, at.frame.vars)) : [];
  }
}
