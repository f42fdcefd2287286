import { type BotAnswer, botRng } from '@tabard/bots';
import {
  type Choice,
  type Game,
  optionKey,
  type Refusal,
  type Seat,
  seedRng,
  type Unavailable,
  type View,
  type Viewer,
} from '@tabard/engine';
import {
  askingAfter,
  awaitedSeats,
  botOf,
  type Course,
  type HostAction,
  nextAction,
  passOf,
  proceed,
  resignation,
  undo,
  updateFor,
  withAskMode,
  withStandIns,
} from '@tabard/table';
import type { AskMode, TableUpdate } from '../host.ts';
import { asHostError } from '../host-error.ts';
import { BotSearches, type SearchInput } from './bot-searches.ts';
import { checkpointBefore, newCheckpoints } from './checkpoints.ts';
import type { LocalClock, LocalPace } from './clock.ts';
import { type OpenedRecord, openRecord, sharedStory } from './open-record.ts';
import { isSame, lastSheet, type MatchRecord, summaryOf, type WrittenSheet } from './record.ts';
import type { LocalStore } from './store.ts';

/** Dependencies of a room. */
export interface LocalRoomTools {
  readonly store: LocalStore;
  readonly clock: LocalClock;
  pace(): LocalPace;
  /** A random string of at least sixteen characters, for ids and seeds. */
  newName(): string;
  /** Called once, by the tab that saved the end of a match which writes a Save Sheet with it. */
  onLastSheet?(sheet: WrittenSheet): void;
}

type RoomListener = (update: TableUpdate) => void;

interface LocalGuest {
  readonly viewer: Viewer;
  readonly listener: RoomListener;
  /** Number of events sent to this listener. */
  told: number;
  /** The view sent last; the next one shares its unchanged parts. */
  view?: View;
}

type LocalManner = 'by hand' | 'by itself';

/** Time slice of a bot's search, in milliseconds. */
const SLICE = 15;

/** A running match: moves its bots, passes automatically for people, and saves every choice. */
export class LocalRoom {
  private record: MatchRecord;
  /** The record last passed to the store. */
  private saved: MatchRecord;
  /** The edition last seen in the store. */
  private stored: MatchRecord['edition'];
  private playing: Course;
  /** Number of choices that the saved checkpoints cover. */
  private savedUntil: number;
  private readonly tools: LocalRoomTools;
  private readonly guests = new Set<LocalGuest>();
  private readonly searches: BotSearches;
  private cancel: (() => void) | undefined;
  private broken: string | undefined;
  private saving: Promise<void> = Promise.resolve();

  constructor(record: MatchRecord, { course, savedUntil }: OpenedRecord, tools: LocalRoomTools) {
    this.record = record;
    this.saved = record;
    this.stored = record.edition;
    this.tools = tools;
    this.searches = new BotSearches(tools.clock.now);
    this.playing = course;
    this.savedUntil = savedUntil;
  }

  get course(): Course {
    return this.playing;
  }

  private get game(): Game {
    return this.playing.game;
  }

  enter(viewer: Viewer, listener: RoomListener): () => void {
    const guest: LocalGuest = { viewer, listener, told: 0 };
    this.guests.add(guest);
    if (this.guests.size === 1) this.settle();
    else this.tell(guest);
    return () => {
      this.guests.delete(guest);
      if (this.guests.size === 0) this.pause();
    };
  }

  isEmpty(): boolean {
    return this.guests.size === 0;
  }

  pause(): void {
    this.cancel?.();
    this.cancel = undefined;
  }

  /** Resolves once all pending saves are done. */
  kept(): Promise<void> {
    return this.saving;
  }

  current(): MatchRecord {
    return this.record;
  }

  choose(seat: Seat, choice: Choice, manner: LocalManner = 'by hand'): Refusal | undefined {
    const isAuto = manner === 'by itself';
    const refusal = proceed(this.course, seat, choice, { auto: isAuto });
    if (refusal) return refusal;
    const { log, auto } = this.record;
    this.keep({
      log: { ...log, choices: [...log.choices, { seat, n: choice.n, key: choice.key }] },
      auto: isAuto ? [...auto, log.choices.length] : auto,
    });
    this.settle();
    return undefined;
  }

  undo(seat: Seat): boolean {
    if (!undo(this.course, seat)) return false;
    const count = this.course.played.length;
    const { log, auto } = this.record;
    this.keep({
      log: { ...log, choices: log.choices.slice(0, count) },
      auto: auto.filter((place) => place < count),
    });
    this.savedUntil = Math.min(this.savedUntil, checkpointBefore(count));
    this.settle();
    return true;
  }

  /** Another tab may have changed this match: the stored record wins. */
  catchUp(): void {
    this.inTurn(() => this.readAgain());
  }

  /** Resigns; a bot takes the seat over. */
  resign(seat: Seat): void {
    const choice = resignation(this.course, seat);
    if (choice) this.choose(seat, choice);
  }

  ask(seat: Seat, mode: AskMode): void {
    this.keep({ asking: withAskMode(this.course, this.record.asking, seat, mode) });
    this.settle();
  }

  unavailable(seat: Seat): readonly Unavailable[] {
    return this.game.unavailable(this.course.state, seat);
  }

  /** After a change: saves, notifies listeners, and schedules the next bot move or automatic pass. */
  private settle(): void {
    const { course, record } = this;
    const asking = askingAfter(course, record.asking);
    const seats = withStandIns(record.seats, course.state);
    const turnOf = awaitedSeats(course, { seats, asking });
    const sheet = course.game.sheetOf?.(course.state) ?? record.sheet;
    this.record = { ...record, asking, seats, turnOf, outcome: course.state.outcome, sheet };
    this.save();
    this.goOn();
  }

  private goOn(): void {
    for (const guest of this.guests) this.tell(guest);
    this.pause();
    const next = this.isEmpty() ? undefined : nextAction(this.course, this.record);
    if (next?.kind === 'bot') this.after(0, () => this.letBotMove(next));
    else if (next) this.after(this.tools.pace().pass, () => this.passFor(next));
    else if (this.mayPonder()) this.after(SLICE, () => this.ponder());
  }

  private mayPonder(): boolean {
    return this.tools.pace().pondering === 'on' && !this.isEmpty() && !this.course.state.outcome;
  }

  /** Bots ponder while people think, with at most half a core. */
  private ponder(): void {
    const { seats } = this.record;
    const bots = new Map<Seat, string>();
    for (const seat of seats.keys()) {
      const bot = botOf(seats, seat);
      if (bot !== undefined) bots.set(seat, bot);
    }
    this.inSlices(this.searches.pondering(this.searchInput('pondering'), bots), SLICE, () => undefined);
  }

  private passFor({ decision, pass }: Extract<HostAction, { kind: 'pass' }>): void {
    this.choose(decision.seat, { n: decision.n, key: optionKey(pass) }, 'by itself');
  }

  /** Searches at once and moves after the delay; without delay where there is nothing to read. */
  private letBotMove({ decision, bot }: Extract<HostAction, { kind: 'bot' }>): void {
    const { clock, pace } = this.tools;
    const began = clock.now();
    this.inSlices(this.searches.thinking(this.searchInput(decision.seat), decision, bot), 0, (choice) => {
      const isQuiet = decision.options.length === 1 || choice.key === 'pass';
      const pause = isQuiet ? 0 : Math.max(0, pace().bot - (clock.now() - began));
      this.after(pause, () => this.chooseForBot(decision.seat, choice));
    });
  }

  /** Searches in time slices, so that requests are answered in between. */
  private inSlices<T>(thinking: Generator<void, T>, gap: number, end: (result: T) => void): void {
    const until = this.tools.clock.now() + SLICE;
    do {
      const { done, value } = thinking.next();
      if (done) {
        end(value);
        return;
      }
    } while (this.tools.clock.now() < until);
    this.after(gap, () => this.inSlices(thinking, gap, end));
  }

  /** A failure of a scheduled move has no caller, so every listener is notified. */
  private after(ms: number, act: () => void): void {
    this.cancel = this.tools.clock.after(ms, () => {
      try {
        act();
      } catch (problem) {
        this.breakOff(asHostError(problem).message);
      }
    });
  }

  private breakOff(why: string): void {
    this.pause();
    this.broken = why;
    for (const guest of this.guests) this.tell(guest);
  }

  private chooseForBot(seat: Seat, choice: BotAnswer): void {
    const refusal = this.choose(seat, choice, 'by itself');
    if (refusal) throw new Error(`a bot is refused "${choice.key}" (${refusal.code})`);
  }

  private searchInput(who: Seat | 'pondering'): SearchInput {
    const { seed, choices } = this.record.log;
    const at = `${seed} at ${choices.length}`;
    const rng = who === 'pondering' ? seedRng(`pondering ${at}`) : botRng(at, who);
    return { game: this.game, state: this.course.state, rng };
  }

  private keep(part: Partial<MatchRecord>): void {
    this.record = { ...this.record, ...part, updated: this.tools.clock.now() };
  }

  /** Opening a table changes nothing, so an equal record is not saved. */
  private save(): void {
    if (isSame(this.record, this.saved)) return;
    const known = this.record.edition;
    const record = { ...this.record, edition: this.tools.newName() };
    const sheet = lastSheet(this.saved, record);
    this.record = record;
    this.saved = record;
    const { store, onLastSheet } = this.tools;
    const checkpoints = newCheckpoints(this.course, record, this.savedUntil);
    if (checkpoints) this.savedUntil = checkpointBefore(this.course.played.length);
    this.inTurn(async () => {
      if ((await store.replace(record, known)) === 'overtaken') return this.readAgain();
      this.stored = record.edition;
      if (sheet) onLastSheet?.(sheet);
      if (checkpoints) await store.saveCheckpoints(checkpoints);
    });
  }

  /** Serialises this room's store operations. */
  private inTurn(act: () => Promise<void>): void {
    this.saving = this.saving.then(act).catch((problem) => this.breakOff(asHostError(problem).message));
  }

  /** Continues from the stored record if another tab saved it. */
  private async readAgain(): Promise<void> {
    const { store } = this.tools;
    const kept = await store.get(this.record.id);
    if (!kept) return this.breakOff('this match was removed in another tab');
    if (kept.edition === this.stored) return;
    const { course, savedUntil } = openRecord(this.game, kept, await store.checkpoints(kept.id));
    const shared = sharedStory(course.story, this.record.log.choices, kept.log.choices);
    for (const guest of this.guests) guest.told = Math.min(guest.told, shared);
    this.record = kept;
    this.saved = kept;
    this.stored = kept.edition;
    this.playing = course;
    this.savedUntil = savedUntil;
    this.goOn();
  }

  private tell(guest: LocalGuest): void {
    const { viewer } = guest;
    const telling = updateFor(this.course, viewer, guest.told, guest.view);
    guest.view = telling.view;
    const decision = telling.view.decisions[0];
    guest.told = this.course.story.length;
    guest.listener({
      ...telling,
      seq: this.record.log.choices.length,
      asking: viewer === 'spectator' ? 'normal' : this.record.asking[viewer].mode,
      passing: decision !== undefined && passOf(decision, this.record) !== undefined,
      summary: summaryOf(this.record),
      broken: this.broken,
    });
  }
}
