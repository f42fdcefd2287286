/** Messages of one turn of the event loop are handled together, and their frames are written together. */
import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';

/** The TCP connection below a WebSocket. */
export type Wire = Pick<Socket, 'write' | 'bytesWritten' | 'writableLength'>;

/** A socket with more bytes than this waiting for its client to read them is cut. */
const MOST_UNREAD = 1024 * 1024;

/** Takes the messages of a socket. */
interface MessageReceiver {
  receive(text: string): void;
}

/** The messages of this turn of the event loop, with their receivers. */
let received: { readonly receiver: MessageReceiver; readonly text: string }[] = [];

/**
 * Delivers a message at the end of this turn of the event loop. Reading all messages and then answering all of them is
 * cheaper than alternating, and their writes are committed together.
 */
export function deliverLater(receiver: MessageReceiver, text: string): void {
  if (received.length === 0) setImmediate(deliverAll);
  received.push({ receiver, text });
}

function deliverAll(): void {
  const all = received;
  received = [];
  for (const { receiver, text } of all) receiver.receive(text);
}

/** The outboxes with frames of this tick of the event loop. */
let filled: Outbox[] = [];

function releaseAll(): void {
  const all = filled;
  filled = [];
  for (const outbox of all) outbox.release();
}

/**
 * The outgoing frames of one client. Frames of one tick, such as a change and the answer to the client's own choice, are
 * written together; the frames of all clients are built before any is written, which is cheaper than alternating.
 */
export class Outbox {
  private readonly socket: WebSocket;
  private readonly wire: Wire;
  private unsent = '';
  /** How many bytes the client had taken at the last check, if some were waiting then. */
  private takenBefore: number | undefined;

  constructor(socket: WebSocket, wire: Wire) {
    this.socket = socket;
    this.wire = wire;
  }

  /** The bytes that wait for the client to read them. */
  get unread(): number {
    return this.socket.bufferedAmount + this.unsent.length;
  }

  /** Returns how many bytes were sent; undefined when the client was cut because it does not read. */
  send(text: string): number | undefined {
    if (this.socket.readyState !== this.socket.OPEN) return 0;
    if (this.unread > MOST_UNREAD) {
      this.socket.terminate();
      return undefined;
    }
    const frame = frameOf(text);
    if (frame !== undefined) this.hold(frame);
    else {
      this.release();
      this.socket.send(text);
    }
    return frame?.length ?? Buffer.byteLength(text);
  }

  release(): void {
    const frames = this.unsent;
    this.unsent = '';
    if (frames !== '' && this.socket.readyState === this.socket.OPEN) this.wire.write(frames, 'latin1');
  }

  /** Whether the client has taken something since the last check, or nothing waits for it. */
  isRead(): boolean {
    const taken = this.wire.bytesWritten - this.wire.writableLength;
    const isStuck = this.unread > 0 && taken === this.takenBefore;
    this.takenBefore = this.unread > 0 ? taken : undefined;
    return !isStuck;
  }

  private hold(frame: string): void {
    if (this.unsent === '') {
      if (filled.length === 0) process.nextTick(releaseAll);
      filled.push(this);
    }
    this.unsent += frame;
  }
}

/** The first byte of a frame: FIN, opcode text. */
const TEXT = 0x81;
/** The length byte that announces a 16-bit length. */
const IN_TWO_BYTES = 126;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are all characters that are one byte in UTF-8.
const PLAIN = /^[\x00-\x7f]*$/;

/**
 * The WebSocket frame of a text as a Latin-1 string, which a socket writes without copying; undefined for texts that are
 * not ASCII or too long.
 */
export function frameOf(text: string): string | undefined {
  const { length } = text;
  if (length > 0xffff || !PLAIN.test(text)) return undefined;
  if (length < IN_TWO_BYTES) return String.fromCharCode(TEXT, length) + text;
  return String.fromCharCode(TEXT, IN_TWO_BYTES, length >> 8, length & 0xff) + text;
}
