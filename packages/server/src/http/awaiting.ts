import type { House } from '../house.ts';
import type { MatchId, PlayerId } from '../store/store.ts';
import { awaitingInfo } from './account-handlers.ts';

type Tools = Pick<House, 'store' | 'people' | 'log' | 'now'>;

/** Somebody who moves often is told at most so often how many matches wait for them. */
const PAUSE = 1000;
/** So many people are told together, and then others do something for so long: nobody at a table waits for it. */
const MOST_AT_ONCE = 8;
const BETWEEN = 5;
/** What the rooms said since is believed for so long; then the store is asked again. */
const BELIEVED = 30_000;

/** What is known of somebody who is here. */
interface Known {
  /** The matches that wait for them, the longest first, and since when that is known. */
  matches: Set<MatchId>;
  since: number;
  /** Whether the rooms said something that the store, asked just now, may not have known. */
  isInDoubt: boolean;
  told: string;
  /** While it runs nothing is told. */
  pause: NodeJS.Timeout | undefined;
  hasChanged: boolean;
}

/** Tells people how many matches wait for them, whenever that changes. */
export class Awaiting {
  private readonly tools: Tools;
  private readonly known = new Map<PlayerId, Known>();
  private readonly gathered = new Set<PlayerId>();
  private gathering: NodeJS.Timeout | undefined;

  constructor(tools: Tools) {
    this.tools = tools;
  }

  /** A match waits for this person, or does not any more. */
  changed(person: PlayerId, match: MatchId, isAwaited: boolean): void {
    if (!this.tools.people.isHere(person)) return;
    const known = this.knownOf(person);
    known.isInDoubt = true;
    if (isAwaited) known.matches.add(match);
    else known.matches.delete(match);
    this.tellSoon(person, known);
  }

  /** Tells somebody who has just come, whatever they were told before. */
  greet(person: PlayerId): void {
    this.forgetAbsent();
    const known = this.knownOf(person);
    known.told = '';
    known.since = Number.NEGATIVE_INFINITY;
    this.tellSoon(person, known);
  }

  /** Looks again for everybody: on several nodes not every change is heard of. */
  refresh(): void {
    for (const person of this.tools.people.here()) {
      const known = this.knownOf(person);
      known.since = Number.NEGATIVE_INFINITY;
      this.tellSoon(person, known);
    }
  }

  close(): void {
    for (const { pause } of this.known.values()) clearTimeout(pause);
    this.known.clear();
    clearTimeout(this.gathering);
  }

  /** Once most of those who are known have gone. */
  private forgetAbsent(): void {
    const { people } = this.tools;
    if (this.known.size <= 2 * people.size + MOST_AT_ONCE) return;
    for (const [person, { pause }] of this.known)
      if (!pause && !people.isHere(person)) this.known.delete(person);
  }

  private knownOf(person: PlayerId): Known {
    let known = this.known.get(person);
    if (!known) {
      const since = Number.NEGATIVE_INFINITY;
      known = { matches: new Set(), since, isInDoubt: false, told: '', pause: undefined, hasChanged: false };
      this.known.set(person, known);
    }
    return known;
  }

  private tellSoon(person: PlayerId, known: Known): void {
    known.hasChanged = known.pause !== undefined;
    if (known.hasChanged) return;
    known.pause = setTimeout(() => this.wake(person, known), PAUSE).unref();
    this.gather(person);
  }

  private wake(person: PlayerId, known: Known): void {
    known.pause = undefined;
    if (!this.tools.people.isHere(person)) this.known.delete(person);
    else if (known.hasChanged) this.tellSoon(person, known);
  }

  private gather(person: PlayerId): void {
    this.gathered.add(person);
    this.gathering ??= setTimeout(() => this.tellSome(), BETWEEN).unref();
  }

  private tellSome(): void {
    const unsure: PlayerId[] = [];
    let count = 0;
    for (const person of this.gathered) {
      if (count++ === MOST_AT_ONCE) break;
      this.gathered.delete(person);
      const known = this.knownOf(person);
      if (this.tools.now() - known.since < BELIEVED) this.tell(person, known);
      else unsure.push(person);
    }
    this.gathering = this.gathered.size > 0 ? setTimeout(() => this.tellSome(), BETWEEN).unref() : undefined;
    if (unsure.length > 0) void this.lookUp(unsure);
  }

  private async lookUp(persons: readonly PlayerId[]): Promise<void> {
    for (const person of persons) this.knownOf(person).isInDoubt = false;
    try {
      const found = await this.tools.store.matches.awaitingEach(persons);
      for (const [person, matches] of found) this.learn(person, matches);
    } catch (err) {
      this.tools.log.warn({ err }, 'what waits for somebody could not be read');
    }
  }

  private learn(person: PlayerId, matches: readonly MatchId[]): void {
    const known = this.knownOf(person);
    // The answer may be older than what the rooms said meanwhile.
    if (known.isInDoubt) {
      this.gather(person);
      return;
    }
    known.matches = new Set(matches);
    known.since = this.tools.now();
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
