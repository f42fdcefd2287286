import {
  applyEntry,
  type Choice,
  type Decision,
  type Game,
  InputError,
  type LogEntry,
  type MatchEvent,
  type MatchLog,
  type MatchState,
  type Refusal,
  replay,
  reseedEntry,
  type Seat,
} from '@tabard/engine';

/** An event and the place in the log of the choice that brought it about. */
export interface Told {
  readonly event: MatchEvent;
  readonly by: number;
}

/** An answer of the log; `auto` when nobody gave it by hand: a bot's, or a pass that was not asked for. */
export interface Played extends LogEntry {
  readonly auto?: boolean;
}

/** The table after so many answers: a replay may begin here instead of at the seed. */
export interface Base {
  readonly count: number;
  readonly state: MatchState;
}

/** What a match began with. */
export interface Beginning {
  readonly log: Omit<MatchLog, 'choices' | 'hash'>;
  /** The state it began with, when that was not made from the seed: a fork, a ruling's position. */
  readonly start?: MatchState;
}

/** A match under way: the table now, all answers that led here, and all that happened. It grows in place. */
export interface Course {
  readonly game: Game;
  readonly beginning: Beginning;
  /** Where replays begin: the start of the match, or a saved point of it. */
  base: Base;
  state: MatchState;
  played: Played[];
  story: Told[];
  /** What is asked after so many answers, once somebody wanted to know. */
  asked?: Asked & { readonly state: MatchState; readonly count: number };
}

/** What a match waits for. */
export interface Asked {
  readonly decisions: readonly Decision[];
  /** All who were asked: in an open question also those who have answered it. */
  readonly waiting: readonly Seat[];
}

/** What the match waits for now; several parts of a host ask for it at every move. */
export function askedAt(course: Course): Asked {
  const { game, state, asked } = course;
  const count = course.played.length;
  if (asked?.state === state && asked.count === count) return asked;
  const decisions = game.pending(state);
  const isAsked = (seat: Seat) => state.answers[seat] !== '' || decisions.some((one) => one.seat === seat);
  // Where nothing is asked any more nobody may learn who had answered.
  const waiting = decisions.length === 0 ? [] : [...state.answers.keys()].filter(isAsked);
  course.asked = { state, count, decisions, waiting };
  return course.asked;
}

export function decisionsAt(course: Course): readonly Decision[] {
  return askedAt(course).decisions;
}

/** Lays out a match as it began. */
export function beginCourse(game: Game, beginning: Beginning): Course {
  const { log, start } = beginning;
  const from = start && { seq: 0, state: game.load(start) };
  const state = replay(game, { ...log, choices: [] }, { from });
  return { game, beginning, base: { count: 0, state: game.clone(state) }, state, played: [], story: [] };
}

/** Plays a log on from where the course stands; an answer that these rules refuse is an InputError. */
export function follow(course: Course, entries: readonly Played[]): void {
  for (const entry of entries) {
    const refusal = enter(course, entry);
    if (refusal)
      throw new InputError(`choices[${course.played.length}] ("${entry.key}") is refused by these rules`);
  }
}

/** Answers and keeps the answer. A refusal changes nothing; if the rules break, the course stands as before. */
export function proceed(course: Course, seat: Seat, choice: Choice, how: { auto?: boolean } = {}) {
  const entry: Played = { seat, n: choice.n, key: choice.key, ...(how.auto ? { auto: true } : {}) };
  try {
    return enter(course, entry);
  } catch (problem) {
    cutBack(course, course.played.length);
    throw problem;
  }
}

function enter(course: Course, entry: Played): Refusal | undefined {
  const by = course.played.length;
  const happened: Told[] = [];
  const refusal = applyEntry(course.game, course.state, entry, (event) => happened.push({ event, by }));
  if (refusal) return refusal;
  course.played.push(entry);
  course.story.push(...happened);
  return undefined;
}

/** Where the last answer by hand of this seat began, if nobody has answered or learnt anything since. */
export function undoPlace({ played, state }: Course, seat: Seat): number | undefined {
  for (let i = played.length - 1; i >= 0; i--) {
    const { seat: by, n, key, auto } = played[i];
    if (by !== seat || key === 'resign' || n < state.barrier) return undefined;
    if (!auto) return i;
  }
  return undefined;
}

/** Goes back to where so many answers had been given, and from there on with new luck if a word for it is given. */
export function takeBack(course: Course, count: number, luck?: string): void {
  cutBack(course, count);
  if (luck !== undefined) enter(course, reseedEntry(course.state, luck));
}

/** Goes back to where so many answers had been given. */
export function cutBack(course: Course, count: number): void {
  const { game, beginning, played } = course;
  const base = count < course.base.count ? beginCourse(game, beginning).base : course.base;
  const kept = played.slice(0, count);
  const state = game.clone(base.state);
  for (const entry of kept.slice(base.count))
    if (applyEntry(game, state, entry))
      throw new InputError(`these rules cannot take the match back to choice ${count}`);
  course.base = base;
  course.state = state;
  course.played = kept;
  course.story = course.story.filter(({ by }) => by < count);
}
