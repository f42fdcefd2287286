/** What an option would do to whom: for those who show it before it is chosen. */
import { confinedWorld, type Game, optionKey, type Seat, type View } from '@tabard/engine';
import type { Span } from './forecast.ts';
import { type PlayingOut, playOut } from './playing-out.ts';
import { isInCombat, type Match } from './state.ts';

/** The damage to one target: a fighter, or what stands in a space. */
export interface Harm extends Span {
  readonly target: number;
}

/** By target. */
type Dealt = Map<number, number>;

const WORLDS = 2;
const MOST_ENDS = 60;

/**
 * The Attacks and deals that an option of this seat leads to until it is asked again what to do, from what the seat
 * knows; from so much to so much, as it decides on the way.
 */
export function harmOf(
  game: Game<Match>,
  seen: Pick<View<Match>, 'viewer' | 'state'>,
  seat: Seat,
  key: string,
): readonly Harm[] {
  const { viewer, state } = seen;
  if (!isInCombat(state) || state.outcome) return [];
  const view = { viewer, state, decisions: [], waiting: [] };
  const ends = Array.from({ length: WORLDS }, (_, i) =>
    endsIn(game, confinedWorld(game, view, `harm ${state.n} ${i}`), seat, key),
  ).flat();
  const targets = new Set(ends.flatMap((dealt) => [...dealt.keys()]));
  return [...targets].map((target) => ({ target, ...spanOf(ends.map((dealt) => dealt.get(target) ?? 0)) }));
}

function spanOf(values: readonly number[]): Span {
  return { least: Math.min(...values), most: Math.max(...values) };
}

function endsIn(game: Game<Match>, world: Match, seat: Seat, key: string): Dealt[] {
  const asked = game.pending(world).find((decision) => decision.seat === seat);
  if (!asked?.options.some((option) => optionKey(option) === key)) return [];
  const depth = world.stack.length;
  const how: PlayingOut<Dealt> = {
    most: MOST_ENDS,
    copy: (dealt) => new Map(dealt),
    count: ({ counted }, { type, args }) => {
      if (args[0] === seat && (type === 'attacked' || type === 'dealt'))
        counted.set(Number(args[1]), (counted.get(Number(args[1])) ?? 0) + Number(args[2]));
      return type === 'turn-ended' ? 'over' : 'on';
    },
    isOver: (m) => m.stack.length <= depth,
  };
  const begin = (m: Match, listen: Parameters<typeof game.proceed>[1]) =>
    void game.choose(m, seat, { n: asked.n, key }, listen);
  return playOut(game, { m: world, counted: new Map() }, begin, how).map(({ counted }) => counted);
}
