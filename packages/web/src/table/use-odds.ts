import { contentOf, type Game, type MatchState, type Odds, type View, weighingOdds } from '@tabard/engine';
import { useEffect, useState } from 'react';
import { inSlices } from '../ui/in-slices.ts';
import type { BoardProps, Offered } from './board.ts';

/** The chance to win what is decided next: by option, and as it stands. */
export interface OddsNow {
  readonly byKey: ReadonlyMap<string, Odds>;
  readonly asItIs: Odds | undefined;
}

const NONE: OddsNow = { byKey: new Map(), asItIs: undefined };

/** Maximum number of options with odds. */
const MOST = 12;

/** Odds of the next contest after each answer, from what this player knows. Computed after the render, in slices. */
export function useOdds({ game, view, decision, offers }: BoardProps): OddsNow {
  const [odds, setOdds] = useState<OddsNow & { readonly n: number }>({ ...NONE, n: -1 });
  const n = decision?.n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per decision
  useEffect(() => {
    if (n === undefined || !game.verdictOf || !isForeseeable(game, view.state)) return undefined;
    return inSlices(weighing(game, view, offers.all, (now) => setOdds({ ...now, n })));
  }, [n]);
  return odds.n === n ? odds : NONE;
}

/** Weighs the contest as it stands, then after each answer; tells what it knows so far. */
function* weighing(
  game: Game,
  view: View,
  offered: readonly Offered[],
  tell: (odds: OddsNow) => void,
): Generator<void, void> {
  const byKey = new Map<string, Odds>();
  const asItIs = yield* weighingOdds(game, view);
  tell({ byKey, asItIs });
  // Where nothing is decided yet, only what begins a contest has a chance to tell.
  const told = offered.filter(({ option }) => asItIs || game.contests.includes(option.verb));
  for (const { option, key } of told.slice(0, MOST)) {
    const found = yield* weighingOdds(game, view, option);
    if (found) byKey.set(key, found);
    tell({ byKey: new Map(byKey), asItIs });
  }
}

/** Whether a match can be played out on this page: with the open half alone only as far as a contest goes. */
export function isForeseeable<S extends MatchState>(game: Game<S>, state: S): boolean {
  return !contentOf(state).isOpenHalf || game.confined?.(state) !== undefined;
}

/** A chance in percent; estimates are marked. */
export function oddsText({ won, isExact }: Odds): string {
  return `${isExact ? '' : '≈ '}${Math.round(won * 100)} %`;
}
