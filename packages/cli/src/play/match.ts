import { answerOf, type Bot, botRng } from '@tabard/bots';
import type { Choice, EventSink, Game, LogEntry, MatchState, Refusal, Rng, Seat } from '@tabard/engine';

/** A match in the terminal: the table, what was chosen so far, and where one can go back to. */
export interface LiveMatch {
  readonly game: Game;
  readonly state: MatchState;
  readonly choices: readonly LogEntry[];
  /** The bot of each seat; a seat without one is a person's. */
  readonly bots: (Bot | undefined)[];
  isOver(): boolean;
  choose(seat: Seat, choice: Choice, how: 'by hand' | 'by itself', sink: EventSink): Refusal | undefined;
  /** Goes back to the last answer by hand, where nobody learnt anything since; says whether it did. */
  undo(seat: Seat): boolean;
  botChoice(seat: Seat): Choice | undefined;
}

interface Mark {
  readonly state: MatchState;
  readonly choices: number;
}

export function liveMatch(game: Game, start: MatchState, bots: (Bot | undefined)[], seed: string): LiveMatch {
  const luck: readonly Rng[] = bots.map((_, seat) => botRng(seed, seat));
  const choices: LogEntry[] = [];
  let state = start;
  let marks: Mark[] = [];

  return {
    game,
    get state() {
      return state;
    },
    choices,
    bots,
    isOver: () => state.outcome !== undefined,
    choose: (seat, choice, how, sink) => {
      const mark = how === 'by hand' ? { state: game.clone(state), choices: choices.length } : undefined;
      const refusal = game.choose(state, seat, choice, sink);
      if (refusal) return refusal;
      if (mark) marks = [...marks.filter((before) => choices[before.choices].n >= state.barrier), mark];
      choices.push({ seat, n: choice.n, key: choice.key });
      return undefined;
    },
    undo: (seat) => {
      const mark = marks.at(-1);
      if (!mark || !mayTakeBack(state, choices.slice(mark.choices), seat)) return false;
      marks = marks.slice(0, -1);
      state = mark.state;
      choices.length = mark.choices;
      return true;
    },
    botChoice: (seat) => {
      const bot = bots[seat];
      const decision = game.pending(state).find((one) => one.seat === seat);
      return bot && decision && answerOf(bot, game, state, decision, luck[seat]);
    },
  };
}

/** TB-06: only the own answers, and only those from which no new information came. */
function mayTakeBack(state: MatchState, choices: readonly LogEntry[], seat: Seat): boolean {
  return choices.every(({ seat: by, n, key }) => by === seat && key !== 'resign' && n >= state.barrier);
}
