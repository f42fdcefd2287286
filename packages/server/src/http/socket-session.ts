import {
  CLOSE_CODES,
  type ClientMessage,
  clientMessage,
  PROTOCOL,
  type ServerMessage,
} from '@tabard/table/protocol';
import type { WebSocket } from 'ws';
import type { Share } from '../limits/address.ts';
import { Bucket } from '../limits/limiter.ts';
import { perSecond } from '../limits/limits.ts';
import type { MessageSink } from '../rooms/hosting.ts';
import type { ServerContext } from '../server-context.ts';
import type { Player } from '../store/rows.ts';
import { explain } from './errors.ts';
import { holdsNul, nulSentence } from './nul.ts';
import { sentenceOf } from './sentence.ts';
import { deliverLater, Outbox, type Wire } from './tick-batches.ts';
import { WatchedTables } from './watched-tables.ts';

/** The person and the address behind a socket. */
export interface SocketUser {
  readonly player: Player | undefined;
  readonly login: string | undefined;
  /** The rate-limit keys of their address. */
  readonly shares: readonly Share[];
}

/** The handler of one message type. */
type MessageHandler<T extends ClientMessage['type']> = (
  context: ServerContext,
  session: SocketSession,
  message: Extract<ClientMessage, { type: T }>,
) => Promise<void>;

/** The handler of each message type after `hello`. */
export type MessageHandlers = { readonly [T in Exclude<ClientMessage['type'], 'hello'>]: MessageHandler<T> };

/** A socket is closed after this many malformed messages, or messages over the limit. */
const MOST_GARBAGE = 10;
const MOST_IGNORED = 500;
/** Pings are not answered while more bytes than this wait to be read. */
const MOST_UNREAD_PONGS = 4 * 1024;
/** Timeout for `hello`, in milliseconds. */
const HELLO_TIME = 5000;
/** Time between the close frame and termination, in milliseconds. */
const CLOSING_TIME = 1000;

/** One socket: it serves all tables that its client watches. */
export class SocketSession {
  readonly guest: SocketUser;
  readonly line: MessageSink;
  readonly tables = new WatchedTables();
  isAlive = true;
  private readonly context: ServerContext;
  private readonly socket: WebSocket;
  private readonly outbox: Outbox;
  private readonly rate: Bucket | undefined;
  private readonly answers: MessageHandlers;
  private readonly helloTimer: NodeJS.Timeout;
  private hasGreeted = false;
  private isOver = false;
  private garbage = 0;
  private ignored = 0;
  private warned = Number.NEGATIVE_INFINITY;

  constructor(
    context: ServerContext,
    socket: WebSocket,
    guest: SocketUser,
    how: { readonly answers: MessageHandlers; readonly wire: Wire },
  ) {
    this.context = context;
    this.answers = how.answers;
    this.socket = socket;
    this.outbox = new Outbox(socket, how.wire);
    this.guest = guest;
    const limit = perSecond(context.config.messagesPerSecond);
    this.rate = limit && new Bucket(limit, performance.now());
    this.helloTimer = setTimeout(() => this.hangUp(CLOSE_CODES.garbage, 'no hello'), HELLO_TIME).unref();
    this.line = {
      send: (text) => this.send(text),
      // Over the byte limit of the address: the whole table is sent once the limit allows.
      backlog: () => (this.mayBeSent() ? this.outbox.unread : Number.POSITIVE_INFINITY),
    };
    this.listen();
  }

  /** Ignores anything still buffered from a socket that is closing. */
  private listen(): void {
    const { socket } = this;
    const isOpen = () => socket.readyState === socket.OPEN;
    socket.on('message', (data, isBinary) => {
      if (!isOpen()) return;
      if (isBinary) this.refuseBinary();
      else deliverLater(this, data.toString());
    });
    socket.on('ping', (data) => isOpen() && this.receivePing(data));
    socket.on('pong', () => this.receivePong());
  }

  get person() {
    return this.guest.player?.id;
  }

  get login() {
    return this.guest.login;
  }

  receive(data: string): void {
    if (this.isOver) return;
    const now = performance.now();
    if (this.mayPass(now)) this.handle(data);
    else this.ignore(now);
  }

  /** A ping counts as a message, and its pong as an unread one. */
  private receivePing(data: Buffer): void {
    if (this.isOver) return;
    const now = performance.now();
    if (!this.hasGreeted) this.refuseBeforeHello();
    else if (!this.mayPass(now)) this.ignore(now);
    else if (this.outbox.unread <= MOST_UNREAD_PONGS) this.socket.pong(data);
  }

  /** Unsolicited frames count; the pong to our ping does not. */
  private receivePong(): void {
    const wasAwaited = !this.isAlive;
    this.isAlive = true;
    const now = performance.now();
    if (!wasAwaited && !this.isOver && !this.mayPass(now)) this.ignore(now);
  }

  /** Whether the client reads its messages; checked at every heartbeat. */
  isReading(): boolean {
    return this.outbox.isRead();
  }

  /** The socket has closed. */
  end(): void {
    this.isOver = true;
    clearTimeout(this.helloTimer);
    this.tables.leaveAll();
  }

  private mayPass(now: number): boolean {
    if (this.rate && !this.rate.has(1, now)) return false;
    if (!this.context.limits.messages.mayPass(this.guest.shares, now)) return false;
    this.rate?.charge(1, now);
    return true;
  }

  private handle(data: string): void {
    const message = this.parse(data);
    if (!message) return;
    this.context.meters.messages.add({ type: message.type });
    if (message.type === 'hello') this.greet(message.protocol);
    else if (this.hasGreeted) void this.answer(message);
    else this.refuseBeforeHello();
  }

  /** The first message must be `hello`. */
  private refuseBeforeHello(): void {
    const message = 'The first message must be "hello" with the version of the protocol.';
    this.sendMessage({ type: 'error', code: 'bad-input', message });
    this.hangUp(CLOSE_CODES.garbage, 'no hello');
  }

  private mayBeSent(): boolean {
    return this.context.limits.bytes.has(this.guest.shares, performance.now());
  }

  sendMessage(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }

  send(text: string): void {
    const bytes = this.outbox.send(text);
    if (bytes === undefined) this.isOver = true;
    else this.context.limits.bytes.charge(this.guest.shares, performance.now(), bytes);
  }

  close(code: number, reason: string): void {
    this.outbox.release();
    this.socket.close(code, reason);
    setTimeout(() => this.socket.terminate(), CLOSING_TIME).unref();
  }

  /** Ignores anything still buffered from this socket and reads nothing more: parsing a flood costs time too. */
  private hangUp(code: number, reason: string): void {
    this.isOver = true;
    this.close(code, reason);
    if (code !== CLOSE_CODES.version) this.socket.pause();
  }

  private parse(data: string): ClientMessage | undefined {
    const given = jsonOf(data);
    const { success, data: message, error } = clientMessage.safeParse(given);
    // A raw NUL is invalid JSON, so only the escape has to be looked for.
    if (data.includes('\\u0000') && holdsNul(given)) this.refuseMessage(nulSentence('the message'));
    else if (success) return message;
    else this.refuseMessage(sentenceOf(error, 'the message'));
    return undefined;
  }

  private greet(protocol: number): void {
    if (protocol === PROTOCOL) this.welcome();
    else this.part(protocol);
  }

  private welcome(): void {
    if (this.hasGreeted) {
      this.refuseGarbage('This socket has said hello already.');
      return;
    }
    clearTimeout(this.helloTimer);
    this.hasGreeted = true;
    this.sendMessage({ type: 'welcome', protocol: PROTOCOL, player: this.person ?? null });
    this.context.greeted(this);
  }

  private part(protocol: number): void {
    const older =
      protocol < PROTOCOL ? 'client is older; load it again' : 'server is older; it must be updated';
    const message = `This server speaks version ${PROTOCOL} of the protocol and the client ${protocol}: the ${older}.`;
    this.sendMessage({ type: 'error', code: 'version', message });
    this.hangUp(CLOSE_CODES.version, 'another version of the protocol');
  }

  private refuseBinary(): void {
    if (this.isOver) return;
    const now = performance.now();
    if (!this.hasGreeted) this.refuseBeforeHello();
    else if (this.mayPass(now)) this.refuseGarbage('Messages are text; this one is binary.');
    else this.ignore(now);
  }

  private refuseMessage(sentence: string): void {
    if (this.hasGreeted) this.refuseGarbage(sentence);
    else this.refuseBeforeHello();
  }

  private refuseGarbage(message: string): void {
    this.sendMessage({ type: 'error', code: 'bad-input', message });
    if (++this.garbage >= MOST_GARBAGE) this.hangUp(CLOSE_CODES.garbage, 'too many messages that are none');
  }

  private ignore(now: number): void {
    if (++this.ignored > MOST_IGNORED) {
      this.hangUp(CLOSE_CODES.flood, 'too many messages');
      return;
    }
    if (now - this.warned < 1000) return;
    this.warned = now;
    this.sendMessage({
      type: 'error',
      code: 'too-fast',
      message: 'Too many messages; this one was not read.',
    });
  }

  private async answer(message: Exclude<ClientMessage, { type: 'hello' }>): Promise<void> {
    try {
      const handler = this.answers[message.type] as MessageHandler<typeof message.type>;
      await handler(this.context, this, message);
    } catch (problem) {
      this.fail(message, problem);
    }
  }

  private fail(message: ClientMessage, problem: unknown): void {
    const { status, body } = explain(problem);
    if (status >= 500) this.context.log.error({ err: problem, type: message.type }, 'a message failed');
    const id = 'id' in message ? { id: message.id } : {};
    const match = message.type === 'watch' ? { match: message.match } : {};
    this.sendMessage({ type: 'error', ...id, ...match, ...body });
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
