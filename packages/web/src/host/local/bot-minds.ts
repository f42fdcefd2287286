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

/** The table that bots think about, and their luck. */
export interface BotScene {
  readonly game: Game;
  readonly state: MatchState;
  readonly rng: Rng;
}

/** Iterations of a round of pondering, and rounds for each question that a person is asked. */
const ROUND = 25;
const ROUNDS = 12;

/** What the bots of a room keep in mind from one question to the next. */
export class BotMinds {
  /** By seat: what is left of a compound answer. */
  private readonly rests = new Map<Seat, AnswerRest>();
  /** By seat: what was learnt about its next question. */
  readonly pondered = new Map<Seat, Pondered>();
  private readonly now: () => number;

  constructor(now: () => number) {
    this.now = now;
  }

  *thinking(scene: BotScene, decision: Decision, bot: string): Generator<void, BotAnswer> {
    const { seat } = decision;
    const answer =
      nextStep(decision, this.rests.get(seat)) ?? (yield* this.thinkingAnew(scene, decision, bot));
    if (answer.rest) this.rests.set(seat, answer.rest);
    else this.rests.delete(seat);
    return answer;
  }

  private thinkingAnew({ game, state, rng }: BotScene, decision: Decision, bot: string) {
    return thinkingOf(makeBot(bot, this.now), game, state, decision, rng, this.pondered.get(decision.seat));
  }

  /** Thinks ahead for these bots while a person is asked; may be dropped at any moment. */
  *pondering(scene: BotScene, bots: ReadonlyMap<Seat, string>): Generator<void, void> {
    for (const seat of bots.keys()) this.pondered.delete(seat);
    for (let round = 0; round < ROUNDS; round++)
      for (const [seat, bot] of bots) yield* this.ponderingRound(scene, seat, bot);
  }

  private *ponderingRound({ game, state, rng }: BotScene, seat: Seat, bot: string): Generator<void, void> {
    const made = makeBot(bot, this.now);
    if (made.sees !== 'view' || !made.pondering) return;
    const learnt = yield* made.pondering(game, game.view(state, seat), rng, { iterations: ROUND });
    this.pondered.set(seat, togetherPondered(this.pondered.get(seat) ?? {}, learnt));
    yield;
  }
}
