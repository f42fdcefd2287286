import {
  type Choice,
  type Decision,
  type Game,
  type MatchState,
  type Option,
  optionKey,
  type Rng,
  type Seat,
  shuffleList,
  type View,
} from '@tabard/engine';
import { choiceOf, type SeeingBot } from './bot.ts';

export interface Thought {
  /** How many tables that look like this one are imagined; the worse half of the options drops out after each. */
  readonly samples: number;
  /** How many further decisions are looked through, those of the same compound answer included. */
  readonly mostFollowing: number;
}

/** One table is enough: in a hundred matches two tables, at twice the time, won no more. */
const DEFAULTS: Thought = { samples: 1, mostFollowing: 6 };

/** More than any evaluation says of a match under way. */
const VICTORY = 1_000_000;

/** What a further answer of one's own costs, less than any difference that matters: of two ways to an end the shorter. */
const EFFORT = 1e-6;

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
  let left: Candidate[] = options.map((option) => ({ option, worth: 0 }));
  shuffleList(rng, left);
  for (let sample = 0; sample < thought.samples; sample++) {
    // Every option meets the same cards and the same luck, so that their difference is not the dice's.
    const table = game.resample(view, rng);
    for (const candidate of left)
      candidate.worth += outlook(game, game.clone(table), decision, candidate.option, thought);
    left = betterHalf(left);
  }
  return choiceOf(decision, left[0].option);
}

interface Candidate {
  readonly option: Option;
  worth: number;
}

/** The better ones first; a tie stays in the shuffled order. */
function betterHalf(candidates: Candidate[]): Candidate[] {
  candidates.sort((a, b) => b.worth - a.worth);
  return candidates.slice(0, Math.max(2, Math.ceil(candidates.length / 2)));
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
  let effort = 0;
  while (!m.outcome && m.n - decision.n <= thought.mostFollowing) {
    const awaited = game.pending(m);
    if (!isSameBatch(awaited[0], decision) && isSettled()) break;
    for (const next of awaited) {
      const pass = isSameBatch(next, decision) ? undefined : next.options.find(isPass);
      if (!pass && next.seat === seat) effort++;
      take(game, m, next, pass ?? bestNow(game, m, next));
    }
  }
  return valueFor(game, m, seat) - EFFORT * effort;
}

function isPass(option: Option): boolean {
  return option.verb === 'pass';
}

function isSameBatch(next: Decision, decision: Decision): boolean {
  return next.batch !== undefined && next.batch === decision.batch && next.seat === decision.seat;
}

/** What looks best at first sight to the seat that is asked. */
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
