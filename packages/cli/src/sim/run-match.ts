import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Bot, makeBot, makeGreedy, playMatch, type TableResult } from '@tabard/bots';
import { type Game, InputError, type MatchState } from '@tabard/engine';
import { whyUnreadable, writeText } from '../input.ts';
import { threadClock } from '../thread-clock.ts';
import { changedBy, offsetsAt } from '../tune/varied.ts';
import { type AskedCounts, countAsked } from './asked.ts';
import { botsAt, type MatchResult, type SimPlan, seedAt } from './plan.ts';

const clock = threadClock();

/** Plays one match of the plan. A fault in the rules is a result too: the simulation goes on. */
export function runMatch(game: Game, plan: SimPlan, index: number): MatchResult {
  const seed = seedAt(plan, index);
  const asked: AskedCounts | undefined = plan.isAskedCounted ? {} : undefined;
  try {
    const samples: number[][][] = [];
    const sample = plan.sampled ? samplerOf(game, samples) : undefined;
    const kinds: Record<string, number> = {};
    const played = playMatch(game, {
      setup: { seed, seats: plan.seats, options: plan.options, content: plan.pack?.hash },
      bots: botsAt(plan, index).map((name, seat) => botFor(plan, name, seed, seat)),
      mostDecisions: plan.mostDecisions,
      ...(asked && { onDecision: (state, decision) => countAsked(game, asked, state, decision) }),
      onChoice: (state, _seat, _choice, { kind }) => {
        kinds[kind] = (kinds[kind] ?? 0) + 1;
        sample?.(state);
      },
    });
    if (plan.save !== undefined) saveLog(plan.save, index, played);
    const result = { ...resultOf(game, index, seed, played), kinds, asked };
    return plan.sampled ? { ...result, samples } : result;
  } catch (problem) {
    if (problem instanceof InputError) throw problem;
    const error = problem instanceof Error ? problem.message : String(problem);
    return { index, seed, decisions: 0, error };
  }
}

function botFor({ weights, variation }: SimPlan, name: string, seed: string, seat: number): Bot {
  const knowledge = variation
    ? changedBy(variation.knowledge, offsetsAt(variation, seed, seat))
    : weights?.[name];
  return knowledge ? makeGreedy({ knowledge }) : makeBot(name, clock);
}

/** Takes a sample at the beginning of every turn. */
function samplerOf(game: Game, samples: number[][][]): (m: MatchState) => void {
  const { features, knowledge, turnOf } = game.judgement;
  const names = Object.keys(knowledge.features);
  let last = -1;
  return (m) => {
    const turn = turnOf?.(m) ?? Math.floor(m.n / 20);
    if (turn === last || m.outcome) return;
    last = turn;
    const seats = Array.from({ length: m.seats }, (_, seat) => features(m, seat, 'self'));
    samples.push(seats.map((found) => names.map((name) => found[name])));
  };
}

function resultOf(game: Game, index: number, seed: string, played: TableResult): MatchResult {
  const { state, decisions } = played;
  const figures = game.figures?.(state);
  const result = { index, seed, decisions, figures };
  if (!state.outcome) return result;
  const { winners, reason } = state.outcome;
  return { ...result, winners, reason, tally: game.tally?.(state) };
}

/** Makes a folder for what is kept there, or says why it cannot be. */
export function openFolder(folder: string, what: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (problem) {
    throw new InputError(`cannot keep ${what} in ${folder}: ${whyUnreadable(problem)}`);
  }
}

function saveLog(folder: string, index: number, { log }: TableResult): void {
  const file = path.join(folder, `match-${String(index).padStart(6, '0')}.json`);
  writeText(file, `${JSON.stringify(log)}\n`);
}
