import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * The focus is never lost: when what had it leaves the table or cannot be used any more, it goes to this element,
 * from where an arrow or Tab leads on to the first answer.
 */
export function useKeptFocus(ref: RefObject<HTMLElement | null>): void {
  const last = useRef<Element>(undefined);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      last.current = target instanceof Element ? target : undefined;
    };
    const forget = () => {
      last.current = undefined;
    };
    addEventListener('focusin', remember);
    // A press on nothing lays the focus down; that is no loss.
    addEventListener('pointerdown', forget);
    return () => {
      removeEventListener('focusin', remember);
      removeEventListener('pointerdown', forget);
    };
  }, []);
  useLayoutEffect(() => {
    if (!last.current || !isGone(last.current)) return;
    if (document.activeElement !== last.current && document.activeElement !== document.body) return;
    ref.current?.focus({ preventScroll: true });
  });
}

function isGone(element: Element): boolean {
  return !element.isConnected || element.matches(':disabled');
}
