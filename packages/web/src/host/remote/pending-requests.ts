import type { ClientMessage, ServerMessage } from '@tabard/table/protocol';
import { ServerProblem } from './server-problem.ts';

type NumberedMessage = Extract<ClientMessage, { readonly id: number }>;
/** A message that expects an answer, without its id. */
export type RequestMessage = NumberedMessage extends infer One
  ? One extends NumberedMessage
    ? Omit<One, 'id'>
    : never
  : never;
export type Answer = Extract<ServerMessage, { readonly type: 'done' }>;

interface PendingRequest {
  readonly message: NumberedMessage;
  cancelTimeout: () => void;
  resolve(answer: Answer): void;
  reject(problem: ServerProblem): void;
}

/** Dependencies on the connection. */
export interface PendingRequestsTools {
  send(message: ClientMessage): boolean;
  after(ms: number, act: () => void): () => void;
  /** Called on a timeout: the connection may be dead. */
  onTimeout(): void;
}

/** Idempotent messages: the server handles a repeated id once. */
const REPEATABLE: ReadonlySet<NumberedMessage['type']> = new Set([
  'choose',
  'unavailable',
  'story',
  'resign',
  'answer-undo',
]);
const TIMEOUT_MS = 10_000;

/** Requests that await an answer; idempotent ones are sent again after a reconnect. */
export class PendingRequests {
  private readonly pending = new Map<number, PendingRequest>();
  private readonly tools: PendingRequestsTools;
  private last = 0;

  constructor(tools: PendingRequestsTools) {
    this.tools = tools;
  }

  ask(message: RequestMessage): Promise<Answer> {
    const numbered = { ...message, id: ++this.last } as NumberedMessage;
    return new Promise((resolve, reject) => {
      this.pending.set(numbered.id, {
        message: numbered,
        resolve,
        reject,
        cancelTimeout: this.startTimeout(),
      });
      if (!this.tools.send(numbered) && !REPEATABLE.has(numbered.type)) this.fail(numbered.id, LOST);
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
    for (const one of [...this.pending.values()])
      if (REPEATABLE.has(one.message.type)) this.sendAgain(one);
      else this.fail(one.message.id, LOST);
  }

  private sendAgain(one: PendingRequest): void {
    one.cancelTimeout();
    one.cancelTimeout = this.startTimeout();
    this.tools.send(one.message);
  }

  private startTimeout(): () => void {
    return this.tools.after(TIMEOUT_MS, () => this.tools.onTimeout());
  }

  private take(id: number): PendingRequest | undefined {
    const one = this.pending.get(id);
    one?.cancelTimeout();
    this.pending.delete(id);
    return one;
  }
}

const LOST = new ServerProblem('lost', 'the connection was lost before the server answered');
