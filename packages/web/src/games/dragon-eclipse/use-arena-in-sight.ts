import { type RefObject, useEffect } from 'react';
import { usePeek } from '../../table/peek.tsx';

/** Where the table is one column and scrolls. */
export const ONE_COLUMN = '(width < 56rem)';

/**
 * A long press shows a thing large at the foot of a phone: the Arena comes into sight above it, with what the thing
 * reaches, and the page goes back to where it was afterwards.
 */
export function useArenaInSight(ref: RefObject<HTMLElement | null>): void {
  const isLarge = usePeek(({ peeked }) => peeked?.stays === true);
  useEffect(() => {
    if (!isLarge || !matchMedia(ONE_COLUMN).matches) return undefined;
    const before = scrollY;
    ref.current?.querySelector('.eclipse-arena')?.scrollIntoView({ block: 'start' });
    return () => scrollTo({ top: before });
  }, [isLarge, ref]);
}
