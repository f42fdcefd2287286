import {
  type Choice,
  type Decision,
  findOption,
  type Option,
  optionKey,
  parseKey,
  type Unavailable,
} from './decision.ts';
import { type EventChannel, type EventSink, setEventChannel } from './events.ts';
import type { GameSpec } from './game.ts';
import type { Seat } from './ids.ts';
import type { Listing } from './listing.ts';
import type { MatchState } from './match.ts';
import {
  answer,
  awaits,
  type IsMoot,
  type Procedures,
  refusedAt,
  ruleOf,
  run,
  type Waiting,
  waitingAt,
  where,
} from './procedure.ts';
import { type Refusal, refuse } from './refusal.ts';

/** The rule ids of the table itself: `rules/table.yaml`. */
const NOT_AWAITED = refuse('not-awaited', 'TB-02');
const PASSED = refuse('decision-passed', 'TB-01');
const NO_CHOICE = refuse('not-a-choice', 'TB-03');
const OVER = refuse('match-over', 'TB-04');

/** What `run` needs. */
interface Rules {
  readonly procedures: Procedures;
  readonly isMoot: IsMoot;
}

interface Chooser<M extends MatchState> {
  choose(m: M, seat: Seat, choice: Choice, sink?: EventSink): Refusal | undefined;
  /** Takes a listed option without listing the options again. */
  take(m: M, decision: Decision, option: Option): void;
}

/** Makes the functions that apply answers and resignations. */
export function chooserOf<M extends MatchState>(
  spec: Pick<GameSpec<M>, 'events' | 'resigned'>,
  { procedures, isMoot }: Rules,
  { optionsAt }: Listing,
): Chooser<M> {
  const noSink: EventChannel = { sink: undefined, signatures: spec.events };

  function choose(m: M, seat: Seat, choice: Choice, sink?: EventSink): Refusal | undefined {
    if (m.outcome) return OVER;
    if (choice.key === 'resign') return resign(m, seat, sink);
    const at = waitingAt(m, procedures);
    if (!at) return OVER;
    if (!awaits(m, at.frame, at.step, seat)) return NOT_AWAITED;
    if (choice.n !== m.n) return PASSED;
    if (typeof choice.key !== 'string') return NO_CHOICE;
    const option = findOption(optionsAt(m, at, seat), choice.key);
    if (!option) return whyRefused(refusedAt(m, at.frame, at.step, seat), choice.key, ruleOf(m, at.step));
    goOn(m, at, seat, option, sink ? { sink, signatures: spec.events } : noSink);
    return undefined;
  }

  function take(m: M, { n, seat }: Decision, option: Option): void {
    const at = waitingAt(m, procedures);
    if (!at || n !== m.n || !awaits(m, at.frame, at.step, seat))
      throw new Error(`"${optionKey(option)}" answers decision ${n}, and the match is at ${where(m)}`);
    goOn(m, at, seat, option, noSink);
  }

  function goOn(m: M, { frame, step }: Waiting, seat: Seat, option: Option, channel: EventChannel): void {
    const before = setEventChannel(channel);
    try {
      answer(m, procedures, frame, step, seat, option);
      run(m, procedures, isMoot);
    } finally {
      setEventChannel(before);
    }
  }

  /** TB-05: a seat may resign at any time; the last one that has not wins. */
  function resign(m: M, seat: Seat, sink?: EventSink): Refusal | undefined {
    if (!Number.isInteger(seat) || seat < 0 || seat >= m.seats || m.resigned & (1 << seat))
      return NOT_AWAITED;
    m.resigned |= 1 << seat;
    m.last = seat;
    m.barrier = Math.max(m.barrier, m.n);
    sink?.({ type: 'resigned', args: [seat] });
    spec.resigned?.(m, seat);
    const left = Array.from({ length: m.seats }, (_, s) => s).filter((s) => !(m.resigned & (1 << s)));
    if (!m.outcome && left.length < 2) m.outcome = { winners: left, reason: 'resigned' };
    if (m.outcome) m.stack.length = 0;
    return undefined;
  }

  return { choose, take };
}

function whyRefused(refused: readonly Unavailable[], key: unknown, rule: string): Refusal {
  if (typeof key !== 'string' || !parseKey(key)) return NO_CHOICE;
  const options = refused.map((entry) => entry.option);
  const found = findOption(options, key);
  return found ? refused[options.indexOf(found)].why : refuse('not-offered', rule);
}
