import { useEffect, useState } from 'react';
import type { WatchedTable } from '../host/remote/remote-host.ts';
import { infoNow, NOTHING_KNOWN, type WatchedMatch } from '../host/remote/watched-match.ts';
import { remote } from './server.ts';

/** What the page knows of a match, and its table once it is watched. */
interface Watching {
  readonly known: WatchedMatch;
  readonly watched?: WatchedTable;
}

const NOT_YET: Watching = { known: NOTHING_KNOWN };

/** Watches a match on the server as long as this is shown: the one subscription of the page to it. */
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
