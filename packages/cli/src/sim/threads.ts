import { parentPort, Worker, workerData } from 'node:worker_threads';
import { type Game, InputError } from '@tabard/engine';
import { findGame } from '@tabard/games';
import type { MatchResult, SimPlan } from './plan.ts';
import { runMatch } from './run-match.ts';

/** Marks a worker thread of the simulator. */
const TASK = 'tabard-sim';

interface Span {
  readonly from: number;
  readonly to: number;
}

/** What a thread sends for a span: results, or why bad input stopped it. An error thrown there would lose its class. */
type CrewAnswer = { readonly results: readonly MatchResult[] } | { readonly refused: string };

export type OnResults = (results: readonly MatchResult[]) => void;

/** Plays all matches of the plan in this thread. */
export async function runHere(game: Game, plan: SimPlan, onResults: OnResults): Promise<void> {
  for (const { from, to } of spansOf(plan, 1)) {
    onResults(playSpan(game, plan, { from, to }));
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Plays all matches of the plan in several threads, each of which runs the command's own file again. */
export async function runInThreads(
  entry: URL,
  jobs: number,
  plan: SimPlan,
  onResults: OnResults,
): Promise<void> {
  const spans = spansOf(plan, jobs);
  const workers = Array.from(
    { length: Math.min(jobs, spans.length) },
    () => new Worker(entry, { workerData: { task: TASK, plan } }),
  );
  try {
    await Promise.all(workers.map((worker) => keepBusy(worker, spans, onResults)));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

function keepBusy(worker: Worker, spans: Span[], onResults: OnResults): Promise<void> {
  return new Promise((resolve, reject) => {
    const handOut = () => {
      const span = spans.shift();
      if (span) worker.postMessage(span);
      else resolve();
    };
    worker.on('message', (answer: CrewAnswer) => {
      if ('refused' in answer) return reject(new InputError(answer.refused));
      onResults(answer.results);
      handOut();
    });
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error('a thread of the simulation ended before its matches')));
    handOut();
  });
}

/** Whether this thread is a worker of the simulator; if so it plays the matches it is sent. */
export function joinedCrew(): boolean {
  if (workerData?.task !== TASK || !parentPort) return false;
  const { plan } = workerData as { plan: SimPlan };
  const port = parentPort;
  const game = gameOf(plan);
  port.on('message', async (span: Span) => {
    port.postMessage(await answerTo(game, plan, span));
  });
  return true;
}

async function answerTo(game: Promise<Game>, plan: SimPlan, span: Span): Promise<CrewAnswer> {
  try {
    return { results: playSpan(await game, plan, span) };
  } catch (problem) {
    if (problem instanceof InputError) return { refused: problem.message };
    throw problem;
  }
}

/** The game of the plan, with its pack known in this thread too. */
async function gameOf(plan: SimPlan): Promise<Game> {
  const entry = findGame(plan.game);
  if (plan.pack) await entry.compilePack?.(plan.pack.files, plan.options);
  return entry.load();
}

function playSpan(game: Game, plan: SimPlan, { from, to }: Span): MatchResult[] {
  return Array.from({ length: to - from }, (_, i) => runMatch(game, plan, from + i));
}

function spansOf(plan: SimPlan, jobs: number): Span[] {
  const size = Math.max(1, Math.min(50, Math.ceil(plan.games / (jobs * 8))));
  const spans: Span[] = [];
  for (let from = 0; from < plan.games; from += size)
    spans.push({ from, to: Math.min(plan.games, from + size) });
  return spans;
}
