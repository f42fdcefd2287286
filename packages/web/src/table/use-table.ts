import type { Unavailable, Viewer } from '@tabard/engine';
import { startTransition, useEffect, useState } from 'react';
import type { HostError, Table, TableSight } from '../host/host.ts';
import { asHostError } from '../host/host-error.ts';
import { useVenue, type Venue } from '../host/venue.tsx';
import { type Sight, seeTogether } from './story.ts';

/** A table that is being opened, is open, or could not be. */
export interface Seated {
  readonly table?: Table;
  readonly sight?: Sight;
  readonly unavailable: readonly Unavailable[];
  readonly problem?: HostError;
}

const OPENING: Seated = { unavailable: [] };

/** Opens a match for a viewer, and closes it when the page goes. */
export function useTable(match: string, viewer: Viewer): Seated {
  const venue = useVenue();
  const key = `${match} ${viewer}`;
  const [kept, keep] = useState({ key, seated: OPENING });
  useEffect(() => {
    const change = (part: Partial<Seated> | ((before: Seated) => Seated)) =>
      keep((before) => {
        const old = before.key === key ? before.seated : OPENING;
        return { key, seated: typeof part === 'function' ? part(old) : { ...old, ...part } };
      });
    return sitDown(venue, match, viewer, change);
  }, [venue, match, viewer, key]);
  return kept.key === key ? kept.seated : OPENING;
}

type Change = (part: Partial<Seated> | ((before: Seated) => Seated)) => void;

/** Follows a table until it is left; gives what leaves it. */
function sitDown(venue: Venue, match: string, viewer: Viewer, change: Change): () => void {
  let isLeft = false;
  let open: Table | undefined;
  const follow = (table: Table) => {
    if (isLeft) return table.close();
    open = table;
    change({ table });
    const see = (sights: readonly TableSight[]) => {
      if (isLeft) return;
      inSlices(() =>
        change((before) => ({ ...before, sight: seeTogether(before.sight, sights), unavailable: [] })),
      );
      const isAsked = sights.at(-1)?.view.decisions.length;
      if (isAsked)
        void table.unavailable().then((unavailable) => inSlices(() => isLeft || change({ unavailable })));
    };
    table.subscribe(gathered(see));
  };
  venue
    .host()
    .open(match, viewer)
    .then(follow, (problem) => change({ problem: asHostError(problem) }));
  return () => {
    isLeft = true;
    open?.close();
  };
}

/** A whole table is drawn a little at a time: meanwhile the page hears clicks and keys. */
function inSlices(act: () => void): void {
  startTransition(() => act());
}

/** Bots may move faster than anybody can see: what comes before the next frame is drawn with it. */
function gathered(see: (sights: readonly TableSight[]) => void): (sight: TableSight) => void {
  let waiting: TableSight[] = [];
  const flush = () => {
    const sights = waiting;
    waiting = [];
    see(sights);
  };
  return (sight) => {
    waiting.push(sight);
    if (waiting.length > 1) return;
    // A hidden page has no frames.
    if (document.hidden) setTimeout(flush);
    else requestAnimationFrame(flush);
  };
}
