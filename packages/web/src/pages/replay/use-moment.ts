import { useEffect, useRef, useState } from 'react';
import { useBackend } from '../../host/backend.tsx';
import type { HostError, Moment, ReplayViewer } from '../../host/host.ts';
import { asHostError } from '../../host/host-error.ts';

/** A moment with the place and the eyes it was asked for. */
export interface SeenMoment extends Moment {
  readonly seq: number;
  readonly viewer: ReplayViewer;
  /** It follows right after the one that was shown before: what happened may be animated. */
  readonly isNext: boolean;
}

/** Puts a moment after the one that was shown before. */
export function follow(
  before: SeenMoment | undefined,
  moment: Moment,
  seq: number,
  viewer: ReplayViewer,
): SeenMoment {
  const isNext = before?.viewer === viewer && before.seq === seq - 1;
  return { ...moment, seq, viewer, isNext };
}

/** While one scrubs, only the place one rests at is asked for. */
const REST_MS = 40;

/** The moment of a match at a place; the one before stays until it has come. */
export function useMoment(
  match: string,
  seq: number,
  viewer: ReplayViewer,
): { moment?: SeenMoment; problem?: HostError } {
  const backend = useBackend();
  const [kept, keep] = useState<{ moment?: SeenMoment; problem?: HostError }>({});
  const shown = useRef<SeenMoment>(undefined);
  useEffect(() => {
    let isWanted = true;
    const take = (moment: Moment) => {
      if (!isWanted) return;
      shown.current = follow(shown.current, moment, seq, viewer);
      keep({ moment: shown.current });
    };
    const ask = () =>
      backend
        .host()
        .replayView(match, seq, viewer)
        .then(take, (problem) => isWanted && keep({ problem: asHostError(problem) }));
    const timer = setTimeout(ask, shown.current ? REST_MS : 0);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [backend, match, seq, viewer]);
  return kept;
}
