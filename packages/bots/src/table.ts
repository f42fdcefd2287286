import {
  type Choice,
  type Decision,
  type EventSink,
  type Game,
  type LogEntry,
  type MatchLog,
  type MatchState,
  type Rng,
  type Seat,
  type Setup,
  seedRng,
  startLog,
  where,
} from '@tabard/engine';
import { type AnswerRest, answerOf, type Bot, nextStep } from './bot.ts';

export interface TableSetup {
  readonly setup: Setup;
  /** One for each seat. */
  readonly bots: readonly Bot[];
  /** A match is abandoned after this many decisions. */
  readonly mostDecisions: number;
  /** Called with every decision before it is answered. */
  readonly onDecision?: (state: MatchState, decision: Decision) => void;
  readonly onChoice?: (state: MatchState, seat: Seat, choice: Choice, decision: Decision) => void;
  readonly sink?: EventSink;
}

export interface TableResult {
  readonly state: MatchState;
  readonly log: MatchLog;
  readonly decisions: number;
  readonly finished: boolean;
}

/** The bot's own random generator, independent of the match's. */
export function botRng(seed: string, seat: Seat): Rng {
  return seedRng(`bot ${seat} of ${seed}`);
}

/** Plays a whole match among bots. */
export function playMatch(game: Game, table: TableSetup): TableResult {
  const { setup, bots, mostDecisions, onDecision, onChoice, sink } = table;
  const state = game.create(setup);
  const luck = bots.map((_, seat) => botRng(setup.seed, seat));
  const rests: (AnswerRest | undefined)[] = bots.map(() => undefined);
  const choices: LogEntry[] = [];
  while (!state.outcome && choices.length < mostDecisions) {
    for (const decision of awaited(game, state)) {
      const { seat } = decision;
      onDecision?.(state, decision);
      const { rest, ...choice } =
        nextStep(decision, rests[seat]) ?? answerOf(bots[seat], game, state, decision, luck[seat]);
      rests[seat] = rest;
      const refusal = game.choose(state, seat, choice, sink);
      if (refusal)
        throw new Error(`seat ${seat} is refused "${choice.key}" (${refusal.code}) at ${where(state)}`);
      choices.push({ seat, n: choice.n, key: choice.key });
      onChoice?.(state, seat, choice, decision);
    }
  }
  const log = { ...startLog(game, { ...setup, content: state.content }), choices, hash: game.hash(state) };
  return { state, log, decisions: choices.length, finished: state.outcome !== undefined };
}

function awaited(game: Game, state: MatchState): readonly Decision[] {
  const decisions = game.pending(state);
  if (decisions.length === 0)
    throw new Error(`the match is not over and waits for nobody at ${where(state)}`);
  return decisions;
}
