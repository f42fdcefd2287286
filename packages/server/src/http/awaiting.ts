import type { House } from '../house.ts';
import type { MatchId, PlayerId } from '../store/store.ts';
import { awaitingInfo } from './account-handlers.ts';

type Tools = Pick<House, 'store' | 'people' | 'log'>;

/** Somebody who moves often is told at most so often how many matches wait for them. */
const PAUSE = 1000;
/** So many people are told together, and then others do something for so long: nobody at a table waits for it. */
const MOST_AT_ONCE = 8;
const BETWEEN = 5;
/** So long after the rooms said something the store is asked whether that was all. */
const CHECK = 10_000;

/** What is known of somebody who is here. */
interface Known {
  /** The matches that wait for them, the longest first; the rooms say what changes. */
  matches: Set<MatchId>;
  /** Whether the store has to be asked. */
  isUnsure: boolean;
  /** When something happened last that an answer of the store may not know of yet. */
  moment: number;
  told: string;
  /** While it runs nothing is told. */
  pause: NodeJS.Timeout | undefined;
  hasChanged: boolean;
  check: NodeJS.Timeout | undefined;
}

/** Tells people how many matches wait for them, whenever that changes. */
export class Awaiting {
  private readonly tools: Tools;
  private readonly known = new Map<PlayerId, Known>();
  private readonly gathered = new Set<PlayerId>();
  private gathering: NodeJS.Timeout | undefined;
  private moments = 0;

  constructor(tools: Tools) {
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
    if (isAwaited) known.matches.add(match);
    else known.matches.delete(match);
    known.check ??= setTimeout(() => this.checkAgain(person, known), CHECK).unref();
    this.tellSoon(person, known);
  }

  /** Tells somebody who has just come, whatever they were told before. */
  greet(person: PlayerId): void {
    this.forgetAbsent();
    const known = this.knownOf(person);
    known.told = '';
    this.lookAgain(person, known);
  }

  /** Looks again for everybody: on several nodes not every change is heard of. */
  refresh(): void {
    for (const person of this.tools.people.here()) this.lookAgain(person, this.knownOf(person));
  }

  close(): void {
    for (const person of [...this.known.keys()]) this.forget(person);
    clearTimeout(this.gathering);
    this.gathered.clear();
  }

  private forget(person: PlayerId): void {
    const known = this.known.get(person);
    clearTimeout(known?.pause);
    clearTimeout(known?.check);
    this.known.delete(person);
  }

  /** Once most of those who are known have gone. */
  private forgetAbsent(): void {
    const { people } = this.tools;
    if (this.known.size <= 2 * people.size + MOST_AT_ONCE) return;
    for (const person of [...this.known.keys()]) if (!people.isHere(person)) this.forget(person);
  }

  private knownOf(person: PlayerId): Known {
    let known = this.known.get(person);
    if (!known) {
      known = {
        ...{ matches: new Set(), isUnsure: true, moment: 0, told: '' },
        ...{ pause: undefined, hasChanged: false, check: undefined },
      };
      this.known.set(person, known);
    }
    return known;
  }

  private checkAgain(person: PlayerId, known: Known): void {
    known.check = undefined;
    this.lookAgain(person, known);
  }

  private lookAgain(person: PlayerId, known: Known): void {
    known.moment = ++this.moments;
    known.isUnsure = true;
    this.tellSoon(person, known);
  }

  private tellSoon(person: PlayerId, known: Known): void {
    known.hasChanged = known.pause !== undefined;
    if (known.hasChanged) return;
    known.pause = setTimeout(() => this.wake(person, known), PAUSE).unref();
    this.gathered.add(person);
    this.gathering ??= setTimeout(() => this.tellSome(), BETWEEN).unref();
  }

  private wake(person: PlayerId, known: Known): void {
    known.pause = undefined;
    if (!this.tools.people.isHere(person)) this.forget(person);
    else if (known.hasChanged) this.tellSoon(person, known);
  }

  private tellSome(): void {
    const unsure = new Map<PlayerId, number>();
    let count = 0;
    for (const person of this.gathered) {
      if (count++ === MOST_AT_ONCE) break;
      this.gathered.delete(person);
      const known = this.known.get(person);
      if (known?.isUnsure) unsure.set(person, known.moment);
      else if (known) this.tell(person, known);
    }
    this.gathering = this.gathered.size > 0 ? setTimeout(() => this.tellSome(), BETWEEN).unref() : undefined;
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
    // The answer may be older than what happened meanwhile.
    if (known.moment !== moment) {
      this.tellSoon(person, known);
      return;
    }
    known.matches = new Set(matches);
    known.isUnsure = false;
    this.tell(person, known);
  }

  private tell(person: PlayerId, known: Known): void {
    const [next] = known.matches;
    const text = JSON.stringify({ type: 'awaiting', ...awaitingInfo({ count: known.matches.size, next }) });
    if (known.told === text) return;
    known.told = text;
    this.tools.people.tell(person, text);
  }
}
