import { useEffect, useState } from 'react';
import { useSettings } from '../../settings/settings.ts';
import { useBoardContext } from './board-context.ts';

/** How long a scene takes, in milliseconds: until the dice lie, for each part of a sum, and to read the result. */
interface Tempo {
  readonly dice: number;
  readonly part: number;
  readonly result: number;
}

const TEMPOS: Readonly<Record<'calm' | 'brisk' | 'instant', Tempo>> = {
  calm: { dice: 900, part: 420, result: 1500 },
  brisk: { dice: 700, part: 160, result: 900 },
  instant: { dice: 0, part: 0, result: 700 },
};

const ALL = Number.POSITIVE_INFINITY;

/** The tempo that is set; what does not move takes no time but that to read it. */
export function useTempo(): Tempo {
  const tempo = useSettings((settings) => settings.tempo);
  const { motion } = useBoardContext();
  return motion === 'reduced' ? { ...TEMPOS[tempo], dice: 0, part: 0 } : TEMPOS[tempo];
}

/**
 * A sum of so many parts, built up part by part once its dice lie; `of` tells one roll from the next, and `at once` that
 * nothing is rolled. `finish` shows all of it.
 */
export function useBuiltUp(parts: number, of: string): { readonly shown: number; finish(): void } {
  const { dice, part } = useTempo();
  const isMoving = of !== 'at once' && dice > 0;
  const [built, build] = useState({ of, shown: isMoving ? 0 : ALL });
  if (built.of !== of) build({ of, shown: isMoving ? 0 : ALL });
  const { shown } = built;
  useEffect(() => {
    if (shown > parts) return undefined;
    const timer = setTimeout(
      () => build((now) => (now.of === of ? { of, shown: now.shown < parts ? now.shown + 1 : ALL } : now)),
      shown === 0 ? dice : part,
    );
    return () => clearTimeout(timer);
  }, [shown, parts, of, dice, part]);
  return { shown, finish: () => build({ of, shown: ALL }) };
}
