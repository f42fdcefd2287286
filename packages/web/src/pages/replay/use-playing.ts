import { useEffect } from 'react';

export const SPEEDS = [1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

const LOOK_MS = 1600;
/** A moment in which nothing is to be seen is passed over quickly. */
const BLINK_MS = 60;

interface Playing {
  readonly isPlaying: boolean;
  readonly speed: Speed;
  /** The moment that is shown, or undefined while it is on its way. */
  readonly shown: { readonly seq: number; readonly length: number; readonly happened: number } | undefined;
  step(to: number): void;
  stop(): void;
}

/** Goes on by itself, moment by moment, once each has been shown for a while. */
export function usePlaying({ isPlaying, speed, shown, step, stop }: Playing): void {
  const { seq, length, happened } = shown ?? { seq: -1, length: 0, happened: 0 };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new moment winds the clock, nothing else does
  useEffect(() => {
    if (!isPlaying || seq < 0) return undefined;
    if (seq >= length) {
      stop();
      return undefined;
    }
    const timer = setTimeout(() => step(seq + 1), happened ? LOOK_MS / speed : BLINK_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, speed, seq, length, happened]);
}
