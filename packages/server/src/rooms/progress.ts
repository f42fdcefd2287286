import type { Decision, Seat } from '@tabard/engine';
import {
  askedAt,
  askingAfter,
  awaitedSeats,
  type Course,
  decisionsAt,
  isBot,
  nextAction,
  sealedFrom,
} from '@tabard/table';
import type { ClockPlan, Job, MatchId, MatchProgress, SeatClock, SeatRow } from '../store/rows.ts';

/** The inputs of a match's progress, beside the course. */
export interface MatchStanding extends MatchProgress {
  readonly id: MatchId;
  readonly seats: readonly SeatRow[];
  readonly clock: ClockPlan | undefined;
}

/** The progress after an entry; `n` is the number of the decision awaited before it. */
export function progressAfter(course: Course, before: MatchStanding, n: number, at: number): MatchProgress {
  const { state, played } = course;
  const { decisions, waiting: asked } = askedAt(course);
  const asking = askingAfter(course, before.asking);
  const waiting = maskOf(asked);
  const length = played.length - sealedFrom(state, 'spectator');
  const isPublic = length !== before.length || state.n !== n || state.outcome !== undefined;
  return {
    status: state.outcome ? 'over' : 'running',
    seq: before.seq + 1,
    length,
    turn: maskOf(awaitedSeats(course, { seats: before.seats, asking })),
    waiting,
    outcome: state.outcome,
    clocks: clocksAfter(before, { decisions, waiting, isSame: state.n === n, at }),
    asking,
    undo: undefined,
    // A sealed answer must not be visible, not even by its time.
    updated: isPublic ? at : before.updated,
  };
}

/** The same without an entry, after seats or ask settings changed. */
export function progressNow(course: Course, before: MatchStanding, at: number) {
  const decisions = decisionsAt(course);
  const asking = askingAfter(course, before.asking);
  const turn = maskOf(awaitedSeats(course, { seats: before.seats, asking }));
  const clocks = clocksAfter(before, { decisions, waiting: before.waiting, isSame: true, at });
  return { turn, clocks, asking };
}

/** The next job of the host, if any. */
export function nextJob(
  course: Course,
  standing: MatchStanding,
  at: number,
  pause: { bot: number; pass: number },
): Job | undefined {
  const job = (kind: Job['kind'], seat: Seat, due: number): Job => ({
    match: standing.id,
    seq: standing.seq,
    kind,
    seat,
    due,
  });
  const next = nextAction(course, standing);
  if (next?.kind === 'bot')
    return job('bot', next.decision.seat, at + (isQuiet(next.decision) ? 0 : pause.bot));
  if (next) return job('pass', next.decision.seat, at + pause.pass);
  if (!standing.clock) return undefined;
  const [first] = decisionsAt(course)
    .map(({ seat }) => ({ seat, due: deadlineOf(standing.clocks[seat], standing.clock) }))
    .filter((one): one is { seat: Seat; due: number } => one.due !== undefined)
    .sort((a, b) => a.due - b.due);
  return first && job('clock', first.seat, first.due);
}

/** When the clock of a seat runs out. */
export function deadlineOf(clock: SeatClock | undefined, plan: ClockPlan | undefined): number | undefined {
  if (!plan || clock?.since === undefined) return undefined;
  return clock.since + plan.move + clock.bank;
}

export function newClocks(seats: number, plan: ClockPlan | undefined): readonly SeatClock[] {
  return Array.from({ length: seats }, () => ({ bank: plan?.bank ?? 0, since: undefined }));
}

export function seatsIn(mask: number, seats: number): readonly Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat).filter((seat) => mask & (1 << seat));
}

export function maskOf(seats: readonly Seat[]): number {
  return seats.reduce((mask, seat) => mask | (1 << seat), 0);
}

/** A forced choice needs no pause. */
function isQuiet({ options }: Decision): boolean {
  return options.length === 1;
}

interface AskedMoment {
  readonly decisions: readonly Decision[];
  /** The mask of the seats publicly known to be asked. */
  readonly waiting: number;
  /** Whether it is the same question as before. */
  readonly isSame: boolean;
  readonly at: number;
}

function clocksAfter(before: MatchStanding, moment: AskedMoment): readonly SeatClock[] {
  const { clock: plan, clocks, seats } = before;
  if (!plan) return clocks;
  return clocks.map((clock, seat) => {
    if (isBot(seats, seat) || !(moment.waiting & (1 << seat))) return stopped(clock, plan, moment.at);
    return runningClock(clock, plan, moment, seat);
  });
}

function runningClock(clock: SeatClock, plan: ClockPlan, moment: AskedMoment, seat: Seat): SeatClock {
  const { isSame, at } = moment;
  if (!isSame || clock.since === undefined) return { ...stopped(clock, plan, at), since: at };
  const { bank, since } = clock;
  if (moment.decisions.some((decision) => decision.seat === seat)) return { bank, since };
  return { bank, since, stopped: clock.stopped ?? at };
}

/** The clock after the time of the question is charged. */
function stopped({ bank, since, stopped }: SeatClock, plan: ClockPlan, at: number): SeatClock {
  if (since === undefined) return { bank, since };
  const used = (stopped ?? at) - since;
  return { bank: Math.max(0, bank - Math.max(0, used - plan.move)), since: undefined };
}
