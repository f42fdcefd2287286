import { useCallback, useEffect, useState } from 'react';
import type { MatchSummary } from '../../host/host.ts';
import { splitAnchor } from '../shared/anchor.ts';
import { formatPlace, parsePlace, type ReplayPlace } from './place.ts';

/** Browsers refuse addresses that change too often: the one where one rests is written. */
const REST_MS = 400;

/** The place in a replay, kept in the address: a reload, a bookmark or a link lead back to it. */
export function usePlace(match: MatchSummary): [ReplayPlace, (part: Partial<ReplayPlace>) => void] {
  const [place, setPlace] = useState(() => placeInAddress(match));
  const [home] = useState(pageInAddress);
  useEffect(() => {
    const follow = () => pageInAddress() === home && setPlace(placeInAddress(match));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [match, home]);
  useEffect(() => {
    // Whoever has left for another page meanwhile keeps the address of that one.
    const write = () => pageInAddress() === home && writeAddress(`#${home}#${formatPlace(place, match)}`);
    const timer = setTimeout(write, REST_MS);
    return () => clearTimeout(timer);
  }, [match, home, place]);
  const change = useCallback(
    (part: Partial<ReplayPlace>) => setPlace((before) => ({ ...before, ...part })),
    [],
  );
  return [place, change];
}

function placeInAddress(match: MatchSummary): ReplayPlace {
  return parsePlace(splitAnchor(location.hash.slice(1)).anchor, match);
}

function pageInAddress(): string | undefined {
  return splitAnchor(location.hash.slice(1)).name;
}

function writeAddress(address: string): void {
  history.replaceState(history.state, '', address);
}
