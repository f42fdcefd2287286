import {
  below,
  type Choice,
  type Decision,
  type Game,
  type MatchState,
  nextWord,
  type Option,
  optionKey,
  type Rng,
  type Seat,
  type View,
} from '@tabard/engine';
import { choiceOf, type SeeingBot } from './bot.ts';

export interface Thought {
  /** How many tables that look like this one are imagined. */
  readonly samples: number;
  /** How often an option that rolls dice is tried at each of them. */
  readonly rolls: number;
  /** How many further decisions are looked through, those of the same compound answer included. */
  readonly mostFollowing: number;
}

const DEFAULTS: Thought = { samples: 2, rolls: 3, mostFollowing: 6 };

/** More than any evaluation says of a match under way. */
const VICTORY = 1_000_000;

/** Looks one choice ahead on imagined tables and takes what looks best. */
export function makeGreedy(thought: Partial<Thought> = {}): SeeingBot {
  const full = { ...DEFAULTS, ...thought };
  return {
    id: 'greedy',
    sees: 'view',
    choose: (game, view, rng) => chooseBest(game, view, rng, full),
  };
}

function chooseBest(game: Game, view: View, rng: Rng, thought: Thought): Choice {
  const decision = view.decisions[0];
  if (!decision) throw new Error('a bot was asked although nothing awaits its seat');
  const { options } = decision;
  if (options.length === 1) return choiceOf(decision, options[0]);
  const worth = options.map(() => 0);
  for (let sample = 0; sample < thought.samples; sample++) {
    const table = game.resample(view, rng);
    const luck = otherLuck(rng, thought.rolls - 1);
    for (let i = 0; i < options.length; i++)
      worth[i] += worthOf(game, table, decision, options[i], luck, thought);
  }
  return choiceOf(decision, options[bestOf(worth, rng)]);
}

/** Every option of a sample meets the same luck, so that their difference is not the dice's. */
function otherLuck(rng: Rng, count: number): number[][] {
  return Array.from({ length: count }, () => Array.from({ length: 8 }, () => nextWord(rng) | 0));
}

function bestOf(worth: readonly number[], rng: Rng): number {
  let best = 0;
  let ties = 1;
  for (let i = 1; i < worth.length; i++) {
    if (worth[i] < worth[best]) continue;
    if (worth[i] > worth[best]) ties = 1;
    else if (below(rng, ++ties) !== 0) continue;
    best = i;
  }
  return best;
}

function worthOf(
  game: Game,
  table: MatchState,
  decision: Decision,
  option: Option,
  luck: readonly number[][],
  thought: Thought,
): number {
  const first = game.clone(table);
  const drawn = first.rng.n;
  let sum = outlook(game, first, decision, option, thought);
  if (first.rng.n === drawn) return sum;
  for (const key of luck) {
    const again = game.clone(table);
    again.rng = { key: key.slice(), n: 0 };
    sum += outlook(game, again, decision, option, thought);
  }
  return sum / (luck.length + 1);
}

/** What the table is worth once the option and what follows from it at once are through. */
function outlook(game: Game, m: MatchState, decision: Decision, option: Option, thought: Thought): number {
  const { seat } = decision;
  // A choice is through when the frame that asked is on top again; an answer to a window when that frame is gone.
  const inside = m.stack.length;
  const asking = m.stack[inside - 1];
  const refusal = game.choose(m, seat, { n: decision.n, key: optionKey(option) });
  if (refusal) throw new Error(`an imagined table refuses "${optionKey(option)}" (${refusal.code})`);
  const isWindow = decision.options.some(isPass);
  const isSettled = (): boolean => (isWindow ? m.stack[inside - 1] !== asking : m.stack.length <= inside);
  while (!m.outcome && m.n - decision.n <= thought.mostFollowing) {
    const next = game.pending(m)[0];
    if (!next) break;
    if (isSameBatch(next, decision)) take(game, m, next, bestNow(game, m, next));
    else if (!isSettled()) take(game, m, next, next.options.find(isPass) ?? plainAnswer(game, m, next, seat));
    else break;
  }
  return valueFor(game, m, seat);
}

function isPass(option: Option): boolean {
  return option.verb === 'pass';
}

function isSameBatch(next: Decision, decision: Decision): boolean {
  return next.batch !== undefined && next.batch === decision.batch && next.seat === decision.seat;
}

/** Where nobody may pass: the own seat takes what looks best at first sight, the others what comes first. */
function plainAnswer(game: Game, m: MatchState, next: Decision, seat: Seat): Option {
  return next.seat === seat ? bestNow(game, m, next) : next.options[0];
}

function bestNow(game: Game, m: MatchState, next: Decision): Option {
  let best = next.options[0];
  let most = Number.NEGATIVE_INFINITY;
  if (next.options.length === 1) return best;
  for (const option of next.options) {
    const after = game.clone(m);
    take(game, after, next, option);
    const worth = valueFor(game, after, next.seat);
    if (worth <= most) continue;
    most = worth;
    best = option;
  }
  return best;
}

function take(game: Game, m: MatchState, decision: Decision, option: Option): void {
  game.choose(m, decision.seat, { n: decision.n, key: optionKey(option) });
}

function valueFor(game: Game, m: MatchState, seat: Seat): number {
  if (!m.outcome) return game.evaluate(m, seat);
  const { winners } = m.outcome;
  return winners.includes(seat) ? VICTORY / winners.length : -VICTORY;
}
