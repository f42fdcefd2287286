import { useEffect } from 'react';
import { create } from 'zustand';

interface PageTurning {
  /** Turns to the next page while there are pages to read before the question. */
  readonly turn: (() => void) | undefined;
  set(turn: (() => void) | undefined): void;
}

/** A board with a story shows it first: until it is read, answering turns the page. */
export const useReading = create<PageTurning>((set) => ({ turn: undefined, set: (turn) => set({ turn }) }));

/** While `turn` is given, the only answer is to read on. */
export function useReadFirst(turn: (() => void) | undefined): void {
  const { set } = useReading.getState();
  useEffect(() => {
    set(turn);
    return () => set(undefined);
  }, [turn, set]);
}
