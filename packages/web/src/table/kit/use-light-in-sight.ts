import { type RefObject, useEffect } from 'react';
import { afterDrawing } from '../../ui/after-drawing.ts';
import type { BoardProps } from '../board.ts';

/** Scrolls the things of the current question into view. */
export function useLightInSight(
  table: RefObject<HTMLElement | null>,
  { decision, motion }: Pick<BoardProps, 'decision' | 'motion'>,
): void {
  const n = decision?.n;
  useEffect(() => {
    if (n === undefined) return undefined;
    return afterDrawing(() => {
      const things = [...(table.current?.querySelectorAll('[data-light="lit"]') ?? [])];
      const room = table.current?.closest('main')?.getBoundingClientRect();
      if (!room || things.length === 0 || things.some((thing) => isWithin(room, thing))) return;
      things[0].scrollIntoView({ block: 'center', behavior: motion === 'full' ? 'smooth' : 'auto' });
    });
  }, [table, n, motion]);
}

/** Visible by its centre: a sliver at the edge does not count. */
function isWithin(room: DOMRect, thing: Element): boolean {
  const { top, height } = thing.getBoundingClientRect();
  const middle = top + height / 2;
  return middle > room.top && middle < room.bottom;
}
