import { useCallback, useEffect, useState } from 'react';
import type { MatchSummary } from '../../host/host.ts';
import { splitAnchor } from '../shared/anchor.ts';
import { formatPlace, type Place, parsePlace } from './place.ts';

/** Browsers refuse addresses that change too often: the one where one rests is written. */
const REST_MS = 400;

/** The place in a replay, kept in the address: a reload, a bookmark or a link lead back to it. */
export function usePlace(match: MatchSummary): [Place, (part: Partial<Place>) => void] {
  const [place, setPlace] = useState(() => placeInAddress(match));
  useEffect(() => {
    const follow = () => setPlace(placeInAddress(match));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [match]);
  useEffect(() => {
    const timer = setTimeout(() => writeAddress(match, place), REST_MS);
    return () => clearTimeout(timer);
  }, [match, place]);
  const change = useCallback((part: Partial<Place>) => setPlace((before) => ({ ...before, ...part })), []);
  return [place, change];
}

function placeInAddress(match: MatchSummary): Place {
  return parsePlace(splitAnchor(location.hash.slice(1)).anchor, match);
}

function writeAddress(match: MatchSummary, place: Place): void {
  history.replaceState(history.state, '', `#/replay/${match.id}#${formatPlace(place, match)}`);
}
