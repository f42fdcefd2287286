import { useEffect } from 'react';
import { create } from 'zustand';

interface PageTurning {
  /** Turns to the next page, while there are pages to read before the question. */
  readonly turn: (() => void) | undefined;
  set(turn: (() => void) | undefined): void;
}

/** A board that tells a story lets it be read first: meanwhile the question waits and answers with a turned page. */
export const useReading = create<PageTurning>((set) => ({ turn: undefined, set: (turn) => set({ turn }) }));

/** While `turn` is given, the table asks for nothing but to read on. */
export function useReadFirst(turn: (() => void) | undefined): void {
  const { set } = useReading.getState();
  useEffect(() => {
    set(turn);
    return () => set(undefined);
  }, [turn, set]);
}
