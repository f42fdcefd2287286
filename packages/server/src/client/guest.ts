import type { Decision, Refusal, View } from '@tabard/engine';
import { type AskMode, applyPatch, type Json, type Patch } from '@tabard/table';
import { API, type ClientMessage, type Person, PROTOCOL, type ServerMessage } from '@tabard/table/protocol';
import { WebSocket } from 'ws';
import { Requests } from './requests.ts';

/** A match as a watching client knows it. */
export interface GuestSight {
  /** The number of the newest log entry that this client was sent. */
  version: number;
  asking: AskMode;
  view: View;
}

/** The beginning of a change: the match, the versions before and after it, and the ask mode. */
const CHANGE =
  /^{"type":"change","match":"([^"]*)","base":(\d+),"table":{"version":(\d+),"seq":\d+,"asking":"([^"]*)"/;

/** The outcome of a choice. */
export type Answered =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'error'; readonly code: string; readonly message: string };

/** A client without a page: it joins tables, watches and chooses over the protocol. */
export class Guest {
  readonly requests: Requests;
  readonly sights = new Map<string, GuestSight>();
  /** Called whenever a watched match has changed for this client. */
  changed: (match: string) => void = () => undefined;
  /** Called when the socket closes, from either end. */
  closed: (code: number) => void = () => undefined;
  id = '';
  #socket: WebSocket | undefined;
  #lastId = 0;
  readonly #waiting = new Map<number, (answer: Answered) => void>();
  readonly #watching = new Map<string, { seen: () => void; refused: (problem: Error) => void }>();

  /** With `decisions` the client skips the rest of each message, which is cheaper. */
  constructor(
    url: string,
    readonly reads: 'table' | 'decisions' = 'table',
  ) {
    this.requests = new Requests(url);
  }

  /** Signs in as a guest with this name. */
  async arrive(name: string): Promise<this> {
    const { id } = await this.requests.post<Person>('/guest', { name });
    this.id = id;
    return this;
  }

  /** The same person at another node or on another device. */
  elsewhere(url: string): Guest {
    const there = new Guest(url, this.reads);
    there.requests.cookie = this.requests.cookie;
    Object.assign(there.requests.headers, this.requests.headers);
    there.id = this.id;
    return there;
  }

  /** Opens the socket; resolves on `welcome`. */
  connect(): Promise<void> {
    const { url, cookie, headers } = this.requests;
    const socket = new WebSocket(`${url.replace('http', 'ws')}${API}/socket`, {
      headers: cookie === undefined ? headers : { ...headers, cookie },
      perMessageDeflate: false,
    });
    this.#socket = socket;
    return new Promise((resolve, reject) => {
      socket.on('open', () => this.#send({ type: 'hello', protocol: PROTOCOL }));
      socket.on('error', reject);
      socket.on('close', (code) => this.#end(code, reject));
      socket.on('message', (data) => {
        const text = String(data);
        if (!this.#readDecisions(text)) this.#receive(JSON.parse(text) as ServerMessage, resolve);
      });
    });
  }

  /** Watches a match; resolves when the table has arrived. */
  watch(match: string): Promise<void> {
    return new Promise((seen, refused) => {
      this.#watching.set(match, { seen, refused });
      this.#send({ type: 'watch', match });
    });
  }

  /** Sets how often to be asked; resolves when the table has changed accordingly. */
  async ask(match: string, mode: AskMode): Promise<void> {
    this.#send({ type: 'asking', match, mode });
    while (this.sights.get(match)?.asking !== mode)
      await new Promise<void>((seen, refused) => this.#watching.set(match, { seen, refused }));
  }

  /** The pending decisions of this client in a match. */
  decisions(match: string): readonly Decision[] {
    return this.sights.get(match)?.view.decisions ?? [];
  }

  choose(match: string, n: number, key: string): Promise<Answered> {
    const id = ++this.#lastId;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.#send({ type: 'choose', id, match, n, key });
    });
  }

  leave(): void {
    this.#socket?.close();
  }

  /** Sends raw bytes, which need not be a message. */
  sendRaw(data: string | Buffer): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(data);
  }

  #send(message: ClientMessage): void {
    this.sendRaw(JSON.stringify(message));
  }

  /** Reads only the decisions of a message; returns whether that was all of it. */
  #readDecisions(text: string): boolean {
    if (this.reads === 'table') return false;
    if (text.startsWith('{"type":"awaiting"')) return true;
    const [, match, base, version, asking] = CHANGE.exec(text) ?? [];
    const sight = this.sights.get(match);
    if (sight?.version !== Number(base) || sight.asking !== asking) return false;
    const at = text.lastIndexOf(',"decisions":');
    // The patch is the end of the message, and the decisions are near the end of the patch.
    const change = at < 0 ? undefined : JSON.parse(`{${text.slice(at + 1, -1)}`).decisions;
    if (change) sight.view = { ...sight.view, decisions: patched(sight.view.decisions, change) };
    sight.version = Number(version);
    this.#seen(match);
    return true;
  }

  #receive(message: ServerMessage, welcome: () => void): void {
    if (message.type === 'welcome') welcome();
    else if (message.type === 'table') this.#see(message);
    else if (message.type === 'change') this.#change(message);
    else if (message.type === 'done')
      this.#answer(
        message.id,
        message.refusal ? { kind: 'refused', refusal: message.refusal } : { kind: 'done' },
      );
    else if (message.type === 'error') this.#fail(message);
  }

  #see({ match, table, view }: Extract<ServerMessage, { type: 'table' }>): void {
    const { version, asking } = table;
    this.sights.set(match, { version, asking, view: view as unknown as View });
    this.#seen(match);
  }

  #seen(match: string): void {
    this.#watching.get(match)?.seen();
    this.#watching.delete(match);
    this.changed(match);
  }

  #change({ match, base, table, patch }: Extract<ServerMessage, { type: 'change' }>): void {
    const sight = this.sights.get(match);
    if (!sight || sight.version !== base) {
      this.#send({ type: 'watch', match });
      return;
    }
    if (patch) sight.view = patched(sight.view, patch);
    sight.version = table.version;
    sight.asking = table.asking;
    this.#seen(match);
  }

  #fail({ id, match, code, message }: Extract<ServerMessage, { type: 'error' }>): void {
    if (id !== undefined) this.#answer(id, { kind: 'error', code, message });
    else if (match !== undefined) this.#watching.get(match)?.refused(new Error(message));
  }

  #answer(id: number, answer: Answered): void {
    this.#waiting.get(id)?.(answer);
    this.#waiting.delete(id);
  }

  /** Requests in flight will not be answered. */
  #end(code: number, reject: (problem: Error) => void): void {
    reject(new Error(`the server closed the socket with code ${code}`));
    const lost = { kind: 'error', code: 'lost', message: 'the connection was lost' } as const;
    for (const answer of this.#waiting.values()) answer(lost);
    for (const { refused } of this.#watching.values()) refused(new Error(lost.message));
    this.#waiting.clear();
    this.#watching.clear();
    this.closed(code);
  }
}

function patched<T>(before: T, patch: Patch): T {
  return applyPatch(before as Json, patch) as T;
}
