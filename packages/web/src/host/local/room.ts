import { answerOf, botRng, makeBot } from '@tabard/bots';
import {
  type Choice,
  type Decision,
  type Game,
  type LogEntry,
  type MatchState,
  optionKey,
  type Refusal,
  type Seat,
  type Unavailable,
  type Viewer,
  viewEvent,
} from '@tabard/engine';
import type { AskMode, TableUpdate } from '../host.ts';
import { asHostError } from '../host-error.ts';
import { askingNow, passFor } from './asking.ts';
import type { Clock, Pace } from './clock.ts';
import { type Course, courseOf, sharedStory, type Told } from './course.ts';
import { type Asking, isSame, type MatchRecord, summaryOf } from './record.ts';
import type { Store } from './store.ts';

/** What a room works with. */
export interface RoomTools {
  readonly store: Store;
  readonly clock: Clock;
  pace(): Pace;
  newName(): string;
}

type Listener = (update: TableUpdate) => void;

interface Guest {
  readonly viewer: Viewer;
  readonly listener: Listener;
  /** How much of the story this guest has been told. */
  told: number;
}

type Manner = 'by hand' | 'by itself';

/** A match under way: it answers for its bots, passes for people who need not be asked, and keeps every choice. */
export class Room {
  readonly game: Game;
  private record: MatchRecord;
  /** The record as it was last sent to be kept. */
  private saved: MatchRecord;
  /** The edition that was in the store when this room last looked. */
  private stored: MatchRecord['edition'];
  private state: MatchState;
  private story: Told[];
  private readonly tools: RoomTools;
  private readonly guests = new Set<Guest>();
  private cancel: (() => void) | undefined;
  private broken: string | undefined;
  private saving: Promise<void> = Promise.resolve();

  constructor(game: Game, record: MatchRecord, tools: RoomTools) {
    this.game = game;
    this.record = record;
    this.saved = record;
    this.stored = record.edition;
    this.tools = tools;
    const course: Course = courseOf(game, record);
    this.state = course.state;
    this.story = course.story;
  }

  enter(viewer: Viewer, listener: Listener): () => void {
    const guest: Guest = { viewer, listener, told: 0 };
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

  /** Resolves once everything so far is kept. */
  kept(): Promise<void> {
    return this.saving;
  }

  current(): MatchRecord {
    return this.record;
  }

  choose(seat: Seat, choice: Choice, manner: Manner = 'by hand'): Refusal | undefined {
    const { choices } = this.record.log;
    const by = choices.length;
    const happened: Told[] = [];
    const refusal = this.chooseSafely(seat, choice, (told) => happened.push({ event: told, by }));
    if (refusal) return refusal;
    this.story.push(...happened);
    this.keep({
      log: { ...this.record.log, choices: [...choices, { seat, n: choice.n, key: choice.key }] },
      auto: manner === 'by itself' ? [...this.record.auto, by] : this.record.auto,
    });
    this.settle();
    return undefined;
  }

  undo(seat: Seat): boolean {
    const back = this.undoTo(seat);
    if (back === undefined) return false;
    const { log, auto } = this.record;
    const shorter = { ...this.record, log: { ...log, choices: log.choices.slice(0, back) } };
    const course = courseOf(this.game, shorter);
    this.state = course.state;
    this.story = course.story;
    this.keep({ log: shorter.log, auto: auto.filter((place) => place < back) });
    this.settle();
    return true;
  }

  /** Another tab may have changed this match: what it kept counts. */
  catchUp(): void {
    this.inTurn(() => this.readAgain());
  }

  /** Gives up; a bot plays the seat on. */
  resign(seat: Seat): void {
    const refusal = this.chooseAs(seat);
    if (refusal) return;
    const seats = this.record.seats.map((plan, at) =>
      at === seat ? { ...plan, kind: 'bot' as const, bot: 'greedy' } : plan,
    );
    this.keep({ seats });
    this.settle();
  }

  ask(seat: Seat, mode: AskMode): void {
    this.setAsking(seat, { mode, turn: this.turn() });
    this.settle();
  }

  unavailable(seat: Seat): readonly Unavailable[] {
    return this.game.unavailable(this.state, seat);
  }

  private chooseAs(seat: Seat): Refusal | undefined {
    return this.choose(seat, { n: this.state.n, key: 'resign' });
  }

  /** If the rules break, the match goes back to what its log says, and the problem to whoever asked. */
  private chooseSafely(
    seat: Seat,
    choice: Choice,
    tell: (event: Told['event']) => void,
  ): Refusal | undefined {
    try {
      return this.game.choose(this.state, seat, choice, tell);
    } catch (problem) {
      this.state = courseOf(this.game, this.record).state;
      throw problem;
    }
  }

  /** Where the last answer by hand of this seat began, if nobody has answered or learnt anything since. */
  private undoTo(seat: Seat): number | undefined {
    const { log, auto } = this.record;
    const back = log.choices.findLastIndex((entry, at) => entry.seat === seat && !auto.includes(at));
    if (back < 0) return undefined;
    return log.choices.slice(back).every((entry) => this.mayTakeBack(entry, seat)) ? back : undefined;
  }

  private mayTakeBack({ seat: by, n, key }: LogEntry, seat: Seat): boolean {
    return by === seat && key !== 'resign' && n >= this.state.barrier;
  }

  /** Brings everything up to date after a change: whom to ask, what to keep and tell, who moves next. */
  private settle(): void {
    const decisions = this.game.pending(this.state);
    this.refreshAsking(decisions);
    const turnOf = decisions.filter((one) => !this.passOf(one)).map(({ seat }) => seat);
    this.record = { ...this.record, turnOf, outcome: this.state.outcome };
    this.save();
    this.proceed(decisions);
  }

  private proceed(decisions: readonly Decision[]): void {
    for (const guest of this.guests) this.tell(guest);
    this.pause();
    if (!this.isEmpty()) this.moveOn(decisions);
  }

  private moveOn(decisions: readonly Decision[]): void {
    const forBot = decisions.find(({ seat }) => this.botOf(seat));
    const forPerson = decisions.find((decision) => this.passOf(decision));
    if (forBot) this.after(0, () => this.letBotMove(forBot));
    else if (forPerson) this.after(this.tools.pace().pass, () => this.passBy(forPerson));
  }

  private passBy(decision: Decision): void {
    const pass = this.passOf(decision);
    if (pass) this.choose(decision.seat, { n: decision.n, key: optionKey(pass) }, 'by itself');
  }

  /** Thinks at once and moves after a pause that lets one read along; there is none where nothing is to be read. */
  private letBotMove(decision: Decision): void {
    const { clock, pace } = this.tools;
    const began = clock.now();
    const choice = this.botChoice(decision);
    const isQuiet = decision.options.length === 1 || choice.key === 'pass';
    const pause = isQuiet ? 0 : Math.max(0, pace().bot - (clock.now() - began));
    this.after(pause, () => this.chooseForBot(decision.seat, choice));
  }

  /** What nobody asked for has nobody to tell of a problem: the guests are told. */
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

  private chooseForBot(seat: Seat, choice: Choice): void {
    const refusal = this.choose(seat, choice, 'by itself');
    if (refusal) throw new Error(`a bot is refused "${choice.key}" (${refusal.code})`);
  }

  private botChoice(decision: Decision): Choice {
    const { seed, choices } = this.record.log;
    const bot = makeBot(this.botOf(decision.seat) ?? 'greedy');
    const luck = botRng(`${seed} at ${choices.length}`, decision.seat);
    return answerOf(bot, this.game, this.state, decision, luck);
  }

  private botOf(seat: Seat): string | undefined {
    const { kind, bot } = this.record.seats[seat];
    return kind === 'bot' ? (bot ?? 'greedy') : undefined;
  }

  private passOf(decision: Decision) {
    if (this.botOf(decision.seat)) return undefined;
    return passFor(decision, this.record.asking[decision.seat]);
  }

  private refreshAsking(decisions: readonly Decision[]): void {
    const turn = this.turn();
    const asking = this.record.asking.map((one, seat) =>
      askingNow(
        one,
        decisions.find((decision) => decision.seat === seat),
        turn,
      ),
    );
    this.record = { ...this.record, asking };
  }

  private setAsking(seat: Seat, asking: Asking): void {
    this.keep({ asking: this.record.asking.map((one, at) => (at === seat ? asking : one)) });
  }

  private turn(): number {
    return this.game.figures?.(this.state).turn ?? 0;
  }

  private keep(part: Partial<MatchRecord>): void {
    this.record = { ...this.record, ...part, updated: this.tools.clock.now() };
  }

  /** Looking at a table changes nothing, and is not kept. */
  private save(): void {
    if (isSame(this.record, this.saved)) return;
    const known = this.record.edition;
    const record = { ...this.record, edition: this.tools.newName() };
    this.record = record;
    this.saved = record;
    this.inTurn(async () => {
      if ((await this.tools.store.replace(record, known)) === 'overtaken') await this.readAgain();
      else this.stored = record.edition;
    });
  }

  /** One thing at a time between this room and the store. */
  private inTurn(act: () => Promise<void>): void {
    this.saving = this.saving.then(act).catch((problem) => this.breakOff(asHostError(problem).message));
  }

  /** Goes on from what is kept, if another tab kept it. */
  private async readAgain(): Promise<void> {
    const kept = await this.tools.store.get(this.record.id);
    if (!kept) return this.breakOff('this match was removed in another tab');
    if (kept.edition === this.stored) return;
    const { state, story } = courseOf(this.game, kept);
    const shared = sharedStory(story, this.record.log.choices, kept.log.choices);
    for (const guest of this.guests) guest.told = Math.min(guest.told, shared);
    this.record = kept;
    this.saved = kept;
    this.stored = kept.edition;
    this.state = state;
    this.story = story;
    this.proceed(this.game.pending(state));
  }

  private tell(guest: Guest): void {
    const { viewer } = guest;
    const eventsFrom = Math.min(guest.told, this.story.length);
    const events = this.story.slice(eventsFrom).map(({ event }) => viewEvent(this.state, event, viewer));
    guest.told = this.story.length;
    const view = this.game.view(this.state, viewer);
    const decision = view.decisions[0];
    guest.listener({
      seq: this.record.log.choices.length,
      view,
      events,
      eventsFrom,
      sinceYours: this.sinceLastOf(viewer),
      canUndo: viewer !== 'spectator' && this.undoTo(viewer) !== undefined,
      asking: viewer === 'spectator' ? 'normal' : this.record.asking[viewer].mode,
      passing: decision !== undefined && this.passOf(decision) !== undefined,
      summary: summaryOf(this.record),
      broken: this.broken,
    });
  }

  private sinceLastOf(viewer: Viewer): number {
    const { log, auto } = this.record;
    const last = log.choices.findLastIndex((entry, at) => entry.seat === viewer && !auto.includes(at));
    const place = this.story.findIndex(({ by }) => by >= last);
    return place < 0 ? this.story.length : place;
  }
}
