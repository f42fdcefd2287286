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
import { appraiserFor } from './thinker/opinion.ts';
import { type Judge, playThrough } from './thinker/outlook.ts';

export interface Thought {
  /** How many tables that look like this one are imagined; the worse half of the options drops out after each. */
  readonly samples: number;
  /** How many further decisions are looked through, those of the same compound answer included. */
  readonly mostFollowing: number;
  /** By what it judges positions; the game's own by default. */
  readonly knowledge?: Knowledge;
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
  const decision = decisionIn(view);
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

/** The better ones first; a tie stays in the shuffled order. */
function betterHalf(candidates: Candidate[]): Candidate[] {
  candidates.sort((a, b) => b.worth - a.worth);
  return candidates.slice(0, Math.max(2, Math.ceil(candidates.length / 2)));
}

/** What the table is worth once the option and what follows from it at once are through. */
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
