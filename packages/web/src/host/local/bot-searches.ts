import {
  type AnswerRest,
  type BotAnswer,
  makeBot,
  nextStep,
  type Pondered,
  thinkingOf,
  togetherPondered,
} from '@tabard/bots';
import type { Decision, Game, MatchState, Rng, Seat } from '@tabard/engine';

/** Input of a bot's search: the match and a random source. */
export interface SearchInput {
  readonly game: Game;
  readonly state: MatchState;
  readonly rng: Rng;
}

/** Iterations per round of pondering, and rounds per decision of a person. */
const ROUND = 25;
const ROUNDS = 12;

/** Search state of a room's bots between decisions. */
export class BotSearches {
  /** By seat: remaining parts of a compound answer. */
  private readonly rests = new Map<Seat, AnswerRest>();
  /** By seat: search results for its next decision. */
  readonly pondered = new Map<Seat, Pondered>();
  private readonly now: () => number;

  constructor(now: () => number) {
    this.now = now;
  }

  *thinking(input: SearchInput, decision: Decision, bot: string): Generator<void, BotAnswer> {
    const { seat } = decision;
    const answer =
      nextStep(decision, this.rests.get(seat)) ?? (yield* this.thinkingAnew(input, decision, bot));
    if (answer.rest) this.rests.set(seat, answer.rest);
    else this.rests.delete(seat);
    return answer;
  }

  private thinkingAnew({ game, state, rng }: SearchInput, decision: Decision, bot: string) {
    return thinkingOf(makeBot(bot, this.now), game, state, decision, rng, this.pondered.get(decision.seat));
  }

  /** Ponders for these bots while a person decides; may be aborted at any step. */
  *pondering(input: SearchInput, bots: ReadonlyMap<Seat, string>): Generator<void, void> {
    for (const seat of bots.keys()) this.pondered.delete(seat);
    for (let round = 0; round < ROUNDS; round++)
      for (const [seat, bot] of bots) yield* this.ponderingRound(input, seat, bot);
  }

  private *ponderingRound({ game, state, rng }: SearchInput, seat: Seat, bot: string): Generator<void, void> {
    const made = makeBot(bot, this.now);
    if (made.sees !== 'view' || !made.pondering) return;
    const learnt = yield* made.pondering(game, game.view(state, seat), rng, { iterations: ROUND });
    this.pondered.set(seat, togetherPondered(this.pondered.get(seat) ?? {}, learnt));
    yield;
  }
}
