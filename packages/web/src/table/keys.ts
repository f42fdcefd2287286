import { useEffect } from 'react';

/** What keys do at a table. */
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

/** Arrows move between things, digits pick options, `z` takes back, `l` opens the log, `?` helps. */
export function useTableKeys(keys: TableKeys): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const arrow = ARROWS[event.key];
      if (arrow && moveFocus(arrow)) event.preventDefault();
      if (document.querySelector('dialog[open]')) return;
      if (/^[1-9]$/.test(event.key)) keys.digit(Number(event.key));
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

/** Moves the focus to the nearest thing in a direction; says whether it did. */
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
    const along = (to.x - start.x) * dx + (to.y - start.y) * dy;
    const aside = Math.abs((to.x - start.x) * dy) + Math.abs((to.y - start.y) * dx);
    return thing !== from && along > 4 && aside <= along * 3 ? [{ thing, cost: along + aside * 2 }] : [];
  });
  const nearest = ahead.sort((a, b) => a.cost - b.cost)[0];
  nearest?.thing.focus();
  return nearest !== undefined;
}

function centre(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
