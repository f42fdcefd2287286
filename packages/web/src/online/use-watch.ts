import { useEffect, useState } from 'react';
import { infoNow, NOTHING_KNOWN, type WatchedMatch } from '../host/remote/watched-match.ts';
import { remote } from './server.ts';

/** All that is known of a table on the server, as long as this is shown. */
export function useWatch(match: string): WatchedMatch {
  const [kept, keep] = useState({ match, known: NOTHING_KNOWN });
  useEffect(() => {
    const watch = remote().watch(match);
    const take = (known: WatchedMatch) => keep({ match, known: { ...known, info: infoNow(known) } });
    take(watch.known.getState());
    const forget = watch.known.subscribe(take);
    return () => {
      forget();
      watch.close();
    };
  }, [match]);
  return kept.match === match ? kept.known : NOTHING_KNOWN;
}
