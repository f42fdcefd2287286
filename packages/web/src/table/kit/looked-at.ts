import { useEffect } from 'react';
import { create } from 'zustand';
import { usePeek } from '../peek.tsx';

interface LookedAt {
  /** Key of the hovered or focused option: `play 41`. */
  readonly key: string | undefined;
  look(key: string | undefined): void;
}

/** The hovered or focused option, for boards that draw its effect in advance. */
export const useLookedAt = create<LookedAt>()((set) => ({ key: undefined, look: (key) => set({ key }) }));

/**
 * Tracks hover and focus of elements with an option key: things of the board, and the buttons of the question
 * below. Keys for which `isBrief` holds are ignored on touch and on focus that is not visible.
 */
export function useLooking(isBrief: (key: string) => boolean): void {
  useEffect(() => {
    const look = (event: Event) => {
      // A preview opened by a long press counts until it is closed.
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
