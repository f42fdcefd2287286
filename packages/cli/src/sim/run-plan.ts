import { availableParallelism } from 'node:os';
import type { Game } from '@tabard/engine';
import { type CommandContext, progressOn } from '../command-context.ts';
import { counted, figure } from '../text-table.ts';
import type { SimPlan } from './plan.ts';
import { type OnResults, runHere, runInThreads } from './threads.ts';

/** A thread takes a while to start: few matches are faster in this one. */
const FEW = 16;

export interface SimRun {
  readonly seconds: number;
  readonly jobs: number;
}

export interface RunPlan {
  readonly plan: SimPlan;
  /** How many threads; one a core by default. */
  readonly jobs?: number;
  /** Fewer matches than this are played in this thread. */
  readonly few?: number;
  /** Plays the matches; in threads with bots of ours by default. */
  readonly play?: (lanes: number, onResults: OnResults) => Promise<void>;
}

/** Plays all matches of a plan on all cores, and shows how far it is. */
export async function runPlan(
  context: CommandContext,
  game: Game,
  { plan, jobs: wanted, few = FEW, play }: RunPlan,
  onResults: OnResults,
): Promise<SimRun> {
  const jobs = plan.games < few || !context.entry ? 1 : (wanted ?? availableParallelism());
  const progress = progressOn(context);
  const began = performance.now();
  let done = 0;
  const tell: OnResults = (results) => {
    onResults(results);
    done += results.length;
    progress.show(progressLine(done, plan.games, performance.now() - began));
  };
  if (play) await play(jobs, tell);
  else if (jobs === 1 || !context.entry) await runHere(game, plan, tell);
  else await runInThreads(context.entry, jobs, plan, tell);
  progress.clear();
  return { seconds: (performance.now() - began) / 1000, jobs };
}

function progressLine(done: number, games: number, ms: number): string {
  const left = Math.ceil((ms / done) * (games - done) * 0.001);
  return `${figure(done)} of ${counted(games, 'match', 'matches')}${done < games ? `, about ${left} s left` : ''}`;
}
