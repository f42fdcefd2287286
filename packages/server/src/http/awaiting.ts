import type { ServerContext } from '../server-context.ts';
import type { MatchId, PlayerId } from '../store/rows.ts';
import { awaitingInfo } from './account-handlers.ts';

type AwaitingTools = Pick<ServerContext, 'store' | 'people' | 'log'>;

/** Minimum time between two `awaiting` messages to one person. */
const PAUSE = 1000;
/** Batch size, and the pause between batches, so that tables are not held up. */
const MOST_AT_ONCE = 32;
const BETWEEN = 20;
/** Delay between a report of the rooms and a check in the store. */
const CHECK = 10_000;

/** The state of a connected person. */
interface PersonState {
  readonly person: PlayerId;
  /** The matches that wait for them, the longest first; updated by the rooms. */
  matches: MatchId[];
  /** Whether the store has to be asked. */
  isUnsure: boolean;
  /** Counter of the last change, to detect answers of the store that are older. */
  moment: number;
  told: string;
  /** No message is sent before this time. */
  restsUntil: number;
  /** When the store is asked next; 0 if no check is due. */
  checkAt: number;
}

/** Sends `awaiting` to people whenever the number of matches that wait for them changes. One timer serves all. */
export class AwaitingNotifier {
  private readonly tools: AwaitingTools;
  private readonly known = new Map<PlayerId, PersonState>();
  /** People with a message due. */
  private readonly changedFor = new Set<PersonState>();
  /** People to look up in the store, the earliest first. */
  private readonly unchecked = new Set<PersonState>();
  private timer: NodeJS.Timeout | undefined;
  private wakesAt = 0;
  private moments = 0;

  constructor(tools: AwaitingTools) {
    this.tools = tools;
  }

  /** A match waits for this person, or does not any more. */
  changed(person: PlayerId, match: MatchId, isAwaited: boolean): void {
    if (!this.tools.people.isHere(person)) {
      this.forget(person);
      return;
    }
    const known = this.knownOf(person);
    known.moment = ++this.moments;
    const at = known.matches.indexOf(match);
    if (isAwaited && at < 0) known.matches.push(match);
    if (!isAwaited && at >= 0) known.matches.splice(at, 1);
    if (known.checkAt === 0) {
      known.checkAt = performance.now() + CHECK;
      this.unchecked.add(known);
    }
    this.sendSoon(known);
  }

  /** Sends the count to a person who has just connected, whatever was sent before. */
  greet(person: PlayerId): void {
    this.forgetAbsent();
    const known = this.knownOf(person);
    known.told = '';
    this.recheckLogins(known);
  }

  /** Looks everybody up again: a node does not see every change on the others. */
  refresh(): void {
    for (const person of this.tools.people.here()) this.recheckLogins(this.knownOf(person));
  }

  close(): void {
    for (const person of [...this.known.keys()]) this.forget(person);
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private forget(person: PlayerId): void {
    const known = this.known.get(person);
    if (!known) return;
    this.known.delete(person);
    this.changedFor.delete(known);
    this.unchecked.delete(known);
  }

  /** Drops disconnected people once they are the majority. */
  private forgetAbsent(): void {
    const { people } = this.tools;
    if (this.known.size <= 2 * people.size + MOST_AT_ONCE) return;
    for (const person of [...this.known.keys()]) if (!people.isHere(person)) this.forget(person);
  }

  private knownOf(person: PlayerId): PersonState {
    let known = this.known.get(person);
    if (!known) {
      known = { person, matches: [], isUnsure: true, moment: 0, told: '', restsUntil: 0, checkAt: 0 };
      this.known.set(person, known);
    }
    return known;
  }

  private recheckLogins(known: PersonState): void {
    known.moment = ++this.moments;
    known.isUnsure = true;
    this.sendSoon(known);
  }

  private sendSoon(known: PersonState): void {
    this.changedFor.add(known);
    this.wakeIn(BETWEEN);
  }

  private wakeIn(wait: number): void {
    const at = performance.now() + wait;
    if (this.timer && this.wakesAt <= at) return;
    clearTimeout(this.timer);
    this.wakesAt = at;
    this.timer = setTimeout(() => this.wake(), wait).unref();
  }

  private wake(): void {
    this.timer = undefined;
    const now = performance.now();
    this.checkSome(now);
    this.sendDue(now);
    const [first] = this.unchecked;
    if (this.changedFor.size > 0) this.wakeIn(BETWEEN);
    else if (first) this.wakeIn(first.checkAt - now);
  }

  private checkSome(now: number): void {
    for (const known of this.unchecked) {
      if (known.checkAt > now) return;
      known.checkAt = 0;
      this.unchecked.delete(known);
      this.recheckLogins(known);
    }
  }

  private sendDue(now: number): void {
    const unsure = new Map<PlayerId, number>();
    let count = 0;
    for (const known of this.changedFor) {
      if (known.restsUntil > now) continue;
      if (count++ === MOST_AT_ONCE) break;
      this.changedFor.delete(known);
      known.restsUntil = now + PAUSE;
      const { person } = known;
      if (!this.tools.people.isHere(person)) this.forget(person);
      else if (known.isUnsure) unsure.set(person, known.moment);
      else this.send(known);
    }
    if (unsure.size > 0) void this.lookUp(unsure);
  }

  /** `moments` say when each was asked for. */
  private async lookUp(moments: ReadonlyMap<PlayerId, number>): Promise<void> {
    try {
      const found = await this.tools.store.matches.awaitingEach([...moments.keys()]);
      for (const [person, matches] of found) this.learn(person, matches, moments.get(person));
    } catch (err) {
      this.tools.log.warn({ err }, 'what waits for somebody could not be read');
    }
  }

  private learn(person: PlayerId, matches: readonly MatchId[], moment: number | undefined): void {
    const known = this.known.get(person);
    if (!known) return;
    // The answer may be older than changes reported meanwhile.
    if (known.moment !== moment) {
      this.sendSoon(known);
      return;
    }
    known.matches = [...matches];
    known.isUnsure = false;
    this.send(known);
  }

  private send(known: PersonState): void {
    const { person, matches } = known;
    const text = JSON.stringify({
      type: 'awaiting',
      ...awaitingInfo({ count: matches.length, next: matches[0] }),
    });
    if (known.told === text) return;
    known.told = text;
    this.tools.people.tell(person, text);
  }
}
