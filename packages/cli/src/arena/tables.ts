import { type Game, InputError, type Options } from '@tabard/engine';

/** Who plays whom: bots by seat, so that each bot meets each other in every seat. */
export type ArenaTables = readonly (readonly string[])[];

/** There is nothing to compare without bots, nor between a bot and itself. */
export function checkBots(bots: readonly string[]): void {
  if (!bots.length)
    throw new InputError('no bot was given; an arena compares bots such as greedy and random');
  const twice = bots.find((bot, at) => bots.indexOf(bot) !== at);
  if (twice !== undefined)
    throw new InputError(`"${twice}" was given twice; an arena compares bots that differ`);
}

/** Whether the seats of this match win and lose together: bots are then compared by what each does in all of them. */
export function isTogether(game: Game, seats: number, options: Options): boolean {
  // First of all: options that these seats cannot be played with are refused here.
  const m = game.create({ seed: 'sides', seats, options });
  if (seats === 1) return true;
  const { sideOf } = game.judgement;
  return sideOf !== undefined && Array.from(m.answers).every((_, seat) => sideOf(m, seat) === sideOf(m, 0));
}

/** Fewer bots than seats: the last one takes those that are left. */
export function tablesOf(bots: readonly string[], seats: number, how: 'together' | 'rivals'): ArenaTables {
  if (how === 'together') return bots.map((bot) => Array.from({ length: seats }, () => bot));
  if (bots.length < 2) throw new InputError('an arena needs two bots at least; one was given');
  const last = bots[bots.length - 1];
  const filled = [...bots, ...Array.from({ length: Math.max(0, seats - bots.length) }, () => last)];
  const rotated = combinations(filled, seats).flatMap((table) =>
    table.map((_, by) => table.map((__, seat) => table[(seat + by) % seats])),
  );
  return [...new Map(rotated.map((table) => [table.join(), table])).values()];
}

function combinations(bots: readonly string[], count: number): string[][] {
  if (count === 0) return [[]];
  return bots.flatMap((bot, at) => combinations(bots.slice(at + 1), count - 1).map((rest) => [bot, ...rest]));
}
