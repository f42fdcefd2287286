import { type Game, InputError, type MatchState, parseOptions, ScriptError, seedRng } from '@tabard/engine';
import { type FilePath, wrongAt } from './located.ts';
import type { Ruling } from './ruling-file.ts';

/** The position of a ruling; only scripted chance is allowed. */
export function positionOf(ruling: Ruling, game: Game): MatchState {
  const { source, options, seats, dice } = ruling;
  const { min, max } = game.seats;
  if (seats.length < min || seats.length > max)
    throw wrongAt(source, ['seats'], `${game.id} seats ${min} to ${max} players; ${seats.length} are named`);
  for (const [key, value] of Object.entries(options))
    locating(ruling, ['options', key], () => parseOptions(game.options, { [key]: value }));
  const given = { ...ruling.given, seats: [...seats], options, dice: [...(dice ?? [])] };
  const state = locating(ruling, ['given'], () => game.position(given));
  state.scripted = true;
  return state;
}

/** The same position with seeded chance after the scripted dice, to play on from. */
export function playOnFrom(ruling: Ruling, game: Game, seed: string): MatchState {
  const state = positionOf(ruling, game);
  state.scripted = false;
  state.rng = seedRng(seed);
  return state;
}

/** Adds the line to a game's error; an InputError may have a `path` below `given`. */
export function locating<T>(ruling: Ruling, path: FilePath, run: () => T): T {
  try {
    return run();
  } catch (problem) {
    if (problem instanceof InputError || problem instanceof ScriptError)
      throw wrongAt(ruling.source, [...path, ...pathOf(problem)], problem.message);
    throw wrongAt(
      ruling.source,
      path,
      `the rules broke: ${problem instanceof Error ? problem.message : problem}`,
    );
  }
}

function pathOf(problem: Error): FilePath {
  const { path } = problem as { path?: unknown };
  return Array.isArray(path) ? path : [];
}
