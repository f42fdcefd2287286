import {
  type Decision,
  type Game,
  type MatchState,
  type Option,
  optionKey,
  type Setup,
} from '@tabard/engine';

/** A cheap source of chance for picking answers: the peers use the same, so that it weighs the same. */
export interface Luck {
  word: number;
}

export function pick(luck: Luck, count: number): number {
  luck.word = (Math.imul(luck.word, 1664525) + 1013904223) >>> 0;
  return Math.floor((luck.word / 2 ** 32) * count);
}

/** What random play always does where it is offered, and what it does only where nothing else is. */
export interface Taste {
  readonly favoured?: string;
  readonly avoided?: readonly string[];
}

function pickOption({ options }: Decision, luck: Luck, { favoured, avoided = [] }: Taste): Option {
  const found = favoured === undefined ? undefined : options.find(({ verb }) => verb === favoured);
  const picked = found ?? options[pick(luck, options.length)];
  if (!avoided.includes(picked.verb)) return picked;
  return options.find(({ verb }) => !avoided.includes(verb)) ?? picked;
}

/** Answers one awaited decision at random, by its taste; says whether there was one. */
function playOne<S extends MatchState>(game: Game<S>, state: S, luck: Luck, taste: Taste): boolean {
  const pending = game.pending(state);
  if (pending.length === 0) return false;
  const decision = pending[pick(luck, pending.length)];
  const option = pickOption(decision, luck, taste);
  const refusal = game.choose(state, decision.seat, { n: decision.n, key: optionKey(option) });
  if (refusal) throw new Error(`"${optionKey(option)}" was offered and refused (${refusal.code})`);
  return true;
}

/** Plays a match to its end by random answers and counts them. */
export function playOut<S extends MatchState>(
  game: Game<S>,
  setup: Setup,
  luck: Luck,
  taste: Taste = {},
): number {
  const state = game.create(setup);
  let decisions = 0;
  while (playOne(game, state, luck, taste)) decisions++;
  return decisions;
}

/** A match after this many random answers, or before its last one when it is shorter. */
export function midGame<S extends MatchState>(game: Game<S>, setup: Setup, decisions: number): S {
  const luck = { word: 1 };
  const state = game.create(setup);
  for (let i = 0; i < decisions; i++) {
    const before = game.clone(state);
    playOne(game, state, luck, {});
    if (game.outcome(state)) return before;
  }
  return state;
}
