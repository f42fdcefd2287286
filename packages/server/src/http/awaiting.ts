import type { House } from '../house.ts';
import type { AwaitedBy, PlayerId } from '../store/store.ts';
import { awaitingInfo } from './account-handlers.ts';

type Tools = Pick<House, 'store' | 'people' | 'log'>;

/** Somebody who moves often is told at most so often how many matches wait for them. */
const PAUSE = 1000;
/** So many people are looked up together, and then others do something for so long: nobody at a table waits for it. */
const MOST_AT_ONCE = 8;
const BETWEEN = 5;

/** Tells people how many matches wait for them, whenever that changes. */
export class Awaiting {
  private readonly tools: Tools;
  private readonly told = new Map<PlayerId, string>();
  private readonly asked = new Set<PlayerId>();
  private gathering: NodeJS.Timeout | undefined;
  private readonly resting = new Map<PlayerId, { timer: NodeJS.Timeout; isStale: boolean }>();

  constructor(tools: Tools) {
    this.tools = tools;
  }

  /** Something may have changed for this person. */
  changed(person: PlayerId): void {
    if (!this.tools.people.isHere(person)) return;
    const rest = this.resting.get(person);
    if (rest) {
      rest.isStale = true;
      return;
    }
    this.resting.set(person, { timer: setTimeout(() => this.wake(person), PAUSE).unref(), isStale: false });
    this.asked.add(person);
    this.gatherSoon();
  }

  /** Tells somebody who has just come, whatever they were told before. */
  greet(person: PlayerId): void {
    this.told.delete(person);
    this.changed(person);
  }

  /** Looks again for everybody: on several nodes not every change is heard of. */
  refresh(): void {
    for (const person of this.tools.people.here()) this.changed(person);
  }

  close(): void {
    for (const { timer } of this.resting.values()) clearTimeout(timer);
    this.resting.clear();
    clearTimeout(this.gathering);
  }

  private wake(person: PlayerId): void {
    const isStale = this.resting.get(person)?.isStale;
    this.resting.delete(person);
    if (isStale) this.changed(person);
    else if (!this.tools.people.isHere(person)) this.told.delete(person);
  }

  private async tellAsked(): Promise<void> {
    this.gathering = undefined;
    const persons = this.someAsked();
    if (this.asked.size > 0) this.gatherSoon();
    try {
      const found = await this.tools.store.matches.awaitingEach(persons);
      for (const [person, awaited] of found) this.tell(person, awaited);
    } catch (err) {
      this.tools.log.warn({ err }, 'what waits for somebody could not be read');
    }
  }

  private gatherSoon(): void {
    this.gathering ??= setTimeout(() => void this.tellAsked(), BETWEEN).unref();
  }

  private someAsked(): readonly PlayerId[] {
    const persons: PlayerId[] = [];
    for (const person of this.asked) {
      if (persons.length === MOST_AT_ONCE) break;
      this.asked.delete(person);
      persons.push(person);
    }
    return persons;
  }

  private tell(person: PlayerId, awaited: AwaitedBy): void {
    const text = JSON.stringify({ type: 'awaiting', ...awaitingInfo(awaited) });
    if (this.told.get(person) === text) return;
    this.told.set(person, text);
    this.tools.people.tell(person, text);
  }
}
