/** The immediate consequences of a choice: through its windows and the rest of a compound answer. */
import type { Decision, Game, MatchState, Option } from '@tabard/engine';

export function isPass(option: Option): boolean {
  return option.verb === 'pass';
}

/** Whether a decision goes on with the compound answer that another began. */
export function isSameBatch(next: Decision, decision: Decision): boolean {
  return next.batch !== undefined && next.batch === decision.batch && next.seat === decision.seat;
}

/** The worth of a position at first sight. */
export type Judge = (m: MatchState, seat: number) => number;

export function bestAtSight(game: Game, m: MatchState, next: Decision, judge: Judge): Option {
  let best = next.options[0];
  let most = Number.NEGATIVE_INFINITY;
  if (next.options.length === 1) return best;
  for (const option of next.options) {
    const after = game.clone(m);
    game.take(after, next, option);
    const worth = judge(after, next.seat);
    if (worth <= most) continue;
    most = worth;
    best = option;
  }
  return best;
}

/** The frame that asks, before it is answered. */
export interface AskingFrame {
  readonly decision: Decision;
  readonly depth: number;
  readonly frame: MatchState['stack'][number];
}

export function askingFrame(m: MatchState, decision: Decision): AskingFrame {
  const depth = m.stack.length;
  return { decision, depth, frame: m.stack[depth - 1] };
}

/** Takes an option and plays on until it is through. */
export function playThrough(
  game: Game,
  m: MatchState,
  decision: Decision,
  option: Option,
  rest: SettlingPlan,
): number {
  const asking = askingFrame(m, decision);
  game.take(m, decision, option);
  return settle(game, m, asking, rest);
}

interface SettlingPlan {
  readonly judge: Judge;
  /** How many decisions it may take. */
  readonly most: number;
}

/**
 * Plays on until an answer is through: the frame that asked is on top again, or for an answer to a window is gone.
 * Gives how many further answers of its own the seat needed.
 */
export function settle(
  game: Game,
  m: MatchState,
  { decision, depth, frame }: AskingFrame,
  { judge, most }: SettlingPlan,
): number {
  const isWindow = decision.options.some(isPass);
  const isSettled = (): boolean => (isWindow ? m.stack[depth - 1] !== frame : m.stack.length <= depth);
  let effort = 0;
  while (!m.outcome && m.n - decision.n <= most) {
    const awaited = game.pending(m);
    if (!isSameBatch(awaited[0], decision) && isSettled()) break;
    for (const next of awaited) {
      const pass = isSameBatch(next, decision) ? undefined : next.options.find(isPass);
      if (!pass && next.seat === decision.seat) effort++;
      game.take(m, next, pass ?? bestAtSight(game, m, next, judge));
    }
  }
  return effort;
}
