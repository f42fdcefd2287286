import { contentOf, type Game, type MatchState, type Odds, oddsOf } from '@tabard/engine';
import { useEffect, useState } from 'react';
import type { BoardProps, Offered } from './board.ts';

/** The chance to win what is decided next: by option, and as it stands. */
export interface OddsNow {
  readonly byKey: ReadonlyMap<string, Odds>;
  readonly asItIs: Odds | undefined;
}

const NONE: OddsNow = { byKey: new Map(), asItIs: undefined };

/** Maximum number of options with odds. */
const MOST = 12;

/**
 * Odds of the next contest after each answer, from what this player knows. Computed after the render, one
 * answer at a time, so that it does not block the page.
 */
export function useOdds({ game, view, decision, offers }: BoardProps): OddsNow {
  const [odds, setOdds] = useState<OddsNow & { readonly n: number }>({ ...NONE, n: -1 });
  const n = decision?.n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per decision
  useEffect(() => {
    if (n === undefined || !game.verdictOf || !isForeseeable(game, view.state)) return undefined;
    const byKey = new Map<string, Odds>();
    let asItIs: Odds | undefined;
    let left: readonly Offered[] = [];
    let timer = setTimeout(begin, AFTER_DRAWING);
    function begin() {
      asItIs = oddsOf(game, view);
      // Where nothing is decided yet, only what begins a contest has a chance to tell.
      left = offers.all.filter(({ option }) => asItIs || game.contests.includes(option.verb)).slice(0, MOST);
      tell();
    }
    function tell() {
      setOdds({ n: n ?? -1, byKey: new Map(byKey), asItIs });
      if (left.length > 0) timer = setTimeout(next);
    }
    function next() {
      const [offered, ...rest] = left;
      left = rest;
      const found = oddsOf(game, view, offered.option);
      if (found) byKey.set(offered.key, found);
      tell();
    }
    return () => clearTimeout(timer);
  }, [n]);
  return odds.n === n ? odds : NONE;
}

/** Whether a match can be played out on this page: with the open half alone only as far as a contest goes. */
export function isForeseeable<S extends MatchState>(game: Game<S>, state: S): boolean {
  return !contentOf(state).isOpenHalf || game.confined?.(state) !== undefined;
}

const AFTER_DRAWING = 60;

/** A chance in percent; estimates are marked. */
export function oddsText({ won, isExact }: Odds): string {
  return `${isExact ? '' : '≈ '}${Math.round(won * 100)} %`;
}
