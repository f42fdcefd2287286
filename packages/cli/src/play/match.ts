import { answerOf, type Bot, botRng, makeBot } from '@tabard/bots';
import type { Choice, Game, MatchEvent, MatchState, Refusal, Rng, Seat } from '@tabard/engine';
import {
  type AskMode,
  type Beginning,
  beginCourse,
  type Course,
  type HostAction,
  newAsking,
  nextAction,
  proceed,
  resignation,
  type SeatPlayer,
  STAND_IN,
  undo,
  withStandIns,
} from '@tabard/table';

/** A match in the terminal. */
export interface LiveMatch {
  readonly game: Game;
  readonly state: MatchState;
  readonly course: Course;
  /** The bot of each seat; a seat without one is a person's. */
  readonly bots: readonly (Bot | undefined)[];
  isOver(): boolean;
  /** What happens without a person; undefined when one is asked. */
  nextAction(): HostAction | undefined;
  choose(seat: Seat, choice: Choice, how: 'by hand' | 'by itself'): ChoiceResult;
  /** Gives up; a bot plays the seat on. */
  resign(seat: Seat): ChoiceResult;
  /** Goes back to the last choice by hand, if there was no new information since; returns whether it did. */
  undo(seat: Seat): boolean;
  botChoice(action: Extract<HostAction, { kind: 'bot' }>): Choice;
}

/** A refusal, or what the choice caused. */
export interface ChoiceResult {
  readonly refusal?: Refusal;
  readonly events: readonly MatchEvent[];
}

export interface PlayPlan {
  readonly beginning: Beginning;
  readonly bots: readonly (Bot | undefined)[];
  readonly asking: AskMode;
}

export function liveMatch(game: Game, { beginning, bots, asking }: PlayPlan): LiveMatch {
  const course = beginCourse(game, beginning);
  const luck: readonly Rng[] = bots.map((_, seat) => botRng(beginning.log.seed, seat));
  const players = bots.map((bot): SeatPlayer => (bot ? { kind: 'bot', bot: bot.id } : { kind: 'person' }));
  const modes = newAsking(bots.length).map((one) => ({ ...one, mode: asking }));
  const standIn = makeBot(STAND_IN);
  const seats = () => withStandIns(players, course.state);
  const botOf = (seat: Seat) => bots[seat] ?? (seats()[seat].kind === 'bot' ? standIn : undefined);

  function choose(seat: Seat, choice: Choice, how: 'by hand' | 'by itself'): ChoiceResult {
    const before = course.story.length;
    const refusal = proceed(course, seat, choice, { auto: how === 'by itself' });
    return { refusal, events: course.story.slice(before).map(({ event }) => event) };
  }

  return {
    game,
    get state() {
      return course.state;
    },
    course,
    get bots() {
      return bots.map((_, seat) => botOf(seat));
    },
    isOver: () => course.state.outcome !== undefined,
    nextAction: () => nextAction(course, { seats: seats(), asking: modes }),
    choose,
    resign: (seat) => {
      const choice = resignation(course, seat);
      return choice ? choose(seat, choice, 'by hand') : { events: [] };
    },
    undo: (seat) => undo(course, seat),
    botChoice: ({ decision }) =>
      answerOf(botOf(decision.seat) ?? standIn, game, course.state, decision, luck[decision.seat]),
  };
}
