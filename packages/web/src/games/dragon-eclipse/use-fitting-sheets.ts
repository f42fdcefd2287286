import { type RefObject, useLayoutEffect } from 'react';

/** As many steps as `sheets.css` knows. */
const MOST_TIGHT = 4;

/** Sets a full sheet tighter, step by step, until its side of the table holds it without scrolling. */
export function useFittingSheets(board: RefObject<HTMLElement | null>, moment: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: sheets are fuller or emptier at another moment
  useLayoutEffect(() => {
    const { current } = board;
    if (!current) return;
    const fit = () => {
      for (const side of current.querySelectorAll<HTMLElement>('.eclipse-near, .eclipse-far')) tighten(side);
    };
    fit();
    window.addEventListener('resize', fit);
    return () => window.removeEventListener('resize', fit);
  }, [board, moment]);
}

function tighten(side: HTMLElement): void {
  for (let tight = 0; tight <= MOST_TIGHT; tight++) {
    side.dataset.tight = String(tight);
    if (side.scrollHeight <= side.clientHeight + 1) return;
  }
}
