import { setTimeout as sleep } from 'node:timers/promises';
import { optionKey } from '@tabard/engine';
import {
  type Answered,
  type Guest,
  type GuestTable,
  type SeatedGuests,
  seatGuests,
  sitDown,
} from '../src/client/index.ts';

const RETRY_MS = 20;

/** A choice that was sent. */
export interface Sent {
  readonly seat: number;
  readonly n: number;
  readonly key: string;
}

/** Clients that play at random as fast as they are answered, across reconnects, and count. */
export class BusyTable {
  readonly plan: GuestTable;
  readonly match: string;
  /** The acknowledged choices. */
  readonly acknowledged: Sent[] = [];
  /** How many milliseconds each answer took. */
  readonly latencies: number[] = [];
  /** The choices that were sent and never answered. */
  unanswered: Sent | undefined;
  isOver = false;
  /** How often a choice was answered with 503. */
  refusedFor503 = 0;
  #counted = 0;
  #guests: readonly Guest[];
  #wake = () => {};
  #isLost = false;

  constructor(plan: GuestTable, { match, guests }: SeatedGuests) {
    this.plan = plan;
    this.match = match;
    this.#guests = guests;
    this.#listen();
  }

  static async at(url: string, plan: GuestTable): Promise<BusyTable> {
    return new BusyTable(plan, await seatGuests(url, plan));
  }

  /** All clients reconnect, to any node, and repeat unanswered choices, as the page does. */
  async comeBack(url: string): Promise<void> {
    this.#guests = this.#guests.map((guest) => guest.elsewhere(url));
    this.#isLost = false;
    // No retries: a server that closes reconnecting sockets fails the test.
    await Promise.all(this.#guests.map((guest) => sitDown(guest, this.match)));
    this.#listen();
    const again = this.unanswered;
    if (again) await this.#send(again);
  }

  /** Plays until the connection is lost, the match is over, or this many choices were acknowledged. */
  async play(limit = Number.POSITIVE_INFINITY): Promise<void> {
    for (let played = 0; played < limit; played++) {
      const next = await this.#next();
      if (!next) return;
      await this.#send(next);
      if (this.#isLost) return;
    }
  }

  /** Plays until somebody else is awaited. */
  async playWhileAsked(): Promise<void> {
    while (this.#guests.some((guest) => guest.decisions(this.match).length > 0)) await this.play(1);
  }

  /** How many choices were acknowledged since this was last asked. */
  newlyAcknowledged(): number {
    const fresh = this.acknowledged.length - this.#counted;
    this.#counted = this.acknowledged.length;
    return fresh;
  }

  leave(): void {
    for (const guest of this.#guests) {
      guest.closed = () => undefined;
      guest.leave();
    }
  }

  #listen(): void {
    for (const guest of this.#guests) {
      guest.changed = () => this.#wake();
      guest.closed = () => {
        this.#isLost = true;
        this.#wake();
      };
    }
  }

  async #next(): Promise<Sent | undefined> {
    for (;;) {
      if (this.#isLost) return undefined;
      this.isOver = this.#guests.some((guest) => guest.sights.get(this.match)?.view.state.outcome);
      if (this.isOver) return undefined;
      const seat = this.#guests.findIndex((guest) => guest.decisions(this.match).length > 0);
      if (seat >= 0) return this.#pickFor(seat);
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  #pickFor(seat: number): Sent {
    const { n, options } = this.#guests[seat].decisions(this.match)[0];
    return { seat, n, key: optionKey(options[Math.floor(Math.random() * options.length)]) };
  }

  async #send(sent: Sent): Promise<void> {
    this.unanswered = sent;
    const began = performance.now();
    const answer = await this.#answerTo(sent);
    if (isLost(answer)) return;
    if (answer.kind !== 'done') throw new Error(`"${sent.key}" was answered with ${JSON.stringify(answer)}`);
    this.latencies.push(performance.now() - began);
    this.acknowledged.push(sent);
    this.unanswered = undefined;
  }

  /** While the database does not answer, the same choice is sent again. */
  async #answerTo({ seat, n, key }: Sent): Promise<Answered> {
    for (;;) {
      const answer = await this.#guests[seat].choose(this.match, n, key);
      if (answer.kind !== 'error' || answer.code !== 'unavailable' || this.#isLost) return answer;
      this.refusedFor503++;
      await sleep(RETRY_MS);
    }
  }
}

function isLost(answer: Answered): boolean {
  return answer.kind === 'error' && (answer.code === 'lost' || answer.code === 'closing');
}
