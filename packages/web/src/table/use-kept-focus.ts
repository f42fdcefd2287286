import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus: when the focused element is removed or disabled, the focus moves to this element,
 * from which an arrow key or Tab leads to the first answer.
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
    // A click on the background clears the focus on purpose.
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
