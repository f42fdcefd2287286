import { type MouseEvent, useCallback, useState } from 'react';
import { splitAnchor } from '../pages/shared/anchor.ts';

/** Rules that are open beside the table: all of them, or at one. */
export interface OpenRules {
  readonly anchor: string | undefined;
}

/** Links to rules open them beside the table, never in place of it. */
export function useRules() {
  const [rules, setRules] = useState<OpenRules>();
  const onClickCapture = useCallback((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href*="/rules/"]') : null;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0;
    if (!link || !isPlain) return;
    event.preventDefault();
    event.stopPropagation();
    const [, place] = (link.getAttribute('href') ?? '').split('/rules/');
    setRules({ anchor: splitAnchor(place).anchor });
  }, []);
  return { rules, close: () => setRules(undefined), onClickCapture };
}
