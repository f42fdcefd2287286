import {
  type Choice,
  type Decision,
  type Game,
  type Knowledge,
  type MatchState,
  type Option,
  type Rng,
  type Seat,
  shuffleList,
  type View,
} from '@tabard/engine';
import { choiceOf, type SeeingBot } from './bot.ts';
import { worthAsking } from './idle.ts';
import { appraiserFor } from './thinker/opinion.ts';
import { type Judge, playThrough } from './thinker/outlook.ts';

export interface Thought {
  /** The number of resampled states; the worse half of the options is dropped after each. */
  readonly samples: number;
  /** The number of further decisions to look ahead, including those of the same compound answer. */
  readonly mostFollowing: number;
  /** The knowledge that positions are judged by; the game's own by default. */
  readonly knowledge?: Knowledge;
}

/** One state is enough: in a hundred matches two states, at twice the time, won no more. */
const DEFAULTS: Thought = { samples: 1, mostFollowing: 6 };

/** More than the evaluation of any running match. */
const VICTORY = 1_000_000;

/** The cost of each further answer, smaller than any real difference: prefers the shorter of two ways. */
const EFFORT = 1e-6;

/** Looks one choice ahead on resampled states and takes the best option. */
export function makeGreedy(thought: Partial<Thought> = {}): SeeingBot {
  const full = { ...DEFAULTS, ...thought };
  return {
    id: 'greedy',
    sees: 'view',
    choose: (game, view, rng) => chooseBest(game, view, rng, full),
  };
}

function chooseBest(game: Game, view: View, rng: Rng, thought: Thought): Choice {
  const decision = worthAsking(game, view.state, decisionIn(view));
  const { options } = decision;
  if (options.length === 1) return choiceOf(decision, options[0]);
  let left: Candidate[] = options.map((option) => ({ option, worth: 0 }));
  shuffleList(rng, left);
  for (let sample = 0; sample < thought.samples; sample++) {
    // All options are tried with the same cards and dice, so that these do not cause the difference.
    const table = game.resample(view, rng);
    for (const candidate of left)
      candidate.worth += outlook(game, game.clone(table), decision, candidate.option, thought);
    left = betterHalf(left);
  }
  return choiceOf(decision, left[0].option);
}

/** The decision that a bot is asked about. */
export function decisionIn(view: View): Decision {
  const decision = view.decisions[0];
  if (!decision) throw new Error('a bot was asked although nothing awaits its seat');
  return decision;
}

interface Candidate {
  readonly option: Option;
  worth: number;
}

/** The better half, best first; ties stay in shuffled order. */
function betterHalf(candidates: Candidate[]): Candidate[] {
  candidates.sort((a, b) => b.worth - a.worth);
  return candidates.slice(0, Math.max(2, Math.ceil(candidates.length / 2)));
}

/** The worth of the position after the option and its immediate consequences. */
function outlook(game: Game, m: MatchState, decision: Decision, option: Option, thought: Thought): number {
  const evaluate = thought.knowledge ? appraiserFor(game, thought.knowledge).evaluate : game.evaluate;
  const judge = (at: MatchState, seat: Seat) => valueFor(evaluate, at, seat);
  const effort = playThrough(game, m, decision, option, { judge, most: thought.mostFollowing });
  return judge(m, decision.seat) - EFFORT * effort;
}

function valueFor(evaluate: Judge, m: MatchState, seat: Seat): number {
  if (!m.outcome) return evaluate(m, seat);
  const { winners } = m.outcome;
  return winners.includes(seat) ? VICTORY / winners.length : -VICTORY;
}
