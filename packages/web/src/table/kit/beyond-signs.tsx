import { type RefObject, useEffect, useState } from 'react';
import './beyond-signs.css';

const NONE = { before: 0, after: 0 };
/** Fraction of the row that one click scrolls. */
const STEP = 0.8;

/** How many things of a row lie beyond its edges, more than half of each out of sight. */
function countBeyond(row: HTMLElement): typeof NONE {
  const { left, right } = row.getBoundingClientRect();
  const middles = [...row.children].map((child) => {
    const box = child.getBoundingClientRect();
    return (box.left + box.right) / 2;
  });
  return {
    before: middles.filter((middle) => middle < left).length,
    after: middles.filter((middle) => middle > right).length,
  };
}

function useBeyond(row: RefObject<HTMLElement | null>, count: number): typeof NONE {
  const [beyond, setBeyond] = useState(NONE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: measure again when the number of things changes
  useEffect(() => {
    const list = row.current;
    if (!list) return undefined;
    const look = () => {
      const next = countBeyond(list);
      setBeyond((before) => (before.before === next.before && before.after === next.after ? before : next));
    };
    const watch = new ResizeObserver(look);
    watch.observe(list);
    list.addEventListener('scroll', look, { passive: true });
    return () => {
      watch.disconnect();
      list.removeEventListener('scroll', look);
    };
  }, [row, count]);
  return beyond;
}

interface BeyondSignsProps {
  readonly row: RefObject<HTMLElement | null>;
  /** How many things lie in the row. */
  readonly count: number;
}

/** Signs at the sides of a row that is scrolled: how many more things lie there. Keys reach the things themselves. */
export function BeyondSigns({ row, count }: BeyondSignsProps) {
  const { before, after } = useBeyond(row, count);
  const go = (way: 1 | -1) => () => {
    const list = row.current;
    list?.scrollBy({ left: way * list.clientWidth * STEP });
  };
  return (
    <>
      {before > 0 && <Sign side="before" text={`‹ ${before}`} onClick={go(-1)} />}
      {after > 0 && <Sign side="after" text={`${after} ›`} onClick={go(1)} />}
    </>
  );
}

interface SignProps {
  readonly side: 'before' | 'after';
  readonly text: string;
  onClick(): void;
}

function Sign({ side, text, onClick }: SignProps) {
  return (
    <button
      type="button"
      className="beyond-sign"
      data-side={side}
      aria-hidden="true"
      tabIndex={-1}
      onClick={onClick}
    >
      {text}
    </button>
  );
}
