import type { Choice, Decision, MatchState, Option, Seat } from '@tabard/engine';
import { type AskMode, type AskSetting, askingNow, isLasting, passFor } from './asking.ts';
import { type Course, decisionsAt } from './course.ts';

/** The bot that replaces a person who resigned or whose time ran out. */
export const STAND_IN = 'greedy';

/** Who plays a seat. */
export interface SeatPlayer {
  readonly kind: 'person' | 'bot' | 'open';
  readonly bot?: string | undefined;
}

/** The player and the ask setting of each seat. */
export interface Seating {
  readonly seats: readonly SeatPlayer[];
  readonly asking: readonly AskSetting[];
}

/** What a host does by itself: let a bot choose, or pass for a person. */
export type HostAction =
  | { readonly kind: 'bot'; readonly decision: Decision; readonly bot: string }
  | { readonly kind: 'pass'; readonly decision: Decision; readonly pass: Option };

/** The next of these; undefined when the match waits for people or is over. Bots come before passes. */
export function nextAction(course: Course, seating: Seating): HostAction | undefined {
  const decisions = decisionsAt(course);
  for (const decision of decisions) {
    const bot = botOf(seating.seats, decision.seat);
    if (bot !== undefined) return { kind: 'bot', decision, bot };
  }
  for (const decision of decisions) {
    const pass = passOf(decision, seating);
    if (pass) return { kind: 'pass', decision, pass };
  }
  return undefined;
}

/** The seats that the match waits for; not those that the host passes for. */
export function awaitedSeats(course: Course, seating: Seating): readonly Seat[] {
  const awaited: Seat[] = [];
  for (const decision of decisionsAt(course)) if (!passOf(decision, seating)) awaited.push(decision.seat);
  return awaited;
}

/** The option that the host takes for a person at this decision; undefined when the person or a bot decides. */
export function passOf(decision: Decision, { seats, asking }: Seating): Option | undefined {
  return isBot(seats, decision.seat) ? undefined : passFor(decision, asking[decision.seat]);
}

/** The bot that plays this seat; undefined for a person's. */
export function botOf(seats: readonly SeatPlayer[], seat: Seat): string | undefined {
  return isBot(seats, seat) ? (seats[seat].bot ?? STAND_IN) : undefined;
}

export function isBot(seats: readonly SeatPlayer[], seat: Seat): boolean {
  return seats[seat].kind === 'bot';
}

/** The ask settings now: a "not until" may have ended. Returns the same array if nothing changed. */
export function askingAfter(course: Course, before: readonly AskSetting[]): readonly AskSetting[] {
  if (before.every(isLasting)) return before;
  const turn = turnOf(course);
  const decisions = decisionsAt(course);
  const asking = before.map((one, seat) =>
    askingNow(
      one,
      decisions.find((decision) => decision.seat === seat),
      turn,
    ),
  );
  return asking.every((one, seat) => one === before[seat]) ? before : asking;
}

/** The same with a new setting of one seat. */
export function withAskMode(
  course: Course,
  before: readonly AskSetting[],
  seat: Seat,
  mode: AskMode,
): readonly AskSetting[] {
  const asking = { mode, turn: turnOf(course) };
  return before.map((one, at) => (at === seat ? asking : one));
}

/** The number of the current turn, as "not until the next turn" counts it. */
function turnOf({ game, state }: Course): number {
  return game.figures?.(state).turn ?? 0;
}

/** The choice by which a seat resigns; undefined when it has resigned already (TB-05). */
export function resignation({ state }: Course, seat: Seat): Choice | undefined {
  return hasResigned(state, seat) ? undefined : { n: state.n, key: 'resign' };
}

export function hasResigned({ resigned }: MatchState, seat: Seat): boolean {
  return (resigned & (1 << seat)) !== 0;
}

/** TB-05: bots play the seats of those who resigned. Returns the same array if nothing changed. */
export function withStandIns<T extends SeatPlayer>(seats: readonly T[], state: MatchState): readonly T[] {
  const isVacant = ({ kind }: T, seat: Seat) => kind === 'person' && hasResigned(state, seat);
  if (state.resigned === 0 || !seats.some(isVacant)) return seats;
  return seats.map((one, seat) =>
    isVacant(one, seat) ? { ...one, kind: 'bot' as const, bot: STAND_IN } : one,
  );
}
