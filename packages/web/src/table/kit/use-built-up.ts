import { useEffect, useState } from 'react';
import { useSettings } from '../../settings/settings.ts';
import { useBoardContext } from './board-context.ts';

/** Durations of a scene in milliseconds: dice landing, each part of a sum, and reading the result. */
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

/** The configured tempo; with reduced motion only the reading time remains. */
export function useTempo(): Tempo {
  const tempo = useSettings((settings) => settings.tempo);
  const { motion } = useBoardContext();
  return motion === 'reduced' ? { ...TEMPOS[tempo], dice: 0, part: 0 } : TEMPOS[tempo];
}

/**
 * Builds a sum up part by part after its dice have landed; `of` identifies the roll, and `at once` means that
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
