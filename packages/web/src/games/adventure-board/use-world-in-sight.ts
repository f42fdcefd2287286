import { type RefObject, useEffect } from 'react';
import { afterDrawing } from '../../ui/after-drawing.ts';
import type { OrrenBoard } from './orren-board.ts';

/** What names none of the cards that lie below the map. */
const OF_THE_WORLD = new Set(['space', 'encounter', 'def']);

/** Where the page scrolls: the scene that is decided, or the map where spaces are asked about, is brought into sight. */
export function useWorldInSight(
  table: RefObject<HTMLElement | null>,
  { decision, offers, motion }: OrrenBoard,
): void {
  const n = decision?.n;
  const isAsked = offers.all.some(({ about }) => OF_THE_WORLD.has(about[0]?.kind));
  // biome-ignore lint/correctness/useExhaustiveDependencies: every question once
  useEffect(() => {
    if (n === undefined) return undefined;
    return afterDrawing(() => {
      const scene = table.current?.querySelector('.orren-stage');
      const shown = scene ?? (isAsked ? table.current?.querySelector('.orren-map') : undefined);
      shown?.scrollIntoView({ block: 'nearest', behavior: motion === 'full' ? 'smooth' : 'auto' });
    });
  }, [n]);
}
