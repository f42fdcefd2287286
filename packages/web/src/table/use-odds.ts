import { contentOf, type Odds, oddsOf } from '@tabard/engine';
import { useEffect, useState } from 'react';
import type { BoardProps } from './board.ts';

/** The chance to win what is decided next: by option, and as it stands. */
export interface OddsNow {
  readonly byKey: ReadonlyMap<string, Odds>;
  readonly asItIs: Odds | undefined;
}

const NONE: OddsNow = { byKey: new Map(), asItIs: undefined };

/** More of them would not be compared. */
const MOST = 12;

/**
 * What each answer makes of the next contest, from what this player knows. It is computed after the table was drawn, an
 * answer at a time, so that nobody waits for it.
 */
export function useOdds({ game, view, decision, offers }: BoardProps): OddsNow {
  const [odds, setOdds] = useState<OddsNow & { readonly n: number }>({ ...NONE, n: -1 });
  const n = decision?.n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every question once
  useEffect(() => {
    // A page that knows the open half alone cannot tell what comes next.
    if (n === undefined || !game.verdictOf || contentOf(view.state).isOpenHalf) return undefined;
    const byKey = new Map<string, Odds>();
    const left = offers.all.slice(0, MOST);
    let timer = setTimeout(function next() {
      const offered = left.shift();
      const asItIs = oddsOf(game, view);
      const found = offered && asItIs !== undefined ? oddsOf(game, view, offered.option) : undefined;
      if (offered && found) byKey.set(offered.key, found);
      setOdds({ n, byKey: new Map(byKey), asItIs });
      if (asItIs !== undefined && left.length > 0) timer = setTimeout(next);
    }, AFTER_DRAWING);
    return () => clearTimeout(timer);
  }, [n]);
  return odds.n === n ? odds : NONE;
}

const AFTER_DRAWING = 60;

/** A chance in hundredths; a guess is marked as one. */
export function oddsText({ won, isExact }: Odds): string {
  return `${isExact ? '' : '≈ '}${Math.round(won * 100)} %`;
}
