import type { CLOSE_CODES, ClientMessage, ServerMessage } from '@tabard/table/protocol';
import { PROTOCOL } from '@tabard/table/protocol/version';
import { createStore } from 'zustand/vanilla';

/** `lost`: reconnecting; `outdated`: page and server speak different protocol versions. */
export type ConnectionState = 'off' | 'connecting' | 'online' | 'lost' | 'outdated';

/** The part of WebSocket that a connection uses. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: ((event: { readonly code: number }) => void) | null;
  onopen: (() => void) | null;
}

/** Dependencies of a connection. */
export interface ConnectionTools {
  connect(): Socket;
  after(ms: number, act: () => void): () => void;
  /** Jitter in [0, 1), so that clients do not reconnect all at once. */
  random(): number;
  /** Called when the server has ended the session. */
  signedOut?(): void;
}

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 15_000;
const OUTDATED: (typeof CLOSE_CODES)['version'] = 4000;
const SIGNED_OUT: (typeof CLOSE_CODES)['signedOut'] = 4003;

/** Exponential backoff with jitter, in milliseconds. */
export function reconnectDelay(tries: number, random: number): number {
  const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** tries);
  return longest * (1 - random / 2);
}

/** One socket to the server, with automatic reconnects. */
export class Connection {
  readonly state = createStore<ConnectionState>(() => 'off');
  private socket: Socket | undefined;
  private tries = 0;
  private cancelReconnect: (() => void) | undefined;
  private readonly tools: ConnectionTools;
  private readonly receive: (message: ServerMessage) => void;

  constructor(tools: ConnectionTools, receive: (message: ServerMessage) => void) {
    this.tools = tools;
    this.receive = receive;
  }

  /** Connects unless connected or connecting. */
  open(): void {
    if (this.state.getState() !== 'off') return;
    this.setState('connecting');
    this.connect();
  }

  close(): void {
    this.setState('off');
    this.drop();
  }

  /** Drops a socket that may be dead and reconnects at once. */
  reconnect(): void {
    if (this.state.getState() === 'off') return;
    if (this.state.getState() === 'online') this.setState('lost');
    this.tries = 0;
    this.drop();
    this.connect();
  }

  /** Reconnects at once if the connection is lost: the network is back, or the page is visible again. */
  wake(): void {
    if (this.state.getState() === 'lost') this.reconnect();
  }

  /** False when the socket is not open. */
  send(message: ClientMessage): boolean {
    if (this.state.getState() !== 'online') return false;
    this.socket?.send(JSON.stringify(message));
    return true;
  }

  private connect(): void {
    const socket = this.tools.connect();
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL }));
    socket.onmessage = ({ data }) => this.handle(String(data));
    socket.onclose = ({ code }) => this.handleClose(code);
  }

  private handle(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'welcome') {
      this.tries = 0;
      this.setState('online');
    }
    this.receive(message);
  }

  private handleClose(code: number): void {
    this.socket = undefined;
    if (code === OUTDATED) this.setState('outdated');
    else if (code === SIGNED_OUT) this.endSession();
    else if (this.state.getState() !== 'off') this.scheduleReconnect();
  }

  private endSession(): void {
    this.setState('off');
    this.tools.signedOut?.();
  }

  private scheduleReconnect(): void {
    this.setState('lost');
    const wait = reconnectDelay(this.tries++, this.tools.random());
    this.cancelReconnect = this.tools.after(wait, () => this.connect());
  }

  private drop(): void {
    this.cancelReconnect?.();
    this.cancelReconnect = undefined;
    const { socket } = this;
    this.socket = undefined;
    if (!socket) return;
    socket.onclose = null;
    socket.onmessage = null;
    socket.onopen = null;
    socket.close();
  }

  private setState(state: ConnectionState): void {
    this.state.setState(state, true);
  }
}
