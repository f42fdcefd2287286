import type { MatchEvent, Unavailable, Viewer } from '@tabard/engine';
import { startTransition, useEffect, useState } from 'react';
import { useBackend } from '../host/backend.tsx';
import type { HostError, Table, TableSight } from '../host/host.ts';
import { asHostError } from '../host/host-error.ts';
import type { Happenings } from './board.ts';

/** The rendered state of a table and its unavailable options. */
interface SeenTable {
  readonly sight?: Sight;
  readonly unavailable: readonly Unavailable[];
}

/** A table that is loading, open or failed. */
export interface Seated extends SeenTable {
  readonly table?: Table;
  readonly problem?: HostError;
}

const NOTHING_SEEN: SeenTable = { unavailable: [] };
const OPENING: Pick<Seated, 'table' | 'problem'> = {};

/** Opens a match for a viewer and closes it on unmount. */
export function useTable(match: string, viewer: Viewer): Seated {
  const backend = useBackend();
  const key = `${match} ${viewer}`;
  const [kept, keep] = useState<{ key: string; table?: Table; problem?: HostError }>({ key });
  useEffect(() => {
    let isLeft = false;
    let open: Table | undefined;
    const follow = (table: Table) => {
      if (isLeft) return table.close();
      open = table;
      keep({ key, table });
    };
    backend
      .host()
      .open(match, viewer)
      .then(follow, (problem) => isLeft || keep({ key, problem: asHostError(problem) }));
    return () => {
      isLeft = true;
      open?.close();
    };
  }, [backend, match, viewer, key]);
  const { table, problem } = kept.key === key ? kept : OPENING;
  return { table, problem, ...useSight(table) };
}

/** Subscribes to an open table while mounted. */
export function useSight(table: Table | undefined): SeenTable {
  const [kept, keep] = useState<{ table: Table | undefined; seen: SeenTable }>({ table, seen: NOTHING_SEEN });
  useEffect(() => {
    if (!table) return;
    let isLeft = false;
    const change = (next: (before: SeenTable) => SeenTable) =>
      inTransition(() => {
        if (!isLeft)
          keep((before) => ({ table, seen: next(before.table === table ? before.seen : NOTHING_SEEN) }));
      });
    const see = (sights: readonly TableSight[]) => {
      change(({ sight }) => ({ sight: seeTogether(sight, sights), unavailable: [] }));
      const isAsked = !isLeft && sights.at(-1)?.view.decisions.length;
      if (isAsked)
        void table.unavailable().then((unavailable) => change((before) => ({ ...before, unavailable })));
    };
    const forget = table.subscribe(batched(see));
    return () => {
      isLeft = true;
      forget();
    };
  }, [table]);
  return kept.table === table ? kept.seen : NOTHING_SEEN;
}

/** Renders in a transition, so that the page stays responsive. */
function inTransition(act: () => void): void {
  startTransition(() => act());
}

/** Batches the updates of a frame: bots may move faster than frames are rendered. */
function batched(see: (sights: readonly TableSight[]) => void): (sight: TableSight) => void {
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

/** Rendered state of a table: its latest sight, and the events since the previous render. */
export interface Sight {
  readonly update: TableSight;
  readonly happenings: Happenings;
}

/** Merges several sights: the latest state with the news of all. */
export function seeTogether(before: Sight | undefined, sights: readonly TableSight[]): Sight | undefined {
  const update = sights.at(-1);
  if (!update) return undefined;
  let events: readonly MatchEvent[] = [];
  for (const { news } of sights) events = news ? [...events, ...news] : [];
  const pulse = (before?.happenings.pulse ?? 0) + 1;
  return { update, happenings: { pulse, events } };
}
