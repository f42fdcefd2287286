import { type RefObject, useEffect } from 'react';
import { ONE_COLUMN } from './use-arena-in-sight.ts';

/** Where the page scrolls, what a question is about comes into sight when nothing of it is. */
export function useInSight(ref: RefObject<HTMLElement | null>, question: number | undefined): void {
  useEffect(() => {
    const part = ref.current?.getBoundingClientRect();
    if (question === undefined || !part || !matchMedia(ONE_COLUMN).matches) return;
    const foot = document.querySelector('.decision-bar')?.getBoundingClientRect().top ?? innerHeight;
    if (part.top > foot || part.bottom < 0)
      ref.current?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  }, [ref, question]);
}
