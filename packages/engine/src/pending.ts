import type { Decision } from './decision.ts';
import type { Seat } from './ids.ts';
import type { Listing } from './listing.ts';
import type { MatchState, Viewer } from './match.ts';
import { awaits, type Procedures, ruleOf, type Waiting, waitingAt } from './procedure.ts';
import { causeIn, questionOf } from './question.ts';

/** What a match waits for. */
interface Pending {
  /** The decisions of the seats that have not answered yet. */
  pending(m: MatchState): Decision[];
  decisionFor(m: MatchState, seat: Viewer): Decision | undefined;
  /** The seats publicly known to be asked, whether they have answered or not. */
  waitedFor(m: MatchState): Seat[];
}

export function pendingOf(procedures: Procedures, { list }: Listing): Pending {
  function decisionAt(m: MatchState, at: Waiting, seat: Seat): Decision {
    const { frame, step } = at;
    return {
      n: m.n,
      seat,
      kind: step.kind,
      rule: ruleOf(m, step),
      text: questionOf(step.kind, step.about?.(m, frame.vars, seat), causeIn(m, procedures)),
      options: list(m, at, seat),
      batch: step.ask === 'one' && step.batch ? frame.since : undefined,
      poll: step.ask === 'one' ? undefined : true,
    };
  }

  function pending(m: MatchState): Decision[] {
    const at = waitingAt(m, procedures);
    if (!at) return [];
    const { frame, step } = at;
    if (step.ask === 'one') return [decisionAt(m, at, step.who(m, frame.vars))];
    const asked = step.who(m, frame.vars);
    const decisions: Decision[] = [];
    for (let seat = 0; seat < m.seats; seat++)
      if (asked & (1 << seat) && m.answers[seat] === '') decisions.push(decisionAt(m, at, seat));
    return decisions;
  }

  function decisionFor(m: MatchState, seat: Viewer): Decision | undefined {
    if (seat === 'spectator') return undefined;
    const at = waitingAt(m, procedures);
    return at && awaits(m, at.frame, at.step, seat) ? decisionAt(m, at, seat) : undefined;
  }

  function waitedFor(m: MatchState): Seat[] {
    const at = waitingAt(m, procedures);
    if (!at) return [];
    const { frame, step } = at;
    if (step.ask === 'one') return [step.who(m, frame.vars)];
    const mask = step.who(m, frame.vars);
    return Array.from({ length: m.seats }, (_, s) => s).filter((s) => mask & (1 << s));
  }

  return { pending, decisionFor, waitedFor };
}
