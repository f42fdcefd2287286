import { type Decision, optionKey, type View } from '@tabard/engine';
import { applyPatch, type Json, type Patch } from '@tabard/table';
import type { ServerMessage } from '@tabard/table/protocol';
import type { TestSocket } from './browser.ts';

export interface Known {
  version: number;
  view: View;
  /** How much of the story was received. */
  heard: number;
}

/** Answers for each player who is asked, one after the other, until the match is over or this many answers were given. */
export async function playOn(players: readonly TestPlayer[], most: number): Promise<void> {
  for (let given = 0; given < most; given++) {
    await anyAsked(players);
    const asked = players.find(({ decision }) => decision);
    if (!asked) return receiveEnd(players);
    await asked.play(1);
  }
}

/** Waits until one of them is asked, or sees the end. */
export async function anyAsked(players: readonly TestPlayer[]): Promise<void> {
  for (;;) {
    for (const player of players) await player.catchUp();
    if (players.some(({ decision, isOver }) => decision || isOver)) return;
    await Promise.race(players.map(({ wire }) => wire.arrival()));
  }
}

/** The end reaches the clients one after the other. */
async function receiveEnd(players: readonly TestPlayer[]): Promise<void> {
  for (const one of players) while (!one.isOver) await one.receive();
}

/** A client at one table over a socket, which knows only what it was sent. */
export class TestPlayer {
  readonly wire: TestSocket;
  readonly match: string;
  known: Known | undefined;
  private lastId = 0;

  constructor(wire: TestSocket, match: string) {
    this.wire = wire;
    this.match = match;
  }

  watch(from: { version?: number; heard?: number; code?: string } = {}): void {
    this.wire.send({ type: 'watch', match: this.match, ...from });
  }

  /** Takes the next message about the table. */
  async receive(): Promise<ServerMessage> {
    for (;;) {
      const at = this.wire.received.findIndex((one) => this.isOurs(one));
      if (at >= 0) return this.learn(this.wire.received.splice(at, 1)[0]);
      await this.wire.arrival();
    }
  }

  /** Takes all messages that have arrived. */
  async catchUp(): Promise<void> {
    while (this.wire.received.some((one) => this.isOurs(one))) await this.receive();
  }

  private isOurs(one: ServerMessage): boolean {
    return (one.type === 'table' || one.type === 'change') && one.match === this.match;
  }

  get decision(): Decision | undefined {
    return this.known?.view.decisions[0];
  }

  get isOver(): boolean {
    return this.known?.view.state.outcome !== undefined;
  }

  /** Sends a choice and waits for the answer. */
  async choose(n: number, key: string): Promise<ServerMessage> {
    const id = ++this.lastId;
    this.wire.send({ type: 'choose', id, match: this.match, n, key });
    return this.answered(id);
  }

  async answered(id: number): Promise<ServerMessage> {
    for (;;) {
      const at = this.wire.received.findIndex(
        (one) => (one.type === 'done' || one.type === 'error') && one.id === id,
      );
      if (at >= 0) return this.wire.received.splice(at, 1)[0];
      await this.wire.arrival();
    }
  }

  /** Answers whenever asked, until the match is over or this many answers were given. */
  async play(most = Number.POSITIVE_INFINITY): Promise<number> {
    let given = 0;
    while (!this.isOver && given < most) {
      const { decision } = this;
      if (!decision) {
        await this.receive();
        continue;
      }
      const key = optionKey(decision.options[given % decision.options.length]);
      const answer = await this.choose(decision.n, key);
      if (answer.type === 'error') throw new Error(answer.message);
      // The host passed for this seat while the answer was in flight: read on.
      if (answer.type === 'done' && !answer.refusal) given++;
      while (this.decision?.n === decision.n && !this.isOver) await this.receive();
    }
    return given;
  }

  private learn(message: ServerMessage): ServerMessage {
    if (message.type !== 'table' && message.type !== 'change') return message;
    const { version, eventsFrom, events } = message.table;
    const heard = eventsFrom + events.length;
    if (message.type === 'table') this.known = { version, heard, view: message.view as unknown as View };
    else this.known = { version, heard, view: this.patched(message.base, message.patch) };
    return message;
  }

  private patched(base: number, patch: Patch | null): View {
    if (!this.known || this.known.version !== base) throw new Error(`a change since ${base} does not fit`);
    const before = this.known.view as unknown as Json;
    return (patch ? applyPatch(before, patch) : before) as unknown as View;
  }
}
