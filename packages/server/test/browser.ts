import {
  type AnswerOf,
  API,
  type ClientMessage,
  type EndpointName,
  type endpoints,
  PROTOCOL,
  type Problem,
  type ServerMessage,
} from '@tabard/table/protocol';
import { WebSocket } from 'ws';
import { withCookies } from '../src/client/index.ts';

type Endpoints = typeof endpoints;
type Parts<Path> = Path extends `${infer Part}/${infer Rest}` ? [Part, ...Parts<Rest>] : [Path];
type Fits<Path, Pattern> = Path extends [infer Part, ...infer Rest]
  ? Pattern extends [infer Own, ...infer Others]
    ? [Part] extends [Own extends `:${string}` ? string : Own]
      ? Fits<Rest, Others>
      : false
    : false
  : Pattern extends []
    ? true
    : false;
type Named<Method, Path, How extends 'exactly' | 'filled in'> = {
  [K in EndpointName]: Endpoints[K]['method'] extends Method
    ? How extends 'exactly'
      ? Path extends Endpoints[K]['path']
        ? K
        : never
      : Fits<Parts<Path>, Parts<Endpoints[K]['path']>> extends true
        ? K
        : never
    : never;
}[EndpointName];
type Plain<Path> = Path extends `${infer Place}?${string}` ? Place : Path;
type Found<Method, Path> = [Named<Method, Path, 'exactly'>] extends [never]
  ? Named<Method, Path, 'filled in'>
  : Named<Method, Path, 'exactly'>;
/** The response type of the endpoint at this path. */
type Got<Method, Path> = AnswerOf<Found<Method, Plain<Path>>>;

export interface Answer<Body = unknown> {
  readonly status: number;
  readonly body: Body & Partial<Problem>;
  readonly headers: Headers;
}

/** An HTTP client with a cookie jar. */
export class Browser {
  readonly url: string;
  cookie: string | undefined;
  readonly headers: Record<string, string> = {};

  constructor(url: string) {
    this.url = url;
  }

  async ask<Method extends string, Path extends string>(
    method: Method,
    path: Path,
    body?: unknown,
  ): Promise<Answer<Got<Method, Path>>> {
    const response = await fetch(`${this.url}${API}${path}`, {
      method,
      headers: {
        ...(this.cookie === undefined ? {} : { cookie: this.cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...this.headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    this.cookie = withCookies(this.cookie, response.headers.getSetCookie());
    const text = await response.text();
    return { status: response.status, body: text && JSON.parse(text), headers: response.headers };
  }

  /** Requests that must succeed. */
  async get<Path extends string>(path: Path) {
    return this.ok('GET', path);
  }
  async post<Path extends string>(path: Path, body?: unknown) {
    return this.ok('POST', path, body);
  }
  async put<Path extends string>(path: Path, body?: unknown) {
    return this.ok('PUT', path, body);
  }

  private async ok<Method extends string, Path extends string>(
    method: Method,
    path: Path,
    body?: unknown,
  ): Promise<Got<Method, Path>> {
    const answer = await this.ask(method, path, body);
    if (answer.status < 300) return answer.body;
    throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  }

  async guest(name: string): Promise<this> {
    await this.post('/guest', { name });
    return this;
  }

  socket(headers: Readonly<Record<string, string>> = {}): TestSocket {
    const own: Record<string, string> = this.cookie === undefined ? {} : { cookie: this.cookie };
    return new TestSocket(this.url, { ...this.headers, ...own, ...headers });
  }

  /** A socket that has said hello and was welcomed. */
  async call(headers: Readonly<Record<string, string>> = {}): Promise<TestSocket> {
    const wire = this.socket(headers);
    await wire.opened;
    wire.send({ type: 'hello', protocol: PROTOCOL });
    await wire.next('welcome');
    return wire;
  }
}

/** A WebSocket client that buffers messages until they are asked for. */
export class TestSocket {
  readonly socket: WebSocket;
  readonly opened: Promise<void>;
  readonly closed: Promise<number>;
  readonly received: ServerMessage[] = [];
  private waiting: (() => void)[] = [];

  constructor(url: string, headers: Readonly<Record<string, string>>) {
    this.socket = new WebSocket(`${url.replace('http', 'ws')}${API}/socket`, { headers });
    this.opened = new Promise((resolve, reject) => {
      this.socket.once('open', () => resolve());
      this.socket.once('error', reject);
    });
    this.opened.catch(() => undefined);
    this.closed = new Promise((resolve) => this.socket.once('close', resolve));
    this.socket.on('message', (data) => {
      this.received.push(JSON.parse(String(data)) as ServerMessage);
      for (const wake of this.waiting.splice(0)) wake();
    });
    this.socket.once('close', () => {
      for (const wake of this.waiting.splice(0)) wake();
    });
  }

  send(message: ClientMessage): void {
    this.raw(JSON.stringify(message));
  }

  raw(data: string | Buffer): void {
    this.socket.send(data);
  }

  /** Takes the next matching message of this type, buffered or future. */
  async next<T extends ServerMessage['type']>(
    type: T,
    fits: (message: Extract<ServerMessage, { type: T }>) => boolean = () => true,
  ): Promise<Extract<ServerMessage, { type: T }>> {
    for (;;) {
      const at = this.received.findIndex(
        (one) => one.type === type && fits(one as Extract<ServerMessage, { type: T }>),
      );
      if (at >= 0) return this.received.splice(at, 1)[0] as Extract<ServerMessage, { type: T }>;
      await this.arrival();
    }
  }

  /** Resolves on the next message. */
  async arrival(): Promise<void> {
    if (this.socket.readyState >= WebSocket.CLOSING) throw new Error('the socket is closed');
    await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  close(): void {
    this.socket.close();
  }
}
