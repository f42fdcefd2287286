import type { ClientMessage, ServerMessage } from '@tabard/table/protocol';
import { ServerProblem } from './server-problem.ts';

type NumberedMessage = Extract<ClientMessage, { readonly id: number }>;
/** A message that expects an answer, without its id. */
export type Wish = NumberedMessage extends infer One
  ? One extends NumberedMessage
    ? Omit<One, 'id'>
    : never
  : never;
export type Answer = Extract<ServerMessage, { readonly type: 'done' }>;

interface WaitingAsk {
  readonly ask: NumberedMessage;
  stopWaiting: () => void;
  resolve(answer: Answer): void;
  reject(problem: ServerProblem): void;
}

/** Dependencies on the connection. */
export interface AskTools {
  send(message: ClientMessage): boolean;
  after(ms: number, act: () => void): () => void;
  /** Called on a timeout: the connection may be dead. */
  onSilence(): void;
}

/** Idempotent messages: the server handles a repeated id once. */
const REPEATABLE: ReadonlySet<NumberedMessage['type']> = new Set([
  'choose',
  'unavailable',
  'story',
  'resign',
  'answer-undo',
]);
const SILENCE_MS = 10_000;

/** Requests that await an answer; idempotent ones are sent again after a reconnect. */
export class Asks {
  private readonly waiting = new Map<number, WaitingAsk>();
  private readonly tools: AskTools;
  private last = 0;

  constructor(tools: AskTools) {
    this.tools = tools;
  }

  ask(wish: Wish): Promise<Answer> {
    const ask = { ...wish, id: ++this.last } as NumberedMessage;
    return new Promise((resolve, reject) => {
      this.waiting.set(ask.id, { ask, resolve, reject, stopWaiting: this.beginWaiting() });
      if (!this.tools.send(ask) && !REPEATABLE.has(ask.type)) this.fail(ask.id, LOST);
    });
  }

  answer(answer: Answer): void {
    this.take(answer.id)?.resolve(answer);
  }

  /** Rejects the request with this id. */
  fail(id: number, problem: ServerProblem): void {
    this.take(id)?.reject(problem);
  }

  /** After a reconnect: repeats idempotent requests and rejects the others. */
  repeat(): void {
    for (const one of [...this.waiting.values()])
      if (REPEATABLE.has(one.ask.type)) this.sendAgain(one);
      else this.fail(one.ask.id, LOST);
  }

  private sendAgain(one: WaitingAsk): void {
    one.stopWaiting();
    one.stopWaiting = this.beginWaiting();
    this.tools.send(one.ask);
  }

  private beginWaiting(): () => void {
    return this.tools.after(SILENCE_MS, () => this.tools.onSilence());
  }

  private take(id: number): WaitingAsk | undefined {
    const one = this.waiting.get(id);
    one?.stopWaiting();
    this.waiting.delete(id);
    return one;
  }
}

const LOST = new ServerProblem('lost', 'the connection was lost before the server answered');
