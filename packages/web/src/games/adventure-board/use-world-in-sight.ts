import { type RefObject, useEffect } from 'react';
import { afterDrawing } from '../../ui/after-drawing.ts';
import type { OrrenBoard } from './orren-board.ts';

/** Whether the question is about spaces: nothing may then lie over the map. */
export function asksSpaces({ offers }: OrrenBoard): boolean {
  return offers.all.some(({ about }) => about[0]?.kind === 'space');
}

/** Where the page scrolls: the scene that is decided, or the map where spaces are asked about, is brought into sight. */
export function useWorldInSight(table: RefObject<HTMLElement | null>, board: OrrenBoard): void {
  const { decision, motion } = board;
  const n = decision?.n;
  const part = asksSpaces(board) ? '.orren-map' : '.orren-stage';
  // biome-ignore lint/correctness/useExhaustiveDependencies: every question once
  useEffect(() => {
    if (n === undefined) return undefined;
    return afterDrawing(() => {
      const shown = table.current?.querySelector(part);
      shown?.scrollIntoView({ block: 'nearest', behavior: motion === 'full' ? 'smooth' : 'auto' });
    });
  }, [n]);
}
