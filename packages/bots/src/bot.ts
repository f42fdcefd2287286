import {
  type Choice,
  type Decision,
  type Game,
  type MatchState,
  type Option,
  optionKey,
  type Rng,
  type View,
} from '@tabard/engine';
import type { Budget } from './thinker/plan.ts';
import type { Pondered } from './thinker/ponder.ts';

/** A bot's answer; of a compound one the first step, and what is to follow. */
export interface BotAnswer extends Choice {
  readonly rest?: AnswerRest;
}

/** The further steps of a compound answer, thought out with the first. */
export interface AnswerRest {
  readonly batch: number;
  /** The number of the decision that the first of them answers. */
  readonly n: number;
  readonly keys: readonly string[];
}

/** A bot that gets the view of its seat, never the state. */
export interface SeeingBot {
  readonly id: string;
  readonly sees: 'view';
  /** `pondered` is what it made of this question before it was asked. */
  choose(game: Game, view: View, rng: Rng, pondered?: Pondered): BotAnswer;
  /** The same in steps, for hosts that run other tasks in between. */
  thinking?(game: Game, view: View, rng: Rng, pondered?: Pondered): Generator<void, BotAnswer>;
  /** Thinks about its next question while others are asked. */
  pondering?(game: Game, view: View, rng: Rng, budget: Budget): Generator<void, Pondered>;
}

/** A bot that needs only its options, so that no view is made for it. */
export interface BlindBot {
  readonly id: string;
  readonly sees: 'options';
  choose(decision: Decision, rng: Rng): Choice;
}

export type Bot = SeeingBot | BlindBot;

export function choiceOf(decision: Decision, option: Option): Choice {
  return { n: decision.n, key: optionKey(option) };
}

/** The next step of a compound answer; undefined where the decision is another or does not offer it. */
export function nextStep(
  { n, batch, options }: Decision,
  rest: AnswerRest | undefined,
): BotAnswer | undefined {
  if (!rest || rest.batch !== batch || rest.n !== n) return undefined;
  const [key, ...keys] = rest.keys;
  if (!options.some((option) => optionKey(option) === key)) return undefined;
  return keys.length ? { n, key, rest: { ...rest, n: n + 1, keys } } : { n, key };
}

/** The same in steps. */
export function* thinkingOf(
  bot: Bot,
  game: Game,
  state: MatchState,
  decision: Decision,
  rng: Rng,
  pondered?: Pondered,
): Generator<void, BotAnswer> {
  if (decision.options.length === 1 || bot.sees === 'options' || !bot.thinking)
    return answerOf(bot, game, state, decision, rng);
  return yield* bot.thinking(game, game.view(state, decision.seat), rng, pondered);
}

/** The bot's answer to a decision that awaits it. A single option is taken without calling the bot. */
export function answerOf(bot: Bot, game: Game, state: MatchState, decision: Decision, rng: Rng): BotAnswer {
  if (decision.options.length === 1) return choiceOf(decision, decision.options[0]);
  if (bot.sees === 'options') return bot.choose(decision, rng);
  return bot.choose(game, game.view(state, decision.seat), rng);
}
