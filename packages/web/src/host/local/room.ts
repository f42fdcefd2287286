import { answerOf, botRng, makeBot } from '@tabard/bots';
import {
  type Choice,
  type Decision,
  type Game,
  optionKey,
  type Refusal,
  type Seat,
  type Unavailable,
  type Viewer,
} from '@tabard/engine';
import {
  type Asking,
  askingNow,
  type Course,
  cutBack,
  passFor,
  proceed,
  tell,
  undoPlace,
} from '@tabard/table';
import type { AskMode, TableUpdate } from '../host.ts';
import { asHostError } from '../host-error.ts';
import type { Clock, Pace } from './clock.ts';
import { courseOf, sharedStory } from './course.ts';
import { isSame, type MatchRecord, summaryOf } from './record.ts';
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
  private course: Course;
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
    this.course = courseOf(game, record);
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
    const back = undoPlace(this.course, seat);
    if (back === undefined) return false;
    cutBack(this.course, back);
    const { log, auto } = this.record;
    this.keep({
      log: { ...log, choices: log.choices.slice(0, back) },
      auto: auto.filter((place) => place < back),
    });
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
    return this.game.unavailable(this.course.state, seat);
  }

  private chooseAs(seat: Seat): Refusal | undefined {
    return this.choose(seat, { n: this.course.state.n, key: 'resign' });
  }

  /** Brings everything up to date after a change: whom to ask, what to keep and tell, who moves next. */
  private settle(): void {
    const { state } = this.course;
    const decisions = this.game.pending(state);
    this.refreshAsking(decisions);
    const turnOf = decisions.filter((one) => !this.passOf(one)).map(({ seat }) => seat);
    this.record = { ...this.record, turnOf, outcome: state.outcome };
    this.save();
    this.goOn(decisions);
  }

  private goOn(decisions: readonly Decision[]): void {
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
    return answerOf(bot, this.game, this.course.state, decision, luck);
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
    return this.game.figures?.(this.course.state).turn ?? 0;
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
    const course = courseOf(this.game, kept);
    const shared = sharedStory(course.story, this.record.log.choices, kept.log.choices);
    for (const guest of this.guests) guest.told = Math.min(guest.told, shared);
    this.record = kept;
    this.saved = kept;
    this.stored = kept.edition;
    this.course = course;
    this.goOn(this.game.pending(course.state));
  }

  private tell(guest: Guest): void {
    const { viewer } = guest;
    const telling = tell(this.course, viewer, guest.told);
    const decision = telling.view.decisions[0];
    guest.told = this.course.story.length;
    guest.listener({
      ...telling,
      seq: this.record.log.choices.length,
      asking: viewer === 'spectator' ? 'normal' : this.record.asking[viewer].mode,
      passing: decision !== undefined && this.passOf(decision) !== undefined,
      summary: summaryOf(this.record),
      broken: this.broken,
    });
  }
}
