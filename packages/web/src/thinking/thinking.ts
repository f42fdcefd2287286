import type { Analysis, Hint } from '@tabard/bots';
import type { MatchLog, MatchState, View } from '@tabard/engine';
import type { ThinkingRequest, ThinkingResponse } from './messages.ts';

/** Something that is being thought about; what was stopped is never answered. */
export interface Thinking<T> {
  readonly answer: Promise<T>;
  stop(): void;
}

/** Why nothing is thought: the code that thinks could not be loaded. A later question tries again. */
export class NotLoaded extends Error {}

interface WaitingThought {
  resolve(value: never): void;
  reject(problem: Error): void;
  onProgress?(share: number): void;
}

const waiting = new Map<number, WaitingThought>();
const NEVER = new Promise<never>(() => undefined);
let worker: Worker | undefined;
let last = 0;

/** What the seat of this view might do best, from its own knowledge. */
export function hintFor(game: string, view: View): Thinking<Hint> {
  return ask((id) => ({ kind: 'hint', id, game, view }));
}

/** How a finished match went. It is thought about once its log is read, unless it was stopped before. */
export function analysisOf(
  reading: Promise<MatchLog & { readonly start?: MatchState }>,
  onProgress: (share: number) => void,
): Thinking<Analysis> {
  let isStopped = false;
  let thinking: Thinking<Analysis> | undefined;
  const answer = reading.then(({ start, ...log }) => {
    if (isStopped) return NEVER;
    thinking = ask((id) => ({ kind: 'analysis', id, log, start }), onProgress);
    return thinking.answer;
  });
  const stop = () => {
    isStopped = true;
    thinking?.stop();
  };
  return { answer, stop };
}

function ask<T>(request: (id: number) => ThinkingRequest, onProgress?: (share: number) => void): Thinking<T> {
  const id = ++last;
  const answer = new Promise<T>((resolve, reject) => {
    waiting.set(id, { resolve: resolve as (value: never) => void, reject, onProgress });
  });
  line().postMessage(request(id));
  return {
    answer,
    stop: () => {
      if (waiting.delete(id)) line().postMessage({ kind: 'stop', id } satisfies ThinkingRequest);
    },
  };
}

/** The worker starts with the first question. */
function line(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<ThinkingResponse>) => receive(data);
  worker.onerror = giveUp;
  worker.onmessageerror = giveUp;
  return worker;
}

function receive(data: ThinkingResponse): void {
  const one = waiting.get(data.id);
  if (!one) return;
  if (data.kind === 'unloaded') giveUp();
  else if (data.kind === 'progress') one.onProgress?.(data.share);
  else {
    waiting.delete(data.id);
    if (data.kind === 'done') one.resolve(data.value as never);
    else one.reject(new Error(data.why));
  }
}

/** A worker that could not load its code never will: the next question starts another. */
function giveUp(): void {
  worker?.terminate();
  worker = undefined;
  const all = [...waiting.values()];
  waiting.clear();
  for (const one of all) one.reject(new NotLoaded());
}
