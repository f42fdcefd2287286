import { useEffect } from 'react';
import { create } from 'zustand';
import { usePeek } from '../peek.tsx';

interface LookedAt {
  /** The key of the option that is looked at: `play 41`. */
  readonly key: string | undefined;
  look(key: string | undefined): void;
}

/** What somebody looks at, for boards that draw what an option would do. */
export const useLookedAt = create<LookedAt>()((set) => ({ key: undefined, look: (key) => set({ key }) }));

/**
 * Follows hover and focus of anything that carries a key: the things of a board, and the buttons of the question
 * below. What is brief is left as soon as a finger has touched it.
 */
export function useLooking(isBrief: (key: string) => boolean): void {
  useEffect(() => {
    const look = (event: Event) => {
      // What a long press shows large is looked at until it is put away.
      if (usePeek.getState().peeked?.stays) return;
      const { target } = event;
      const thing = target instanceof Element ? target.closest('[data-aim], [data-option]') : null;
      const key = thing?.getAttribute('data-aim') ?? thing?.getAttribute('data-option') ?? undefined;
      const seen = key !== undefined && isBrief(key) && isPassing(event) ? undefined : key;
      if (useLookedAt.getState().key !== seen) useLookedAt.getState().look(seen);
    };
    addEventListener('pointerdown', look);
    addEventListener('pointerover', look);
    addEventListener('focusin', look);
    return () => {
      removeEventListener('pointerdown', look);
      removeEventListener('pointerover', look);
      removeEventListener('focusin', look);
      useLookedAt.getState().look(undefined);
    };
  }, [isBrief]);
}

function isPassing(event: Event): boolean {
  if (event instanceof PointerEvent) return event.pointerType !== 'mouse';
  return !(event.target as Element).matches(':focus-visible');
}
