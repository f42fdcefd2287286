import { useLayoutEffect } from 'react';

/** Handlers for the keys at a table. */
export interface TableKeys {
  digit(digit: number): void;
  undo(): void;
  log(): void;
  help(): void;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Arrows move between things, digits pick options, `z` takes back, `l` opens the log, `?` helps. They do so from the
 * moment the table is shown.
 */
export function useTableKeys(keys: TableKeys): void {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const arrow = ARROWS[event.key];
      if (arrow && moveFocus(arrow)) event.preventDefault();
      if (document.querySelector('dialog[open]')) return;
      if (/^[0-9]$/.test(event.key)) keys.digit(Number(event.key));
      else if (event.key === 'z') keys.undo();
      else if (event.key === 'l') keys.log();
      else if (event.key === '?') keys.help();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [keys]);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, select, textarea, [contenteditable]');
}

const FOCUSABLE = 'button:not(:disabled), a[href], summary, [tabindex="0"]';

/** Moves the focus to the nearest thing in a direction; returns whether it did. */
function moveFocus([dx, dy]: readonly [number, number]): boolean {
  const scope = document.querySelector('dialog[open]') ?? document.getElementById('root');
  const things = [...(scope?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])].filter((thing) =>
    thing.checkVisibility(),
  );
  const from = document.activeElement;
  if (!(from instanceof HTMLElement) || !things.includes(from)) {
    const first = document.querySelector<HTMLElement>('[data-first]') ?? things[0];
    first?.focus();
    return first !== undefined;
  }
  const start = centre(from);
  const ahead = things.flatMap((thing) => {
    const to = centre(thing);
    const cost = thing === from ? undefined : costOfWay([dx, dy], [to.x - start.x, to.y - start.y]);
    return cost === undefined ? [] : [{ thing, cost }];
  });
  const nearest = ahead.sort((a, b) => a.cost - b.cost)[0];
  nearest?.thing.focus();
  return nearest !== undefined;
}

/** Minimum distance ahead in pixels; nearer things count as beside. */
const BESIDE = 4;
/** Maximum ratio of sideways to forward distance. */
const WIDEST = 3;
/** Up and down lead to the next row, wherever in it; left and right stay in the row. */
const ASIDE_COSTS = { upright: 0.3, level: 2 };

/** Distance of a thing in a direction; undefined if it does not lie there. */
export function costOfWay(
  [dx, dy]: readonly [number, number],
  [x, y]: readonly [number, number],
): number | undefined {
  const along = x * dx + y * dy;
  const aside = Math.abs(x * dy) + Math.abs(y * dx);
  if (along <= BESIDE || aside > along * WIDEST) return undefined;
  return along + aside * (dy === 0 ? ASIDE_COSTS.level : ASIDE_COSTS.upright);
}

function centre(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
