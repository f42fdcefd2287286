import type { Decision, Game, MatchState, Option, Seat } from '@tabard/engine';
import {
  type Asking,
  askedAt,
  askingNow,
  type Course,
  decisionsAt,
  isLasting,
  passFor,
  sealedFrom,
} from '@tabard/table';
import type { ClockPlan, Job, MatchId, MatchProgress, SeatClock, SeatRow } from '../store/store.ts';

/** What the progress of a match follows from, beside the table itself. */
export interface Standing extends MatchProgress {
  readonly id: MatchId;
  readonly seats: readonly SeatRow[];
  readonly clock: ClockPlan | undefined;
}

/** How the match stands after an entry; `n` is the number of the decision that was awaited before it. */
export function progressAfter(course: Course, before: Standing, n: number, at: number): MatchProgress {
  const { game, state, played } = course;
  const { decisions, waiting: asked } = askedAt(course);
  const asking = askingAfter(game, state, decisions, before.asking);
  const waiting = maskOf(asked);
  const length = played.length - sealedFrom(state, 'spectator');
  const isPublic = length !== before.length || state.n !== n || state.outcome !== undefined;
  return {
    status: state.outcome ? 'over' : 'running',
    seq: before.seq + 1,
    length,
    turn: turnMask(decisions, before.seats, asking),
    waiting,
    outcome: state.outcome,
    clocks: clocksAfter(before, { decisions, waiting, isSame: state.n === n, at }),
    asking,
    undo: undefined,
    // An answer that is still sealed leaves no trace, not even the time it was given.
    updated: isPublic ? at : before.updated,
  };
}

/** The same without an entry: somebody sat down, stood up, or wants to be asked otherwise. */
export function progressNow(course: Course, before: Standing, at: number) {
  const { game, state } = course;
  const decisions = decisionsAt(course);
  const asking = askingAfter(game, state, decisions, before.asking);
  const turn = turnMask(decisions, before.seats, asking);
  const clocks = clocksAfter(before, { decisions, waiting: before.waiting, isSame: true, at });
  return { turn, clocks, asking };
}

/** The one thing the host must do next by itself, if there is any. */
export function nextJob(
  course: Course,
  standing: Standing,
  at: number,
  pause: { bot: number; pass: number },
): Job | undefined {
  const decisions = decisionsAt(course);
  const job = (kind: Job['kind'], seat: Seat, due: number): Job => ({
    match: standing.id,
    seq: standing.seq,
    kind,
    seat,
    due,
  });
  const forBot = decisions.find(({ seat }) => isBot(standing.seats, seat));
  if (forBot) return job('bot', forBot.seat, at + (isQuiet(forBot) ? 0 : pause.bot));
  const forPerson = decisions.find((one) => passOf(one, standing));
  if (forPerson) return job('pass', forPerson.seat, at + pause.pass);
  if (!standing.clock) return undefined;
  const [first] = decisions
    .map(({ seat }) => ({ seat, due: deadlineOf(standing.clocks[seat], standing.clock) }))
    .filter((one): one is { seat: Seat; due: number } => one.due !== undefined)
    .sort((a, b) => a.due - b.due);
  return first && job('clock', first.seat, first.due);
}

/** What is taken for a person at this decision, if they need not be asked. */
export function passOf(
  decision: Decision,
  { seats, asking }: Pick<Standing, 'seats' | 'asking'>,
): Option | undefined {
  return isBot(seats, decision.seat) ? undefined : passFor(decision, asking[decision.seat]);
}

/** When the time of a seat runs out. */
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

/** The number of the turn that is played, as "not until the next turn" counts it. */
export function turnOf(game: Game, state: MatchState): number {
  return game.figures?.(state).turn ?? 0;
}

function isBot(seats: readonly SeatRow[], seat: Seat): boolean {
  return seats[seat].kind === 'bot';
}

/** Where there is nothing to read nobody has to wait. */
function isQuiet({ options }: Decision): boolean {
  return options.length === 1;
}

function turnMask(
  decisions: readonly Decision[],
  seats: readonly SeatRow[],
  asking: readonly Asking[],
): number {
  let mask = 0;
  for (const one of decisions) if (!passOf(one, { seats, asking })) mask |= 1 << one.seat;
  return mask;
}

function askingAfter(
  game: Game,
  state: MatchState,
  decisions: readonly Decision[],
  before: readonly Asking[],
): readonly Asking[] {
  if (before.every(isLasting)) return before;
  const turn = turnOf(game, state);
  const asking = before.map((one, seat) =>
    askingNow(
      one,
      decisions.find((decision) => decision.seat === seat),
      turn,
    ),
  );
  return asking.every((one, seat) => one === before[seat]) ? before : asking;
}

interface Moment {
  readonly decisions: readonly Decision[];
  /** The mask of the seats that all know to be asked. */
  readonly waiting: number;
  /** Whether it still is the question that was asked before. */
  readonly isSame: boolean;
  readonly at: number;
}

function clocksAfter(before: Standing, moment: Moment): readonly SeatClock[] {
  const { clock: plan, clocks, seats } = before;
  if (!plan) return clocks;
  return clocks.map((clock, seat) => {
    if (isBot(seats, seat) || !(moment.waiting & (1 << seat))) return stopped(clock, plan, moment.at);
    return runningClock(clock, plan, moment, seat);
  });
}

function runningClock(clock: SeatClock, plan: ClockPlan, moment: Moment, seat: Seat): SeatClock {
  const { isSame, at } = moment;
  if (!isSame || clock.since === undefined) return { ...stopped(clock, plan, at), since: at };
  const { bank, since } = clock;
  if (moment.decisions.some((decision) => decision.seat === seat)) return { bank, since };
  return { bank, since, stopped: clock.stopped ?? at };
}

/** What is left once the time of the question is counted. */
function stopped({ bank, since, stopped }: SeatClock, plan: ClockPlan, at: number): SeatClock {
  if (since === undefined) return { bank, since };
  const used = (stopped ?? at) - since;
  return { bank: Math.max(0, bank - Math.max(0, used - plan.move)), since: undefined };
}
