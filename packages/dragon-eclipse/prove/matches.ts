/** Matches among greedy bots, and what the proofs of balance read off them. */
import { makeBot, playMatch } from '@tabard/bots';
import type { Combat, MystlingDef } from '../src/index.ts';
import { dragonEclipse, eclipseContent } from '../src/index.ts';

const greedy = makeBot('greedy');
const MOST_DECISIONS = 10_000;

export const content = eclipseContent(dragonEclipse.create({ seed: 'content', seats: 1 }));
export const mystlings = content.defs.filter((def): def is MystlingDef => def.type === 'mystling');

/** The designs that were used in any match so far. */
export const used = new Set<string>();

export function tier(number: number): readonly MystlingDef[] {
  return mystlings.filter((def) => def.tier === number);
}

export function play(seats: number, seed: string, options: Readonly<Record<string, unknown>>): Combat {
  const bots = Array.from({ length: seats }, () => greedy);
  const { state, finished } = playMatch(dragonEclipse, {
    setup: { seed, seats, options },
    bots,
    mostDecisions: MOST_DECISIONS,
  });
  if (!finished) throw new Error(`${seed}: not over after ${MOST_DECISIONS} decisions`);
  const m = state as Combat;
  m.usedDefs.forEach((isUsed, def) => {
    if (isUsed) used.add(content.defs[def].id);
  });
  return m;
}

/** A tally of combats: how many there were, won and tamed, and how long they took. */
export interface Tally {
  readonly successes: number;
  readonly tamed: number;
  readonly turns: readonly number[];
}

/** So many combats of one Mystling against one Enemy; beating it and taming it are both successes. */
export function combats(games: number, options: Readonly<Record<string, unknown>>): Tally {
  let successes = 0;
  let tamed = 0;
  const turns: number[] = [];
  for (let game = 0; game < games; game++) {
    const m = play(1, `${options.mystling} against ${options.enemy}, ${game}`, {
      mode: 'combat',
      ...options,
    });
    if (m.outcome?.winners.length) successes++;
    if (m.outcome?.reason === 'tamed') tamed++;
    turns.push(m.round);
  }
  return { successes: successes / games, tamed: tamed / games, turns };
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1];
}

export function percent(share: number): number {
  return Math.round(100 * share);
}
