/** Matches among greedy bots, and what the proofs of balance read off them. */
import { makeBot, playMatch } from '@tabard/bots';
import type { InCombat, MystlingDef } from '../src/index.ts';
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

export function play(seats: number, seed: string, options: Readonly<Record<string, unknown>>): InCombat {
  const bots = Array.from({ length: seats }, () => greedy);
  const { state, finished } = playMatch(dragonEclipse, {
    setup: { seed, seats, options },
    bots,
    mostDecisions: MOST_DECISIONS,
  });
  if (!finished) throw new Error(`${seed}: not over after ${MOST_DECISIONS} decisions`);
  const m = state as InCombat;
  m.usedDefs.forEach((isUsed, def) => {
    if (isUsed) used.add(content.defs[def].id);
  });
  return m;
}

/** A tally of combats: what share of them succeeded, and how long they took. */
export interface Tally {
  readonly successes: number;
  readonly turns: readonly number[];
}

function combat(game: number, options: Readonly<Record<string, unknown>>): InCombat {
  return play(1, `${options.mystling} against ${options.enemy}, ${game}`, { mode: 'combat', ...options });
}

/** So many combats of one Mystling against one Enemy; beating it and taming it are both successes. */
export function combats(games: number, options: Readonly<Record<string, unknown>>): Tally {
  let successes = 0;
  const turns: number[] = [];
  for (let game = 0; game < games; game++) {
    const m = combat(game, options);
    if (m.outcome?.winners.length) successes++;
    turns.push(m.combat.round);
  }
  return { successes: successes / games, turns };
}

/** How many of at most a hundred combats it takes until so many ended well; undefined if fewer did. */
export function combatsUntil(
  successes: number,
  options: Readonly<Record<string, unknown>>,
): number | undefined {
  let left = successes;
  for (let game = 0; game < 100; game++) {
    if (combat(game, options).outcome?.winners.length) left--;
    if (left === 0) return game + 1;
  }
  return undefined;
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
