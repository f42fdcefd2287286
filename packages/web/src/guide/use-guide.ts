import { type Guide, type GuideStep, guideStepFor } from '@tabard/engine';
import { useEffect, useState } from 'react';
import type { BoardProps } from '../table/board.ts';
import { useGuides } from './guide-store.ts';
import { loadGuide } from './load-guide.ts';

/** What the guide says at this question. */
export interface Guiding {
  readonly step: GuideStep | undefined;
  readonly place: number;
  readonly count: number;
  readonly end: string | undefined;
  leave(): void;
}

/** The guide of this match, where it has one and somebody is asked. */
export function useGuide(match: string, { game, decision, reader }: BoardProps): Guiding | undefined {
  const at = useGuides((store) => store.at[match]);
  const { goTo, leave } = useGuides.getState();
  const by = useGuides((store) => store.by[match]);
  const guide = useLoadedGuide(game.id, by, at !== undefined);
  const n = decision?.n;
  const [shown, show] = useState<{ readonly n: number; readonly place: number }>();
  const place = guide && at !== undefined && decision ? guideStepFor(guide, at, decision) : undefined;
  useEffect(() => {
    if (place !== undefined && n !== undefined) show({ n, place });
  }, [place, n]);
  // A step has done its work once its question is answered.
  useEffect(() => {
    if (shown && n !== undefined && shown.n !== n && at !== undefined && at <= shown.place)
      goTo(match, shown.place + 1);
  }, [shown, n, at, match, goTo]);
  const isOver = guide !== undefined && at !== undefined && at >= guide.steps.length;
  useFarewell(isOver ? n : undefined, () => leave(match));
  usePointer(place === undefined ? undefined : guide?.steps[place].point, n);
  if (!guide || at === undefined) return undefined;
  return {
    step: place === undefined ? undefined : guide.steps[place],
    place: (place ?? at) + 1,
    count: guide.steps.length,
    end: isOver ? guide.end[reader.language] : undefined,
    leave: () => leave(match),
  };
}

/** The last word of a guide is said at one question `n`, and gone with its answer. */
function useFarewell(n: number | undefined, leave: () => void): void {
  const [said, say] = useState<number>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per question
  useEffect(() => {
    if (n === undefined) return;
    if (said === undefined) say(n);
    else if (said !== n) leave();
  }, [n, said]);
}

function useLoadedGuide(game: string, id: string | undefined, isWanted: boolean): Guide | undefined {
  const [guide, setGuide] = useState<Guide>();
  useEffect(() => {
    if (isWanted) void loadGuide(game, id).then(setGuide);
  }, [game, id, isWanted]);
  return isWanted ? guide : undefined;
}

/** What the guide points at stands out, and is in sight. */
function usePointer(name: string | undefined, n: number | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question may have drawn the thing anew
  useEffect(() => {
    if (name === undefined) return undefined;
    const pointed = [...document.querySelectorAll<HTMLElement>(`[data-guide="${name}"]`)];
    for (const thing of pointed) thing.dataset.pointed = '';
    pointed[0]?.scrollIntoView({ block: 'nearest' });
    return () => {
      for (const thing of pointed) delete thing.dataset.pointed;
    };
  }, [name, n]);
}
