import { useEffect, useState } from 'react';
import type { WatchedTable } from '../host/remote/remote-host.ts';
import { infoNow, NOTHING_KNOWN, type WatchedMatch } from '../host/remote/watched-match.ts';
import { remote } from './server.ts';

/** Client state of a match, and its table once subscribed. */
interface Watching {
  readonly known: WatchedMatch;
  readonly watched?: WatchedTable;
}

const NOT_YET: Watching = { known: NOTHING_KNOWN };

/** Subscribes to a match on the server while mounted: the page's only subscription to it. */
export function useWatch(match: string): Watching {
  const [kept, keep] = useState({ match, watching: NOT_YET });
  useEffect(() => {
    const watched = remote().watch(match);
    const take = (known: WatchedMatch) =>
      keep({ match, watching: { watched, known: { ...known, info: infoNow(known) } } });
    take(watched.known.getState());
    const forget = watched.known.subscribe(take);
    return () => {
      forget();
      watched.close();
    };
  }, [match]);
  return kept.match === match ? kept.watching : NOT_YET;
}
