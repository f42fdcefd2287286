/** Thinks about hints and analyses, away from the page and from the host of its matches. */
import { analysing, hinting } from '@tabard/bots';
import { findContent, type Game, seedRng } from '@tabard/engine';
import { findEntry, loadGame } from '../games/registry.ts';
import type { ThinkingRequest, ThinkingResponse } from './messages.ts';

/** A hint stops at whichever comes first: a fast device need not think so long, a slow one gets less. */
const HINT = { ms: 1500, iterations: 1500 };
const ANALYSIS = { ms: 150, iterations: 80 };
/** How long to think before messages are read again. */
const SLICE = 40;

const stopped = new Set<number>();

self.onmessage = ({ data }: MessageEvent<ThinkingRequest>) => {
  if (data.kind === 'stop') stopped.add(data.id);
  else
    void think(data).catch((problem) => {
      send({
        kind: 'failed',
        id: data.id,
        why: problem instanceof Error ? problem.message : String(problem),
      });
    });
};

type Question = Exclude<ThinkingRequest, { kind: 'stop' }>;

async function think(question: Question): Promise<void> {
  const game =
    question.kind === 'hint'
      ? await gameOf(question.game, question.view.state.content)
      : await gameOf(question.log.game, question.log.content);
  const { id } = question;
  if (!game) return send({ kind: 'unloaded', id });
  if (question.kind === 'hint')
    return inSlices(
      id,
      hinting(game, question.view, seedRng(`hint ${question.view.state.n}`), budgetOf(HINT)),
    );
  const { log, start } = question;
  return inSlices(id, analysing(game, log, { start, budget: () => budgetOf(ANALYSIS) }));
}

/**
 * The game with its withheld half, where the match is played on it: only matches of this browser are thought about
 * then. Undefined where it could not be loaded.
 */
async function gameOf(id: string, content: string): Promise<Game | undefined> {
  try {
    const game = await loadGame(id);
    if (game?.kept && !findContent(content)) await findEntry(id)?.load();
    return game;
  } catch {
    return undefined;
  }
}

function budgetOf({ ms, iterations }: typeof HINT) {
  const end = performance.now() + ms;
  return { iterations, left: () => (end - performance.now()) / ms };
}

type ThinkingAnswer = Extract<ThinkingResponse, { kind: 'done' }>['value'];

async function inSlices(id: number, thinking: Generator<unknown, ThinkingAnswer>): Promise<void> {
  while (!stopped.has(id)) {
    const until = performance.now() + SLICE;
    let share: unknown;
    do {
      const { done, value } = thinking.next();
      if (done) return send({ kind: 'done', id, value });
      share = value;
    } while (performance.now() < until);
    if (typeof share === 'number') send({ kind: 'progress', id, share });
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  stopped.delete(id);
}

function send(response: ThinkingResponse): void {
  (self as unknown as Worker).postMessage(response);
}
